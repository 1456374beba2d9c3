import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import type { WirePointAnswer } from './support/pointStory';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const OPTIMA = '109022';
const LANGUAGES = ['ru', 'eng', 'kg', 'cn'] as const;
const WORDS = { ru: 'Оплата на точке продаж', eng: 'Payment at your point of sale' };

interface WireNotice {
  readonly id: string;
  readonly txnId?: string;
  readonly wasViewed: boolean;
  readonly content: Readonly<Record<(typeof LANGUAGES)[number], { readonly title: string; readonly body: string }>>;
}

let server: TestServer;
let desk: Desk;
let daniyar: WireClient;
let cholpon: WireClient;
let users: Readonly<Record<string, string>>;
/** An account in soms that the auditor does not see, and one that everybody sees. */
let hidden: WireAccount;
let seen: WireAccount;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
  daniyar = await server.signedIn('daniyar');
  cholpon = await server.signedIn('cholpon');
  const { rows } = await server.bank.database.owner.query<{ login: string; id: string }>(
    'select login, id::text from app_user',
  );
  users = Object.fromEntries(rows.map(({ login, id }) => [login, id]));
  const visible = new Set((await accountsOf(cholpon)).map(({ id }) => id));
  const soms = (await accountsOf(daniyar)).filter((account) => account.ccy === 'KGS' && isOrdinary(account));
  hidden = only(soms, ({ id }) => !visible.has(id));
  seen = only(soms, ({ id }) => visible.has(id));
  await fetch(`${server.address}/sandbox/qr-users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: users['cholpon'], registered: true }),
  });
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

/** A point with a cashier who is limited to some accounts, and the director. */
async function pointAt(account: WireAccount): Promise<WirePointAnswer> {
  number += 1;
  const made = await daniyar.operation('UtilityService', 'CREATE_QR_ACCOUNT_DATA_CORP_USERS', {
    operationId: randomUUID(),
    name: `Чайхана ${number}`,
    address: 'Ош, ул. Ленина, 1',
    salesPointId: `CH-${number}`,
    accountId: account.id,
    active: true,
    userIds: [users['cholpon'], users['daniyar']],
  });
  expect(made.code).toBe('');
  return made.data as WirePointAnswer;
}

async function arrive(link: string, amount: string, payer = 'Нурбек С.') {
  const { key } = await desk.payFromAnotherBank({ link, amount, payer, bic: OPTIMA });
  expect(key).toBeDefined();
  await server.round('qrArrivals');
}

async function noticesOf(client: WireClient): Promise<readonly WireNotice[]> {
  const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
  return JSON.parse(JSON.stringify(data)) as readonly WireNotice[];
}

/** Notices that have come to a user meanwhile, the latest first. */
async function newNotices(client: WireClient, act: () => Promise<unknown>): Promise<readonly WireNotice[]> {
  const known = new Set((await noticesOf(client)).map(({ id }) => id));
  await act();
  return (await noticesOf(client)).filter(({ id }) => !known.has(id));
}

async function payInside(url: string, amount: string): Promise<void> {
  const payer = await server.signedIn('aibek');
  const [from] = ordinaryPair(await accountsOf(payer));
  const words = { operationId: randomUUID(), accountDebitId: from.id, qr: url, amount, ccy: 'KGS' };
  expect((await payer.operation('PaymentService', 'MAKE_QR_PAYMENT', words)).code).toBe('');
  const { code } = await server.codeSentBy('aibek', () => send(payer, words.operationId));
  const paid = await payer.operation('PaymentService', 'CONFIRM_PAYMENT', {
    operationId: words.operationId,
    otp: code,
  });
  expect(paid.code).toBe('');
}

describe('a payment from another bank at a point', () => {
  it('appears in the statement of the point and in its turnover, and on the open pages of the company', async () => {
    const point = await pointAt(seen);
    const stream = await StreamReader.open(daniyar);
    await arrive(point.url, '47,50');
    await stream.until(() => stream.news.some(({ type }) => type === 'SHOULD_UPDATE_USER_DATA'));
    stream.cut();
    expect(new Set(stream.news.map(({ type }) => type))).toEqual(
      new Set(['UPDATED_ACCOUNT', 'TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION', 'SHOULD_UPDATE_USER_DATA']),
    );
    const day = new Date(server.bank.clock.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const statement = await daniyar.operation('AccountService', 'GET_QR_STATEMENT_HISTORY', {
      dateFrom: day,
      dateTo: day,
      filters: { pointId: point.id, direction: 'incoming' },
    });
    expect(statement.data).toMatchObject({
      transactions: [
        {
          txnCode: 'QR_INCOMING',
          amountCredit: '47.50',
          accountCreditNo: seen.accountNo,
          terms: { details: { salesPoint: point.name, payerBank: 'Оптима Банк', network: 'ELQR' } },
        },
      ],
      turnover: { amountCredit: '47.50', creditCount: 1 },
    });
    const till = await daniyar.operation('UtilityService', 'GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash });
    expect(till.data).toMatchObject({
      point: { turnover: { amountCredit: '47.50', creditCount: 1 } },
      payments: [{ amountCredit: '47.50', ccy: 'KGS', payer: 'Нурбек С.', payerBank: 'Оптима Банк' }],
    });
  });

  it('is shown at the desk with the answer of the bank', async () => {
    const point = await pointAt(seen);
    server.bank.clock.advance(1);
    await desk.payFromAnotherBank({ link: point.url, amount: '12', payer: 'Гүлзат А.', bic: '' });
    expect(await latest()).toMatchObject({ amount: '12.00', point: point.name, isAnswered: false });
    await server.round('qrArrivals');
    expect(await latest()).toMatchObject({ payer: 'Гүлзат А.', payerBank: '', isAnswered: true, refusal: null });
    await daniyar.operation('UtilityService', 'DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId: point.id });
    server.bank.clock.advance(1);
    await arrive(point.url, '13');
    expect(await latest()).toMatchObject({ amount: '13.00', isAnswered: true, refusal: 'SALES_POINT_CLOSED' });
  });

  it.each([
    ['no code', { link: 'https://example.kg' }, 'NOT_A_CODE'],
    ['an empty amount', { amount: '' }, 'NO_AMOUNT'],
    ['an amount of nothing', { amount: '0' }, 'NO_AMOUNT'],
    ['a bank without a code', { bic: 'x' }, 'NOT_A_CODE'],
  ])('is not made with %s', async (_case, changes, error) => {
    const { url } = await pointAt(seen);
    const payment = { link: url, amount: '1', payer: '', bic: '', ...changes };
    expect(await desk.payFromAnotherBank(payment)).toEqual({ error });
  });

  /** The payment that was made last at the desk. */
  async function latest(): Promise<unknown> {
    const answer = await fetch(`${server.address}/sandbox/qr-arrivals`);
    return ((await answer.json()) as { readonly latest: readonly unknown[] }).latest[0];
  }
});

describe('users linked to a point are notified of a payment', () => {
  it.each([
    ['from another bank', (url: string) => arrive(url, '5 250,00')],
    ['of a customer of this bank', (url: string) => payInside(url, '5250.00')],
  ])('%s in words of their own where they may not see the account', async (_case, payAt) => {
    const point = await pointAt(hidden);
    const stream = await StreamReader.open(cholpon);
    const [notice, ...others] = await newNotices(cholpon, () => payAt(point.url));
    await stream.until(() => stream.news.some(({ type }) => type === 'SHOULD_UPDATE_USER_DATA'));
    stream.cut();
    expect(stream.news).toMatchObject([
      { type: 'NOTIFICATION', payload: { title: WORDS.ru } },
      { type: 'SHOULD_UPDATE_USER_DATA' },
    ]);
    expect([notice?.txnId, others]).toEqual([undefined, []]);
    expect(notice?.content).toMatchObject({ ru: { title: WORDS.ru }, eng: { title: WORDS.eng } });
    const bodies = LANGUAGES.map((language) => notice?.content[language].body.replaceAll(/\s/g, ' ') ?? '');
    for (const body of bodies) {
      expect(body).toMatch(/5[ ,]250[.,]00/);
      expect(body).toContain(point.name);
      expect(body).not.toContain(hidden.accountNo);
      expect(body).not.toContain('Нурбек');
    }
    expect(new Set(bodies).size).toBe(LANGUAGES.length);
    const { data } = await cholpon.operation('UtilityService', 'CHECK_NOTIFICATIONS', {});
    expect(data).toMatchObject({ unViewed: (await noticesOf(cholpon)).filter(({ wasViewed }) => !wasViewed).length });
  });

  it.each([
    ['from another bank', (url: string) => arrive(url, '61,00')],
    ['of a customer of this bank', (url: string) => payInside(url, '61.00')],
  ])('%s by the notice of the movement where they may, once', async (_case, payAt) => {
    const [open, closed] = [await pointAt(seen), await pointAt(hidden)];
    const cashier = await newNotices(cholpon, () => payAt(open.url));
    expect(cashier).toMatchObject([{ txnId: expect.stringMatching(/^\d+$/) }]);
    const director = await newNotices(daniyar, () => payAt(closed.url));
    expect(director).toMatchObject([{ txnId: expect.stringMatching(/^\d+$/) }]);
    expect(director[0]?.content.eng.body).toMatch(/61\.00.* — /);
  });

  it('not at all when the branch has taken the registration back, nor when the payment was refused', async () => {
    const point = await pointAt(hidden);
    const { owner } = server.bank.database;
    await owner.query('update qr_point set is_active = false where id = $1', [point.id]);
    expect(await newNotices(cholpon, () => arrive(point.url, '3,00'))).toEqual([]);
    await owner.query('update qr_point set is_active = true where id = $1', [point.id]);
    await owner.query('delete from qr_user where user_id = $1', [users['cholpon']]);
    expect(await newNotices(cholpon, () => arrive(point.url, '4,00'))).toEqual([]);
  });
});
