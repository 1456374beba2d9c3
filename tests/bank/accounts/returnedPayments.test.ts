import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { moved } from '../support/movements';
import { paymentRequest, worker } from '../support/payments';
import { valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FIVE_MINUTES_MS = 300_000;
const EIGHT_HOURS_MS = 8 * 3_600_000;
const som = (minor: bigint) => money(minor, 'KGS');

describe('payments that came back', () => {
  let bank: TestBank;
  let user: TestCaller;
  let accountId: string;
  const ids: Record<'done' | 'refused' | 'returned' | 'recalled', string> = {
    done: '',
    refused: '',
    returned: '',
    recalled: '',
  };
  beforeAll(async () => {
    bank = await createTestBank({ now: MONDAY_TEN });
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    accountId = await addAccount(bank, customerId, { balance: 1_000_000_00n });
    const requestes = [
      ['done', '182', '2026-11-23'],
      ['refused', '404', '2026-11-23'],
      ['returned', '405', '2026-11-23'],
      ['recalled', '182', '2026-11-24'],
    ] as const;
    for (const [name, scenario, day] of requestes) {
      const request = paymentRequest({ from: accountId, amount: 500_000n, scenario, day });
      ids[name] = valueOf(await moved(bank, user, { code: 'MAKE_OTHER_BANK_TRANSFER', request })).transactionId;
    }
    valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: ids.recalled }));
    const looking = worker(bank);
    while (bank.clock.now() < MONDAY_TEN + EIGHT_HOURS_MS) {
      await looking.round();
      bank.clock.advance(FIVE_MINUTES_MS);
    }
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  it('are neither income nor spending of the month, but for fees that were kept, which are a kind of their own', async () => {
    const { kinds } = valueOf(await user.call('GET_ACCOUNT_FLOW', { accountId, months: 1 }));
    const moving = kinds.filter(({ kind }) => kind !== 'other');
    expect(moving.map(({ kind, income, spending }) => [kind, income, spending])).toEqual([
      ['otherBankTransfer', som(0n), som(500_000n)],
      ['fee', som(0n), som(2_000n)],
    ]);
  });

  it.each([
    ['refused', 1_000n],
    ['returned', 0n],
    ['recalled', 1_000n],
  ] as const)('%s name the payment, by the number of its document, and are named by it', async (name, fee) => {
    const payment = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: ids[name] }));
    const [back, ...more] = payment.returnedBy ?? [];
    expect(more).toEqual([]);
    const returned = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: back?.id ?? '' }));
    expect(returned).toMatchObject({
      credit: { amount: som(500_000n) },
      fee: som(fee),
      returnOf: { id: ids[name], number: '15', createdAt: payment.createdAt },
    });
    const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions.find(({ id }) => id === back?.id)?.returnOf).toEqual(returned.returnOf);
  });

  it('name no operation when their payment was done', async () => {
    const payment = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: ids.done }));
    expect([payment.returnOf, payment.returnedBy]).toEqual([undefined, undefined]);
  });
});
