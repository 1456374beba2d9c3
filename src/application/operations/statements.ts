import type { ReceiptProof } from '../../domain/history/ReceiptProof';
import type { Statement, StatementEntry, StatementFormat, StatementProof } from '../../domain/statement/Statement';
import type { BankDay } from '../../domain/time/Instant';
import type { DownloadedFile, TransactionByIdQuery } from './accounts';
import { declare } from './declaration';

/** A period of an account; both days belong to it. */
export interface AccountStatementRequest {
  readonly accountId: string;
  readonly from: BankDay;
  readonly to: BankDay;
}

/** A period of a deposit; both days belong to it. */
export interface DepositStatementRequest {
  readonly depositId: string;
  readonly from: BankDay;
  readonly to: BankDay;
}

/** A page of the entries of a statement that was made, the oldest first. */
export interface StatementEntriesQuery {
  readonly statementId: string;
  /** `next` of the previous page; absent for the first page. */
  readonly after?: bigint | undefined;
  /** Entries on the page, 1 to 1000. */
  readonly limit?: number | undefined;
}

export interface StatementEntriesPage {
  readonly entries: readonly StatementEntry[];
  /** Absent on the last page. */
  readonly next: bigint | undefined;
}

export interface StatementFileQuery {
  readonly statementId: string;
  readonly format: StatementFormat;
}

/** Verification code printed on a statement, or the SHA-256 digest of its file. */
export type StatementQuestion = { readonly code: string } | { readonly fileDigest: string };

/** Verification code printed on a receipt. */
export interface ReceiptQuestion {
  readonly code: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Statements of accounts and verification of their authenticity (specification 2, section 7.3). */
export const statementOperations = {
  GENERATE_ACCOUNT_STATEMENT: declare<AccountStatementRequest, Statement>()({
    services: ['account'],
    summary: 'Makes the statement of an account over at most three months, and keeps what stands on it',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    viewOnly: 'allowed',
    failures: ['ACCOUNT_NOT_FOUND', 'INVALID_PERIOD', 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED'],
  }),
  GENERATE_DEPOSIT_STATEMENT: declare<DepositStatementRequest, Statement>()({
    services: ['account'],
    summary: 'Makes the statement of a deposit over at most three months, and keeps what stands on it',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    viewOnly: 'allowed',
    failures: ['DEPOSIT_NOT_FOUND', 'INVALID_PERIOD', 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED'],
  }),
  GET_STATEMENT_ENTRIES: declare<StatementEntriesQuery, StatementEntriesPage>()({
    services: ['account'],
    summary: 'Lists the entries of a statement, the oldest first, page by page',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['STATEMENT_NOT_FOUND'],
  }),
  GET_STATEMENT_FILE: declare<StatementFileQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Gives a statement of an account out as a file; one of more than 2 000 entries comes as a stream instead',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['STATEMENT_NOT_FOUND', 'STATEMENT_TOO_LARGE'],
  }),
  GET_DEPOSIT_STATEMENT_FILE: declare<StatementFileQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Gives a statement of a deposit out as a file; one of more than 2 000 entries comes as a stream instead',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['STATEMENT_NOT_FOUND', 'STATEMENT_TOO_LARGE'],
  }),
  GET_MEMORIAL_ORDER_FILE: declare<TransactionByIdQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Makes the memorial order of a fee or a price the bank took from a company as a PDF',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['corporateView'],
    failures: ['TRANSACTION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  VERIFY_STATEMENT: declare<StatementQuestion, StatementProof>()({
    services: ['account'],
    summary: 'Says what the bank has of a statement, by its code or by the digest of its file',
    kind: 'query',
    confirmation: 'none',
    allowed: ['guest', 'individual', 'corporateView'],
    failures: ['STATEMENT_NOT_FOUND'],
  }),
  VERIFY_RECEIPT: declare<ReceiptQuestion, ReceiptProof>()({
    services: ['account'],
    summary:
      'Says what the bank has of the operation a receipt was issued for, and its state today, by the code on the receipt',
    kind: 'query',
    confirmation: 'none',
    allowed: ['guest', 'individual', 'corporateView'],
    failures: ['RECEIPT_NOT_FOUND'],
  }),
} as const;
