import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { money } from '../../../src/domain/money/Money';
import type { ServicePayment } from '../../../src/domain/payment/ServicePayment';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const FUNDS = 10_000_000n;
const AMOUNT = 150_000n;

describe('a payment for services', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    from = await addAccount(bank, customerId, { balance: FUNDS });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  function request(
    subscriber: string,
    serviceProviderId = '101',
    requested: Partial<ServicePayment> = {},
  ): ServicePayment {
    return {
      operationId: newOperationId(),
      debitAccountId: from,
      serviceProviderId,
      values: { subscriber },
      amount: money(AMOUNT, 'KGS'),
      ...requested,
    };
  }

  async function paid(subscriber: string): Promise<string> {
    return valueOf(await moved(bank, user, { code: 'MAKE_GENERIC_PAYMENT_V2', request: request(subscriber) }))
      .transactionId;
  }

  /** Lets time pass, with a worker that looks every second. */
  async function pass(ms: number): Promise<void> {
    const looking = worker(bank);
    const end = bank.clock.now() + ms;
    while (bank.clock.now() < end) {
      await looking.round();
      bank.clock.advance(ms > MINUTE_MS ? 20 * SECOND_MS : SECOND_MS);
    }
    await looking.round();
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, from)];
    for (const name of ['RAIL_TRANSIT', 'SETTLEMENT']) {
      balances.push(await balanceOfClass(bank, name, 'KGS'));
    }
    return balances;
  }

  it('is credited within seconds', async () => {
    const id = await paid('120456789');
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED_FOR_PROCESSING', [FUNDS - AMOUNT, AMOUNT, 0n]]);
    await pass(10 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', [FUNDS - AMOUNT, 0n, AMOUNT]]);
  });

  it('waits for a provider that takes its time', async () => {
    const id = await paid('120456409');
    await pass(10 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await pass(11 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
  });

  it('refused by the provider comes back, and gives the limit back', async () => {
    const id = await paid('120456401');
    await pass(10 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['REJECTED', [FUNDS, 0n, 0n]]);
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    expect(limits.find(({ transferCode }) => transferCode === 'SERVICE_PAYMENT')?.usedToday.minor).toBe(0n);
  });

  it('returned by the provider comes back later', async () => {
    const id = await paid('120456405');
    await pass(10 * SECOND_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
    await pass(12 * MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', [FUNDS, 0n, 0n]]);
  });

  it('whose answer was lost is paid once', async () => {
    const id = await paid('120456408');
    await pass(3 * MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', [FUNDS - AMOUNT, 0n, AMOUNT]]);
  });

  it('shows whose bill is paid, what was filled in and what the provider costs', async () => {
    const loan = request('KR-204517', '1201', { amount: money(10_000_000n - 30_000n, 'KGS') });
    const preview = valueOf(await user.call('MAKE_GENERIC_PAYMENT_V2', loan));
    expect(preview.fee).toEqual(money(29_910n, 'KGS'));
    expect(preview.credit).toEqual({ accountNumber: 'KR-204517', name: 'МФК «Өнүгүү»' });
    expect(preview.terms.details).toEqual({ providerCode: '1201', subscriberName: expect.stringContaining('***') });
    const tuition = request('2026104', '1102', {
      values: { subscriber: '2026104', service: 'tuition', payerName: ' Асанова  Айгуль ' },
    });
    const { terms } = valueOf(await user.call('MAKE_GENERIC_SINGLE_PAYMENT_V2', tuition));
    expect(terms.details).toEqual({ providerCode: '1102', service: 'Обучение', payerName: 'Асанова Айгуль' });
  });

  it('is made in the way of its provider only, but by MAKE_PAYMENT in any', async () => {
    expect(refusalOf(await user.call('MAKE_GENERIC_SINGLE_PAYMENT_V2', request('120456789')))).toBe(
      'PROVIDER_NOT_FOUND',
    );
    expect(refusalOf(await user.call('MAKE_GENERIC_PAYMENT_V2', request('1020304', '202')))).toBe('PROVIDER_NOT_FOUND');
    expect(refusalOf(await user.call('MAKE_MOBILE_PAYMENT_V2', request('120456789')))).toBe('PROVIDER_NOT_FOUND');
    for (const [subscriber, provider] of [
      ['120456789', '101'],
      ['1020304', '202'],
      ['+996 700 123 456', '601'],
    ] as const) {
      const { credit } = valueOf(await user.call('MAKE_PAYMENT', request(subscriber, provider)));
      expect(credit.accountNumber).toBe(subscriber.replace('+996 ', '0').replaceAll(' ', ''));
    }
    expect(refusalOf(await user.call('MAKE_PAYMENT', request('1', '1101', { values: {} })))).toBe('PROVIDER_NOT_FOUND');
  });
});
