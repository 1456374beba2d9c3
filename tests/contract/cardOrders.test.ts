import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import { allCards, cardOf, codeOnBack } from './support/cardStory';
import { moveApplication } from './support/desk';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, isOrdinary, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const SHOP_CODES = ['MAKE_SHOP_OPERATION', 'MAKE_TXN_SHOP_OPERATION'] as const;
type ShopCode = (typeof SHOP_CODES)[number];

let server: TestServer;
let client: WireClient;
let branchId: string;
let soms: string;
let dollars: string;

beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    "select id::text from service_point where kind = 'branch' order by id limit 1",
  );
  branchId = rows[0]?.id ?? '';
});
beforeEach(async () => {
  client = await server.signedIn('aibek');
  const accounts = (await accountsOf(client)).filter(isOrdinary);
  soms = accounts.find(({ ccy }) => ccy === 'KGS')?.id ?? '';
  dollars = accounts.find(({ ccy }) => ccy === 'USD')?.id ?? '';
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

interface OrderedBy {
  readonly by?: WireClient;
  readonly code?: ShopCode;
}

async function order(productType: string, data: object, { by = client, code = 'MAKE_SHOP_OPERATION' }: OrderedBy = {}) {
  const request = { operationId: randomUUID(), productType, data: { branchId, ...data } };
  return { request, answer: await by.operation('TransferService', code, request) };
}

/** Orders, confirms, and returns the preview with the id of the application. */
async function ordered(productType: string, data: object) {
  const { request, answer } = await order(productType, data);
  expect(answer.code).toBe('');
  const { code } = await server.codeSentBy('aibek', () => send(client, request.operationId));
  await confirm(client, request.operationId, code);
  return { preview: answer.data, txnId: String(field(await newest(), 'txnId')) };
}

async function newest(): Promise<unknown> {
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

function cards() {
  return allCards(client);
}

/** State of each card. */
async function states(): Promise<readonly unknown[]> {
  return (await cards()).map(({ id, customStatus, ipcCardStatus }) => [id, customStatus, ipcCardStatus]);
}

async function handOut(id: string): Promise<void> {
  for (const to of ['IN_PROCESS', 'FORMED', 'ACCEPTED']) {
    expect([to, await moveApplication(server, { id, to })]).toEqual([to, 200]);
  }
}

async function balanceOf(id: string): Promise<string | undefined> {
  return (await accountsOf(client)).find((account) => account.id === id)?.acyWithdrawableBalance;
}

async function minorOf(id: string): Promise<number> {
  return Math.round(Number(await balanceOf(id)) * 100);
}

it('cards are offered by scheme, with the name of the user in Latin capitals', async () => {
  const { data } = await client.operation('AccountService', 'GET_CARD_OFFERS', {});
  expect(data).toEqual({
    holder: 'AIBEK ASANOV',
    offers: [
      { scheme: 'elcart', currencies: ['KGS'], amount: '100.00', reissueAmount: '150.00', ccy: 'KGS' },
      { scheme: 'visa', currencies: ['KGS', 'USD', 'EUR'], amount: '300.00', reissueAmount: '400.00', ccy: 'KGS' },
    ],
  });
  expect(shopOperations.GET_CARD_OFFERS.failures).toEqual([]);
});

describe('an order for a debit card', () => {
  const named = (data: object = {}) => ({
    accountDebitId: soms,
    cardAccountId: dollars,
    scheme: 'visa',
    holder: 'AIBEK ASANOV',
    ...data,
  });

  it('is charged when it is confirmed, and ends with a card of the account that works', async () => {
    const [before, known] = [await minorOf(soms), await cards()];
    const { preview, txnId } = await ordered('makeDebitCardOrder', named());
    expect(preview).toMatchObject({
      amount: '300.00',
      terms: { details: { cardScheme: 'Visa', cardHolder: 'AIBEK ASANOV', cardBranch: expect.stringMatching(/\D/) } },
    });
    expect(await minorOf(soms)).toBe(before - 30_000);
    const { data } = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(data).toMatchObject({ txnCode: 'MAKE_DEBIT_CARD_OPENING', amountDebit: '300.00' });
    expect(await states()).toEqual(
      known.map(({ id, customStatus, ipcCardStatus }) => [id, customStatus, ipcCardStatus]),
    );
    await handOut(txnId);
    const [made, ...more] = (await cards()).filter(({ id }) => !known.some((each) => each.id === id));
    expect([made, more]).toMatchObject([
      {
        accountId: dollars,
        convertedMaskedCardPan: expect.stringMatching(/^428801\*{6}\d{4}$/),
        expiryWithSlash: expect.stringMatching(/^\d{2}\/\d{2}$/),
        customStatus: 'active',
        ipcCardStatus: 'active',
        cardHolder: 'AIBEK ASANOV',
      },
      [],
    ]);
    expect(await newest()).toMatchObject({ txnId, status: 'ACCEPTED', cardId: made?.id });
    const shown: unknown = await (await fetch(`${server.address}/sandbox/cards`)).json();
    const printed = made?.convertedMaskedCardPan.replace(/(.{4})(?=.)/g, '$1 ');
    expect(shown).toContainEqual(
      expect.objectContaining({ number: printed, securityCode: await codeOnBack(server, made ?? { id: '' }) }),
    );
  });

  it('gives its price back when it is taken back, and makes no card', async () => {
    const [before, known] = [await minorOf(soms), await states()];
    const { txnId } = await ordered('makeDebitCardOrder', named({ cardAccountId: soms, scheme: 'elcart' }));
    expect(await minorOf(soms)).toBe(before - 10_000);
    await client.operation('AccountService', 'CANCEL_APPLICATION', { txnId });
    expect([await minorOf(soms), await states()]).toEqual([before, known]);
  });

  it('is refused for an account the scheme has no cards for, and for what is not offered', async () => {
    const refused = async (data: object, by = client) =>
      (await order('makeDebitCardOrder', named(data), { by })).answer.code;
    const other = await server.signedIn('aizada');
    expect({
      'a currency without such cards': await refused({ scheme: 'elcart' }),
      'no branch': await refused({ branchId: '999999' }),
      'an account there is not': await refused({ cardAccountId: '999999' }),
      'an account of somebody else': await refused({}, other),
      'a name in another script': await refused({ holder: 'АЙБЕК' }),
      'a name too long': await refused({ holder: 'A'.repeat(27) }),
      'a scheme there is not': await refused({ scheme: 'mir' }),
    }).toEqual({
      'a currency without such cards': 'CURRENCY_MISMATCH',
      'no branch': 'PRODUCT_NOT_OFFERED',
      'an account there is not': 'ACCOUNT_NOT_FOUND',
      'an account of somebody else': 'ACCOUNT_NOT_FOUND',
      'a name in another script': 'INVALID_REQUEST',
      'a name too long': 'INVALID_REQUEST',
      'a scheme there is not': 'INVALID_REQUEST',
    });
  });
});

it.each(SHOP_CODES)(
  'a card ordered by %s carries the name of its user in any usual spelling, and no other',
  async (code) => {
    const visa = { accountDebitId: soms, cardAccountId: dollars, scheme: 'visa' };
    const credit = { limit: '100000.00', termMonths: 24, monthlyIncome: '60000.00' };
    const holders = ['AYBEK ASANOV', 'ASANOV A.', 'AIBEK USENOV'];
    const answers = await Promise.all(
      holders.flatMap((holder) => [
        order('makeDebitCardOrder', { ...visa, holder }, { code }),
        order('makeCreditCardApplication', { ...credit, holder }, { code }),
      ]),
    );
    const mismatch = ['CARD_HOLDER_MISMATCH', { holder: 'AIBEK ASANOV' }];
    expect(answers.map(({ answer }) => [answer.code, answer.particulars])).toEqual([
      ...Array.from({ length: 4 }, () => ['', undefined]),
      mismatch,
      mismatch,
    ]);
  },
);

it('a card without a name is ready-made, of the local scheme, and cheaper', async () => {
  const before = await minorOf(soms);
  const { txnId } = await ordered('makeInstantCardOrder', { accountDebitId: soms, cardAccountId: soms });
  expect(await minorOf(soms)).toBe(before - 5_000);
  await handOut(txnId);
  const cardId = field(await newest(), 'cardId');
  expect((await cards()).find(({ id }) => id === cardId)).toMatchObject({
    accountId: soms,
    convertedMaskedCardPan: expect.stringMatching(/^941700/),
  });
  expect((await order('makeInstantCardOrder', { accountDebitId: soms, cardAccountId: dollars })).answer.code).toBe(
    'CURRENCY_MISMATCH',
  );
});

describe('an application for a credit card', () => {
  const asked = { limit: '100000.00', termMonths: 24, monthlyIncome: '60000.00', holder: 'AIBEK ASANOV' };

  it('costs nothing, and ends with a card whose account may be overdrawn by the limit', async () => {
    const known = await accountsOf(client);
    const { preview, txnId } = await ordered('makeCreditCardApplication', asked);
    expect(preview).toMatchObject({
      amount: '0.00',
      terms: { details: { cardLimit: '100000.00 KGS', cardMonths: '24', monthlyIncome: '60000.00 KGS' } },
    });
    await handOut(txnId);
    const opened = (await accountsOf(client)).filter(({ id }) => !known.some((each) => each.id === id));
    expect(opened).toMatchObject([{ ccy: 'KGS', acyWithdrawableBalance: '100000.00' }]);
    expect((await cards()).filter(({ accountId }) => accountId === opened[0]?.id)).toMatchObject([
      { convertedMaskedCardPan: expect.stringMatching(/^428801/), cardHolder: 'AIBEK ASANOV' },
    ]);
  });

  it('is rejected without anything to return or to open', async () => {
    const known = [await accountsOf(client), await states()];
    const { txnId } = await ordered('makeCreditCardApplication', asked);
    expect(await moveApplication(server, { id: txnId, to: 'REJECTED' })).toBe(200);
    expect([await accountsOf(client), await states()]).toEqual(known);
  });

  it.each([
    ['MIN_LIM_NOT_REACHED', { limit: '9999.99' }],
    ['MAX_LIM_EXCEEDED', { limit: '300000.01' }],
    ['INVALID_REQUEST', { termMonths: 13 }],
    ['INVALID_REQUEST', { accountDebitId: '1' }],
  ])('is refused with %s for %j', async (code, data) => {
    expect((await order('makeCreditCardApplication', { ...asked, ...data })).answer.code).toBe(code);
  });
});

describe('a card in place of another one', () => {
  const lost = { reason: 'LOST', holder: '' };

  async function replaceable(digits: string, data: object) {
    const card = await cardOf(client, digits);
    return { card, data: { accountDebitId: soms, cardId: card.id, ...data } };
  }

  it('is charged, blocks a lost card at once, takes its place when it is handed out, and keeps its limits', async () => {
    const { card, data } = await replaceable('1014', lost);
    const before = await minorOf(soms);
    const { preview, txnId } = await ordered('makeCardReissue', data);
    expect(preview).toMatchObject({
      amount: '150.00',
      terms: {
        details: {
          replacedCard: '941700******1014',
          reissueReason: 'Потеряна или украдена',
          cardHolder: 'AIBEK ASANOV',
        },
      },
    });
    expect(await minorOf(soms)).toBe(before - 15_000);
    expect(await cardOf(client, '1014')).toMatchObject({ customStatus: 'softLock', lockRequest: { action: 'block' } });
    for (const code of SHOP_CODES) {
      expect((await order('makeCardReissue', data, { code })).answer.code).toBe('CARD_REISSUE_PENDING');
    }
    await server.bank.database.owner.query(
      "insert into card_limit (card_id, limit_type, daily) values ($1, 'CASH', 123400)",
      [card.id],
    );
    await handOut(txnId);
    const cardId = String(field(await newest(), 'cardId'));
    expect((await cards()).some(({ id }) => id === card.id)).toBe(false);
    expect((await cards()).find(({ id }) => id === cardId)).toMatchObject({
      accountId: card.accountId,
      customStatus: 'active',
      orderValue: 0,
    });
    const { data: limits } = await client.operation('AccountService', 'GET_CARD_LIMITS', {
      accountId: card.accountId,
      cardId,
    });
    expect(JSON.stringify(limits)).toContain('1234.00');
    expect((await order('makeCardReissue', data)).answer.code).toBe('CARD_NOT_FOUND');
    const { data: line } = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(line).toMatchObject({ txnCode: 'MAKE_CARD_REOPENING' });
  });

  it('leaves a damaged card working, and a taken back order leaves everything as it was', async () => {
    const { data } = await replaceable('1010', { reason: 'DAMAGED', holder: '' });
    const [before, known] = [await minorOf(soms), await states()];
    const { txnId } = await ordered('makeCardReissue', data);
    expect(await states()).toEqual(known);
    await client.operation('AccountService', 'CANCEL_APPLICATION', { txnId });
    expect([await minorOf(soms), await states()]).toEqual([before, known]);
  });

  it('has a new name where the name has changed', async () => {
    const { data } = await replaceable('1010', { reason: 'NAME_CHANGED', holder: 'AIBEK USENOV' });
    expect((await order('makeCardReissue', { ...data, holder: 'AIBEK ASANOV' })).answer.code).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    const { txnId } = await ordered('makeCardReissue', data);
    await handOut(txnId);
    const cardId = field(await newest(), 'cardId');
    expect((await cards()).find(({ id }) => id === cardId)).toMatchObject({ cardHolder: 'AIBEK USENOV' });
  });

  it('costs nothing for a card that ends or has ended', async () => {
    const ending = await cardOf(client, '1051');
    const before = await minorOf(soms);
    const { preview, txnId } = await ordered('makeCardRenewal', { cardId: ending.id });
    expect(preview).toMatchObject({ amount: '0.00', terms: { details: { replacedCard: '428801******1051' } } });
    expect((await cardOf(client, '1051')).customStatus).toBe('active');
    await handOut(txnId);
    expect(await minorOf(soms)).toBe(before);
    expect((await cards()).some(({ id }) => id === ending.id)).toBe(false);
    const { data } = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(data).toMatchObject({ txnCode: 'MAKE_RENEWAL_CARD_REOPENING' });
    const ended = await cardOf(client, '1030');
    expect((await order('makeCardRenewal', { cardId: ended.id })).answer.code).toBe('');
  });

  it('is ordered by exactly one of two confirmations at one moment', async () => {
    const { data } = await replaceable('1022', { reason: 'DAMAGED', holder: '' });
    const before = await minorOf(soms);
    const made = [await order('makeCardReissue', data), await order('makeCardReissue', data)];
    const codes: string[] = [];
    for (const { request } of made) {
      codes.push((await server.codeSentBy('aibek', () => send(client, request.operationId))).code);
    }
    const answers = await Promise.all(
      made.map(({ request }, place) => confirm(client, request.operationId, codes[place] ?? '')),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'OPERATION_IMPOSSIBLE']);
    expect(await minorOf(soms)).toBe(before - 15_000);
  });

  it.each(SHOP_CODES)('is refused by %s where it does not fit the card', async (code) => {
    const codeOf = async (type: string, digits: string, data: object = {}) =>
      (await order(type, { cardId: (await cardOf(client, digits)).id, ...data }, { code })).answer.code;
    const reissue = { accountDebitId: soms, reason: 'DAMAGED', holder: '' };
    expect({
      'locked by the bank': await codeOf('makeCardReissue', '4042', reissue),
      'archived': await codeOf('makeCardReissue', '1048', reissue),
      'ended': await codeOf('makeCardReissue', '1030', reissue),
      'far from its end': await codeOf('makeCardRenewal', '1022'),
      'not the customer’s': (await order('makeCardRenewal', { cardId: '999999' }, { code })).answer.code,
      'no branch': await codeOf('makeCardRenewal', '1030', { branchId: '999999' }),
      'no reason there is': await codeOf('makeCardReissue', '1022', { ...reissue, reason: 'BORED' }),
    }).toEqual({
      'locked by the bank': 'CARD_LOCKED',
      'archived': 'CARD_LOCKED',
      'ended': 'CARD_EXPIRED',
      'far from its end': 'OPERATION_IMPOSSIBLE',
      'not the customer’s': 'CARD_NOT_FOUND',
      'no branch': 'PRODUCT_NOT_OFFERED',
      'no reason there is': 'INVALID_REQUEST',
    });
  });
});
