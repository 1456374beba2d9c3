import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';
import type { WrittenFields } from './BatchOrder';
import type { BatchFault, BatchWarning } from './batchFaults';
import type { BatchFormat, BatchKind } from './batchFormats';

/**
 * How a line stands: it cannot be sent; nobody has chosen it; it is chosen; its document waits for signatures; the document was
 * declined or went out of date, so the line can be chosen again; it is on its way; paid; not paid, and why.
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

/** Lines that can be chosen, or dropped. */
export const OPEN_STATUSES: readonly BatchLineStatus[] = ['draft', 'chosen', 'declined'];

/** A fault of a file that was not taken. */
export interface FileFault extends BatchFault {
  readonly fileName: string;
}

/** A line of a batch; `Refusal` is the name of a failure. */
export interface BatchLine<Refusal extends string = string> {
  /** Its place in the batch, from one. */
  readonly number: number;
  readonly fileName: string;
  /** Its place in the file, as an editor counts lines. */
  readonly row: number;
  readonly written: WrittenFields;
  /** Absent where the line says none that could be read. */
  readonly amount: Money | undefined;
  readonly status: BatchLineStatus;
  readonly faults: readonly BatchFault[];
  readonly warnings: readonly BatchWarning[];
  /** Why it was not sent or not paid. */
  readonly refusal: Refusal | undefined;
  /** The document it became, alone or with others. */
  readonly operationId: OperationId | undefined;
}

/** How many lines stand so, and what they add up to; faulty lines without an amount add nothing. */
export interface BatchTotal {
  readonly status: BatchLineStatus;
  readonly count: number;
  readonly sum: Money;
}

/** Files that were handed in together, as they stand now. */
export interface Batch {
  /** The id it was handed in with. */
  readonly operationId: OperationId;
  readonly kind: BatchKind;
  readonly format: BatchFormat;
  readonly fileNames: readonly string[];
  readonly debitAccountId: string;
  readonly debitAccountNumber: string;
  readonly madeBy: LocalizedText;
  readonly createdAt: Instant;
  /** In the order of `BATCH_LINE_STATUSES`, without those no line has. */
  readonly totals: readonly BatchTotal[];
  /** What the chosen lines would cost by the tariff; absent where some line is larger than any tariff takes, and in lists of batches. */
  readonly fee: Money | undefined;
  /** Whether the user who asks has handed it in: nobody else chooses and sends. */
  readonly isMine: boolean;
}

export function totalOf({ totals }: Pick<Batch, 'totals'>, status: BatchLineStatus): BatchTotal | undefined {
  return totals.find((total) => total.status === status);
}

export function linesOfBatch({ totals }: Pick<Batch, 'totals'>): number {
  return totals.reduce((count, total) => count + total.count, 0);
}
