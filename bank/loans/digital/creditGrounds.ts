import { SCORED_MONTHS, scoreOf } from '../../../src/domain/loan/digital/creditScore';
import type { CreditScore } from '../../../src/domain/loan/digital/creditScore';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { firstDayOfMonth } from '../../accounts/moneyFlow';
import type { BankServices } from '../../BankServices';
import { countedInSoms } from '../../limits/countedInSoms';
import { readLoans } from '../loanRows';

/** A customer's own money is no income, and neither is what did not arrive or came back; only soms on accounts of the customer count. */
const INCOMES = `
  select coalesce(sum(t.credit_amount), 0)::bigint as income
    from generate_series(1, $2::int) m
      left join (txn_of_customer h join txn t on t.id = h.txn_id and t.status = 'ACCEPTED' and t.posting_id is not null
        join account c on c.id = t.credit_account_id and c.currency = 'KGS' and c.product = 'current'
        left join account d on d.id = t.debit_account_id)
        on h.customer_id = $1 and h.created_at >= $3 and h.created_at < $4 and c.customer_id = h.customer_id and d.customer_id is distinct from h.customer_id
          and date_trunc('month', h.created_at at time zone 'Asia/Bishkek') = date_trunc('month', $4::timestamptz at time zone 'Asia/Bishkek') - make_interval(months => m)
    group by m order by m`;

/** What the bank makes of what it knows of a customer: income from others of whole months, instalments of all loans, arrears. */
export async function scoreCustomer(bank: BankServices, customerId: string, now: Instant): Promise<CreditScore> {
  const today = bankDayOf(now);
  const [incomes, loans] = await Promise.all([
    bank.database.pool.query<{ income: bigint }>({
      name: 'incomes-of-customer',
      text: INCOMES,
      values: [customerId, SCORED_MONTHS, new Date(startOfBankDay(firstDayOfMonth(today, SCORED_MONTHS))), new Date(startOfBankDay(firstDayOfMonth(today, 0)))],
    }),
    readLoans(bank.database, customerId, { status: 'A', now }),
  ]);
  let monthlyDebt = 0n;
  for (const { next } of loans) {
    monthlyDebt += next === undefined ? 0n : ((await countedInSoms(next.amount, { bank })) ?? next.amount.minor);
  }
  return scoreOf({
    incomes: incomes.rows.map(({ income }) => income),
    monthlyDebt,
    inArrears: loans.some(({ pastDue, penalty }) => pastDue.minor + penalty.minor > 0n),
  });
}
