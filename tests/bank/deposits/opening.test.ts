import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { forecastOf } from '../../../src/domain/deposit/forecast';
import type { DepositApplication } from '../../../src/domain/deposit/DepositApplication';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, latestCode, newOperationId, refusalOf, valueOf } from '../support/transfers';
import { dailyWork, DAY_MS, pass } from './support';

const OPENING = 10_000_000n;

let bank: TestBank;
let user: TestCaller;
let customerId: string;
let main: string;

beforeAll(async () => {
  bank = await createTestBank({ now: Date.UTC(2027, 0, 31, 4) });
  ({ customerId } = await addCustomer(bank, 'opener'));
  user = await bank.callAs('opener');
  main = await addAccount(bank, customerId, { balance: OPENING });
  await dailyWork(bank).round();
});
// Months pass between the tests, and an account nobody uses falls asleep.
beforeEach(() =>
  bank.database.owner.query('update account set dormant = false, last_operation_at = $2 where id = $1', [
    main,
    new Date(bank.clock.now()),
  ]),
);
afterAll(() => bank.close());

function application(changes: Partial<DepositApplication> = {}): DepositApplication {
  return {
    productType: 'makeDepositApplication',
    operationId: newOperationId(),
    productId: '2',
    termMonths: 6,
    debitAccountId: main,
    amount: money(1_234_567n, 'KGS'),
    prolongs: false,
    ...changes,
  };
}

/** Creates the application and confirms it; returns the number of the account that was opened. */
async function open(request: DepositApplication): Promise<string> {
  const { operationId } = request;
  const { credit } = valueOf(await user.call('MAKE_SHOP_OPERATION', request));
  valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
  valueOf(await user.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, user, operationId) }));
  return credit.accountNumber;
}

async function depositOf(number: string, status: 'A' | 'C' = 'A') {
  const found = valueOf(await user.call('GET_DEPOSITS_V2', { status })).find(
    ({ accountNumber }) => accountNumber === number,
  );
  if (found === undefined) {
    throw new Error(`There is no deposit ${number} in ${status}`);
  }
  return found;
}

async function paidFor(contract: string): Promise<readonly bigint[]> {
  const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { limit: 1000 }));
  return transactions
    .filter(({ txnCode, purpose }) => txnCode === 'DEPOSIT_INTEREST' && purpose === contract)
    .map(({ credit }) => credit.amount?.minor ?? 0n)
    .toReversed();
}

describe('a deposit that is opened by application', () => {
  it(
    'earns and pays from the first night what was forecast, month by month, and ends with everything paid out',
    { timeout: 120_000 },
    async () => {
      const before = await balanceOf(bank, main);
      const opened = await depositOf(await open(application()));
      expect(await balanceOf(bank, main)).toBe(before - 1_234_567n);
      expect(opened).toMatchObject({
        balance: { minor: 1_234_567n },
        rate: 1200,
        accrued: { minor: 0n },
        prolongs: false,
        child: undefined,
      });
      const months = forecastOf({ ...opened, amount: 1_234_567n });
      await pass(bank, 1);
      expect((await depositOf(opened.accountNumber)).accrued.minor).toBeGreaterThan(0n);
      await assertBooksBalance(bank.database.owner);
      await pass(bank, 181);
      const closed = await depositOf(opened.accountNumber, 'C');
      expect(await paidFor(closed.contractNumber)).toEqual(months.map(({ paid }) => paid));
      const earned = months.reduce((sum, { paid }) => sum + paid, 0n);
      expect(await balanceOf(bank, main)).toBe(before + earned);
      await assertBooksBalance(bank.database.owner);
    },
  );

  it(
    'is renewed for another term at the rate of that day, and the owner is notified',
    { timeout: 120_000 },
    async () => {
      const opened = await depositOf(
        await open(application({ productId: '3', termMonths: 12, amount: money(500_000n, 'KGS'), prolongs: true })),
      );
      const [last] = forecastOf({ ...opened, amount: 500_000n }).slice(-1);
      await bank.database.owner.query(
        'update deposit_offer set rate = 1111 where product_id = 3 and currency = $1 and term_months = 12',
        ['KGS'],
      );
      await pass(bank, 366);
      const grown = (last?.balance ?? 0n) + (last?.paid ?? 0n);
      const prolonged = await depositOf(opened.accountNumber);
      expect(prolonged).toMatchObject({
        contractNumber: opened.contractNumber,
        openedOn: opened.maturesOn,
        balance: { minor: grown },
        contractAmount: { minor: grown },
        rate: 1111,
        prolongs: true,
      });
      const { rows } = await bank.database.owner.query(
        `select n.content -> 'en' ->> 'title' as title from notification n join app_user u on u.id = n.user_id where u.customer_id = $1 and n.content is not null order by n.id desc limit 1`,
        [customerId],
      );
      expect(rows).toEqual([{ title: 'Deposit renewed' }]);
      await assertBooksBalance(bank.database.owner);
      await bank.database.owner.query(
        'delete from deposit_offer where product_id = 3 and currency = $1 and term_months = 12',
        ['KGS'],
      );
      await pass(bank, 367);
      expect(await depositOf(opened.accountNumber, 'C')).toMatchObject({ balance: { minor: 0n } });
      await assertBooksBalance(bank.database.owner);
    },
  );

  it('is closed before its end like any other', async () => {
    const opened = await depositOf(await open(application()));
    await pass(bank, 30);
    const operationId = newOperationId();
    valueOf(
      await user.call('MAKE_SHOP_OPERATION', {
        productType: 'makeEarlyClosingOfDeposit',
        operationId,
        depositId: opened.id,
        creditAccountId: main,
      }),
    );
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
    valueOf(await user.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, user, operationId) }));
    await pass(bank, 4);
    expect(await depositOf(opened.accountNumber, 'C')).toMatchObject({ balance: { minor: 0n } });
    await assertBooksBalance(bank.database.owner);
  });

  it('is opened once, with any number of orders and confirmations at the same time', async () => {
    const request = application();
    const { operationId } = request;
    const before = valueOf(await user.call('GET_DEPOSITS_V2', { status: 'A' })).length;
    const created = await Promise.all(Array.from({ length: 4 }, () => user.call('MAKE_SHOP_OPERATION', request)));
    const [first] = created.map(valueOf);
    expect(created.map((answer) => valueOf(answer).fingerprint)).toEqual(created.map(() => first?.fingerprint));
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
    const otp = await latestCode(bank, user, operationId);
    const confirmed = await Promise.all(
      Array.from({ length: 4 }, () => user.call('CONFIRM_TRANSFER', { operationId, otp })),
    );
    expect(new Set(confirmed.map((answer) => valueOf(answer).transactionId)).size).toBe(1);
    expect(valueOf(await user.call('GET_DEPOSITS_V2', { status: 'A' }))).toHaveLength(before + 1);
    await assertBooksBalance(bank.database.owner);
  });

  it('opens nothing when its money is gone by the time it is confirmed, or the day is over', async () => {
    const all = await balanceOf(bank, main);
    const requests = [0, 1].map(() => application({ amount: money(all - 1_000_000n, 'KGS') }));
    for (const request of requests) {
      valueOf(await user.call('MAKE_SHOP_OPERATION', request));
    }
    const refusals: (string | undefined)[] = [];
    for (const { operationId } of requests) {
      valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
      refusals.push(
        refusalOf(await user.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, user, operationId) })),
      );
    }
    expect(refusals).toEqual([undefined, 'INSUFFICIENT_FUNDS']);
    const late = application({ amount: money(1_000_000n, 'KGS') });
    const { operationId } = late;
    // Half a minute before midnight in Bishkek.
    bank.clock.advance(DAY_MS - ((bank.clock.now() + 6 * 3_600_000) % DAY_MS) - 30_000);
    valueOf(await user.call('MAKE_SHOP_OPERATION', late));
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
    const otp = await latestCode(bank, user, operationId);
    bank.clock.advance(30_000);
    expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId, otp }))).toBe('OPERATION_TIME_OUT');
    await assertBooksBalance(bank.database.owner);
  });
});
