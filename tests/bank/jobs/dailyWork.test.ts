import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DailyWork } from '../../../bank/kernel/DailyWork';
import type { DailyTask } from '../../../bank/kernel/DailyWork';
import { bookOfBank } from '../../../bank/ledger/ledger';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { addAccount, addCustomer, internalAccount } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { SILENT } from '../support/jobs';
import { balanceOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';

const DAY_MS = 24 * 60 * 60 * 1000;

let bank: TestBank;
let today: BankDay;
let names = 0;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

function workOf(task: DailyTask): DailyWork {
  return new DailyWork([task], { bank: bank.services, log: SILENT, changed: () => undefined, isStopping: () => false });
}

/** A task that notes its days, and fails so many times before. */
function noting(days: BankDay[], failures = 0): DailyTask {
  names += 1;
  let left = failures;
  return {
    name: `noting ${names}`,
    run: async (_bank, day) => {
      if (left > 0) {
        left -= 1;
        throw new Error('not now');
      }
      days.push(day);
    },
  };
}

describe('work of every day', () => {
  it('begins on the day it is new and is done once a day', async () => {
    const days: BankDay[] = [];
    const task = noting(days);
    today = bankDayOf(bank.clock.now());
    await workOf(task).round();
    await workOf(task).round();
    expect(days).toEqual([today]);
    bank.clock.advance(DAY_MS);
    await workOf(task).round();
    expect(days).toEqual([today, addDays(today, 1)]);
  });

  it('catches up on the days that were missed, in their order', async () => {
    const days: BankDay[] = [];
    const task = noting(days);
    today = bankDayOf(bank.clock.now());
    await workOf(task).round();
    bank.clock.advance(40 * DAY_MS);
    await workOf(task).round();
    expect(days).toEqual(Array.from({ length: 41 }, (_none, index) => addDays(today, index)));
  });

  it('is tried again for the day that failed, and never skips it', async () => {
    const days: BankDay[] = [];
    const task = noting(days, 2);
    today = bankDayOf(bank.clock.now());
    await workOf(task).round();
    bank.clock.advance(DAY_MS);
    await workOf(task).round();
    expect(days).toEqual([]);
    await workOf(task).round();
    expect(days).toEqual([today, addDays(today, 1)]);
  });

  it('is booked once by any number of processes', async () => {
    const { customerId } = await addCustomer(bank, 'saver');
    const account = await addAccount(bank, customerId);
    const cash = await internalAccount(bank, 'CASH', 'KGS');
    names += 1;
    const task: DailyTask = {
      name: `paying ${names}`,
      run: ({ clock, database }, day) =>
        database.kysely.transaction().execute(async (connection) => {
          const legs = [
            { account: cash, minor: -100n },
            { account, minor: 100n },
          ];
          await bookOfBank(connection, { key: `gift ${day}`, legs, line: { code: 'GIFT' }, at: clock.now() });
        }),
    };
    await workOf(task).round();
    bank.clock.advance(9 * DAY_MS);
    await Promise.all([workOf(task).round(), workOf(task).round(), workOf(task).round()]);
    expect(await balanceOf(bank, account)).toBe(1000n);
  });

  it('is taken over from a process that died, after a minute', async () => {
    const days: BankDay[] = [];
    const task = noting(days);
    today = bankDayOf(bank.clock.now());
    await bank.database.owner.query(`insert into daily_work values ($1, $2::date - 1, $3)`, [
      task.name,
      today,
      new Date(bank.clock.now() + 60_000),
    ]);
    await workOf(task).round();
    expect(days).toEqual([]);
    bank.clock.advance(60_000);
    await workOf(task).round();
    expect(days).toEqual([bankDayOf(bank.clock.now())]);
  });
});
