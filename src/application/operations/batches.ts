import type { Batch, BatchLine, BatchLineStatus, FileViolation } from '../../domain/batch/Batch';
import type { WrittenFields } from '../../domain/batch/BatchOrder';
import type { BatchKind } from '../../domain/batch/batchFormats';
import type { TableLayout, TableSample } from '../../domain/batch/tableLayout';
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
  /** Account salaries and tables are paid from; other files name it themselves. */
  readonly debitAccountId: string | undefined;
  /** Purpose code of lines without one, for payments through a network: accounting programs and tables have no such code. */
  readonly purposeCode?: string | undefined;
  /** Meaning of the columns of tables with these headings, remembered for the company. */
  readonly columns?: TableLayout | undefined;
  /** True when the columns of a table are to be answered even if they are known. */
  readonly asksColumns?: boolean | undefined;
  /** All in one format; together at most two megabytes. */
  readonly files: readonly HandedInFile[];
}

export type ListedLine = BatchLine<FailureCode>;

/** Table whose columns have to be named before its lines can be read. */
export interface UnreadTable extends TableSample {
  readonly fileName: string;
}

/** Result of an upload of files: a batch, the errors for which nothing was taken, or a table whose columns are unknown. */
export interface UploadedBatch {
  readonly batch: Batch | undefined;
  readonly faults: readonly FileViolation[];
  readonly table?: UnreadTable | undefined;
  /** First page of the lines of the batch. */
  readonly lines: readonly ListedLine[];
}

/** Number of lines of a batch in one response. */
export const BATCH_LINES_PER_PAGE = 500;

/** Batches that are listed, the newest first. */
export const BATCHES_LISTED = 50;

/** `list` names the batches, `read` the lines of one, `delete` removes one that was not sent, the others choose lines or drop them. */
export const BATCH_QUESTION_TYPES = ['list', 'read', 'choose', 'drop', 'chooseAll', 'dropAll', 'delete'] as const;

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
  /** All batches of the company, or the requested one; none after it was deleted. */
  readonly batches: readonly Batch[];
  readonly lines: readonly ListedLine[];
  /** Offset of the next page; absent on the last one. */
  readonly next: number | undefined;
}

/** New texts of some cells of a line that was not sent. */
export interface BatchLineChange {
  readonly batch: OperationId;
  readonly number: number;
  readonly cells: WrittenFields;
}

export interface ChangedLine {
  readonly batch: Batch;
  readonly line: ListedLine;
}

/** The last signed payroll, to be made anew. */
export interface SalaryToRepeat extends OperationReference {
  readonly debitAccountId: string;
  /** Purpose of every line; absent to keep those of the last payroll. */
  readonly purpose: string | undefined;
}

export interface RepeatedSalary {
  readonly batch: Batch;
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
    summary:
      'Takes files of payments or of a salary, checks every line, and keeps them as drafts; a table with unknown columns is answered with them; nothing is sent',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['corporateCreate'],
    failures: [
      'FILE_TYPE_NOT_ALLOWED',
      'FILE_TOO_LARGE',
      'ACCESS_DENIED',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'OPERATION_ID_REUSED',
    ],
    carries: 'file',
  }),
  SELECT_BATCH_TXNS: declare<BatchQuestion, BatchAnswer>()({
    services: ['transfer'],
    summary:
      'Lists batches, reads the lines of one with how they stand, chooses those that are to be sent, and deletes one that was not',
    kind: 'command',
    cost: 'moderate',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
    viewOnly: 'allowed',
  }),
  CHANGE_BATCH_LINE: declare<BatchLineChange, ChangedLine>()({
    services: ['transfer'],
    summary: 'Changes cells of one line of a batch and checks the line again; the texts of the file are kept beside',
    kind: 'command',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ['corporateCreate'],
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  REPEAT_SALARY_BATCH: declare<SalaryToRepeat, RepeatedSalary>()({
    services: ['transfer'],
    summary:
      'Makes a payroll of the lines of the last signed one, checks every line, and keeps it as a draft; nothing is sent',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['corporateCreate'],
    failures: [
      'ACCESS_DENIED',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'OPERATION_ID_REUSED',
      'OPERATION_NOT_FOUND',
    ],
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
