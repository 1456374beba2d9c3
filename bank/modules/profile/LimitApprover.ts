import type { Instant } from '../../../src/domain/time/Instant';

/** Limits a customer has asked for, which wait for somebody at the bank. */
export interface WaitingLimit {
  readonly submittedAt: Instant;
}

/** Whoever decides on limits above the standard. Answers nothing while they are still looked at. */
export interface LimitApprover {
  decide(waiting: WaitingLimit, now: Instant): 'approved' | 'rejected' | undefined;
}
