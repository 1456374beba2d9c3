import type { LoanDecision } from '../../../../src/domain/loan/digital/creditScore';
import type { Instant } from '../../../../src/domain/time/Instant';

/** An application that waits for somebody at the bank. */
export interface WaitingDigitalLoan {
  /** Decision of the scoring rule by the facts the bank has now. */
  readonly scored: LoanDecision;
  readonly askedAt: Instant;
}

/** Whoever decides on online loans. Answers nothing while an application is still looked at, and never more than the rule. */
export interface DigitalLoanApprover {
  decide(waiting: WaitingDigitalLoan, now: Instant): LoanDecision | undefined;
}
