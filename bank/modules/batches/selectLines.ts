import { BATCH_LINES_PER_PAGE, BATCHES_LISTED } from '../../../src/application/operations/batches';
import type { BatchAnswer, BatchQuestion } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { OPEN_STATUSES } from '../../../src/domain/batch/Batch';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { deleteBatch } from './deleteBatch';
import type { CallContext } from '../../kernel/Handler';
import { findBatch, listBatches, readLines, batchForClient } from './batchRepository';
import type { StoredBatch } from './batchRepository';

type Refused = Failure<FailureCodeOf<'SELECT_BATCH_TXNS'>>;

/** Lists batches, reads one after its lines were chosen or dropped as asked, or deletes one. */
export async function selectLines(
  question: BatchQuestion,
  context: CallContext,
): Promise<Result<BatchAnswer, Refused>> {
  const { batch: id, type } = question;
  if (id === undefined) {
    return success({
      batches: (await listBatches(context, BATCHES_LISTED)).map(batchForClient),
      lines: [],
      next: undefined,
    });
  }
  const batch = await findBatch(context, id);
  if (batch === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (type === 'delete') {
    return batch.isMine && (await deleteBatch(batch, context))
      ? success({ batches: [], lines: [], next: undefined })
      : refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  if (type !== 'read') {
    const refused = batch.isMine ? await change(question, batch, context) : 'OPERATION_IMPOSSIBLE';
    if (refused !== undefined) {
      return refusal({ code: refused });
    }
  }
  return answerOf(question, type === 'read' ? batch : ((await findBatch(context, id)) ?? batch), context);
}

async function answerOf(
  { from, status }: BatchQuestion,
  batch: StoredBatch,
  context: CallContext,
): Promise<Result<BatchAnswer, Refused>> {
  const lines = await readLines(context, batch, { from, status, limit: BATCH_LINES_PER_PAGE + 1 });
  return success({
    batches: [batchForClient(batch)],
    lines: lines.slice(0, BATCH_LINES_PER_PAGE),
    next: lines[BATCH_LINES_PER_PAGE]?.number,
  });
}

/** `$4` names lines, or is null for all that are open. Lines being sent at this moment are locked, and not open when they are let go. */
const OPEN_LINES = `
  with locked as materialized (select number from batch_line where batch_id = $1 and ($3::int[] is null or number = any ($3)) order by number for no key update)
  select count(*)::int as found, count(*) filter (where s.status = any ($4))::int as open
    from locked join batch_lines_at($1, $2) s using (number)`;

const CHANGE = `
  update batch_line l set chosen = $5, refusal = case when $5 then null else l.refusal end,
      refusal_data = case when $5 then null else l.refusal_data end,
      operation_id = case when $5 then null else l.operation_id end, sending_id = case when $5 then null else l.sending_id end
    from batch_lines_at($1, $2) s
    where l.batch_id = $1 and s.number = l.number and s.status = any ($4) and ($3::int[] is null or l.number = any ($3)) and l.chosen <> $5`;

async function change(
  { type, transactions }: BatchQuestion,
  batch: StoredBatch,
  { bank, now }: CallContext,
): Promise<Refused['code'] | undefined> {
  const isAll = type === 'chooseAll' || type === 'dropAll';
  const numbers = isAll ? null : [...new Set(transactions)];
  const values = [batch.id.toString(), new Date(now), numbers, OPEN_STATUSES];
  return bank.database.connection(async (connection) => {
    await connection.query('begin');
    const { rows } = await connection.query<{ found: number; open: number }>(OPEN_LINES, values);
    const { found = 0, open = 0 } = rows[0] ?? {};
    const refused = refusalOf(numbers, found, open);
    if (refused === undefined) {
      await connection.query(CHANGE, [...values, type === 'choose' || type === 'chooseAll']);
    }
    await connection.query('commit');
    return refused;
  });
}

function refusalOf(numbers: readonly number[] | null, found: number, open: number): Refused['code'] | undefined {
  if (numbers === null) {
    return undefined;
  }
  if (found < numbers.length) {
    return 'OPERATION_NOT_FOUND';
  }
  return open < numbers.length ? 'OPERATION_IMPOSSIBLE' : undefined;
}
