import type { Instant } from '../../../src/domain/time/Instant';

/** Limits a customer has requested, which wait for an employee of the bank. */
export interface WaitingLimit {
  readonly submittedAt: Instant;
}

/** Decides on limits above the standard; returns `undefined` while they are under review. */
export interface LimitApprover {
  decide(waiting: WaitingLimit, now: Instant): 'approved' | 'rejected' | undefined;
}
