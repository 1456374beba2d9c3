import type { BankAbroad, BankCode, CodesAbroad, DirectoryEntry } from '../../domain/directory/AbroadDirectories';
import type { Currency } from '../../domain/money/Currency';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { SwiftTracking } from '../../domain/swift/tracking';
import type { BankDay } from '../../domain/time/Instant';
import type { SwiftTransfer } from '../../domain/transfer/SwiftTransfer';
import type { DownloadedFile, TransactionByIdQuery } from './accounts';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import { LIMIT_FAILURES, MAKERS, PAYMENT_FAILURES, STEPS } from './transfers';

export interface SwiftDatesQuery {
  readonly currency: Currency;
}

export interface SwiftDates {
  /** The days a transfer can be sent on, the earliest first. */
  readonly days: readonly BankDay[];
}

/** A file of an operation: with a number one the customer attached, without it the bank's own document. */
export interface TransactionFileQuery extends TransactionByIdQuery {
  /** Number of the attached file, from 1. */
  readonly number?: number | undefined;
}

/** Tracking state of a SWIFT transfer, with the names of the attached files. */
export interface SwiftState extends SwiftTracking {
  readonly files: readonly string[];
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Transfers abroad by SWIFT, and the reference data they need (specification 1, section 5; specification 2, section 7.3). */
export const swiftOperations = {
  MAKE_SWIFT_TRANSFER: declare<SwiftTransfer, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates a transfer abroad and shows what the banks on its way take and who pays them',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'INVALID_SWIFT_CODE',
      'INVALID_BIC',
      'INVALID_CREDIT_ACC_NO',
      'INVALID_CREDIT_BIC__ACC_NO',
      'SWIFT_PROHIBIT_SYMBOLS',
      'INVALID_SWIFT_DETAILS',
      'INVALID_PURPOSE_CODE',
      'INVALID_VALUE_DATE',
      'FILE_NOT_FOUND',
      'EXCHANGE_RATE_NOT_FOUND',
      ...LIMIT_FAILURES,
      ...PAYMENT_FAILURES,
    ],
  }),
  GET_FILE_BY_TXN_ID: declare<TransactionFileQuery, DownloadedFile>()({
    services: ['transfer'],
    summary: 'Gives the confirmation of a transfer abroad with its message, or a file the customer showed with it',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TRANSACTION_NOT_FOUND', 'FILE_NOT_FOUND'],
  }),
  GET_SWIFT_STATE: declare<TransactionByIdQuery, SwiftState>()({
    services: ['transfer'],
    summary: 'Shows which banks on its way a transfer abroad has reached, and the files shown with it',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  GET_SWIFT_DATES: declare<SwiftDatesQuery, SwiftDates>()({
    services: ['utility'],
    summary: 'Lists the days a transfer abroad in a currency can be sent on at this moment',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_DATA_BY_SWIFT_CODE: declare<BankCode, BankAbroad>()({
    services: ['directory'],
    summary: 'Shows what is known of a bank abroad by its SWIFT code or its BIC',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['BANK_ABROAD_NOT_FOUND'],
  }),
  GET_COUNTRIES: defineDirectory<readonly DirectoryEntry[]>()({
    name: 'COUNTRIES',
    readers: 'everybody',
    summary: 'Lists the countries a recipient can live in',
    allowed: ANY_CUSTOMER,
  }),
  GET_CODES_ABROAD: defineDirectory<CodesAbroad>()({
    name: 'CODES_ABROAD',
    readers: 'user',
    summary: 'Lists the codes Russian and Kazakh banks ask for, those of the purpose as far as the user may name them',
    allowed: ANY_CUSTOMER,
  }),
} as const;
