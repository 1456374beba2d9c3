import type { PoolClient } from 'pg';

import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { salaryRegisterName } from '../../../src/domain/batch/salaryRegister';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { Tariff } from '../../../src/domain/tariff/Tariff';
import { createWithin } from '../../ledger/ledger';
import { shortfallOf } from '../../ledger/shortfall';
import { DOCUMENT_LIFE } from '../corporate';
import { readTariffs } from '../limits';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { planText, requestHash, OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { feeOfLine } from './batchFees';
import type { BatchSubmission, SendRefusal } from './BatchSubmission';

const CODE = 'SEND_TXNS_TO_PROCESSING_CORP' satisfies OperationCode;

/** Lines of the register in their order, locked: another process that would send them waits. */
const TAKE = `
  select l.number, l.amount, l.wanted ->> 'purpose' as purpose, l.warnings @> '[{"code": "ACCOUNT_CHANGED"}]' as changed from batch_line l
    where l.batch_id = $1 and l.sending_id = $2 and l.chosen order by l.number for no key update`;

/**
 * `$4` has the fee of a line in the place of its number. Joined with a table of fees, the lines were compared each with each while the
 * planner believed them to be few.
 */
const MARK = `
  update batch_line l set chosen = false, refusal = null, refusal_data = null, operation_id = $3, fee = ($4::bigint[])[l.number]
    where l.batch_id = $1 and l.sending_id = $2 and l.chosen`;

/** Lines of the file that are in no document: faulty, not selected, or declined before. */
const LEFT_OUT = `select count(*)::int as lines from batch_lines_at($1, $2) where status in ('faulty', 'draft', 'declined')`;

interface SalaryLine {
  readonly number: number;
  readonly amount: bigint;
  readonly purpose: string;
  /** True when the last salary of the same person went to another account. */
  readonly changed: boolean;
}

/**
 * Makes one document of all lines and sends it to be signed, in one transaction: what is signed is a digest over every line. Answers
 * why it could not be; then nothing has happened, and the lines stay chosen.
 */
export async function sendSalary(
  sending: BatchSubmission,
  context: CallContext,
): Promise<Failure<SendRefusal> | undefined> {
  const tariffs = await readTariffs(context);
  const { database } = context.bank;
  const refused = await database.connection(async (connection) => {
    await connection.query('begin');
    const answer = await send(sending, { connection, context, tariffs });
    await connection.query(answer === undefined ? 'commit' : 'rollback');
    return answer;
  });
  if (refused?.code !== 'INSUFFICIENT_FUNDS') {
    return refused && { code: refused.code };
  }
  const { code, amount, fee } = refused;
  const data = await shortfallOf(database.pool, { accountId: sending.batch.debitAccountId, amount, fee });
  return { code, ...(data !== undefined && { data }) };
}

/** Reason no document was made; for missing funds with the whole sum of the lines and their fees. */
type Refused =
  | { readonly code: Exclude<SendRefusal, 'INSUFFICIENT_FUNDS'> }
  | { readonly code: 'INSUFFICIENT_FUNDS'; readonly amount: Money; readonly fee: Money };

interface SalarySending {
  readonly connection: PoolClient;
  readonly context: CallContext;
  readonly tariffs: readonly Tariff[];
}

async function send(
  { id, batch, request }: BatchSubmission,
  { connection, context, tariffs }: SalarySending,
): Promise<Refused | undefined> {
  const { caller, referenceId, now } = context;
  const { rows: lines } = await connection.query<SalaryLine>(TAKE, [batch.id.toString(), id.toString()]);
  if (lines.length === 0) {
    // It was sent before, by this call or by a later one.
    return undefined;
  }
  const fees = lines.map(({ amount }) => feeOfLine({ kind: 'salary' }, money(amount, batch.currency), tariffs)?.minor);
  const known = fees.filter((fee) => fee !== undefined);
  if (known.length < fees.length) {
    return { code: 'MAX_LIM_EXCEEDED' };
  }
  const place = [batch.id.toString(), id.toString(), request.operationId];
  await connection.query(MARK, [...place, inPlaces(lines, known)]);
  const { rows: digests } = await connection.query<{ digest: string }>('select salary_digest($1, $2) as digest', [
    caller.customerId,
    request.operationId,
  ]);
  const { rows: left } = await connection.query<{ lines: number }>(LEFT_OUT, [batch.id.toString(), new Date(now)]);
  const fee = known.reduce((sum, each) => sum + each, 0n);
  const plan = planOf({ batch, lines, leftOut: left[0]?.lines ?? 0, fee, digest: digests[0]?.digest ?? '' }, now);
  const stored = JSON.stringify({
    operationId: request.operationId,
    batchId: batch.operationId,
    digest: digests[0]?.digest,
  });
  const refused = await createWithin<SendRefusal>(connection, [
    caller.customerId,
    caller.userId,
    request.operationId,
    CODE,
    requestHash({ code: CODE, userId: caller.userId, stored }),
    stored,
    planText(plan, context.bank.movements),
    null,
    referenceId,
    new Date(now),
  ]);
  if (refused !== undefined) {
    return refused === 'INSUFFICIENT_FUNDS' ? { code: refused, amount: plan.amount, fee: plan.fee } : { code: refused };
  }
  await connection.query('select send_to_be_signed($1, $2, $3, $4::interval, $5, $6, p_source => $7)', [
    ...[caller.customerId, caller.userId, request.operationId, DOCUMENT_LIFE, referenceId, new Date(now)],
    actSource(context),
  ]);
  return undefined;
}

/** Fees of lines in the places of their numbers, which begin at one; zero for a number that is not among them. */
function inPlaces(lines: readonly SalaryLine[], fees: readonly bigint[]): readonly string[] {
  const placed = Array.from({ length: lines.at(-1)?.number ?? 0 }, () => '0');
  lines.forEach(({ number }, index) => {
    placed[number - 1] = String(fees[index]);
  });
  return placed;
}

interface Payroll {
  readonly batch: BatchSubmission['batch'];
  readonly lines: readonly SalaryLine[];
  readonly leftOut: number;
  readonly fee: bigint;
  readonly digest: string;
}

/** The whole sum leaves the account at once and waits until every line of it is paid or comes back. */
function planOf({ batch, lines, leftOut, fee: feeMinor, digest }: Payroll, now: number): OperationPlan {
  const amount = money(
    lines.reduce((sum, line) => sum + line.amount, 0n),
    batch.currency,
  );
  const fee = money(feeMinor, batch.currency);
  const changed = lines.filter((line) => line.changed).length;
  const purposes = new Set(lines.map(({ purpose }) => purpose));
  return {
    txnCode: 'MAKE_SALARY_BATCH',
    debit: { from: 'own', accountId: batch.debitAccountId },
    credit: { to: 'register', name: salaryRegisterName(lines.length) },
    amount,
    fee,
    credited: amount,
    // Everybody who sees the account reads it; the purpose of a single line can name its payee.
    purpose: lines.length > 1 && purposes.size === 1 ? (lines[0]?.purpose ?? '') : '',
    terms: {
      details: {
        registerLines: lines.length.toString(),
        ...(leftOut > 0 && { registerLeftOut: leftOut.toString() }),
        ...(changed > 0 && { registerAccountsChanged: changed.toString() }),
        registerDigest: digest,
      },
    },
    legs: [
      { account: batch.debitAccountId, minor: -amount.minor },
      { class: 'SALARY_TRANSIT', currency: batch.currency, minor: amount.minor },
    ],
    expiresAt: now + OPERATION_LIFE_MS,
  };
}
