import type { ListedLine } from '../../../src/application/operations/batches';
import { FAILURE_CODES } from '../../../src/application/operations/failureCodes';
import { BATCH_LINE_STATUSES } from '../../../src/domain/batch/Batch';
import type { Batch, BatchLineStatus, BatchTotal } from '../../../src/domain/batch/Batch';
import type { BatchOrder, WrittenFields } from '../../../src/domain/batch/BatchOrder';
import type { BatchViolation, BatchWarning } from '../../../src/domain/batch/batchFaults';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Instant } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { feeOfChosen } from './batchFees';

/** A batch with what only the bank needs to know of it. */
export interface StoredBatch extends Batch {
  readonly id: bigint;
  readonly currency: Currency;
}

interface BatchRow {
  readonly id: bigint;
  readonly operation_id: string;
  readonly user_id: bigint;
  readonly kind: BatchKind;
  readonly format: BatchFormat;
  readonly file_names: readonly string[];
  readonly debit_account_id: bigint;
  readonly debit_number: string;
  readonly currency: Currency;
  readonly made_by: LocalizedText;
  readonly created_at: Instant;
  readonly totals: readonly { readonly status: BatchLineStatus; readonly count: number; readonly sum: string }[];
}

const BATCHES = `
  select b.id, b.operation_id, b.user_id, b.kind, b.format, b.file_names, b.debit_account_id, a.number as debit_number, a.currency,
      u.full_name as made_by, b.created_at, (
        select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'count', s.lines, 'sum', s.total::text)), '[]')
          from batch_totals_at(b.id, $3) s) as totals
    from batch b join app_user u on u.id = b.user_id join account a on a.id = b.debit_account_id
    where b.customer_id = $1 and b.deleted_at is null and (b.kind <> 'salary' or (select handles_payroll($5))) and ($2::uuid is null or b.operation_id = $2 or b.id in (select l.batch_id from batch_line l where l.operation_id = $2))
    order by b.created_at desc, b.id desc limit $4`;

/**
 * Batches of the company that the caller may see, the newest first: all, or the one with this id or with a document of this id. A salary is
 * unknown to users without the right to the payroll; every call about a batch begins here.
 */
async function readBatches(
  { bank, caller, now }: CallContext,
  id: OperationId | null,
  limit: number,
): Promise<readonly StoredBatch[]> {
  const values = [caller.customerId, id, new Date(now), limit, caller.userId];
  const { rows } = await bank.database.pool.query<BatchRow>({ name: 'batches', text: BATCHES, values });
  return rows.map((row) => batchOf(row, caller.userId));
}

export function listBatches(context: CallContext, limit: number): Promise<readonly StoredBatch[]> {
  return readBatches(context, null, limit);
}

/** One batch, with what its chosen lines would cost. */
export async function findBatch(context: CallContext, id: OperationId): Promise<StoredBatch | undefined> {
  const [batch] = await readBatches(context, id, 1);
  return batch && { ...batch, fee: await feeOfChosen(context, batch) };
}

/** The part of a stored batch that is sent to the client. */
export function batchForClient({ id: _id, currency: _currency, ...batch }: StoredBatch): Batch {
  return batch;
}

function batchOf(row: BatchRow, userId: string): StoredBatch {
  const totals = BATCH_LINE_STATUSES.flatMap((status): readonly BatchTotal[] => {
    const total = row.totals.find((one) => one.status === status);
    return total === undefined ? [] : [{ status, count: total.count, sum: money(BigInt(total.sum), row.currency) }];
  });
  return {
    id: row.id,
    currency: row.currency,
    operationId: storedId(row.operation_id),
    kind: row.kind,
    format: row.format,
    fileNames: row.file_names,
    debitAccountId: row.debit_account_id.toString(),
    debitAccountNumber: row.debit_number,
    madeBy: row.made_by,
    createdAt: row.created_at,
    totals,
    fee: undefined,
    isMine: row.user_id.toString() === userId,
  };
}

export function storedId(text: string): OperationId {
  const id = checkedToOperationId(text);
  if (id === undefined) {
    throw new Error(`${text} is no id a client could have given`);
  }
  return id;
}

interface LineRow {
  readonly number: number;
  readonly file: number;
  readonly file_row: number;
  readonly written: WrittenFields;
  readonly original: WrittenFields | null;
  readonly faults: readonly BatchViolation[];
  readonly warnings: readonly BatchWarning[];
  readonly amount: bigint | null;
  readonly currency: Currency;
  readonly refusal: string | null;
  readonly refusal_data: Readonly<Record<string, string>> | null;
  readonly operation_id: string | null;
  readonly status: BatchLineStatus;
}

const LINES = `
  select l.number, l.file, l.file_row, l.written, l.original, l.faults, l.warnings, l.amount, l.currency, l.refusal, l.refusal_data, l.operation_id,
      s.status
    from batch_lines_at($1, $2) s join batch_line l on l.batch_id = $1 and l.number = s.number
    where s.number >= $3 and ($4::text is null or s.status = $4) order by s.number limit $5`;

interface LinesRequest {
  readonly from: number;
  readonly status: BatchLineStatus | undefined;
  readonly limit: number;
}

export async function readLines(
  { bank, now }: CallContext,
  { id, fileNames }: StoredBatch,
  { from, status, limit }: LinesRequest,
): Promise<readonly ListedLine[]> {
  const values = [id.toString(), new Date(now), from, status ?? null, limit];
  const { rows } = await bank.database.pool.query<LineRow>({ name: 'batch-lines', text: LINES, values });
  return rows.map((row) => ({
    number: row.number,
    fileName: fileNames[row.file] ?? '',
    row: row.file_row,
    written: row.written,
    original: row.original ?? undefined,
    amount: row.amount === null ? undefined : money(row.amount, row.currency),
    status: row.status,
    faults: row.faults,
    warnings: row.warnings,
    refusal: FAILURE_CODES.find((code) => code === row.refusal),
    ...(row.refusal_data !== null && { refusalData: row.refusal_data }),
    operationId: row.operation_id === null ? undefined : storedId(row.operation_id),
  }));
}

/** An order as it is kept: its amount stands beside it. */
export type WantedOrder = Omit<BatchOrder, 'amount'>;
