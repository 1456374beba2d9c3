import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { qrInvoiceOperations } from '../../src/application/operations/qrInvoices';
import { money } from '../../src/domain/money/Money';
import { elqrLink, readElqr } from '../../src/domain/qr/elqr';
import { DORMANT, NO_CREDIT, refusalWhile } from './support/accountFlags';
import type { AccountChange } from './support/accountFlags';
import { invoiceWords } from './support/invoiceStory';
import type { WireInvoice } from './support/invoiceStory';
import { companyAccounts, limitTo } from './support/limitedUser';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const INVOICE_KEYS = [
  'ccy',
  'counterparty',
  'counterpartyInn',
  'dueDate',
  'id',
  'invoiceNumber',
  'issueDate',
  'issuerId',
  'issuerName',
  'paymentAmount',
  'purpose',
  'remainingAmount',
  'totalAmount',
  'url',
  'withdrawn',
];
const SERIES_KEYS = [
  'ccy',
  'counterparty',
  'counterpartyInn',
  'dateFrom',
  'daysToPay',
  'id',
  'issuedCount',
  'nextDate',
  'numberPrefix',
  'periodicity',
  'purpose',
  'totalAmount',
];

let server: TestServer;
let director: WireClient;
let payer: WireClient;
let account: WireAccount;
let from: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  director = await server.signedIn('daniyar');
  payer = await server.signedIn('aibek');
  account = only(await accountsOf(director), (one) => isOrdinary(one) && one.ccy === 'KGS');
  from = only(await accountsOf(payer), (one) => isOrdinary(one) && one.ccy === 'KGS');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function ask(code: string, words: object, by = director) {
  return by.operation('UtilityService', code, words);
}

function wordsOf(changes: object = {}) {
  return invoiceWords(account.id, changes);
}

function seriesOf(changes: object = {}) {
  const { invoiceNumber: _number, dueDate: _due, ...words } = wordsOf();
  return {
    ...words,
    numberPrefix: 'АР',
    periodicity: 'monthly',
    dateFrom: '2026-11-24',
    daysToPay: 10,
    ...changes,
  };
}

async function issued(changes: object = {}): Promise<WireInvoice> {
  const { code, data } = await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf(changes));
  expect(code).toBe('');
  return Object(data);
}

function pay(words: object) {
  const operationId = randomUUID();
  const request = { operationId, accountDebitId: from.id, ccy: 'KGS', ...words };
  return { operationId, created: payer.operation('PaymentService', 'MAKE_QR_PAYMENT', request) };
}

async function confirmation(operationId: string) {
  const { code: otp } = await server.codeSentBy('aibek', () => send(payer, operationId));
  return () => payer.operation('PaymentService', 'CONFIRM_PAYMENT', { operationId, otp });
}

async function paid(qr: string, amount: string): Promise<string> {
  const { operationId, created } = pay({ qr, amount });
  expect((await created).code).toBe('');
  return (await (await confirmation(operationId))()).code;
}

async function received(by = payer): Promise<readonly WireInvoice[]> {
  const { data } = await ask('GET_RECEIVED_INVOICES', {}, by);
  return Object(data);
}

async function issuedNow(id: string): Promise<object | undefined> {
  const { data } = await ask('GET_ISSUED_INVOICES', {});
  return Object(data).invoices.find((one: WireInvoice) => one.id === id);
}

describe('an invoice that is issued by hand', () => {
  it('has exactly these fields and a code of the account, the number and the purpose, and is answered again the same', async () => {
    const words = wordsOf({ invoiceNumber: '14/А' });
    const first = await ask('MANUAL_INVOICE_QR_GENERATE', words);
    expect(Object.keys(Object(first.data)).toSorted()).toEqual(INVOICE_KEYS);
    expect(first.data).toMatchObject({
      invoiceNumber: '14/А',
      issueDate: '2026-11-23',
      paymentAmount: '0.00',
      remainingAmount: '100.00',
      withdrawn: false,
    });
    const code = readElqr(Object(first.data).url);
    expect(code).toMatchObject({
      value: {
        type: 'static',
        accountId: account.accountNo,
        amount: money(10_000n, 'KGS'),
        amountEditable: true,
        comment: '№ 14/А, Аренда за ноябрь',
      },
    });
    expect((await ask('MANUAL_INVOICE_QR_GENERATE', words)).text).toBe(first.text);
  });

  it('is shown to the payer with a notice, and to no other customer', async () => {
    const { id, invoiceNumber } = await issued();
    expect((await received()).find((one) => one.id === id)).toMatchObject({ invoiceNumber });
    const { data } = await payer.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(data)).toContain(invoiceNumber);
    expect((await received(await server.signedIn('aizada'))).find((one) => one.id === id)).toBeUndefined();
    expect((await received(director)).find((one) => one.id === id)).toBeUndefined();
  });

  it('is paid in parts by its code, which then asks for the rest, and is income by QR of the company', async () => {
    const { id, url, invoiceNumber } = await issued();
    expect(await paid(url, '30.00')).toBe('');
    const part = await issuedNow(id);
    expect(part).toMatchObject({ paymentAmount: '30.00', remainingAmount: '70.00', paymentDate: '2026-11-23' });
    expect(await paid(Object(part).url, '70.00')).toBe('');
    const whole = await issuedNow(id);
    expect(whole).toMatchObject({ paymentAmount: '100.00', remainingAmount: '0.00' });
    expect(whole).not.toHaveProperty('url');
    const period = { dateFrom: '2026-11-23', dateTo: '2026-11-23' };
    const statement = (by: WireClient, direction: string) =>
      by.operation('AccountService', 'GET_QR_STATEMENT_HISTORY', { ...period, filters: { direction, limit: 1 } });
    expect((await statement(director, 'incoming')).data).toMatchObject({
      transactions: [
        { txnCode: 'QR_INCOMING', amountCredit: '70.00', terms: { details: { invoiceNumbers: invoiceNumber } } },
      ],
    });
    expect((await statement(payer, 'outgoing')).data).toMatchObject({
      transactions: [{ txnCode: 'MAKE_QR_INVOICE_PAYMENT', amountDebit: '70.00' }],
    });
  });

  it('is not paid by a forged code for another account', async () => {
    const { url } = await issued();
    const code = readElqr(url);
    const aizada = await server.signedIn('aizada');
    const other = only(await accountsOf(aizada), (one) => isOrdinary(one) && one.ccy === 'KGS');
    const forged = code.ok ? elqrLink({ ...code.value, accountId: other.accountNo }) : '';
    expect((await pay({ qr: forged, amount: '10.00' }).created).code).toBe('INVOICE_NOT_FOUND');
  });
});

describe('every refusal to issue an invoice', () => {
  async function refusals(code: 'MANUAL_INVOICE_QR_GENERATE' | 'AUTO_INVOICE_QR_GENERATE', late: object) {
    const words = code === 'MANUAL_INVOICE_QR_GENERATE' ? wordsOf : seriesOf;
    const accounts = await accountsOf(director);
    const dollars = only(accounts, (one) => isOrdinary(one) && one.ccy === 'USD');
    const first = words();
    const refusedWhile = (change: AccountChange) =>
      refusalWhile(server, { id: account.id, change }, () => ask(code, words()));
    expect((await ask(code, first)).code).toBe('');
    return [
      (await ask(code, { ...first, totalAmount: '101.00' })).code,
      (await ask(code, words(late))).code,
      (await ask(code, words({ accountId: from.id }))).code,
      (await ask(code, words({ accountId: dollars.id }))).code,
      await refusedWhile(DORMANT),
      await refusedWhile(NO_CREDIT),
    ];
  }

  it('by hand is caused, in the declared order', async () => {
    const codes = await refusals('MANUAL_INVOICE_QR_GENERATE', { dueDate: '2026-11-22' });
    const { invoiceNumber } = await issued();
    codes.push((await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf({ invoiceNumber }))).code);
    expect(codes).toEqual(qrInvoiceOperations.MANUAL_INVOICE_QR_GENERATE.failures);
  });

  it('automatically is caused, in the declared order', async () => {
    expect(await refusals('AUTO_INVOICE_QR_GENERATE', { dateFrom: '2026-11-23' })).toEqual(
      qrInvoiceOperations.AUTO_INVOICE_QR_GENERATE.failures,
    );
  });

  it('goes before by what cannot be read', async () => {
    const of = async (changes: object) => (await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf(changes))).code;
    expect([
      await of({ invoiceNumber: '' }),
      await of({ invoiceNumber: '14, 15' }),
      await of({ counterparty: ' ' }),
      await of({ counterparty: '\u2800....' }),
      await of({ counterpartyInn: '21' }),
      await of({ totalAmount: '0.00' }),
      await of({ ccy: 'USD' }),
      await of({ purpose: 'x'.repeat(76) }),
    ]).toEqual(Array.from({ length: 8 }, () => 'INVALID_REQUEST'));
    expect((await ask('AUTO_INVOICE_QR_GENERATE', seriesOf({ periodicity: 'onSetDates' }))).code).toBe(
      'INVALID_REQUEST',
    );
  });
});

describe('withdrawing and stopping', () => {
  it('takes an invoice from the payer, once and for all, unless it is paid', async () => {
    const { id, url } = await issued();
    expect((await ask('WITHDRAW_INVOICE', { invoiceId: id })).data).toMatchObject({ id, withdrawn: true });
    expect((await ask('WITHDRAW_INVOICE', { invoiceId: id })).success).toBe(true);
    expect((await received()).find((one) => one.id === id)).toBeUndefined();
    expect((await pay({ qr: url, amount: '10.00' }).created).code).toBe('INVOICE_NOT_FOUND');
    const settled = await issued();
    expect(await paid(settled.url, '100.00')).toBe('');
    expect([
      (await ask('WITHDRAW_INVOICE', { invoiceId: '999999' })).code,
      (await ask('WITHDRAW_INVOICE', { invoiceId: settled.id })).code,
    ]).toEqual(qrInvoiceOperations.WITHDRAW_INVOICE.failures);
  });

  it('ends a series, which is then listed without a next day', async () => {
    const { data } = await ask('AUTO_INVOICE_QR_GENERATE', seriesOf());
    expect(Object.keys(Object(data)).toSorted()).toEqual(SERIES_KEYS);
    expect(data).toMatchObject({ nextDate: '2026-11-24', issuedCount: 0 });
    const stopped = await ask('STOP_INVOICE_SERIES', { seriesId: Object(data).id });
    expect(stopped.data).not.toHaveProperty('nextDate');
    expect([(await ask('STOP_INVOICE_SERIES', { seriesId: '999999' })).code]).toEqual(
      qrInvoiceOperations.STOP_INVOICE_SERIES.failures,
    );
    expect([
      qrInvoiceOperations.GET_ISSUED_INVOICES.failures,
      qrInvoiceOperations.GET_RECEIVED_INVOICES.failures,
    ]).toEqual([[], []]);
  });
});

describe('the rights', () => {
  const rightsOf = (values: string) =>
    server.bank.database.owner.query(`update app_user set ${values} where login = 'saltanat'`);

  it('to issue belong to those who sign for the company', async () => {
    await rightsOf(`rights = '{view,create,approve}'`);
    const accountant = await server.signedIn('saltanat');
    const { id } = await issued();
    expect([
      (await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf(), accountant)).code,
      (await ask('AUTO_INVOICE_QR_GENERATE', seriesOf(), accountant)).code,
      (await ask('WITHDRAW_INVOICE', { invoiceId: id }, accountant)).code,
      (await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf(), payer)).code,
      (await ask('GET_ISSUED_INVOICES', {}, payer)).code,
    ]).toEqual(Array.from({ length: 5 }, () => 'ACCESS_DENIED'));
    expect((await ask('GET_ISSUED_INVOICES', {}, accountant)).success).toBe(true);
  });

  it('of a user whose accounts are limited do not reach invoices to the others', async () => {
    const numbers = await companyAccounts(server);
    const hidden = await issued({ accountId: numbers.hidden });
    await rightsOf(`rights = '{view,create,approve,sign}'`);
    await limitTo(server, numbers);
    const limited = await server.signedIn('saltanat');
    const { data } = await ask('GET_ISSUED_INVOICES', {}, limited);
    expect(JSON.stringify(data)).not.toContain(`"id":"${hidden.id}"`);
    expect((await ask('WITHDRAW_INVOICE', { invoiceId: hidden.id }, limited)).code).toBe('INVOICE_NOT_FOUND');
    expect((await ask('MANUAL_INVOICE_QR_GENERATE', wordsOf({ accountId: numbers.hidden }), limited)).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    expect((await received(limited)).length).toBe(0);
  });
});
