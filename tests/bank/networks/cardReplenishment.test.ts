import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { Rail } from '../../../bank/networks/ports/Rail';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { addCard, everythingStored, replenishmentRequest, VISA, waysToWrite, workedFor } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const CODE = 'MAKE_VISA_2_VISA_AFT';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const AMOUNT = 500_000n;
const FEE = 5_000n;
const OWN_VISA = '4288010000009096';

describe('money from a Visa card of another bank', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  let to: string;
  beforeEach(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'holder'));
    user = await bank.callAs('holder');
    to = await addAccount(bank, customerId, { balance: 1_000n });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function pulled(card: string = VISA.good): Promise<string> {
    const request = replenishmentRequest({ to, card, amount: AMOUNT });
    return valueOf(await moved(bank, user, { code: CODE, request })).transactionId;
  }

  async function attempt(requested: Partial<Parameters<typeof replenishmentRequest>[0]>): Promise<string | undefined> {
    return refusalOf(
      await user.call(CODE, replenishmentRequest({ to, card: VISA.good, amount: AMOUNT, ...requested })),
    );
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, to)];
    for (const name of ['RAIL_CLAIM', 'RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
      balances.push(await balanceOfClass(bank, name, 'KGS'));
    }
    return balances;
  }

  async function usedToday(): Promise<bigint | undefined> {
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    return limits.find(({ transferCode }) => transferCode === 'VISA_AFT')?.usedToday.minor;
  }

  const NOTHING_CAME = [1_000n, 0n, 0n, 0n, 0n];
  const CLAIMED = [1_000n, -(AMOUNT + FEE), AMOUNT, 0n, FEE];
  const ARRIVED = [1_000n + AMOUNT, 0n, 0n, -(AMOUNT + FEE), FEE];

  it('is a claim until the holder has confirmed to the issuer, and arrives then', async () => {
    const id = await pulled();
    expect([await statusOf(user, id), await held(), await usedToday()]).toEqual([
      'ACCEPTED_FOR_PROCESSING',
      CLAIMED,
      AMOUNT,
    ]);
    await workedFor(bank, 10 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['IN_PROCESS', CLAIMED]);
    await workedFor(bank, 30 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles).toEqual(['Account topped up', 'Payment accepted']);
  });

  it('shows the card masked, the fee, and the words of a replenishment', async () => {
    const created = valueOf(await user.call(CODE, replenishmentRequest({ to, card: VISA.good, amount: AMOUNT })));
    expect(created).toMatchObject({
      debit: { accountNumber: '417777******7776', name: 'Visa' },
      fee: { minor: FEE },
      total: { minor: AMOUNT + FEE },
    });
    expect(created.confirmationText.replaceAll('\u00a0', ' ')).toMatch(
      /^Пополнение счёта \*\d{4} на 5 000,00 сом с карты \*7776\. Комиссия 50,00 сом\.$/u,
    );
  });

  it.each(['refused', 'rejected'] as const)('that is %s by the network never came', async (fate) => {
    const id = await pulled(VISA[fate]);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held(), await usedToday()]).toEqual(['REJECTED', NOTHING_CAME, 0n]);
  });

  it('whose answer was lost is taken once', async () => {
    const id = await pulled(VISA.lost);
    await workedFor(bank, 3 * MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
    expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(1);
  });

  it('is credited once by any number of workers and rounds', async () => {
    const id = await pulled();
    for (let second = 0; second < 60; second += 10) {
      await Promise.all([worker(bank).round(), worker(bank).round(), worker(bank).round()]);
      bank.clock.advance(10 * SECOND_MS);
    }
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
  });

  it.each([
    ['closed', `record_status = 'C'`],
    ['closed for money', 'credit_stopped = true'],
    ['dormant', 'dormant = true'],
  ])('for an account that is %s meanwhile goes back to the card', async (_state, change) => {
    const id = await pulled();
    await worker(bank).round();
    await bank.database.owner.query(`update account set ${change} where id = $1`, [to]);
    bank.clock.advance(30 * SECOND_MS);
    await worker(bank).round();
    expect([await statusOf(user, id), await held()]).toEqual(['IN_PROCESS', CLAIMED]);
    await workedFor(bank, 30 * SECOND_MS);
    expect([await statusOf(user, id), await held(), await usedToday()]).toEqual(['RETURNED', NOTHING_CAME, 0n]);
    const { rows } = await bank.database.owner.query('select state, closed, reason from rail_order');
    expect(rows).toMatchObject([{ state: 'undone', closed: true }]);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles[0]).toBe('Top-up not credited, money returned to the sender');
  });

  it('is given back although the network was deaf to it at first', async () => {
    const id = await pulled();
    await worker(bank).round();
    await bank.database.owner.query(`update account set credit_stopped = true where id = $1`, [to]);
    bank.clock.advance(30 * SECOND_MS);
    const { visa } = bank.services.networks.rails;
    if (visa === undefined) {
      throw new Error('The demonstration has no Visa');
    }
    const deaf: Rail = {
      pace: visa.pace,
      send: (order) => visa.send(order),
      stateOf: (key) => visa.stateOf(key),
      undo: async (key) => {
        await visa.undo?.(key);
        throw new Error('The answer was lost');
      },
    };
    await worker(bank, { visa: deaf }).round();
    await worker(bank, { visa: deaf }).round();
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    bank.clock.advance(2 * MINUTE_MS);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', NOTHING_CAME]);
  });

  it('is not taken from a card of this bank', async () => {
    await addCard(bank, { customerId, accountId: to, number: OWN_VISA });
    expect(await attempt({ card: OWN_VISA })).toBe('INVALID_CARD');
  });

  it('limits guesses of codes to ten an hour', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await attempt({ securityCode: '000' })).toBe('CARD_DECLINED');
    }
    expect(await attempt({})).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(HOUR_MS);
    expect(await attempt({})).toBeUndefined();
  });

  it('stores neither the number nor the code of the card, with every outcome', async () => {
    await pulled();
    await attempt({ card: VISA.declined });
    await workedFor(bank, MINUTE_MS);
    const stored = await everythingStored(bank);
    expect(stored.includes('417777******7776')).toBe(true);
    expect([VISA.good, VISA.declined].flatMap(waysToWrite).filter((text) => stored.includes(text))).toEqual([]);
    const { rows } = await bank.database.owner.query<{ keys: readonly string[] }>(
      'select array(select jsonb_object_keys(request)) as keys from operation',
    );
    expect(rows.flatMap(({ keys }) => keys).filter((key) => ['cvv2', 'expiryWithSlash'].includes(key))).toEqual([]);
  });
});
