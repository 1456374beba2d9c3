import type { Catalogue, OperationCode } from '../../src/application/operations/catalogue';
import type { RequestCarriedBy, ResponseCarriedBy } from '../../src/application/operations/declaration';

/** Calls of one kind of work that are answered at the same time by a process of the bank; a further one is refused. */
interface WorkLimit {
  readonly perCustomer: number;
  readonly inAll: number;
}

/** Work that takes the processor, the memory or the database for long, with its limit. */
export const WORK_LIMITS = {
  /** Reads up to a hundred thousand entries, a page at a time, as they are wanted. */
  statement: { perCustomer: 3, inAll: 24 },
  /** Lays out a PDF on a thread of bank/modules/documents/DocumentRenderer.ts. */
  document: { perCustomer: 4, inAll: 24 },
  /** Reads and checks up to ten thousand lines. */
  batch: { perCustomer: 2, inAll: 8 },
  /** Draws a picture of five megabytes anew; the four scans of a passport come together. */
  upload: { perCustomer: 6, inAll: 24 },
  /** Adds up half a year of a history that may be long. */
  spending: { perCustomer: 4, inAll: 24 },
  /**
   * Looks for a text in up to twenty thousand lines of a history, or for a user among all. The pipeline knows of the second only: a query of
   * the history without a text is light.
   */
  search: { perCustomer: 3, inAll: 12 },
  /** Holds a kept file of five megabytes, and its text three times over, until it is read. */
  download: { perCustomer: 6, inAll: 24 },
} as const satisfies Readonly<Record<string, WorkLimit>>;

export type HeavyWork = keyof typeof WORK_LIMITS;

type HasBytes<Value> = Extract<Value[keyof Value], Uint8Array> extends never ? false : true;

/** Operations with a file in the request or the answer: none of them compiles without a row below. */
export type FileCode = {
  [Code in OperationCode]: Catalogue[Code] extends { readonly carries: 'file' }
    ? Code
    : true extends HasBytes<RequestCarriedBy<Catalogue[Code]>> | HasBytes<ResponseCarriedBy<Catalogue[Code]>>
      ? Code
      : never;
}[OperationCode];

/**
 * Every call that is heavy, by the work it is: the pipeline of calls takes a slot for it before its handler begins. The
 * hashing of passwords has queues of its own, in bank/modules/identity/hashingCalls.ts.
 */
export const HEAVY_CALLS: Readonly<Record<FileCode, HeavyWork> & Partial<Record<OperationCode, HeavyWork>>> = {
  GENERATE_ACCOUNT_STATEMENT: 'statement',
  GENERATE_DEPOSIT_STATEMENT: 'statement',
  // Also its stream, in bank/http/statementFiles.ts.
  GET_STATEMENT_FILE: 'statement',
  GET_DEPOSIT_STATEMENT_FILE: 'statement',
  GET_TRANSACTION_RECEIPT_FILE: 'document',
  GET_REQUISITES_FILE: 'document',
  GET_FILE_BY_TXN_ID: 'document',
  GET_LOAN_REPAYMENTS_FILE: 'document',
  GET_APPLICATION_PAPER: 'document',
  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: 'document',
  UPLOAD_BATCH_FILE: 'batch',
  SEND_TXNS_TO_PROCESSING_CORP: 'batch',
  UPLOAD_FILE: 'upload',
  CHAT_UPLOAD_FILE: 'upload',
  SET_AVATAR: 'upload',
  GET_SPENDING: 'spending',
  GET_SPENDING_OPERATIONS: 'spending',
  SET_SPENDING_CATEGORY: 'spending',
  GET_ADMIN_USERS: 'search',
  GET_FILE_BY_UUID: 'download',
  GET_AVATAR: 'download',
};

export function heavyWorkOf(code: OperationCode): HeavyWork | undefined {
  return HEAVY_CALLS[code];
}
