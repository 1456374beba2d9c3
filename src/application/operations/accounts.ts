import type { Account } from '../../domain/account/Account';
import type { ExchangeDeal } from '../../domain/exchange/ExchangeDeal';
import type { Transaction } from '../../domain/history/Transaction';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { OperationId } from '../../domain/operation/OperationId';
import type { QrDirection, QrStatement } from '../../domain/qr/QrStatement';
import type { BankDay } from '../../domain/time/Instant';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface AccountsQuery {
  /** `O` open, `C` closed (specification 2: recordStat, default O). */
  readonly recordStatus: 'O' | 'C';
}

export interface AccountByIdQuery {
  readonly accountId: string;
}

/** A page of history: one transaction, one operation, or a period, newest first. */
export interface TransactionHistoryQuery {
  readonly transactionId?: string | undefined;
  readonly operationId?: OperationId | undefined;
  readonly from?: BankDay | undefined;
  readonly to?: BankDay | undefined;
  readonly accountId?: string | undefined;
  /**
   * Every word of it is found in each operation: as a part of a name, purpose, note, title or amount, or as the end of a number. A page
   * may then have fewer operations than its `limit` and yet a next one.
   */
  readonly text?: string | undefined;
  /** `next` of the previous page; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Number of rows on the page, 1 to 1000. */
  readonly limit?: number | undefined;
}

export interface TransactionHistoryPage {
  readonly transactions: readonly Transaction[];
  /** Absent on the last page. */
  readonly next: string | undefined;
}

/** A page of payments by codes; both days belong to the period. */
export interface QrStatementQuery {
  readonly from: BankDay;
  readonly to: BankDay;
  /** Both directions when absent. */
  readonly direction?: QrDirection | undefined;
  readonly accountId?: string | undefined;
  /** Point of sale at which was paid. */
  readonly pointId?: string | undefined;
  /** `next` of the previous page; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Number of rows on the page, 1 to 1000. */
  readonly limit?: number | undefined;
}

export interface TransactionByIdQuery {
  readonly transactionId: string;
}

export interface DownloadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface OperationReference {
  readonly operationId: OperationId;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Accounts service: accounts of the customer and their history (specification 2, section 7.3). */
export const accountOperations = {
  GET_ACCOUNTS_V2: declare<AccountsQuery, readonly Account[]>()({
    services: ['account'],
    summary: 'Lists the accounts of the customer with their balances',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_ACCOUNT_BY_ID: declare<AccountByIdQuery, Account>()({
    services: ['account'],
    summary: 'Shows one account of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  GET_TRANSACTION_HISTORY_V2: declare<TransactionHistoryQuery, TransactionHistoryPage>()({
    services: ['account'],
    summary: 'Lists the operations of the customer, or those a text is found in, newest first, page by page',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_TRANSACTION_BY_ID_V2: declare<TransactionByIdQuery, Transaction>()({
    services: ['account'],
    summary: 'Shows one operation of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  TRANSACTION_DELETE_BY_ID: declare<TransactionByIdQuery, Transaction>()({
    services: ['transfer'],
    summary: 'Takes a payment back that has not left the bank: the money and the fee return at once',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual', 'corporateSign'],
    failures: ['TRANSACTION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  GET_TRANSACTION_RECEIPT_FILE: declare<TransactionByIdQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Makes the receipt of one operation as a PDF in the language of the user',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  GET_QR_STATEMENT_HISTORY: declare<QrStatementQuery, QrStatement>()({
    services: ['account'],
    summary:
      'Lists what the customer has paid and was paid by codes, page by page, with the turnover of the last 24 hours',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED'],
  }),
  GET_EXCHANGE_DEALS: declare<Nothing, readonly ExchangeDeal[]>()({
    services: ['account'],
    summary: 'Lists the latest exchanges of the customer with their prices',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  RETRY_SEND_OTP: declare<OperationReference, CodeSent>()({
    services: ['account'],
    summary: 'Sends another code for an operation, a change of a product, a schedule or a signing that waits for one',
    kind: 'step',
    confirmation: 'none',
    allowed: ['individual', 'corporateCreate', 'corporateSign'],
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
