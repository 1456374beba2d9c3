import type { MoneyFlowQuery } from '../../../src/application/operations/accountDetails';
import type { DayBalance, KindFlow, MoneyFlow } from '../../../src/domain/account/MoneyFlow';
import type { LineKind } from '../../../src/domain/history/classify';
import type { Currency } from '../../../src/domain/money/Currency';
import type { BankMovements } from '../../../src/domain/movements/movements';
import { add, money } from '../../../src/domain/money/Money';
import { addMonths, firstOfMonth } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { readAccount } from './accountRepository';

const BALANCES = `
  select distinct on (day) day::text as day, balance_after as balance from (
    select (e.created_at at time zone 'Asia/Bishkek')::date as day, e.balance_after, e.account_version
      from entry e where e.account_id = $1 and e.created_at >= $2) changed
   order by day, account_version desc`;

const OPENING = `
  select e.balance_after as balance from entry e
   where e.account_id = $1 and e.created_at < $2 order by e.account_version desc limit 1`;

/**
 * Income, spending and fees by month and kind of transaction. A return is not income: it reduces the payment it belongs to, in the month of
 * that payment. Fees that were kept are spending of a kind of their own. Declined and unbooked transactions are not counted, nor is money
 * that has not arrived yet.
 */
const FLOWS = `
  select to_char(t.created_at at time zone 'Asia/Bishkek', 'YYYY-MM') as month, t.txn_code,
      coalesce(sum(t.credit_amount) filter (where t.credit_account_id = $1 and t.status = 'ACCEPTED'), 0)::bigint as income,
      coalesce(sum(t.debit_amount - coalesce(back.amount, 0)) filter (where t.debit_account_id = $1), 0)::bigint as spending,
      coalesce(sum(t.fee - coalesce(back.fee, 0)) filter (where t.debit_account_id = $1), 0)::bigint as fees
    from txn_of_customer h join txn t on t.id = h.txn_id
      left join lateral (select sum(r.credit_amount) as amount, sum(r.fee) as fee from txn r where r.return_of = t.id) back on true
   where h.customer_id = $3 and h.created_at >= $2 and $1::bigint in (t.debit_account_id, t.credit_account_id)
     and t.posting_id is not null and t.return_of is null and t.status <> 'DECLINED'
   group by 1, 2 order by 1, 2`;

interface FlowRow {
  readonly month: string;
  readonly txn_code: string;
  readonly income: bigint;
  readonly spending: bigint;
  readonly fees: bigint;
}

/** Cash flow of an account of the caller's, from the first day of a month until today; `undefined` when there is no such account. */
export async function readMoneyFlow(
  context: CallContext,
  { accountId, months }: MoneyFlowQuery,
): Promise<MoneyFlow | undefined> {
  const { pool } = context.bank.database;
  const account = await readAccount(pool, context.caller.customerId, accountId);
  if (account === undefined) {
    return undefined;
  }
  const to = bankDayOf(context.now);
  const from = firstDayOfMonth(to, months - 1);
  const { currency } = account;
  const values = [accountId, new Date(startOfBankDay(from))];
  const [opening, balances, flows] = await Promise.all([
    pool.query<{ balance: bigint }>({ name: 'flow-opening', text: OPENING, values }),
    pool.query<{ day: BankDay; balance: bigint }>({ name: 'flow-balances', text: BALANCES, values }),
    pool.query<FlowRow>({ name: 'flow-kinds', text: FLOWS, values: [...values, context.caller.customerId] }),
  ]);
  return {
    from,
    to,
    opening: money(opening.rows[0]?.balance ?? 0n, currency),
    changes: balances.rows.map(({ day, balance }): DayBalance => ({ day, balance: money(balance, currency) })),
    kinds: byKind(flows.rows, currency, context.bank.movements),
  };
}

/** Codes of one kind together, and the fees of all of them. */
function byKind(rows: readonly FlowRow[], currency: Currency, movements: BankMovements): readonly KindFlow[] {
  const flows = new Map<string, KindFlow>();
  const count = (
    month: string,
    kind: LineKind,
    { income, spending }: { readonly income: bigint; readonly spending: bigint },
  ) => {
    const known = flows.get(`${month} ${kind}`);
    flows.set(`${month} ${kind}`, {
      month,
      kind,
      income: add(known?.income ?? money(0n, currency), money(income, currency)),
      spending: add(known?.spending ?? money(0n, currency), money(spending, currency)),
    });
  };
  for (const { month, txn_code: code, fees, ...moved } of rows) {
    count(month, movements.kindOf(code), moved);
    if (fees > 0n) {
      count(month, 'fee', { income: 0n, spending: fees });
    }
  }
  return [...flows.values()];
}

/** The first day of the month that is so many months back; 0 is this one. */
export function firstDayOfMonth(today: BankDay, monthsBack: number): BankDay {
  return firstOfMonth(addMonths(today, -monthsBack));
}
