import type { Money } from '../../../src/domain/money/Money';
import type { Instant } from '../../../src/domain/time/Instant';

/** An overdraft a customer has requested, which waits for a decision of the bank. */
export interface WaitingOverdraft {
  readonly limit: Money;
  /** Income of the lowest of the months the offer was calculated from. */
  readonly income: Money;
  readonly askedAt: Instant;
}

/** Decides on requested overdrafts; returns `undefined` while one is under review. */
export interface OverdraftApprover {
  decide(waiting: WaitingOverdraft, now: Instant): 'approved' | 'rejected' | undefined;
}
