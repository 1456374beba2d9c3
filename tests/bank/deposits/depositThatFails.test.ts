import { afterEach, beforeEach, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { latestCode, newOperationId, valueOf } from '../support/transfers';
import { dailyWork, openDeposit, pass } from './support';

let bank: TestBank;
let owner: TestCaller;
let accountId: string;
let ids: readonly string[];

beforeEach(async () => {
  bank = await createTestBank({ now: Date.UTC(2027, 1, 1, 4) });
  await dailyWork(bank).round();
  const { customerId } = await addCustomer(bank, 'saver');
  owner = await bank.callAs('saver');
  accountId = await addAccount(bank, customerId, { balance: 1_00n });
  const request = {
    customerId,
    payoutAccountId: accountId,
    balance: 36_500_00n,
    rate: 1000,
    payout: 'monthly',
  } as const;
  ids = [await openDeposit(bank, request), await openDeposit(bank, request)];
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

/** Makes every update of the first deposit in a table fail. */
async function poison(table: string): Promise<void> {
  await bank.database.owner.query(`
    create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
    create trigger poison before update on ${table} for each row when (old.account_id = ${ids[0]}) execute function poison()`);
}

async function reckonedTo(): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ day: string }>(
    'select accrued_through::text as day from deposit where account_id = any ($1) order by account_id',
    [ids],
  );
  return rows.map(({ day }) => day);
}

it('a deposit whose day cannot be reckoned holds up no other, not on the days after either, and is reckoned once it can be', async () => {
  const opened = bankDayOf(bank.clock.now());
  await poison('deposit');
  for (const days of [1, 1, 30]) {
    await pass(bank, days);
    expect(await reckonedTo()).toEqual([opened, bankDayOf(bank.clock.now())]);
  }
  await bank.database.owner.query('drop trigger poison on deposit');
  await dailyWork(bank).round();
  expect(await reckonedTo()).toEqual([bankDayOf(bank.clock.now()), bankDayOf(bank.clock.now())]);
  const { rows } = await bank.database.owner.query(
    'select distinct interest_paid, balance_days from deposit where account_id = any ($1)',
    [ids],
  );
  expect(rows).toHaveLength(1);
});

async function orderClosing(depositId: string): Promise<void> {
  const operationId = newOperationId();
  valueOf(
    await owner.call('MAKE_SHOP_OPERATION', {
      productType: 'makeEarlyClosingOfDeposit',
      operationId,
      depositId,
      creditAccountId: accountId,
    }),
  );
  valueOf(await owner.call('SEND_OTP_BY_SMS', { operationId }));
  valueOf(await owner.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, owner, operationId) }));
}

it('a closing that cannot be done holds up no other, and is done once it can be', async () => {
  for (const id of ids) {
    await orderClosing(id);
  }
  await poison('deposit_closing');
  const closed = async (): Promise<readonly boolean[]> => {
    const { rows } = await bank.database.owner.query<{ closed: boolean }>(
      'select done_at is not null as closed from deposit_closing where account_id = any ($1) order by account_id',
      [ids],
    );
    return rows.map((row) => row.closed);
  };
  for (const days of [1, 1]) {
    await pass(bank, days);
    expect(await closed()).toEqual([false, true]);
  }
  await bank.database.owner.query('drop trigger poison on deposit_closing');
  await dailyWork(bank).round();
  expect(await closed()).toEqual([true, true]);
});
