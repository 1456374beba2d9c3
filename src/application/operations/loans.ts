import type { Loan, LoanStatus } from '../../domain/loan/Loan';
import type { LoanRepayment } from '../../domain/loan/LoanRepayment';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import type { OperationId } from '../../domain/operation/OperationId';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { DownloadedFile } from './accounts';
import { declare } from './declaration';
import { MAKERS, STEPS } from './transfers';

export interface LoansQuery {
  /** Loans being repaid unless asked otherwise; C is closed, L written off. */
  readonly status: LoanStatus;
}

export interface LoanQuery {
  readonly loanId: string;
}

/** Formats of the repayment schedule: a document to print, or a spreadsheet. */
export const LOAN_FILE_FORMATS = ['pdf', 'xlsx'] as const;

export type LoanFileFormat = (typeof LOAN_FILE_FORMATS)[number];

export interface LoanFileQuery extends LoanQuery {
  readonly format: LoanFileFormat;
}

export interface RestructuringRequest {
  readonly operationId: OperationId;
  readonly loanId: string;
  /** Number of months by which the term is extended. */
  readonly months: number;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** The loans of the customer (specification 2, section 7.3). */
export const loanOperations = {
  GET_LOANS_V2: declare<LoansQuery, readonly Loan[]>()({
    services: ['account'],
    summary:
      'Lists the loans of the customer, the latest first, with what is due next, what is past due and what ends them',
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
  GET_LOAN_REPAYMENTS_FILE: declare<LoanFileQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Makes the schedule of a loan, with what was paid, as a file in the language of the user',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['LOAN_NOT_FOUND'],
  }),
  RESTRUCTURE_LOAN: declare<RestructuringRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares a request to repay a loan over a longer time and sends the code; the bank decides on it afterwards',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['individual'],
    failures: [
      'OPERATION_ID_REUSED',
      'LOAN_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'LOAN_UNDER_REVIEW',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  DIGITAL_LOAN_MAKE_REPAYMENT: declare<LoanRepayment, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a repayment of a loan: the next instalment, a part of the principal or everything, and shows what it pays',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'LOAN_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'LOAN_REPAYMENT_TOO_SMALL',
      'LOAN_REPAYMENT_TOO_LARGE',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'ACCOUNT_CREDIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'INSUFFICIENT_FUNDS',
    ],
  }),
} as const;
