import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ELCART, VISA } from '../bank/support/cards';
import { watchBooks } from '../bank/support/watchBooks';
import { BLOCKED, CLOSED, DORMANT, NO_CREDIT, whileAccount } from './support/accountFlags';
import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { confirm, isOrdinary, only, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const CODES = ['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT', 'MAKE_VISA_2_VISA_AFT'] as const;
type Code = (typeof CODES)[number];

/** Cards of the demonstration: those of aibek, on soms and on dollars, and those of aizada, on soms. */
const CARDS = {
  MAKE_IPC_CARD_TRANSFER: { outside: ELCART, own: '9417000000001014', theirs: '9417000000002020', limit: 'IPC_CARD' },
  MAKE_VISA_2_VISA_OCT: { outside: VISA, own: '4288010000001010', theirs: '4288010000002026', limit: 'VISA_OCT' },
} as const;

let server: TestServer;
let client: WireClient;
let stranger: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;
let cardless: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, stranger, accounts, foreign, from, to: cardless } = await twoCustomers(server));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function create(code: Code, words: object, by = client) {
  return by.operation('TransferService', code, words);
}

function toCard(debit: WireAccount, card: string, amount = '50.00') {
  return { operationId: randomUUID(), accountDebitId: debit.id, accountCreditCardPan: card, amount, ccy: debit.ccy };
}

function fromCard(credit: WireAccount, changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountCreditId: credit.id,
    accountDebitCardPan: VISA.good,
    expiryWithSlash: '08/29',
    cvv2: '731',
    amount: '50.00',
    ccy: credit.ccy,
    ...changes,
  };
}

const WORDS: Readonly<Record<Code, () => { readonly operationId: string }>> = {
  MAKE_IPC_CARD_TRANSFER: () => toCard(from, ELCART.good),
  MAKE_VISA_2_VISA_OCT: () => toCard(from, VISA.good),
  MAKE_VISA_2_VISA_AFT: () => fromCard(from),
};

/** Has the bank as it is said for as long as something is tried. */
async function whileIt<Result>(
  change: string,
  isUsual: string,
  values: readonly unknown[],
  tried: () => Promise<Result>,
): Promise<Result> {
  const { owner } = server.bank.database;
  await owner.query(change, [...values]);
  const result = await tried();
  await owner.query(isUsual, [...values]);
  return result;
}

describe.each(CODES)('%s', (code) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = WORDS[code]();
    const created = await create(code, words);
    expect([created.code, keysOf(created.data)]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(code, words)).text).toBe(created.text);
    expect(created.text).not.toMatch(/\d{16}.*\d{16}/);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(client, words.operationId, sent.code);
    expect(confirmed.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(confirmed.text);
  });

  it('is for persons', async () => {
    expect((await create(code, WORDS[code](), await server.signedIn('saltanat'))).code).toBe('ACCESS_DENIED');
  });

  it.each(['4177771200007777', '417777120000777', '41777712000077761', 'четыре', ''])(
    'takes no %s for a card',
    async (number) => {
      const name = code === 'MAKE_VISA_2_VISA_AFT' ? 'accountDebitCardPan' : 'accountCreditCardPan';
      const answer = await create(code, { ...WORDS[code](), [name]: number });
      expect([answer.code, answer.particulars]).toEqual(['INVALID_REQUEST', { field: name }]);
    },
  );
});

describe('every refusal a transfer with a card declares', () => {
  async function refusalOf(code: Code, words: object, by?: WireClient): Promise<string> {
    return (await create(code, words, by)).code;
  }

  /** Failure of a transfer while the customer has used an amount of a limit today and this month, in minor units. */
  async function refusalWhileUsed(code: Code, limit: string, used: { readonly day: bigint; readonly month: bigint }) {
    await useUp(server, from.id, { code: limit, ...used });
    const refusal = await refusalOf(code, WORDS[code]());
    await server.bank.database.owner.query('delete from limit_use');
    return refusal;
  }

  const dormant = () => only(accounts, (account) => account.acStatDormant);
  const noDebit = () => only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen);
  const dollars = () => only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account));
  const theirs = () => only(foreign, isOrdinary);

  describe.each(['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT'] as const)('%s', (code) => {
    const { outside, own, theirs: theirCard, limit } = CARDS[code];
    const ofOtherScheme = (outside === ELCART ? VISA : ELCART).good;
    const behindOwn = () => (code === 'MAKE_IPC_CARD_TRANSFER' ? from : dollars());
    const notBehindOwn = () => (code === 'MAKE_IPC_CARD_TRANSFER' ? dollars() : from);
    const withLockedCard = () => only(accounts, (account) => account.accountName === 'Дом');

    it.each([
      ['a card nobody has', 'INVALID_CARD', () => toCard(from, outside.unknown)],
      ['a card of the other scheme', 'INVALID_CARD', () => toCard(from, ofOtherScheme)],
      ['a card whose bank does not answer', 'CARD_NETWORK_UNAVAILABLE', () => toCard(from, outside.silent)],
      ['from an account whose card is locked', 'CARD_LOCKED', () => toCard(withLockedCard(), outside.good)],
      ['less than the least', 'MIN_LIM_NOT_REACHED', () => toCard(from, outside.good, '9.99')],
      ['more than the most', 'MAX_LIM_EXCEEDED', () => toCard(from, outside.good, '100000.01')],
      [
        'euros, for which there is no tariff',
        'MAX_LIM_EXCEEDED',
        () => ({ ...toCard(from, outside.good), ccy: 'EUR' }),
      ],
      [
        'francs, for which there is no tariff',
        'MAX_LIM_EXCEEDED',
        () => ({ ...toCard(from, outside.good), ccy: 'CHF' }),
      ],
      ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => toCard(theirs(), outside.good)],
      ['from a dormant account', 'ACCOUNT_DEBIT_DORMANT', () => toCard(dormant(), outside.good)],
      ['from an account nothing may leave', 'ACCOUNT_NO_DEBIT', () => toCard(noDebit(), outside.good)],
      ['to a card of the account that pays', 'SAME_ACCOUNT', () => toCard(behindOwn(), own)],
      ['to an own card in another currency', 'CURRENCY_MISMATCH', () => toCard(notBehindOwn(), own)],
    ] as const)('%s: %s', async (_case, refusal, words) => {
      expect(await refusalOf(code, words())).toBe(refusal);
    });

    it('an id that has another amount or card: OPERATION_ID_REUSED', async () => {
      const reused = toCard(from, outside.good);
      await create(code, reused);
      expect(await refusalOf(code, { ...reused, amount: '51.00' })).toBe('OPERATION_ID_REUSED');
      expect(await refusalOf(code, { ...reused, accountCreditCardPan: outside.rejected })).toBe('OPERATION_ID_REUSED');
    });

    it.each([
      ['day', 'DAILY_LIMIT_EXCEEDED', { day: 500_000_000n, month: 500_000_000n }],
      ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 999_999_999_999n }],
    ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
      expect(await refusalWhileUsed(code, limit, used)).toBe(refusal);
    });

    it('in a currency without a rate: EXCHANGE_RATE_NOT_FOUND', async () => {
      const rates = `exchange_rate where base = 'TJS'`;
      await server.bank.database.owner.query(`create table kept_rate as select * from ${rates}`);
      const away = [`delete from ${rates}`, 'insert into exchange_rate select * from kept_rate'] as const;
      const words = { ...toCard(from, outside.good), ccy: 'TJS' };
      expect(await whileIt(...away, [], () => refusalOf(code, words))).toBe('EXCHANGE_RATE_NOT_FOUND');
      await server.bank.database.owner.query('drop table kept_rate');
    });

    it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
      const frozen = only(foreign, (account) => account.acStatFrozen);
      expect(await refusalOf(code, toCard(frozen, outside.good), stranger)).toBe('ACCOUNT_DEBIT_FROZEN');
    });

    it('more than is there: INSUFFICIENT_FUNDS', async () => {
      const tried = () => refusalOf(code, toCard(cardless, outside.good));
      expect(await whileAccount(server, { id: cardless.id, change: BLOCKED }, tried)).toBe('INSUFFICIENT_FUNDS');
    });

    it.each([
      ['is closed', 'ACCOUNT_CREDIT_NOT_FOUND', CLOSED],
      ['is dormant', 'ACCOUNT_CREDIT_DORMANT', DORMANT],
      ['nothing may come to', 'ACCOUNT_NO_CREDIT', NO_CREDIT],
    ] as const)('to a card of this bank whose account %s: %s', async (_case, refusal, change) => {
      const tried = () => refusalOf(code, toCard(from, theirCard));
      expect(await whileAccount(server, { id: theirs().id, change }, tried)).toBe(refusal);
    });
  });

  describe('MAKE_VISA_2_VISA_AFT', () => {
    const code = 'MAKE_VISA_2_VISA_AFT';

    it.each([
      ['a card nobody has', 'INVALID_CARD', () => fromCard(from, { accountDebitCardPan: VISA.unknown })],
      ['a card of the other scheme', 'INVALID_CARD', () => fromCard(from, { accountDebitCardPan: ELCART.good })],
      [
        'a card its issuer does not debit',
        'CARD_DECLINED',
        () => fromCard(from, { accountDebitCardPan: VISA.declined }),
      ],
      ['a card that has expired', 'CARD_EXPIRED', () => fromCard(from, { expiryWithSlash: '10/26' })],
      ['a wrong code on its back', 'CARD_DECLINED', () => fromCard(from, { cvv2: '000' })],
      [
        'a card whose bank does not answer',
        'CARD_NETWORK_UNAVAILABLE',
        () => fromCard(from, { accountDebitCardPan: VISA.silent }),
      ],
      ['less than the least', 'MIN_LIM_NOT_REACHED', () => fromCard(from, { amount: '49.99' })],
      ['more than the most', 'MAX_LIM_EXCEEDED', () => fromCard(from, { amount: '50000.01' })],
      ['to the account of another', 'ACCOUNT_CREDIT_NOT_FOUND', () => fromCard(theirs())],
      ['to an account in dollars', 'CURRENCY_MISMATCH', () => fromCard(only(accounts, ({ ccy }) => ccy === 'USD'))],
      ['to a dormant account', 'ACCOUNT_CREDIT_DORMANT', () => fromCard(dormant())],
      [
        'to an account nothing may come to',
        'ACCOUNT_NO_CREDIT',
        () => fromCard(only(accounts, (account) => account.acStatNoCr)),
      ],
    ] as const)('%s: %s', async (_case, refusal, words) => {
      expect(await refusalOf(code, words())).toBe(refusal);
    });

    it('an id that has another amount: OPERATION_ID_REUSED', async () => {
      const reused = fromCard(from);
      await create(code, reused);
      expect(await refusalOf(code, { ...reused, amount: '51.00' })).toBe('OPERATION_ID_REUSED');
    });

    it.each([
      ['day', 'DAILY_LIMIT_EXCEEDED', { day: 500_000_000n, month: 500_000_000n }],
      ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 999_999_999_999n }],
    ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
      expect(await refusalWhileUsed(code, 'VISA_AFT', used)).toBe(refusal);
    });
  });
});
