import type { LoanDecision } from '../../../../src/domain/loan/digital/creditScore';
import type { Instant } from '../../../../src/domain/time/Instant';

/** An application that waits for a decision of the bank. */
export interface WaitingDigitalLoan {
  /** Decision of the scoring rule by the facts the bank has now. */
  readonly scored: LoanDecision;
  readonly askedAt: Instant;
}

/** Decides on online loans; returns `undefined` while an application is under review, and never grants more than the scoring rule. */
export interface DigitalLoanApprover {
  decide(waiting: WaitingDigitalLoan, now: Instant): LoanDecision | undefined;
}
