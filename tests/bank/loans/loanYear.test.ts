import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { newLoan, scheduleOf } from '../../../src/domain/loan/schedule';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { DAY_MS, dailyWork, pass } from '../deposits/support';
import { addAccount, addCustomer, deposit } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, valueOf } from '../support/transfers';
import { noticesOf } from '../schedules/support';
import { openLoan } from './support';

let bank: TestBank;
let user: TestCaller;
let customerId: string;
let main: string;

beforeAll(async () => {
  bank = await createTestBank({ now: Date.UTC(2027, 0, 31, 4) });
  ({ customerId } = await addCustomer(bank, 'borrower'));
  user = await bank.callAs('borrower');
  main = await addAccount(bank, customerId, { balance: 500_000_00n });
  await dailyWork(bank).round();
});
afterAll(() => bank.close());

const loansOf = async (status: 'A' | 'C') => valueOf(await user.call('GET_LOANS_V2', { status }));

describe('a year of loans, day by day', () => {
  it(
    'balances every day, takes every instalment on its day, and ends with everything repaid',
    { timeout: 120_000 },
    async () => {
      const openedOn = bankDayOf(bank.clock.now());
      const requestes = [
        { method: 'annuity', dayCount: 'ACT/365', amount: 100_000_01n, rate: 2233 },
        { method: 'differentiated', dayCount: 'ACT/360', amount: 77_777_77n, rate: 1899 },
        { method: 'annuity', dayCount: '30/360', amount: 55_555_55n, rate: 2400 },
      ] as const;
      const ids: string[] = [];
      for (const request of requestes) {
        ids.push(await openLoan(bank, { customerId, repaymentAccountId: main, termMonths: 12, ...request }));
      }
      for (let day = 0; day < 365; day += 1) {
        await pass(bank, 1);
        if (day % 90 === 0 || day > 362) {
          await assertBooksBalance(bank.database.owner);
        } else {
          await assertSumsZero();
        }
      }
      const closed = await loansOf('C');
      expect(closed.map(({ id }) => id).sort()).toEqual([...ids].sort());
      const due = requestes.map(({ method, dayCount, rate, amount }) =>
        scheduleOf(newLoan({ method, dayCount, rate, openedOn }, amount, 12)),
      );
      const total = due.flat().reduce((sum, { principal, interest }) => sum + principal + interest, 0n);
      expect(await balanceOf(bank, main)).toBe(500_000_00n - total);
      const [id = ''] = ids;
      const { lines } = valueOf(await user.call('GET_LOAN_REPAYMENT_SCHEDULE', { loanId: id }));
      expect(
        lines.map(({ dueOn, principal, interest, state }) => [dueOn, principal.minor, interest.minor, state]),
      ).toEqual(due[0]?.map(({ dueOn, principal, interest }) => [dueOn, principal, interest, 'paid']));
      const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { limit: 1000 }));
      expect(transactions.filter(({ txnCode }) => txnCode === 'LOAN_INSTALMENT')).toHaveLength(36);
    },
  );

  it('falls into arrears without money, bears the penalty, and is made good once there is some', async () => {
    const poor = await addAccount(bank, customerId);
    await openLoan(bank, {
      customerId,
      repaymentAccountId: poor,
      termMonths: 3,
      amount: 30_000_00n,
      rate: 0,
      penaltyRate: 3650,
    });
    bank.clock.advance(41 * DAY_MS);
    await Promise.all([dailyWork(bank).round(), dailyWork(bank).round(), dailyWork(bank).round()]);
    await assertBooksBalance(bank.database.owner);
    const [late] = await loansOf('A');
    const days = BigInt(late?.arrearsDays ?? 0);
    expect(days).toBeGreaterThan(9n);
    // One notification, however many days it lasts and however many processes count them.
    const [notice, ...more] = await noticesOf(bank, user);
    expect([notice, more]).toEqual([expect.stringMatching(/^Просрочка по кредиту: /u), []]);
    expect(notice).toContain(
      `${late?.contractNumber ?? ''} не хватило ${formatMoney(money(10_000_00n, 'KGS'), 'ru')}.`,
    );
    // Of 10 000 soms a tenth of a percent a day.
    expect(late).toMatchObject({
      pastDue: { minor: 10_000_00n },
      penalty: { minor: days * 10_00n },
      outstanding: { minor: 30_000_00n },
    });
    await deposit(bank, poor, { amount: 4_000_00n, currency: 'KGS' });
    await pass(bank, 1);
    expect((await loansOf('A'))[0]).toMatchObject({
      pastDue: { minor: 6_000_00n },
      penalty: { minor: (days + 1n) * 10_00n },
    });
    await deposit(bank, poor, { amount: 100_000_00n, currency: 'KGS' });
    await pass(bank, 1);
    await assertBooksBalance(bank.database.owner);
    expect((await loansOf('A'))[0]).toMatchObject({
      pastDue: { minor: 0n },
      penalty: { minor: 0n },
      arrearsDays: 0,
      outstanding: { minor: 20_000_00n },
    });
    await pass(bank, 70);
    await assertBooksBalance(bank.database.owner);
    expect(await loansOf('A')).toEqual([]);
    expect(await noticesOf(bank, user)).toHaveLength(1);
    expect(await balanceOf(bank, poor)).toBe(104_000_00n - 30_000_00n - (days + 1n) * 10_00n - 6_00n);
  });
});

async function assertSumsZero(): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select currency from account group by currency having sum(balance) <> 0
      union all select 'due' from (select -sum(o.interest_due + o.accrued) as said from loan l join loan_owed o on o.account_id = l.account_id where l.status = 'A') c,
        (select sum(balance) as held from account where account_class = 'LOAN_INTEREST_DUE') h where coalesce(c.said, 0) <> h.held`,
  );
  expect(rows).toEqual([]);
}
