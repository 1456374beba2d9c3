import type { BatchSubmissionRequest, SentBatch } from '../../../src/application/operations/batches';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { totalOf } from '../../../src/domain/batch/Batch';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { readAwaitedOfPayment, readRulesOfSending, tellWhoIsNext } from '../corporate';
import type { CallContext } from '../../kernel/Handler';
import { batchAwaitsNotices } from './batchNotice';
import { findBatch, batchForClient } from './batchRepository';
import type { StoredBatch } from './batchRepository';
import { sendPayments } from './sendPayments';
import { sendSalary } from './sendSalary';
import type { SendRefusal, BatchSubmission } from './BatchSubmission';

type Sent = Result<SentBatch, Failure<SendRefusal>>;

/**
 * Sends the chosen lines of a batch to be signed. A repeated call goes on where the first one stopped: lines a sending has claimed are
 * sent by it, or by a later one, and by one of them only.
 */
export async function sendBatch(request: BatchSubmissionRequest, context: CallContext): Promise<Sent> {
  const batch = await findBatch(context, request.batch);
  if (batch === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (!batch.isMine) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const begun = await begin(request, batch, context);
  if (!begun.ok) {
    return begun;
  }
  const before = await readOutcome(begun.value.id, context);
  const refused =
    batch.kind === 'salary' ? await sendSalary(begun.value, context) : await sendPayments(begun.value, context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  const after = await findBatch(context, request.batch);
  const { sent, refused: notSent } = await readOutcome(begun.value.id, context);
  const waiting = after && totalOf(after, 'signing');
  if (sent > before.sent && waiting !== undefined) {
    const notices = batchAwaitsNotices(batch, { lines: sent, sum: waiting.sum });
    await tellWhoIsNext(context, { operationId: request.batch, ...notices });
  }
  const rules = await readRulesOfSending(context, await readSent(begun.value.id, context));
  return success({
    batch: batchForClient(after ?? batch),
    sent,
    refused: notSent,
    awaited: { ...(await readAwaitedOfPayment(context)), ...(rules.length > 0 && { rules }) },
  });
}

/** The first call claims what is chosen; one with the same id finds the claim again. */
const CLAIM = `
  with open as materialized (select id from batch where id = $1 and deleted_at is null for no key update),
  begun as (
    insert into batch_sending (batch_id, customer_id, user_id, operation_id, created_at)
      select b.id, $2, $3, $4, $5 from open b where exists (select from batch_line where batch_id = b.id and chosen) on conflict do nothing returning id),
  claimed as (update batch_line l set sending_id = begun.id from begun where l.batch_id = $1 and l.chosen)
  select id from begun`;

async function begin(
  request: BatchSubmissionRequest,
  batch: StoredBatch,
  context: CallContext,
): Promise<Result<BatchSubmission, Failure<SendRefusal>>> {
  const { bank, caller, now } = context;
  const { pool } = bank.database;
  const { rows } = await pool.query<{ id: bigint }>(CLAIM, [
    ...[batch.id.toString(), caller.customerId, caller.userId, request.operationId, new Date(now)],
  ]);
  const [begun] = rows;
  if (begun !== undefined) {
    return success({ id: begun.id, batch, request });
  }
  const stored = await pool.query<{ id: bigint; batch_id: bigint }>(
    'select id, batch_id from batch_sending where customer_id = $1 and operation_id = $2',
    [caller.customerId, request.operationId],
  );
  const [before] = stored.rows;
  if (before === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  return before.batch_id === batch.id
    ? success({ id: before.id, batch, request })
    : refusal({ code: 'OPERATION_ID_REUSED' });
}

/** Operations that the lines of a sending have become; the lines of a salary are one. */
async function readSent(sending: bigint, { bank }: CallContext): Promise<readonly string[]> {
  const { rows } = await bank.database.pool.query<{ operation_id: string }>({
    name: 'sent-documents',
    text: 'select distinct operation_id from batch_line where sending_id = $1 and operation_id is not null',
    values: [sending.toString()],
  });
  return rows.map(({ operation_id: id }) => id);
}

async function readOutcome(
  sending: bigint,
  { bank }: CallContext,
): Promise<{ readonly sent: number; readonly refused: number }> {
  const { rows } = await bank.database.pool.query<{ sent: number; refused: number }>({
    name: 'sending-outcome',
    text: `select count(*) filter (where operation_id is not null)::int as sent,
        count(*) filter (where operation_id is null and refusal is not null)::int as refused from batch_line where sending_id = $1`,
    values: [sending.toString()],
  });
  return rows[0] ?? { sent: 0, refused: 0 };
}
