import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, createAndSend, refusalOf, transfer, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

describe('transfers at the same time', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  beforeAll(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  async function deadlocks(): Promise<bigint> {
    const { rows } = await bank.database.owner.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    return BigInt(rows[0]?.deadlocks ?? 0);
  }

  it('out of an account that can pay for 100 of 200: exactly 100 succeed', async () => {
    const from = await addAccount(bank, customerId, { balance: 100n * 700n });
    const to = await addAccount(bank, customerId);
    const requests = Array.from({ length: 200 }, () => transferRequest({ from, to, amount: 700n }));
    const codes = await Promise.all(requests.map((request) => createAndSend(bank, user, request)));
    const answers = await Promise.all(
      requests.map(({ operationId }, index) => user.call('CONFIRM_TRANSFER', { operationId, otp: codes[index] ?? '' })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(100);
    expect(answers.filter((answer) => refusalOf(answer) === 'INSUFFICIENT_FUNDS')).toHaveLength(100);
    expect([await balanceOf(bank, from), await balanceOf(bank, to)]).toEqual([0n, 70_000n]);
    expect(await deadlocks()).toBe(0n);
  });

  it('in both directions between few accounts never deadlock', async () => {
    const accounts: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      accounts.push(await addAccount(bank, customerId, { balance: 100_000n }));
    }
    let started = 0;
    const work = async () => {
      while (started < 400) {
        const from = accounts[started % 3] ?? '';
        const to = accounts[(started + (started % 2) + 1) % 3] ?? '';
        started += 1;
        valueOf(await transfer(bank, user, { from, to, amount: 10n }));
      }
    };
    await Promise.all(Array.from({ length: 12 }, work));
    const balances = await Promise.all(accounts.map((account) => balanceOf(bank, account)));
    expect(balances.reduce((sum, balance) => sum + balance)).toBe(300_000n);
    expect(await deadlocks()).toBe(0n);
  });
});
