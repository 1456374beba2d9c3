import type { Loan, LoanStatus } from '../../domain/loan/Loan';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import { declare } from './declaration';

export interface LoansQuery {
  /** Loans being repaid unless asked otherwise; C is closed, L written off. */
  readonly status: LoanStatus;
}

export interface LoanQuery {
  readonly loanId: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** The loans of the customer (specification 2, section 7.3). */
export const loanOperations = {
  GET_LOANS_V2: declare<LoansQuery, readonly Loan[]>()({
    services: ['account'],
    summary: 'Lists the loans of the customer, the latest first, with what is due next, what is past due and what ends them',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_LOAN_REPAYMENT_SCHEDULE: declare<LoanQuery, LoanSchedule>()({
    services: ['account'],
    summary: 'Shows every instalment of a loan, paid and to come, and where the loan stands',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['LOAN_NOT_FOUND'],
  }),
} as const;
