import type { Currency } from '../../../src/domain/money/Currency';
import type { Outgoing } from '../../../src/domain/spending/categoryOf';
import type { SpendingGroup, SpendingPeriod } from '../../../src/domain/spending/Spending';
import { addDays } from '../../../src/domain/time/days';
import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { readNamedProviders } from '../directories';
import type { NamedProvider } from '../directories';

/** Movements that give back what a payment from a current account has brought to another product: they lessen its spending. */
const GIVEN_BACK = ['LOAN_REST_RETURNED'];

/**
 * Debits of the current accounts of the customer $1 from $2 until $3, each with what counts of it in minor units of its currency, less what
 * was returned, and with the rate to the som of the day it was made: the one it was counted against its limit with, otherwise the official
 * rate of today. Money that reaches an own current or deposit account counts as nothing; its fee does.
 */
const DEBITS = `
  select t.id, t.created_at, t.txn_code, coalesce(t.terms #>> '{details,providerCode}', '') as provider, coalesce(t.credit_number, '') as number,
      t.recipient_name as name, k.kind is not distinct from 'I' as to_person, t.debit_currency as currency,
      case when d.product = 'loan' then -t.credit_amount when c.customer_id = h.customer_id and c.product <> 'loan' then 0
        else t.debit_amount - coalesce(back.amount, 0) end as paid,
      coalesce(t.fee, 0) - coalesce(back.fee, 0) as fee,
      case when t.debit_currency = 'KGS' then 1 else coalesce(o.limit_amount::numeric / o.amount, r.sell / 1000000.0) end as rate
    from txn_of_customer h join txn t on t.id = h.txn_id
      join account d on d.id = t.debit_account_id and d.customer_id = h.customer_id
      left join account c on c.id = t.credit_account_id
      left join customer k on k.id = c.customer_id
      left join operation o on t.debit_currency <> 'KGS' and o.customer_id = h.customer_id and o.operation_id = t.operation_id
      left join exchange_rate r on r.base = t.debit_currency and r.quote = 'KGS' and r.rate_type = 'official'
      left join lateral (select sum(b.credit_amount) as amount, sum(b.fee) as fee from txn b where b.return_of = t.id) back on true
    where h.customer_id = $1 and h.created_at >= $2 and h.created_at < $3 and t.posting_id is not null and t.return_of is null
      and t.status <> 'DECLINED' and (d.product = 'current' or t.txn_code = any ($4))`;

const GROUPS = `
  select to_char(l.created_at at time zone 'Asia/Bishkek', 'YYYY-MM-01') as month,
      (l.created_at at time zone 'Asia/Bishkek')::date <= $5::date as is_compared,
      l.txn_code, l.provider, l.number, l.name, l.to_person, case when l.rate is null then l.currency end as without_rate,
      coalesce(sum(round(l.paid * l.rate)), 0)::bigint as paid, coalesce(sum(round(l.fee * l.rate)), 0)::bigint as fee,
      count(*) filter (where l.paid > 0)::int as count, count(*) filter (where l.fee > 0)::int as fee_count
    from (${DEBITS} and ($6::bigint is null or d.id = $6)) l group by 1, 2, 3, 4, 5, 6, 7, 8`;

const LINES = `
  select l.id, l.txn_code, l.provider, l.number, l.name, l.to_person, round(l.paid * l.rate)::bigint as paid,
      round(l.fee * l.rate)::bigint as fee
    from (${DEBITS}) l where l.rate is not null order by l.created_at desc, l.id desc`;

const MOMENT =
  'select h.created_at from txn t join txn_of_customer h on h.customer_id = $1 and h.txn_id = t.id and h.created_at = t.created_at where t.id = $2';

interface OutgoingRow {
  readonly txn_code: string;
  readonly provider: string;
  readonly number: string;
  readonly name: string;
  readonly to_person: boolean;
}

interface GroupRow extends OutgoingRow {
  readonly month: BankDay;
  readonly is_compared: boolean;
  readonly without_rate: Currency | null;
  readonly paid: bigint;
  readonly fee: bigint;
  readonly count: number;
  readonly fee_count: number;
}

interface LineRow extends OutgoingRow {
  readonly id: bigint;
  readonly paid: bigint;
  readonly fee: bigint;
}

/** Debit of an own account with what counts of it, in minor units of the som. */
export interface OutgoingLine {
  readonly transactionId: string;
  readonly outgoing: Outgoing;
  readonly paid: bigint;
  readonly fee: bigint;
}

/** Debits of a period, from all current accounts or one, added up where they are alike, and the currencies no rate is known for. */
export async function readGroups(
  context: CallContext,
  { from, through, comparedThrough }: Pick<SpendingPeriod, 'from' | 'through' | 'comparedThrough'>,
  accountId?: string,
): Promise<{ readonly groups: readonly SpendingGroup[]; readonly withoutRate: readonly Currency[] }> {
  const [{ rows }, providers] = await Promise.all([
    context.bank.database.pool.query<GroupRow>({
      name: 'spending-groups',
      text: GROUPS,
      values: [...periodOf(context, from, through), GIVEN_BACK, comparedThrough, accountId ?? null],
    }),
    readNamedProviders(context),
  ]);
  const counted = rows.filter((row) => row.without_rate === null);
  return {
    groups: counted.map((row) => ({
      outgoing: outgoingOf(row, providers),
      month: row.month,
      isCompared: row.is_compared,
      paid: row.paid,
      fee: row.fee,
      count: row.count,
      feeCount: row.fee_count,
    })),
    withoutRate: [...new Set(rows.flatMap((row) => row.without_rate ?? []))],
  };
}

/** Debits of a period one by one, newest first. */
export async function readLines(
  context: CallContext,
  { from, through }: Pick<SpendingPeriod, 'from' | 'through'>,
): Promise<readonly OutgoingLine[]> {
  const [{ rows }, providers] = await Promise.all([
    context.bank.database.pool.query<LineRow>({
      name: 'spending-lines',
      text: LINES,
      values: [...periodOf(context, from, through), GIVEN_BACK],
    }),
    readNamedProviders(context),
  ]);
  return rows.map((row) => lineOf(row, providers));
}

/**
 * The debit of one transaction; `none` for a line of the customer's history that is no debit of theirs, `undefined` where there is no such
 * line.
 */
export async function readLine(
  context: CallContext,
  transactionId: string,
): Promise<OutgoingLine | 'none' | undefined> {
  const { pool } = context.bank.database;
  const { rows: moments } = await pool.query<{ created_at: number }>({
    name: 'spending-moment',
    text: MOMENT,
    values: [context.caller.customerId, transactionId],
  });
  const at = moments[0]?.created_at;
  if (at === undefined) {
    return undefined;
  }
  const [{ rows }, providers] = await Promise.all([
    pool.query<LineRow>({
      name: 'spending-lines',
      text: LINES,
      // A moment has microseconds in the database.
      values: [context.caller.customerId, new Date(at), new Date(at + 1), GIVEN_BACK],
    }),
    readNamedProviders(context),
  ]);
  const row = rows.find(({ id }) => id.toString() === transactionId);
  return row === undefined ? 'none' : lineOf(row, providers);
}

function periodOf({ caller }: CallContext, from: BankDay, through: BankDay): readonly unknown[] {
  return [caller.customerId, new Date(startOfBankDay(from)), new Date(startOfBankDay(addDays(through, 1)))];
}

function lineOf(row: LineRow, providers: readonly NamedProvider[]): OutgoingLine {
  return { transactionId: row.id.toString(), outgoing: outgoingOf(row, providers), paid: row.paid, fee: row.fee };
}

/** Facts of a debit by which its category is known; a provider is also known by its name, where its code was not kept. */
function outgoingOf(row: OutgoingRow, providers: readonly NamedProvider[]): Outgoing {
  const provider = providers.find(({ id, name }) => (row.provider === '' ? name === row.name : id === row.provider));
  return {
    txnCode: row.txn_code,
    provider: provider && { id: provider.id, service: provider.service },
    number: row.number,
    name: row.name,
    toPerson: row.to_person,
  };
}
