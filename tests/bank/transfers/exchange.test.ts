import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { balanceOf, createAndSend, refusalOf, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';
import type { OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';

const CODE = 'MAKE_OWN_ACCOUNTS_TRANSFER';
const FIVE_MINUTES_MS = 5 * 60_000;

describe('an exchange between own accounts', () => {
  let bank: TestBank;
  let user: TestCaller;
  let soms: string;
  let dollars: string;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'owner');
    user = await bank.callAs('owner');
    soms = await addAccount(bank, customerId, { balance: 100_000_000n });
    dollars = await addAccount(bank, customerId, { currency: 'USD', balance: 100_000n });
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values
        ('USD', 'KGS', 'commercial', 87200000, 87700000, now()), ('USD', 'KGS', 'official', 87450000, 87450000, now())`,
    );
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  function selling(minor: bigint): OwnAccountsTransfer {
    const request = transferRequest({ from: dollars, to: soms, amount: minor, currency: 'USD' });
    return { ...request, exchange: { amountIs: 'given', otherCurrency: 'KGS' } };
  }

  it('books both currencies against the position of the bank', async () => {
    const before = [await balanceOf(bank, soms), await balanceOf(bank, dollars)];
    const outcome = valueOf(await moved(bank, user, { code: CODE, request: selling(10_000n) }));
    const after = [await balanceOf(bank, soms), await balanceOf(bank, dollars)];
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([872_000n, -10_000n]);
    expect([await balanceOfClass(bank, 'EXCHANGE', 'USD'), await balanceOfClass(bank, 'EXCHANGE', 'KGS')]).toEqual([
      10_000n,
      -872_000n,
    ]);
    const line = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: outcome.transactionId }));
    expect(line).toMatchObject({
      txnCode: 'MAKE_EXCHANGE',
      debit: { amount: money(10_000n, 'USD') },
      credit: { amount: money(872_000n, 'KGS') },
    });
  });

  const buyAt = (rate: bigint) =>
    bank.database.owner.query(`update exchange_rate set buy = $1 where rate_type = 'commercial'`, [rate]);

  it.each([
    ['fallen by half a percent', 86_764_000n],
    ['risen by half a percent', 87_636_000n],
  ])('is booked at the price of its preview after the rate has %s', async (_what, buy) => {
    const request = selling(1_000n);
    const otp = await createAndSend(bank, user, request);
    await buyAt(buy);
    expect(valueOf(await user.call(CODE, request)).credited).toEqual(money(87_200n, 'KGS'));
    const before = await balanceOf(bank, soms);
    valueOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }));
    expect((await balanceOf(bank, soms)) - before).toBe(87_200n);
    await buyAt(87_200_000n);
  });

  it.each([
    ['fallen by more', 86_763_999n],
    ['risen by more', 87_636_001n],
    ['become a hundred times lower', 872_000n],
  ])('is not booked after the rate has %s, and is once it is back', async (_what, buy) => {
    const request = selling(1_000n);
    const otp = await createAndSend(bank, user, request);
    const before = await balanceOf(bank, soms);
    await buyAt(buy);
    const confirm = () => user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
    expect(refusalOf(await confirm())).toBe('EXCHANGE_RATE_CHANGED');
    expect(await balanceOf(bank, soms)).toBe(before);
    await buyAt(87_200_000n);
    valueOf(await confirm());
  });

  it('waits five minutes for its confirmation', async () => {
    const late = selling(1_000n);
    const otp = await createAndSend(bank, user, late);
    bank.clock.advance(FIVE_MINUTES_MS);
    const answer = await user.call('CONFIRM_TRANSFER', { operationId: late.operationId, otp });
    expect(refusalOf(answer)).toBe('OPERATION_TIME_OUT');
  });

  it('is refused by the booking rules when the accounts have other currencies than the request', async () => {
    const request = { ...selling(1_000n), debitAccountId: soms, creditAccountId: dollars };
    expect(refusalOf(await user.call(CODE, request))).toBe('CURRENCY_MISMATCH');
  });
});
