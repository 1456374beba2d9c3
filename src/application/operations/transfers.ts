import type { CodeSent, OperationOutcome } from '../../domain/operation/OperationOutcome';
import type { OperationId } from '../../domain/operation/OperationId';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { BankClientTransfer, RecipientAnswer, RecipientQuestion } from '../../domain/transfer/BankClientTransfer';
import type { OtherBankTransfer } from '../../domain/transfer/OtherBankTransfer';
import type { OwnAccountsTransfer } from '../../domain/transfer/OwnAccountsTransfer';
import type { OperationReference } from './accounts';
import { declare } from './declaration';

export interface OperationConfirmation {
  readonly operationId: OperationId;
  /** The code as sent, digits only. */
  readonly otp: string;
}

/** Callers that create movements of money. */
export const MAKERS = ['individual', 'corporateCreate'] as const;
/** Callers that confirm their own operations alone; documents of companies are signed (see signatures.ts). */
export const ALONE = ['individual'] as const;

/** Failures of the booking itself, in the order the ledger checks them. */
export const BOOKING_FAILURES = [
  'ACCOUNT_DEBIT_NOT_FOUND',
  'ACCOUNT_CREDIT_NOT_FOUND',
  'SAME_ACCOUNT',
  'CURRENCY_MISMATCH',
  'ACCOUNT_DEBIT_DORMANT',
  'ACCOUNT_DEBIT_FROZEN',
  'ACCOUNT_NO_DEBIT',
  'ACCOUNT_CREDIT_DORMANT',
  'ACCOUNT_NO_CREDIT',
  'INSUFFICIENT_FUNDS',
] as const;

/** Failures of the limits of a transfer, checked before the booking failures, in the order the ledger counts. */
export const LIMIT_FAILURES = [
  'MIN_LIM_NOT_REACHED',
  'MAX_LIM_EXCEEDED',
  'DAILY_LIMIT_EXCEEDED',
  'MONTHLY_LIMIT_EXCEEDED',
] as const;

/** Failures of a payment submitted after its cut-off time. */
export const TIME_FAILURES = ['CLEARING_TIMEOUT', 'GROSS_TIMEOUT'] as const;

/** Failures of a payment whose target has just been paid by another call. */
export const PAID_ONCE_FAILURES = ['ELQR_EXPIRED', 'FINE_ALREADY_PAID', 'MONEY_TRANSFER_NOT_FOUND'] as const;

/** Failures of a payment of invoices that changed while it waited. */
export const INVOICE_FAILURES = ['INVOICE_NOT_FOUND', 'INVOICE_ALREADY_PAID', 'INVOICE_AMOUNT_TOO_LARGE'] as const;

/** Failures of a payment that leaves the bank: those booking checks that concern the debit account. */
export const PAYMENT_FAILURES = [
  'ACCOUNT_DEBIT_NOT_FOUND',
  'CURRENCY_MISMATCH',
  'ACCOUNT_DEBIT_DORMANT',
  'ACCOUNT_DEBIT_FROZEN',
  'ACCOUNT_NO_DEBIT',
  'INSUFFICIENT_FUNDS',
] as const;

export const STEPS = { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_TRANSFER' } as const;

/** Transfer service: transfers of money and their confirmation by a code (specification 2, section 7.3). */
export const transferOperations = {
  MAKE_OWN_ACCOUNTS_TRANSFER: declare<OwnAccountsTransfer, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates a transfer or an exchange between two accounts of the customer and shows what will be booked',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', 'EXCHANGE_RATE_NOT_FOUND', 'FLEX_MIN_LIMIT_ERROR', ...BOOKING_FAILURES],
  }),
  MAKE_BANK_CLIENT_TRANSFER: declare<BankClientTransfer, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a transfer to another customer of the bank, found by account, card or phone, and shows the name as others are shown it',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'RECIPIENT_NOT_FOUND',
      'EXCHANGE_RATE_NOT_FOUND',
      ...LIMIT_FAILURES,
      ...BOOKING_FAILURES,
    ],
  }),
  CHECK_BANK_CLIENT_RECIPIENT: declare<RecipientQuestion, RecipientAnswer>()({
    services: ['transfer'],
    summary: 'Shows the name of a customer of the bank by account, card or phone, before a transfer is made',
    kind: 'query',
    confirmation: 'none',
    allowed: MAKERS,
    failures: ['RECIPIENT_NOT_FOUND'],
  }),
  MAKE_OTHER_BANK_TRANSFER: declare<OtherBankTransfer, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a payment to another bank of the country by clearing or gross settlement and shows when it arrives',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'INVALID_BIC',
      'INVALID_CREDIT_ACC_NO',
      'INVALID_CREDIT_BIC__ACC_NO',
      'INVALID_PURPOSE_CODE',
      ...TIME_FAILURES,
      'INVALID_VALUE_DATE',
      ...LIMIT_FAILURES,
      ...PAYMENT_FAILURES,
    ],
  }),
  SEND_OTP_BY_SMS: declare<OperationReference, CodeSent>()({
    services: ['transfer'],
    summary: 'Sends the code that confirms an operation to the phone of the user',
    kind: 'step',
    confirmation: 'none',
    allowed: ALONE,
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CONFIRM_TRANSFER: declare<OperationConfirmation, OperationOutcome>()({
    services: ['transfer'],
    summary: 'Checks the code and books the transfer',
    kind: 'step',
    confirmation: 'none',
    allowed: ALONE,
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
      ...TIME_FAILURES,
      ...LIMIT_FAILURES,
      ...BOOKING_FAILURES,
      ...INVOICE_FAILURES,
      ...PAID_ONCE_FAILURES,
      'EXCHANGE_RATE_CHANGED',
      'FIRST_ACCOUNT_EXISTS',
      'OPERATION_IMPOSSIBLE',
    ],
  }),
} as const;
