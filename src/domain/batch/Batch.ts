import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';
import type { WrittenFields } from './BatchOrder';
import type { BatchViolation, BatchWarning } from './batchFaults';
import type { BatchFormat, BatchKind } from './batchFormats';

/**
 * Status of a batch line:
 * - `faulty`: it cannot be sent;
 * - `draft`: it is not selected;
 * - `chosen`: it is selected for sending;
 * - `signing`: its document waits for signatures;
 * - `declined`: its document was declined or expired, so the line can be selected again;
 * - `processing`: its payment is in progress;
 * - `done`: it is paid;
 * - `rejected`: it is not paid, for the reason given in `refusal`.
 */
export const BATCH_LINE_STATUSES = [
  'faulty',
  'draft',
  'chosen',
  'signing',
  'declined',
  'processing',
  'done',
  'rejected',
] as const;

export type BatchLineStatus = (typeof BATCH_LINE_STATUSES)[number];

/** Statuses in which a line can be selected or deselected. */
export const OPEN_STATUSES: readonly BatchLineStatus[] = ['draft', 'chosen', 'declined'];

const LEFT_STATUSES: readonly BatchLineStatus[] = ['faulty', 'draft', 'declined'];

/** Fault of a file that was not accepted. */
export interface FileViolation extends BatchViolation {
  readonly fileName: string;
}

/** Line of a batch; `Refusal` is the name of a failure. */
export interface BatchLine<Refusal extends string = string> {
  /** Number of the line in the batch, from 1. */
  readonly number: number;
  readonly fileName: string;
  /** Line number in the file, from 1. */
  readonly row: number;
  readonly written: WrittenFields;
  /** Texts of the file, where cells were changed since. */
  readonly original?: WrittenFields | undefined;
  /** Absent when the line has no readable amount. */
  readonly amount: Money | undefined;
  readonly status: BatchLineStatus;
  readonly faults: readonly BatchViolation[];
  readonly warnings: readonly BatchWarning[];
  /** Reason the line was not sent or not paid. */
  readonly refusal: Refusal | undefined;
  /** Values the text of that reason mentions, e.g. the sum that was missing. */
  readonly refusalData?: Readonly<Record<string, string>> | undefined;
  /** Id of the document made from the line, alone or together with other lines. */
  readonly operationId: OperationId | undefined;
}

/** Number and sum of the lines in one status; faulty lines without an amount add nothing to the sum. */
export interface BatchTotal {
  readonly status: BatchLineStatus;
  readonly count: number;
  readonly sum: Money;
}

/** Files uploaded together, in their current state. */
export interface Batch {
  /** Operation id of the upload. */
  readonly operationId: OperationId;
  readonly kind: BatchKind;
  readonly format: BatchFormat;
  readonly fileNames: readonly string[];
  readonly debitAccountId: string;
  readonly debitAccountNumber: string;
  readonly madeBy: LocalizedText;
  readonly createdAt: Instant;
  /** In the order of `BATCH_LINE_STATUSES`; statuses without lines are left out. */
  readonly totals: readonly BatchTotal[];
  /** Fee of the selected lines by the tariff; absent when the amount of some line is above every tariff, and in lists of batches. */
  readonly fee: Money | undefined;
  /** True when the requesting user uploaded the batch: only that user selects and sends its lines. */
  readonly isMine: boolean;
}

export function totalOf({ totals }: Pick<Batch, 'totals'>, status: BatchLineStatus): BatchTotal | undefined {
  return totals.find((total) => total.status === status);
}

/** Number of lines that stay in the file when the selected ones are sent: faulty, not selected, or declined before. */
export function linesLeft(batch: Pick<Batch, 'totals'>): number {
  return LEFT_STATUSES.reduce((count, status) => count + (totalOf(batch, status)?.count ?? 0), 0);
}

export function linesOfBatch({ totals }: Pick<Batch, 'totals'>): number {
  return totals.reduce((count, total) => count + total.count, 0);
}
