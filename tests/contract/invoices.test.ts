import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { invoiceOperations } from '../../src/application/operations/invoices';
import { dailyWork } from '../bank/deposits/support';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const CODE = 'MAKE_DISTRIBUTION_OPERATIONS';
const DAY_MS = 86_400_000;
const INVOICE_KEYS = [
  'ccy',
  'distributorId',
  'distributorName',
  'dueDate',
  'id',
  'invoiceNumber',
  'issueDate',
  'paymentAmount',
  'remainingAmount',
  'totalAmount',
];
const LIMIT_KEYS = ['ccy', 'distributorId', 'distributorName', 'leftAmount', 'limitAmount', 'usedAmount'];

interface WireInvoice {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly distributorId: string;
  readonly remainingAmount: string;
  readonly paymentDate?: string;
}

/** The company of the demonstration: saltanat makes and gives the second signature, daniyar the first. */
let server: TestServer;
let maker: WireClient;
let director: WireClient;
let from: WireAccount;
let dollars: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  maker = await server.signedIn('saltanat');
  director = await server.signedIn('daniyar');
  const accounts = (await accountsOf(maker)).filter(isOrdinary);
  const rich = accounts
    .filter(({ ccy }) => ccy === 'KGS')
    .toSorted((left, right) => Number(right.acyWithdrawableBalance) - Number(left.acyWithdrawableBalance));
  const [first, foreign] = [rich[0], accounts.find(({ ccy }) => ccy === 'USD')];
  if (first === undefined || foreign === undefined) {
    throw new Error('The company of the demonstration has no accounts');
  }
  [from, dollars] = [first, foreign];
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function ask(action: string, by = maker) {
  return by.operation('AccountService', CODE, { action });
}

async function listed<Item>(action: string, name: string): Promise<readonly Item[]> {
  const { data } = await ask(action);
  return Object(data)[name];
}

async function invoiceOf(number: string): Promise<WireInvoice> {
  const invoice = (await listed<WireInvoice>('getInvoices', 'invoices')).find(
    ({ invoiceNumber }) => invoiceNumber === number,
  );
  if (invoice === undefined) {
    throw new Error(`There is no invoice ${number}`);
  }
  return invoice;
}

function paymentOf({ id, distributorId, remainingAmount }: WireInvoice, changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountDebitId: from.id,
    distributorId,
    invoices: [{ invoiceId: id, amount: remainingAmount }],
    ccy: 'KGS',
    ...changes,
  };
}

function create(words: object, by = maker) {
  return by.operation('TransferService', CODE, words);
}

async function sign(client: WireClient, login: string, document: string) {
  const operationId = randomUUID();
  const begin = () =>
    client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents: [document] });
  const { code } = await server.codeSentBy(login, begin);
  const { data } = await client.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp: code });
  return Array.isArray(data) ? data[0] : data;
}

async function signedByBoth(document: string) {
  expect(
    (await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId: document })).success,
  ).toBe(true);
  await sign(director, 'daniyar', document);
  return sign(maker, 'saltanat', document);
}

describe('what can be asked about deliveries on credit', () => {
  it('lists invoices, limits and distributors by exactly these keys', async () => {
    const open = await invoiceOf('ЧА-00433');
    expect(Object.keys(open).toSorted()).toEqual(INVOICE_KEYS);
    expect(await invoiceOf('ЧА-00398')).toMatchObject({
      remainingAmount: '0.00',
      paymentDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const [limit] = await listed<object>('getDistributorLimits', 'limits');
    expect(Object.keys(limit ?? {}).toSorted()).toEqual(LIMIT_KEYS);
    const names = await listed<{ readonly name: string }>('getDistributors', 'distributors');
    expect(names.map(({ name }) => name)).toEqual(['ЗАО «Тоо Булак»', 'ОсОО «Бермет Дистрибьюшн»', 'ОсОО «Чүй Азык»']);
    expect((await ask('getInvoices', director)).success).toBe(true);
  });

  it('is for companies, asked by a name there is, and of the accounts service', async () => {
    const person = await server.signedIn('aibek');
    expect((await ask('getInvoices', person)).code).toBe('ACCESS_DENIED');
    expect((await ask('getEverything')).code).toBe('INVALID_REQUEST');
    expect((await maker.operation('TransferService', CODE, { action: 'getInvoices' })).code).toBe('INVALID_REQUEST');
    expect((await maker.operation('AccountService', 'GET_DISTRIBUTION', { action: 'getInvoices' })).code).toBe(
      'UNKNOWN_OPERATION_CODE',
    );
    expect((await maker.operation('PaymentService', CODE, { action: 'getInvoices' })).code).toBe(
      'UNKNOWN_OPERATION_CODE',
    );
  });

  it('grows by what distributors issue from day to day, each once', async () => {
    await server.round('dailyWork');
    const before = await listed<WireInvoice>('getInvoices', 'invoices');
    server.bank.clock.advance(10 * DAY_MS);
    maker = await server.signedIn('saltanat');
    director = await server.signedIn('daniyar');
    await Promise.all([dailyWork(server.bank).round(), dailyWork(server.bank).round()]);
    expect((await listed<WireInvoice>('getInvoices', 'invoices')).length).toBeGreaterThanOrEqual(before.length + 4);
    const numbers = (await listed<WireInvoice>('getInvoices', 'invoices')).map(
      ({ distributorId, invoiceNumber }) => `${distributorId} ${invoiceNumber}`,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the payment of invoices', () => {
  it('is created, answered again the same, signed by both and frees the credit of the distributor', async () => {
    const invoice = await invoiceOf('БД-1187');
    const words = paymentOf(invoice, { invoices: [{ invoiceId: invoice.id, amount: '10000.00' }] });
    const usedBefore = await used(invoice.distributorId);
    const created = await create(words);
    expect([created.code, created.data]).toMatchObject([
      '',
      {
        amount: '10000.00',
        fee: '0.00',
        awaited: { places: [1, 2] },
        credit: { name: 'ОсОО «Бермет Дистрибьюшн»' },
        terms: { details: { invoiceNumbers: 'БД-1187' } },
      },
    ]);
    expect((await create(words)).text).toBe(created.text);
    expect((await create({ ...words, invoices: [{ invoiceId: invoice.id, amount: '9999.00' }] })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect(
      (await maker.operation('TransferService', 'CONFIRM_TRANSFER', { operationId: words.operationId, otp: '123456' }))
        .code,
    ).toBe('ACCESS_DENIED');
    expect(await signedByBoth(words.operationId)).toEqual({
      operationId: words.operationId,
      txnId: expect.stringMatching(/^\d+$/),
    });
    expect(Object((await create(words)).data).fingerprint).toBe(Object(created.data).fingerprint);
    expect(await invoiceOf('БД-1187')).toMatchObject({ paymentAmount: '10000.00', remainingAmount: '17300.00' });
    expect(await used(invoice.distributorId)).toBe(usedBefore - 10_000);
  });

  it('names in its fingerprint what it pays: the same sum for another invoice is another', async () => {
    const [first, second] = [await invoiceOf('ЧА-00412'), await invoiceOf('ЧА-00433')];
    const of = (one: WireInvoice) => create(paymentOf(one, { invoices: [{ invoiceId: one.id, amount: '100.00' }] }));
    expect(Object((await of(first)).data).fingerprint).not.toBe(Object((await of(second)).data).fingerprint);
  });

  it('that was overtaken while it waited for signatures is refused with the last of them', async () => {
    const invoice = await invoiceOf('ТБ-2026/93');
    const [first, second] = [paymentOf(invoice), paymentOf(invoice)];
    await create(first);
    await create(second);
    expect((await signedByBoth(first.operationId)).txnId).toMatch(/^\d+$/);
    expect((await signedByBoth(second.operationId)).refusal).toBe('INVOICE_ALREADY_PAID');
  });
});

async function used(distributorId: string): Promise<number> {
  const limits = await listed<{ readonly distributorId: string; readonly usedAmount: string }>(
    'getDistributorLimits',
    'limits',
  );
  return Number(limits.find((limit) => limit.distributorId === distributorId)?.usedAmount);
}

const owner = (sql: string, values: readonly unknown[]) => server.bank.database.owner.query(sql, [...values]);
const limitsAre = (minimum: bigint, maximum: bigint) =>
  owner(
    `insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
      select customer_id, 'BANK_CLIENT', 'other', $2, $3, 100000000, 500000000 from account where id = $1
      on conflict (customer_id, limit_code) do update set minimum = $2, maximum = $3`,
    [from.id, minimum, maximum],
  );
const usedUp = (today: bigint, month: bigint) =>
  owner(
    `insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      select customer_id, 'BANK_CLIENT', bank_day($4), $2, $3 from account where id = $1
      on conflict (customer_id, limit_code) do update set day = excluded.day, used_today = $2, used_this_month = $3`,
    [from.id, today, month, new Date(server.bank.clock.now())],
  );

describe('every refusal of a payment of invoices', () => {
  it('is caused, in the declared order', async () => {
    const invoice = await invoiceOf('ЧА-00433');
    const paid = await invoiceOf('ЧА-00398');
    const words = paymentOf(invoice);
    const ask = async (changes: object = {}) => (await create(paymentOf(invoice, changes))).code;
    const { rows } = await server.bank.database.owner.query<{ account_id: string }>(
      'select account_id::text from distributor where id = $1',
      [invoice.distributorId],
    );
    const credited = rows[0]?.account_id ?? '';
    const withFlag = async (id: string, set: string, undo: string) => {
      await owner(`update account set ${set} where id = $1`, [id]);
      const code = await ask();
      await owner(`update account set ${undo} where id = $1`, [id]);
      return code;
    };
    await create(words);
    const whileLimits = async (minimum: bigint, maximum: bigint) => {
      await limitsAre(minimum, maximum);
      const code = await ask();
      await limitsAre(100n, 9_000_000n);
      return code;
    };
    const whileUsed = async (today: bigint, month: bigint) => {
      await usedUp(today, month);
      const code = await ask();
      await usedUp(0n, 0n);
      return code;
    };
    const refusals = {
      'an id that has another account': (await create({ ...words, accountDebitId: dollars.id })).code,
      'an invoice there is not': await ask({ invoices: [{ invoiceId: '999999', amount: '1.00' }] }),
      'an invoice that is paid': await ask({ invoices: [{ invoiceId: paid.id, amount: '1.00' }] }),
      'more than the invoice is for': await ask({ invoices: [{ invoiceId: invoice.id, amount: '52400.01' }] }),
      'less than the least': await whileLimits(6_000_000n, 9_000_000n),
      'more than the most': await whileLimits(100n, 1_000_000n),
      'more than the limit of the day': await whileUsed(100_000_000n, 100_000_000n),
      'more than the limit of the month': await whileUsed(0n, 500_000_000n),
      'from an account there is not': await ask({ accountDebitId: '999999' }),
      'to a closed account': await withFlag(credited, `record_status = 'C'`, `record_status = 'O'`),
      'from an account in dollars': await ask({ accountDebitId: dollars.id }),
      'from a dormant account': await withFlag(from.id, 'dormant = true', 'dormant = false'),
      'from a frozen account': await withFlag(from.id, 'frozen = true', 'frozen = false'),
      'from an account nothing may leave': await withFlag(
        from.id,
        'debit_stopped = true, available_for_operations = false',
        'debit_stopped = false, available_for_operations = true',
      ),
      'to a dormant account': await withFlag(credited, 'dormant = true', 'dormant = false'),
      'to an account nothing may come to': await withFlag(credited, 'credit_stopped = true', 'credit_stopped = false'),
      'more than is there': await withFlag(from.id, 'blocked = balance', 'blocked = 0'),
    };
    expect(refusals).toEqual({
      'an id that has another account': 'OPERATION_ID_REUSED',
      'an invoice there is not': 'INVOICE_NOT_FOUND',
      'an invoice that is paid': 'INVOICE_ALREADY_PAID',
      'more than the invoice is for': 'INVOICE_AMOUNT_TOO_LARGE',
      'less than the least': 'MIN_LIM_NOT_REACHED',
      'more than the most': 'MAX_LIM_EXCEEDED',
      'more than the limit of the day': 'DAILY_LIMIT_EXCEEDED',
      'more than the limit of the month': 'MONTHLY_LIMIT_EXCEEDED',
      'from an account there is not': 'ACCOUNT_DEBIT_NOT_FOUND',
      'to a closed account': 'ACCOUNT_CREDIT_NOT_FOUND',
      'from an account in dollars': 'CURRENCY_MISMATCH',
      'from a dormant account': 'ACCOUNT_DEBIT_DORMANT',
      'from a frozen account': 'ACCOUNT_DEBIT_FROZEN',
      'from an account nothing may leave': 'ACCOUNT_NO_DEBIT',
      'to a dormant account': 'ACCOUNT_CREDIT_DORMANT',
      'to an account nothing may come to': 'ACCOUNT_NO_CREDIT',
      'more than is there': 'INSUFFICIENT_FUNDS',
    });
    expect(Object.values(refusals)).toEqual(invoiceOperations.MAKE_DISTRIBUTION_OPERATIONS.failures);
  });

  it('goes before by what cannot be read: no invoice, one twice, another currency than theirs, more than ten', async () => {
    const invoice = await invoiceOf('ЧА-00433');
    const part = { invoiceId: invoice.id, amount: '1.00' };
    const of = async (changes: object) => (await create(paymentOf(invoice, changes))).code;
    expect([
      await of({ invoices: [] }),
      await of({ invoices: [part, part] }),
      await of({ invoices: [{ ...part, amount: '0.00' }] }),
    ]).toEqual(Array.from({ length: 3 }, () => 'INVALID_REQUEST'));
    expect(
      await of({ invoices: Array.from({ length: 11 }, (_, index) => ({ ...part, invoiceId: `${index + 1}` })) }),
    ).toBe('INVALID_REQUEST');
    expect(await of({ ccy: 'USD', accountDebitId: dollars.id })).toBe('INVOICE_NOT_FOUND');
    const other = await invoiceOf('БД-1203');
    expect(await of({ distributorId: other.distributorId })).toBe('INVOICE_NOT_FOUND');
    expect((await create(paymentOf(invoice), director)).code).toBe('ACCESS_DENIED');
  });
});
