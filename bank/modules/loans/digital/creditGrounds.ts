import { SCORED_MONTHS, scoreOf } from '../../../../src/domain/loan/digital/creditScore';
import type { CreditGrounds, CreditScore } from '../../../../src/domain/loan/digital/creditScore';
import { scheduleOf } from '../../../../src/domain/loan/schedule';
import { money } from '../../../../src/domain/money/Money';
import { bankDayOf, startOfBankDay } from '../../../../src/domain/time/Instant';
import type { Instant } from '../../../../src/domain/time/Instant';
import { firstDayOfMonth } from '../../accounts';
import type { BankServices } from '../../../kernel/BankServices';
import { countedInSoms } from '../../limits';
import { readLoanRow, standingOf } from '../loanRepository';

/**
 * Income of a customer by month, in minor units. A customer's own money is not income, nor is money from a card at another bank, nor money
 * that did not arrive or was returned; only soms on accounts of the customer count.
 */
const INCOMES = `
  select coalesce(sum(t.credit_amount), 0)::bigint as income
    from generate_series(1, $2::int) m
      left join (txn_of_customer h join txn t on t.id = h.txn_id and t.status = 'ACCEPTED' and t.posting_id is not null and t.return_of is null
          and t.txn_code <> all ($5::text[])
        join account c on c.id = t.credit_account_id and c.currency = 'KGS' and c.product = 'current'
        left join account d on d.id = t.debit_account_id)
        on h.customer_id = $1 and h.created_at >= $3 and h.created_at < $4 and c.customer_id = h.customer_id and d.customer_id is distinct from h.customer_id
          and date_trunc('month', h.created_at at time zone 'Asia/Bishkek') = date_trunc('month', $4::timestamptz at time zone 'Asia/Bishkek') - make_interval(months => m)
    group by m order by m`;

/** Credit score of a customer by the facts the bank has: income from others in whole months, instalments of all loans, arrears. */
export async function scoreCustomer(bank: BankServices, customerId: string, now: Instant): Promise<CreditScore> {
  const today = bankDayOf(now);
  const [incomes, debts] = await Promise.all([
    bank.database.pool.query<{ income: bigint }>({
      name: 'incomes-of-customer',
      text: INCOMES,
      values: [
        customerId,
        SCORED_MONTHS,
        new Date(startOfBankDay(firstDayOfMonth(today, SCORED_MONTHS))),
        new Date(startOfBankDay(firstDayOfMonth(today, 0))),
        bank.movements.codesOfOwnMoney,
      ],
    }),
    debtsOf(bank, customerId),
  ]);
  return scoreOf({ incomes: incomes.rows.map(({ income }) => income), ...debts });
}

/** Sum of the next instalments of all active loans, in minor units of the som, and whether any debt that fell due is unpaid. */
async function debtsOf(
  bank: BankServices,
  customerId: string,
): Promise<Pick<CreditGrounds, 'monthlyDebt' | 'inArrears'>> {
  const { kysely } = bank.database;
  const contracts = await kysely
    .selectFrom('loan')
    .innerJoin('account', 'account.id', 'loan.account_id')
    .select('loan.account_id')
    .where('account.customer_id', '=', BigInt(customerId))
    .where('loan.status', '=', 'A')
    .execute();
  let monthlyDebt = 0n;
  let inArrears = false;
  for (const contract of contracts) {
    const loan = await readLoanRow(kysely, customerId, contract.account_id.toString());
    if (loan !== undefined) {
      const { state, principalDue, interestDue, penalty } = standingOf(loan);
      const [next] = scheduleOf(state);
      const instalment = money(next === undefined ? 0n : next.principal + next.interest, loan.currency);
      monthlyDebt += (await countedInSoms(instalment, { bank })) ?? instalment.minor;
      inArrears ||= principalDue + interestDue + penalty > 0n;
    }
  }
  return { monthlyDebt, inArrears };
}
