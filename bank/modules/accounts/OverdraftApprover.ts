import type { Money } from '../../../src/domain/money/Money';
import type { Instant } from '../../../src/domain/time/Instant';

/** An overdraft a customer has asked for, which waits for somebody at the bank. */
export interface WaitingOverdraft {
  readonly limit: Money;
  /** Income of the lowest of the months the offer was calculated from. */
  readonly income: Money;
  readonly askedAt: Instant;
}

/** Whoever decides on overdrafts. Answers nothing while they are still looked at. */
export interface OverdraftApprover {
  decide(waiting: WaitingOverdraft, now: Instant): 'approved' | 'rejected' | undefined;
}
