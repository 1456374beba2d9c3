import type { Instant } from '../../../src/domain/time/Instant';

/** A request to repay a loan over a longer time, which waits for somebody at the bank. */
export interface WaitingRestructuring {
  readonly months: number;
  readonly askedAt: Instant;
}

/** Whoever decides on loans. Answers nothing while a request is still looked at. */
export interface RestructuringApprover {
  decide(waiting: WaitingRestructuring, now: Instant): 'approved' | 'rejected' | undefined;
}
