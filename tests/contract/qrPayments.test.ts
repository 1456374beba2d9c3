import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { accountOperations } from '../../src/application/operations/accounts';
import { qrPaymentOperations } from '../../src/application/operations/qrPayments';
import { money } from '../../src/domain/money/Money';
import { elqrLink, readElqr } from '../../src/domain/qr/elqr';
import type { ElqrCode } from '../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../src/domain/qr/QrPayment';
import { BLOCKED, DORMANT, NO_CREDIT, whileAccount } from './support/accountFlags';
import { changeInvoice, INVOICE_CHANGES, issuedInvoice } from './support/invoiceStory';
import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';

expectEveryFailure();

const NOW = Date.UTC(2026, 10, 23, 4);
const CAFE: ElqrCode = {
  type: 'dynamic',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: 'INV-1',
  amountEditable: false,
  merchantId: 'SP-0001',
  serviceName: 'Cafe Ala-Too',
  comment: 'Стол 5',
  merchantCategory: '5812',
  amount: money(1_000n, 'KGS'),
  providerName: 'CAFE ALA-TOO',
};

let server: TestServer;
let client: Awaited<ReturnType<TestServer['signedIn']>>;
let aizada: typeof client;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;
let payee: WireAccount;
let link: string;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  ({ client, stranger: aizada, accounts, foreign, from } = await twoCustomers(server));
  payee = only(foreign, (account) => isOrdinary(account) && account.ccy === 'KGS');
  link = await linkFor({ accountId: payee.id }, aizada);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function wordsOf(changes: object = {}) {
  return { operationId: randomUUID(), accountDebitId: from.id, qr: link, amount: '10.00', ccy: 'KGS', ...changes };
}

function cafe(changes: Partial<ElqrCode> = {}): string {
  return elqrLink({ ...CAFE, ...changes });
}

/** The same code for dollars, with the checksum such a code has: the last digits of the SHA-256 of what is before it. */
function inDollars(url: string): string {
  const [host = '', content = ''] = url.split('#');
  const body = decodeURIComponent(content).slice(0, -'6304abcd'.length).replace('5303417', '5303840');
  const checksum = createHash('sha256').update(body).digest('hex').slice(-4);
  return `${host}#${encodeURIComponent(`${body}6304${checksum}`)}`;
}

function create(words: object, by = client) {
  return by.operation('PaymentService', 'MAKE_QR_PAYMENT', words);
}

async function paid(words: ReturnType<typeof wordsOf>) {
  await create(words);
  const { code } = await server.codeSentBy('aibek', () => send(client, words.operationId));
  return client.operation('PaymentService', 'CONFIRM_PAYMENT', { operationId: words.operationId, otp: code });
}

function generate(words: object, by = client) {
  return by.operation('AccountService', 'ELQR_GENERATE_URL', words);
}

async function linkFor(words: object, by = client): Promise<string> {
  const { data } = await generate(words, by);
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string' ? data.url : '';
}

describe('an own code', () => {
  it('is a link that names the account, the owner in Latin letters, what it is for, and the amount when there is one', async () => {
    const { data } = await generate({ accountId: from.id, amount: '250.50', purpose: 'За обед' });
    expect(data).toEqual({ url: expect.stringMatching(/^https:\/\/pay\.payqr\.kg#000201010211/) });
    expect(JSON.stringify(data)).toContain(from.accountNo);
    expect(JSON.stringify(data)).toContain('540525050');
    expect(JSON.stringify(data)).toContain('AIBEK%20A.');
    expect(JSON.stringify(data)).toContain(`3407${encodeURI('За обед')}`);
  });

  it('for one payment says until when, and is another each time', async () => {
    const words = { accountId: from.id, use: 'once' };
    const first = await generate(words);
    expect(first.data).toEqual({
      url: expect.stringContaining('#000201010212'),
      expiresAt: new Date(NOW + 900_000).toISOString(),
    });
    expect((await generate(words)).text).not.toBe(first.text);
  });

  it('is for an own account in soms that money can come to', async () => {
    const dollars = only(accounts, (account) => account.ccy === 'USD');
    const dormant = only(accounts, (account) => account.acStatDormant);
    const stopped = only(accounts, (account) => account.acStatNoCr && account.ccy === 'KGS');
    const refusalOf = async ({ id }: WireAccount) => (await generate({ accountId: id })).code;
    const refusals = {
      'of another': await refusalOf(payee),
      'in dollars': await refusalOf(dollars),
      'dormant': await refusalOf(dormant),
      'nothing may come to': await refusalOf(stopped),
    };
    expect(refusals).toEqual({
      'of another': 'ACCOUNT_NOT_FOUND',
      'in dollars': 'CURRENCY_MISMATCH',
      'dormant': 'ACCOUNT_CREDIT_DORMANT',
      'nothing may come to': 'ACCOUNT_NO_CREDIT',
    });
    expect(Object.values(refusals)).toEqual(qrPaymentOperations.ELQR_GENERATE_URL.failures);
  });

  it('of a company is made by those who sign for it', async () => {
    await server.bank.database.owner.query(`update app_user set rights = '{view,create}' where login = 'saltanat'`);
    const director = await server.signedIn('daniyar');
    const accountant = await server.signedIn('saltanat');
    const { id } = only(await accountsOf(director), (account) => isOrdinary(account) && account.ccy === 'KGS');
    expect([
      (await generate({ accountId: id }, director)).success,
      (await generate({ accountId: id }, accountant)).code,
    ]).toEqual([true, 'ACCESS_DENIED']);
  });
});

describe('a payment by a code', () => {
  it('of this bank is booked at once, under the name others are shown, and answered again the same', async () => {
    const words = wordsOf();
    const created = await create(words);
    expect(keysOf(created.data)).toEqual(PREVIEW_KEYS);
    expect(created.data).toMatchObject({
      credit: { accountNumber: payee.accountNo, name: expect.stringMatching(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u) },
    });
    expect((await create(words)).text).toBe(created.text);
    expect(await paid(words)).toMatchObject({ success: true, data: { txnStatusExternal: 'ACCEPTED' } });
    expect((await create({ ...words, amount: '11.00' })).code).toBe('OPERATION_ID_REUSED');
  });

  it('says what the payer says it is for, unless the code does', async () => {
    const asked = await linkFor({ accountId: payee.id, purpose: 'За обед' }, aizada);
    const created = [
      await create(wordsOf({ purpose: ' Долг ' })),
      await create(wordsOf({ qr: asked, purpose: 'Долг' })),
    ];
    expect(created.map(({ data }) => data)).toMatchObject([
      { purpose: 'Долг', terms: { qr: link } },
      { purpose: 'За обед', terms: { qr: asked } },
    ]);
  });

  it('by a code for one payment is booked once, and not when its time is over', async () => {
    const [paidOnce, late, changed] = [
      await linkFor({ accountId: payee.id, amount: '10.00', use: 'once' }, aizada),
      await linkFor({ accountId: payee.id, amount: '10.00', use: 'once' }, aizada),
      readElqr(await linkFor({ accountId: payee.id, use: 'once' }, aizada)),
    ];
    expect((await paid(wordsOf({ qr: paidOnce }))).success).toBe(true);
    expect((await create(wordsOf({ qr: paidOnce }))).code).toBe('ELQR_EXPIRED');
    for (const seconds of [480, 419]) {
      // A session ends after ten minutes without a call.
      server.bank.clock.advance(seconds * 1000);
      await Promise.all([accountsOf(client), accountsOf(aizada)]);
    }
    const words = wordsOf({ qr: late });
    await create(words);
    const { code } = await server.codeSentBy('aibek', () => send(client, words.operationId));
    server.bank.clock.advance(1_000);
    expect(
      (await client.operation('PaymentService', 'CONFIRM_PAYMENT', { operationId: words.operationId, otp: code })).code,
    ).toBe('ELQR_EXPIRED');
    expect((await create(wordsOf({ qr: late }))).code).toBe('ELQR_EXPIRED');
    const forged = changed.ok ? elqrLink({ ...changed.value, amount: money(1_000n, 'KGS') }) : '';
    expect((await create(wordsOf({ qr: forged }))).code).toBe('ELQR_TAMPERED');
  });

  it('of another bank goes through the operator, and a dynamic one is paid once', async () => {
    const words = wordsOf({ qr: cafe() });
    const created = await create(words);
    expect(created.data).toMatchObject({
      credit: { accountNumber: '1091820000077759', name: 'Cafe Ala-Too' },
      purpose: 'Стол 5',
      terms: {
        details: {
          network: 'ELQR',
          networkReference: expect.stringMatching(/^\d{12}$/),
          qrProvider: 'qr.otherbank.kg',
          qrTransaction: 'INV-1',
        },
      },
    });
    expect(await paid(words)).toMatchObject({ success: true, data: { txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' } });
    expect((await create(wordsOf({ qr: cafe() }))).code).toBe('ELQR_EXPIRED');
    // The same number of another issuer is another payment.
    expect((await create(wordsOf({ qr: cafe({ providerId: 'qr.thirdbank.kg' }) }))).success).toBe(true);
  });

  it('that names no payment is still paid once', async () => {
    const unnamed = { transactionId: '', accountId: '8606240d690d42e4b036d3dba9d0371a' };
    expect((await paid(wordsOf({ qr: cafe(unnamed) }))).success).toBe(true);
    expect((await create(wordsOf({ qr: cafe(unnamed) }))).code).toBe('ELQR_EXPIRED');
    expect((await create(wordsOf({ qr: cafe({ ...unnamed, comment: 'Стол 6' }) }))).success).toBe(true);
  });
});

describe('every refusal of a payment by a code', () => {
  async function refusalOf(changes: object, by = client): Promise<string> {
    return (await create(wordsOf(changes), by)).code;
  }

  const STATIC = cafe({ type: 'static', transactionId: '', amount: undefined, amountEditable: true });
  const own = (number: string) =>
    cafe({ type: 'static', providerId: OWN_PROVIDER, accountId: number, transactionId: '' });
  const account = (wanted: (one: WireAccount) => boolean) => only(accounts, wanted).id;

  it.each([
    ['what is no code', 'ELQR_UNREADABLE', () => ({ qr: 'https://example.com/' })],
    ['a code that breaks off', 'ELQR_DAMAGED', () => ({ qr: link.slice(0, -6) })],
    ['a code in dollars', 'ELQR_FOREIGN', () => ({ qr: inDollars(link) })],
    [
      'a code somebody has changed',
      'ELQR_TAMPERED',
      () => ({ qr: link.replace('541', '542').replace('9999', '9998') }),
    ],
    [
      'another amount than the code has',
      'ELQR_AMOUNT_FIXED',
      () => ({ qr: cafe({ transactionId: 'INV-2' }), amount: '10.01' }),
    ],
    ['a point of sale there is not', 'SALES_POINT_CLOSED', () => ({ qr: own('f'.repeat(32)) })],
    ['an account nobody has', 'RECIPIENT_NOT_FOUND', () => ({ qr: own('1280016000000013') })],
    ['less than the least', 'MIN_LIM_NOT_REACHED', () => ({ qr: STATIC, amount: '0.99' })],
    ['more than the most', 'MAX_LIM_EXCEEDED', () => ({ qr: STATIC, amount: '200000.01' })],
    ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => ({ qr: STATIC, accountDebitId: payee.id })],
    [
      'from an account in dollars',
      'CURRENCY_MISMATCH',
      () => ({ qr: STATIC, accountDebitId: account((one) => one.ccy === 'USD') }),
    ],
    [
      'from a dormant account',
      'ACCOUNT_DEBIT_DORMANT',
      () => ({ qr: STATIC, accountDebitId: account((one) => one.acStatDormant) }),
    ],
    [
      'from an account nothing may leave',
      'ACCOUNT_NO_DEBIT',
      () => ({ qr: STATIC, accountDebitId: account((one) => one.acStatNoDr && !one.acStatFrozen) }),
    ],
    ['a code of the account that pays', 'ELQR_OWN', () => ({ qr: own(from.accountNo) })],
  ] as const)('%s: %s', async (_case, refusal, changes) => {
    expect(await refusalOf(changes())).toBe(refusal);
  });

  it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
    const frozen = only(foreign, (one) => one.acStatFrozen);
    const stranger = await server.signedIn('aizada');
    expect(await refusalOf({ qr: STATIC, accountDebitId: frozen.id }, stranger)).toBe('ACCOUNT_DEBIT_FROZEN');
  });

  it.each([
    ['paid takes nothing', 'ACCOUNT_NO_CREDIT', NO_CREDIT],
    ['paid is dormant', 'ACCOUNT_CREDIT_DORMANT', DORMANT],
  ] as const)('while the account %s: %s', async (_case, refusal, change) => {
    expect(await whileAccount(server, { id: payee.id, change }, () => refusalOf({}))).toBe(refusal);
  });

  it.each(INVOICE_CHANGES)('an invoice that has changed: %s', async (refusal) => {
    const invoice = await issuedInvoice(await server.signedIn('daniyar'));
    await changeInvoice(server, invoice.id, refusal);
    expect(await refusalOf({ qr: invoice.url })).toBe(refusal);
  });

  it('more than is there: INSUFFICIENT_FUNDS', async () => {
    const tried = () => refusalOf({ qr: STATIC });
    expect(await whileAccount(server, { id: from.id, change: BLOCKED }, tried)).toBe('INSUFFICIENT_FUNDS');
  });

  it.each([
    ['day', 'DAILY_LIMIT_EXCEEDED', { day: 50_000_000n, month: 50_000_000n }],
    ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 300_000_000n }],
  ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
    await useUp(server, from.id, { code: 'QR', ...used });
    expect(await refusalOf({ qr: STATIC })).toBe(refusal);
  });
});

describe('GET_QR_STATEMENT_HISTORY', () => {
  const period = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };

  function statement(by: typeof client, words: object = {}) {
    return by.operation('AccountService', 'GET_QR_STATEMENT_HISTORY', { ...period, ...words });
  }

  it('lists what was paid and what came by codes, narrowed and page by page, with the turnover of a day', async () => {
    await server.bank.database.owner.query(`delete from limit_use where limit_code = 'QR'`);
    expect((await paid(wordsOf({ amount: '12.00' }))).success).toBe(true);
    const answer = await statement(client, { filters: { direction: 'outgoing', limit: 1 } });
    expect(Object.keys(Object(answer.data)).toSorted()).toEqual(['next', 'transactions', 'turnover']);
    expect(answer.data).toMatchObject({
      transactions: [{ txnCode: 'MAKE_QR_PAYMENT', amountDebit: '12.00' }],
      next: expect.stringMatching(/^\d+$/),
      turnover: {
        amountCredit: '0.00',
        creditCount: 0,
        amountDebit: expect.any(String),
        debitCount: expect.any(Number),
      },
    });
    const next = Object(answer.data).next;
    expect(
      (await statement(client, { filters: { direction: 'outgoing', limit: 1, cursor: next } })).data,
    ).not.toMatchObject({
      transactions: [{ amountDebit: '12.00' }],
    });
    const came = await statement(aizada, { filters: { direction: 'incoming', accountId: payee.id, limit: 1 } });
    expect(came.data).toMatchObject({
      transactions: [{ txnCode: 'QR_INCOMING', amountCredit: '12.00', accountCreditNo: payee.accountNo }],
      turnover: { amountCredit: expect.stringMatching(/^\d+\.00$/), creditCount: expect.any(Number) },
    });
    expect((await statement(client, { filters: { direction: 'incoming' } })).data).toMatchObject({ transactions: [] });
    const day = 24 * 60 * 60 * 1000;
    server.bank.clock.advance(day + 1);
    const nothing = { amountCredit: '0.00', creditCount: 0, amountDebit: '0.00', debitCount: 0 };
    expect((await statement(await server.signedIn('aizada'))).data).toMatchObject({ turnover: nothing });
  });

  it('covers three months at most', async () => {
    const by = await server.signedIn('aibek');
    expect((await statement(by, { dateFrom: '2026-08-31' })).success).toBe(true);
    expect([(await statement(by, { dateFrom: '2026-08-30' })).code]).toEqual(
      accountOperations.GET_QR_STATEMENT_HISTORY.failures,
    );
  });
});
