import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { isPayoutDay } from '../../../src/domain/deposit/depositDays';
import { accruedOf, interestOf } from '../../../src/domain/deposit/interest';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, valueOf } from '../support/transfers';
import { DAY_MS, dailyWork, openDeposit, pass } from './support';

let bank: TestBank;
let user: TestCaller;
let customerId: string;
let main: string;

beforeAll(async () => {
  bank = await createTestBank({ now: Date.UTC(2027, 0, 31, 4) });
  ({ customerId } = await addCustomer(bank, 'saver'));
  user = await bank.callAs('saver');
  main = await addAccount(bank, customerId);
  await dailyWork(bank).round();
});
afterAll(() => bank.close());

describe('a year of deposits, day by day', () => {
  it(
    'balances every day, pays what each kind says, and ends with everything paid out',
    { timeout: 120_000 },
    async () => {
      const term = await openDeposit(bank, { customerId, payoutAccountId: main, balance: 100_000_01n, rate: 1400 });
      const monthly = await openDeposit(bank, {
        customerId,
        payoutAccountId: main,
        balance: 77_777_77n,
        rate: 1233,
        payout: 'monthly',
      });
      const grown = await openDeposit(bank, {
        customerId,
        payoutAccountId: main,
        balance: 55_555_55n,
        rate: 1199,
        payout: 'monthly',
        capitalized: true,
        type: 'savings',
      });
      for (let day = 0; day < 365; day += 1) {
        await pass(bank, 1);
        if (day % 60 === 0 || day > 362) {
          await assertBooksBalance(bank.database.owner);
        } else {
          await assertSumsZero();
        }
      }
      const closed = valueOf(await user.call('GET_DEPOSITS_V2', { status: 'C' }));
      expect(closed.map(({ id }) => id).sort()).toEqual([term, monthly, grown].sort());
      const paidOf = (id: string) => closed.find((deposit) => deposit.id === id)?.paid.minor;
      expect(paidOf(term)).toBe(interestOf(100_000_01n * 365n, 1400));
      expect(paidOf(monthly)).toBe(interestOf(77_777_77n * 365n, 1233));
      const total = closed.reduce((sum, { contractAmount, paid }) => sum + contractAmount.minor + paid.minor, 0n);
      expect(await balanceOf(bank, main)).toBe(total);
      const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { limit: 1000 }));
      const codes = (code: string) => transactions.filter(({ txnCode }) => txnCode === code).length;
      expect([codes('DEPOSIT_INTEREST'), codes('DEPOSIT_END')]).toEqual([1 + 12 + 12, 3]);
    },
  );

  it('comes to the same when the bank was down for months and three processes wake at once', async () => {
    const balance = 33_333_33n;
    const rate = 1377;
    const late = await openDeposit(bank, {
      customerId,
      payoutAccountId: main,
      balance,
      rate,
      payout: 'monthly',
      capitalized: true,
      type: 'child',
      termMonths: 24,
    });
    bank.clock.advance(70 * DAY_MS);
    await Promise.all([dailyWork(bank).round(), dailyWork(bank).round(), dailyWork(bank).round()]);
    await assertBooksBalance(bank.database.owner);
    const deposit = valueOf(await user.call('GET_DEPOSIT_BY_ID', { depositId: late }));
    const terms = { openedOn: deposit.openedOn, maturesOn: deposit.maturesOn, payout: 'monthly' } as const;
    let state = { balanceDays: 0n, paid: 0n };
    for (let day = addDays(deposit.openedOn, 1); day <= deposit.accruedOn; day = addDays(day, 1)) {
      state = { ...state, balanceDays: state.balanceDays + balance + state.paid };
      state = { ...state, paid: state.paid + (isPayoutDay(terms, day) ? accruedOf(state, rate) : 0n) };
    }
    expect(deposit.accruedOn).toBe(bankDayOf(bank.clock.now()));
    expect(state.paid).toBeGreaterThan(0n);
    expect(deposit).toMatchObject({
      paid: { minor: state.paid },
      accrued: { minor: accruedOf(state, rate) },
      balance: { minor: balance + state.paid },
    });
  });
});

async function assertSumsZero(): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select currency from account group by currency having sum(balance) <> 0
      union all select a.currency from account a where a.account_class = 'INTEREST_PAYABLE' and a.balance <> (
        select coalesce(sum(deposit_interest(d.balance_days, d.rate) - d.interest_paid), 0) from deposit d join account x on x.id = d.account_id
          where d.status = 'A' and x.currency = a.currency)`,
  );
  expect(rows).toEqual([]);
}
