import type {
  ActiveDigitalLoan,
  DigitalLoan,
  DigitalLoanDetails,
  LoanCalculation,
  LoanOffer,
} from '../../domain/loan/digital/DigitalLoan';
import type { Currency } from '../../domain/money/Currency';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { DownloadedFile } from './accounts';
import { declare } from './declaration';
import type { LoanQuery } from './loans';

export interface LoanOfferQuery {
  readonly currency: Currency;
}

export interface LoanCalculationQuery {
  readonly amount: Money;
  readonly termMonths: number;
}

export interface DigitalLoanRequest extends LoanCalculationQuery {
  readonly operationId: OperationId;
  /** Own account that receives the money and pays the instalments. */
  readonly accountId: string;
}

export interface ApplicationQuery {
  readonly applicationId: string;
}

/** The agreement as it would be signed today, or as it was signed. */
export interface LoanAgreement extends DownloadedFile {
  /** SHA-256 of the file, in hexadecimal: what a signature is for. */
  readonly digest: string;
}

export interface AgreementSignature extends ApplicationQuery {
  readonly operationId: OperationId;
  /** Of the agreement that was read. */
  readonly digest: string;
}

const OWNER = ['individual'] as const;
const EVERYBODY = ['guest', 'individual'] as const;

/** Loans that are applied for, signed and paid out online (specification 2, section 7.3; bank/modules/loans/README.md). */
export const digitalLoanOperations = {
  DIGITAL_LOAN_GET_LIST: declare<Readonly<Record<string, never>>, readonly DigitalLoan[]>()({
    services: ['account'],
    summary: 'Lists the loans the customer has asked for online, the latest first',
    kind: 'query',
    confirmation: 'none',
    allowed: OWNER,
    failures: [],
  }),
  DIGITAL_LOAN_GET_CALCULATION_INFO: declare<LoanOfferQuery, LoanOffer>()({
    services: ['account'],
    summary:
      'Shows the terms the bank lends on online in a currency, and what it would most likely lend to the customer',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: EVERYBODY,
    failures: ['LOAN_TERM_NOT_FOUND'],
  }),
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: declare<LoanCalculationQuery, LoanCalculation>()({
    services: ['account'],
    summary:
      'Reckons the rate, the effective rate, the instalments and the whole cost of a loan that would be paid out today',
    kind: 'query',
    confirmation: 'none',
    allowed: EVERYBODY,
    failures: ['LOAN_TERM_NOT_FOUND', 'LOAN_AMOUNT_NOT_OFFERED'],
  }),
  DIGITAL_LOAN_APPLY: declare<DigitalLoanRequest, DigitalLoan>()({
    services: ['account'],
    summary: 'Asks the bank for a loan; it decides afterwards, and nothing is lent before the agreement is signed',
    kind: 'command',
    confirmation: 'none',
    allowed: OWNER,
    failures: [
      'OPERATION_ID_REUSED',
      'LOAN_TERM_NOT_FOUND',
      'LOAN_AMOUNT_NOT_OFFERED',
      'ACCOUNT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'LOAN_APPLICATION_OPEN',
    ],
  }),
  DIGITAL_LOAN_CANCEL: declare<ApplicationQuery, DigitalLoan>()({
    services: ['account'],
    summary: 'Takes an application back before its agreement is signed',
    kind: 'command',
    confirmation: 'none',
    allowed: OWNER,
    failures: ['LOAN_APPLICATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  DIGITAL_LOAN_GET_LOAN_DETAILS: declare<ApplicationQuery, DigitalLoanDetails>()({
    services: ['account'],
    summary: 'Shows an application and, while it is open, what the loan would cost from today',
    kind: 'query',
    confirmation: 'none',
    allowed: OWNER,
    failures: ['LOAN_APPLICATION_NOT_FOUND'],
  }),
  DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN: declare<LoanQuery, ActiveDigitalLoan>()({
    services: ['account'],
    summary: 'Shows a loan that was signed online and is being repaid, with its schedule',
    kind: 'query',
    confirmation: 'none',
    allowed: OWNER,
    failures: ['LOAN_NOT_FOUND'],
  }),
  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: declare<ApplicationQuery, LoanAgreement>()({
    services: ['account'],
    summary: 'Makes the agreement of an approved loan as of today, or gives the one that was signed, with its digest',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    // Who may only look still has a right to what was signed, and signs nothing by reading.
    viewOnly: 'allowed',
    allowed: OWNER,
    failures: ['LOAN_APPLICATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  DIGITAL_LOAN_CONFIRM: declare<AgreementSignature, WaitingChange>()({
    services: ['account'],
    summary: 'Prepares to sign the agreement that was read and sends the code; the loan is paid out once that is right',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: OWNER,
    failures: [
      'OPERATION_ID_REUSED',
      'LOAN_APPLICATION_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'LOAN_AGREEMENT_OUTDATED',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
