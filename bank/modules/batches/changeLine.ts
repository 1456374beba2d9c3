import { serialize } from 'node:v8';

import type { BatchLineChange, ChangedLine, ListedLine } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { ReadLine } from '../../../src/domain/batch/BatchOrder';
import type { BatchViolation, BatchWarning } from '../../../src/domain/batch/batchFaults';
import { CELLS_OF, readChangedLine } from '../../../src/domain/batch/lineRepair';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { batchFacts } from './batchFacts';
import type { DebitAccount } from './batchFacts';
import { creditedBy } from './batchReading';
import { batchForClient, findBatch, readLines } from './batchRepository';
import type { StoredBatch } from './batchRepository';
import { BATCH_LINES } from './checkLines';
import { completedByList } from './knownPeople';

type Refused = Failure<FailureCodeOf<'CHANGE_BATCH_LINE'>>;

/** Changes cells of a line that was not sent, and checks it like a line of a new file. The texts of the file are kept beside. */
export async function changeLine(
  { batch: id, number, cells }: BatchLineChange,
  context: CallContext,
): Promise<Result<ChangedLine, Refused>> {
  const batch = await findBatch(context, id);
  const line = batch && (await readLine(number, batch, context));
  if (batch === undefined || line === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const isOfCells = Object.keys(cells).every((field) => CELLS_OF[batch.kind].some((cell) => cell === field));
  if (!batch.isMine || !isOfCells || !isNotSent(line)) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const debit = { id: batch.debitAccountId, number: batch.debitAccountNumber, currency: batch.currency };
  const rules = { kind: batch.kind, debitAccountNumber: debit.number, currency: debit.currency };
  const changedCells = readChangedLine(line, cells, rules);
  const read = batch.kind === 'salary' ? await completedByList(changedCells, context) : changedCells;
  const checked = await checkedLine(read, { batch, debit, number }, context);
  if (!(await store(checked, { batch, line }, context))) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const changed = await readLine(number, batch, context);
  return success({
    batch: batchForClient((await findBatch(context, id)) ?? batch),
    line: changed ?? line,
  });
}

function isNotSent({ status }: ListedLine): boolean {
  return status === 'faulty' || status === 'draft' || status === 'chosen';
}

async function readLine(number: number, batch: StoredBatch, context: CallContext): Promise<ListedLine | undefined> {
  const [line] = await readLines(context, batch, { from: number, status: undefined, limit: 1 });
  return line?.number === number ? line : undefined;
}

/** Columns of a line as `BATCH_LINES` answers them. */
interface CheckedRow {
  readonly written: object;
  readonly faults: readonly BatchViolation[];
  readonly warnings: readonly BatchWarning[];
  readonly wanted?: { readonly purpose: string };
  readonly account_number?: string;
  readonly amount?: string;
  readonly chosen: boolean;
}

interface PlaceOfLine {
  readonly batch: StoredBatch;
  readonly debit: DebitAccount;
  readonly number: number;
}

/** Checks a line with what the bank knows: accounts, banks, days, what was paid before, and the other lines of the file. */
async function checkedLine(
  read: ReadLine,
  { batch, debit, number }: PlaceOfLine,
  context: CallContext,
): Promise<CheckedRow> {
  const { kind } = batch;
  const facts = await batchFacts({ kind, debit }, creditedBy([read]), context);
  const lines = new Uint8Array(serialize([{ ...read, file: 0 }]));
  const [row]: readonly CheckedRow[] = JSON.parse(
    await context.bank.reader.run(BATCH_LINES, { kind, debit, lines, facts }),
  );
  if (row === undefined) {
    throw new Error('A line that was read was not checked');
  }
  const same = await sameLine(row, { batch, number }, context);
  return same === undefined
    ? row
    : { ...row, chosen: false, warnings: [...row.warnings, { code: 'REPEATED_IN_BATCH', line: same }] };
}

const SAME = `
  select min(l.number) as number from batch_line l
    where l.batch_id = $1 and l.number <> $2 and l.wanted is not null and l.account_number = $3
      and ($4::boolean or l.amount = $5 and l.wanted ->> 'purpose' = $6)`;

/** Number of another line of the file that would pay the same; of a salary, the same person. */
async function sameLine(
  { wanted, account_number: account, amount }: CheckedRow,
  { batch, number }: Pick<PlaceOfLine, 'batch' | 'number'>,
  { bank }: CallContext,
): Promise<number | undefined> {
  if (wanted === undefined) {
    return undefined;
  }
  const { rows } = await bank.database.pool.query<{ number: number | null }>(SAME, [
    ...[batch.id.toString(), number, account, batch.kind === 'salary', amount, wanted.purpose],
  ]);
  return rows[0]?.number ?? undefined;
}

/** A line that was changed or claimed by a sending since it was read stays as it is. */
const STORE = `
  update batch_line l set original = coalesce(l.original, l.written), written = $4, faults = $5, warnings = $6, wanted = $7,
      account_number = $8, amount = $9, chosen = $10
    where l.batch_id = $1 and l.number = $2 and l.written = $3 and l.operation_id is null and not (l.chosen and l.sending_id is not null)
      and exists (select from batch b where b.id = $1 and b.deleted_at is null)`;

async function store(
  row: CheckedRow,
  { batch, line }: { readonly batch: StoredBatch; readonly line: ListedLine },
  { bank }: CallContext,
): Promise<boolean> {
  // A line a user has left out stays out.
  const chosen = row.chosen && line.status !== 'draft';
  const { rowCount } = await bank.database.pool.query(STORE, [
    ...[batch.id.toString(), line.number, JSON.stringify(line.written)],
    ...[row.written, row.faults, row.warnings].map((value) => JSON.stringify(value)),
    row.wanted === undefined ? null : JSON.stringify(row.wanted),
    ...[row.account_number ?? null, row.amount ?? null, chosen],
  ]);
  return rowCount === 1;
}
