import type { Batch, BatchLine, BatchLineStatus, FileViolation } from '../../domain/batch/Batch';
import type { BatchKind } from '../../domain/batch/batchFormats';
import type { AwaitedSignatures } from '../../domain/corporate/Signer';
import type { OperationId } from '../../domain/operation/OperationId';
import type { OperationReference } from './accounts';
import { declare } from './declaration';
import type { FailureCode } from './failureCodes';

/** A file uploaded by the customer. */
export interface HandedInFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface BatchUpload extends OperationReference {
  readonly kind: BatchKind;
  /** Account a salary is paid from; other files name it themselves. */
  readonly debitAccountId: string | undefined;
  /** Purpose code of lines without one, for payments through a network: accounting programs have no such code. */
  readonly purposeCode?: string | undefined;
  /** All in one format; together at most two megabytes. */
  readonly files: readonly HandedInFile[];
}

export type ListedLine = BatchLine<FailureCode>;

/** Result of an upload of files: a batch, or the errors for which nothing was taken. */
export interface UploadedBatch {
  readonly batch: Batch | undefined;
  readonly faults: readonly FileViolation[];
  /** First page of the lines of the batch. */
  readonly lines: readonly ListedLine[];
}

/** Number of lines of a batch in one response. */
export const BATCH_LINES_PER_PAGE = 500;

/** Batches that are listed, the newest first. */
export const BATCHES_LISTED = 50;

/** `list` names the batches, `read` the lines of one, the others choose lines or drop them. */
export const BATCH_QUESTION_TYPES = ['list', 'read', 'choose', 'drop', 'chooseAll', 'dropAll'] as const;

export interface BatchQuestion {
  readonly type: (typeof BATCH_QUESTION_TYPES)[number];
  /** Id a batch was uploaded with, or that of a document made of its lines; required by all but `list`. */
  readonly batch: OperationId | undefined;
  /** Numbers of lines to choose or to drop. */
  readonly transactions: readonly number[];
  /** The page begins with the first line of at least this number. */
  readonly from: number;
  /** Only lines with this status. */
  readonly status: BatchLineStatus | undefined;
}

export interface BatchAnswer {
  /** All batches of the company, or the requested one. */
  readonly batches: readonly Batch[];
  readonly lines: readonly ListedLine[];
  /** Offset of the next page; absent on the last one. */
  readonly next: number | undefined;
}

export interface BatchSubmissionRequest extends OperationReference {
  readonly batch: OperationId;
}

export interface SentBatch {
  readonly batch: Batch;
  /** Number of lines that now wait for signatures. */
  readonly sent: number;
  /** Number of lines that could not be sent; each has its failure. */
  readonly refused: number;
  readonly awaited: AwaitedSignatures;
}

const COMPANY_USERS = ['corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Batches of payments that companies upload as files (specification 1, section 5; specification 2, section 7.3). */
export const batchOperations = {
  UPLOAD_BATCH_FILE: declare<BatchUpload, UploadedBatch>()({
    services: ['transfer'],
    summary: 'Takes files of payments or of a salary, checks every line, and keeps them as drafts; nothing is sent',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['corporateCreate'],
    failures: [
      'FILE_TYPE_NOT_ALLOWED',
      'FILE_TOO_LARGE',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'OPERATION_ID_REUSED',
    ],
    carries: 'file',
  }),
  SELECT_BATCH_TXNS: declare<BatchQuestion, BatchAnswer>()({
    services: ['transfer'],
    summary: 'Lists batches, reads the lines of one with how they stand, and chooses those that are to be sent',
    kind: 'command',
    cost: 'moderate',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
    viewOnly: 'allowed',
  }),
  SEND_TXNS_TO_PROCESSING_CORP: declare<BatchSubmissionRequest, SentBatch>()({
    services: ['transfer'],
    summary:
      'Sends the chosen lines of a batch to those who sign: a salary as one document, other lines as a document each',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    makesPayments: true,
    allowed: ['corporateCreate'],
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'MAX_LIM_EXCEEDED',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'INSUFFICIENT_FUNDS',
    ],
  }),
} as const;
