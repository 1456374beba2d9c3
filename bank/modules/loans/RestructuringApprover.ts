import type { Instant } from '../../../src/domain/time/Instant';

/** A request to repay a loan over a longer time, which waits for an employee of the bank. */
export interface WaitingRestructuring {
  readonly months: number;
  readonly askedAt: Instant;
}

/** Decides on extending loans; returns `undefined` while a request is under review. */
export interface RestructuringApprover {
  decide(waiting: WaitingRestructuring, now: Instant): 'approved' | 'rejected' | undefined;
}
