import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { addCard, cardRequest, ELCART, everythingStored, VISA, waysToWrite, workedFor } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { statusOf } from '../support/payments';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FUNDS = 10_000_000n;
const OWN_ELCART = '9417000000009090';
const CODES = [
  ['MAKE_IPC_CARD_TRANSFER', ELCART, 1_000n],
  ['MAKE_VISA_2_VISA_OCT', VISA, 5_000n],
] as const;

describe('a transfer to a card', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'payer'));
    user = await bank.callAs('payer');
    from = await addAccount(bank, customerId, { balance: FUNDS });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  describe.each(CODES)('by %s', (code, cards, fee) => {
    it('is accepted, on its way, and done', async () => {
      const request = cardRequest({ from, card: cards.good });
      const created = valueOf(await user.call(code, request));
      expect(created).toMatchObject({
        fee: { minor: fee },
        credit: { accountNumber: `${cards.good.slice(0, 6)}******${cards.good.slice(-4)}` },
      });
      expect(created.terms.details?.networkReference).toMatch(/^\d{12}$/);
      const { transactionId } = valueOf(await moved(bank, user, { code, request }));
      expect([
        await statusOf(user, transactionId),
        await balanceOf(bank, from),
        await balanceOfClass(bank, 'RAIL_TRANSIT', 'KGS'),
      ]).toEqual(['ACCEPTED_FOR_PROCESSING', FUNDS - 100_000n - fee, 100_000n]);
      await workedFor(bank, 4 * MINUTE_MS);
      expect([await statusOf(user, transactionId), await balanceOfClass(bank, 'RAIL_TRANSIT', 'KGS')]).toEqual([
        'ACCEPTED',
        0n,
      ]);
      expect(await balanceOfClass(bank, 'SETTLEMENT', 'KGS')).toBe(100_000n);
    });

    it.each(['refused', 'rejected'] as const)('that is %s by the network comes back with its fee', async (fate) => {
      const { transactionId } = valueOf(
        await moved(bank, user, { code, request: cardRequest({ from, card: cards[fate] }) }),
      );
      await workedFor(bank, 4 * MINUTE_MS);
      expect([await statusOf(user, transactionId), await balanceOf(bank, from)]).toEqual(['REJECTED', FUNDS]);
    });

    it('whose answer was lost is sent once', async () => {
      const { transactionId } = valueOf(
        await moved(bank, user, { code, request: cardRequest({ from, card: cards.lost }) }),
      );
      await workedFor(bank, 6 * MINUTE_MS);
      expect(await statusOf(user, transactionId)).toBe('ACCEPTED');
      expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(1);
    });

    it('leaves the number of the card nowhere', async () => {
      const request = cardRequest({ from, card: cards.good });
      valueOf(await moved(bank, user, { code, request }));
      await workedFor(bank, 4 * MINUTE_MS);
      const stored = await everythingStored(bank);
      expect(stored.includes(`${cards.good.slice(0, 6)}******${cards.good.slice(-4)}`)).toBe(true);
      expect(waysToWrite(cards.good).filter((text) => stored.includes(text))).toEqual([]);
    });
  });

  it('returned by the issuer comes back without its fee', async () => {
    const request = cardRequest({ from, card: ELCART.returned });
    const { transactionId } = valueOf(await moved(bank, user, { code: 'MAKE_IPC_CARD_TRANSFER', request }));
    await workedFor(bank, MINUTE_MS);
    expect(await statusOf(user, transactionId)).toBe('ACCEPTED');
    bank.clock.advance(2 * HOUR_MS);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, transactionId), await balanceOf(bank, from)]).toEqual(['RETURNED', FUNDS - 1_000n]);
  });

  it('in dollars goes by Visa and counts in soms', async () => {
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87000000, 87000000, $1)`,
      [new Date(bank.clock.now())],
    );
    const dollars = await addAccount(bank, customerId, { currency: 'USD', balance: FUNDS });
    const request = cardRequest({ from: dollars, card: VISA.good, amount: 10_000n, currency: 'USD' });
    valueOf(await moved(bank, user, { code: 'MAKE_VISA_2_VISA_OCT', request }));
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    expect(limits.find(({ transferCode }) => transferCode === 'VISA_OCT')?.usedToday.minor).toBe(870_000n);
    const local = cardRequest({ from: dollars, card: ELCART.good, amount: 10_000n, currency: 'USD' });
    expect(refusalOf(await user.call('MAKE_IPC_CARD_TRANSFER', local))).toBe('MAX_LIM_EXCEEDED');
  });

  describe('of this bank', () => {
    let friend: string;
    let theirAccount: string;
    beforeEach(async () => {
      friend = (await addCustomer(bank, 'friend')).customerId;
      theirAccount = await addAccount(bank, friend);
    });

    it('is there at once, without a fee, under the name others are shown', async () => {
      await addCard(bank, { customerId: friend, accountId: theirAccount, number: OWN_ELCART });
      const request = cardRequest({ from, card: OWN_ELCART });
      const created = valueOf(await user.call('MAKE_IPC_CARD_TRANSFER', request));
      expect([created.credit.name, created.fee.minor, created.terms.details?.cardNumber]).toEqual([
        'friend К.',
        0n,
        '941700******9090',
      ]);
      const { transactionId } = valueOf(await moved(bank, user, { code: 'MAKE_IPC_CARD_TRANSFER', request }));
      expect([await statusOf(user, transactionId), await balanceOf(bank, theirAccount)]).toEqual([
        'ACCEPTED',
        100_000n,
      ]);
    });

    it('that is locked is refused', async () => {
      await addCard(bank, {
        customerId: friend,
        accountId: theirAccount,
        number: OWN_ELCART,
        customStatus: 'hardLock',
      });
      expect(refusalOf(await user.call('MAKE_IPC_CARD_TRANSFER', cardRequest({ from, card: OWN_ELCART })))).toBe(
        'INVALID_CARD',
      );
    });

    it('that is the payer’s own is a transfer between own accounts', async () => {
      const savings = await addAccount(bank, customerId);
      await addCard(bank, { customerId, accountId: savings, number: OWN_ELCART });
      valueOf(
        await moved(bank, user, { code: 'MAKE_IPC_CARD_TRANSFER', request: cardRequest({ from, card: OWN_ELCART }) }),
      );
      const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
      expect([transactions[0]?.txnCode, await balanceOf(bank, savings)]).toEqual([
        'MAKE_OWN_ACCOUNTS_TRANSFER',
        100_000n,
      ]);
    });
  });

  it('can be tried with ten unknown numbers an hour, also at the same time', async () => {
    const tries = Array.from({ length: 30 }, () =>
      user.call('MAKE_IPC_CARD_TRANSFER', cardRequest({ from, card: ELCART.unknown })),
    );
    const answers = (await Promise.all(tries)).map(refusalOf);
    expect(answers.filter((code) => code === 'INVALID_CARD')).toHaveLength(10);
    expect(answers.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
    bank.clock.advance(HOUR_MS);
    valueOf(await user.call('MAKE_IPC_CARD_TRANSFER', cardRequest({ from, card: ELCART.good })));
  });
});
