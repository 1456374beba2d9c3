import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { spendingOperations } from '../../src/application/operations/spending';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type Code = keyof typeof spendingOperations;

const NOBODYS = '999999999';
const MONTH = '2026-11-01';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function ask(code: Code, data: object) {
  return client.operation('AccountService', code, data);
}

/** First of the operations of a category this month, as it goes over the wire. */
async function firstOf(category: string): Promise<string> {
  const { data } = await ask('GET_SPENDING_OPERATIONS', { month: MONTH, category });
  return String(Object(data).lines[0].transaction.id);
}

/** Latest operation of a kind in the history of the customer. */
async function latest(txnCode: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    `select t.id::text from txn t join account a on a.id = t.debit_account_id join app_user u on u.customer_id = a.customer_id
      where u.login = 'aibek' and t.txn_code = $1 order by t.id desc limit 1`,
    [txnCode],
  );
  return rows[0]?.id ?? '';
}

describe('spending of a month', () => {
  it('is summed by category in soms, with the months before it', async () => {
    const { data } = await ask('GET_SPENDING', {});
    expect(data).toMatchObject({ month: MONTH, through: '2026-11-21', comparedThrough: '2026-10-21', withoutRate: [] });
    const { categories, months } = Object(data);
    expect(Object.keys(categories[0]).toSorted()).toEqual(['before', 'category', 'count', 'spent']);
    expect(categories[0].spent).toMatch(/^\d+\.\d{2}$/);
    expect(months).toHaveLength(6);
  });

  it('can be asked for of another month, of which every day counts', async () => {
    const { data } = await ask('GET_SPENDING', { month: '2026-08-17' });
    expect(data).toMatchObject({ month: '2026-08-01', through: '2026-08-31', comparedThrough: '2026-07-31' });
  });

  it('is of one account where one is named, and of nothing for the account of another customer', async () => {
    const { data } = await ask('GET_SPENDING', { accountId: NOBODYS });
    expect(data).toMatchObject({ month: MONTH, categories: [] });
    expect((await ask('GET_SPENDING', { accountId: 'mine' })).code).toBe('INVALID_REQUEST');
  });

  it('is for people', async () => {
    const company = await server.signedIn('saltanat');
    expect((await company.operation('AccountService', 'GET_SPENDING', {})).success).toBe(false);
  });

  it('is made of operations', async () => {
    const { data } = await ask('GET_SPENDING_OPERATIONS', { month: MONTH, category: 'shopping' });
    const [line] = Object(data).lines;
    expect(Object.keys(line).toSorted()).toEqual(['spent', 'transaction']);
    expect(line.transaction.amountDebit).toBe(line.spent);
    const unknown = await client.operation('AccountService', 'GET_SPENDING_OPERATIONS', {
      month: MONTH,
      category: 'toys',
    });
    expect(unknown.code).toBe('INVALID_REQUEST');
  });
});

describe('the category of an operation', () => {
  it('is corrected together with all like it, and taken back', async () => {
    const txnId = await firstOf('shopping');
    expect((await ask('GET_SPENDING_CATEGORY', { txnId })).data).toEqual({ category: 'shopping', isChosen: false });
    const { data } = await ask('SET_SPENDING_CATEGORY', { txnId, category: 'food' });
    expect(data).toMatchObject({ category: 'food' });
    expect(Object(data).alike).toBeGreaterThan(0);
    expect((await ask('SET_SPENDING_CATEGORY', { txnId })).data).toMatchObject({
      category: 'shopping',
      chosenBefore: 'food',
    });
  });

  it('cannot be set for a move between own accounts, which has none', async () => {
    const txnId = await latest('MAKE_OWN_ACCOUNTS_TRANSFER');
    expect((await ask('GET_SPENDING_CATEGORY', { txnId })).data).toEqual({ isChosen: false });
    expect((await ask('SET_SPENDING_CATEGORY', { txnId, category: 'food' })).code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('is never fees by choice', async () => {
    const request = { txnId: await firstOf('shopping'), category: 'fees' };
    expect((await client.operation('AccountService', 'SET_SPENDING_CATEGORY', request)).code).toBe('INVALID_REQUEST');
  });

  it('is of an operation of the customer', async () => {
    expect((await ask('GET_SPENDING_CATEGORY', { txnId: NOBODYS })).code).toBe('TRANSACTION_NOT_FOUND');
    expect((await ask('SET_SPENDING_CATEGORY', { txnId: NOBODYS })).code).toBe('TRANSACTION_NOT_FOUND');
  });
});
