import type { LoanDecision } from '../../src/domain/loan/digital/creditScore';
import type { Instant } from '../../src/domain/time/Instant';
import type { DigitalLoanApprover, WaitingDigitalLoan } from '../modules/loans/digital/DigitalLoanApprover';

const LOOKS_FOR_MS = 60_000;

/** Approver of the demonstration: takes a minute and then decides as the scoring rule does. */
export class SandboxDigitalLoanApprover implements DigitalLoanApprover {
  decide({ scored, askedAt }: WaitingDigitalLoan, now: Instant): LoanDecision | undefined {
    return now - askedAt < LOOKS_FOR_MS ? undefined : scored;
  }
}
