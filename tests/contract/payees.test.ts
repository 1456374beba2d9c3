import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { payeeOperations } from '../../src/application/operations/payees';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const PAYEE_KEYS = [
  'accountCreditNo',
  'accountDebitNo',
  'amountDebit',
  'ccy',
  'hidden',
  'kind',
  'lastPaid',
  'nickname',
  'payeeId',
  'phone',
  'pinned',
  'purpose',
  'recipientName',
  'times',
  'txnCode',
  'txnId',
];
const UNKNOWN = 'client:1280010000009999';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function ask(code: keyof typeof payeeOperations, data: object = {}, as = client) {
  return as.operation('AccountService', code, data);
}

async function payees(as = client): Promise<readonly Record<string, unknown>[]> {
  const { data } = await ask('GET_PAYEES', {}, as);
  return Array.isArray(data) ? data : [];
}

describe('payees on the wire', () => {
  it('consist of exactly the fields decided on, besides the terms of the last payment', async () => {
    const found = await payees();
    expect(found.length).toBeGreaterThan(2);
    for (const payee of found) {
      expect(
        Object.keys(payee)
          .filter((key) => key !== 'terms')
          .toSorted(),
      ).toEqual(PAYEE_KEYS);
    }
    expect(new Set(found.map(({ payeeId }) => payeeId)).size).toBe(found.length);
  });

  it('are changed by their id, and the answer is the payee as it is now', async () => {
    const [payee] = await payees();
    const payeeId = payee?.['payeeId'];
    const named = await ask('UPDATE_PAYEE', { payeeId, nickname: 'Склад', pinned: true });
    expect(named.data).toEqual({ ...payee, nickname: 'Склад', pinned: true });
    expect((await ask('HIDE_PAYEE', { payeeId })).data).toMatchObject({ payeeId, hidden: true, nickname: 'Склад' });
    expect((await ask('RESTORE_PAYEE', { payeeId })).data).toEqual(named.data);
  });

  it.each([
    ['UPDATE_PAYEE', { payeeId: UNKNOWN, nickname: 'x'.repeat(51), pinned: true }],
    ['UPDATE_PAYEE', { payeeId: UNKNOWN, nickname: 'две\nстроки', pinned: true }],
    ['UPDATE_PAYEE', { payeeId: UNKNOWN, nickname: '' }],
    ['HIDE_PAYEE', { payeeId: '' }],
    ['RESTORE_PAYEE', { payeeId: 'x'.repeat(201) }],
    ['GET_PAYEES', { page: 1 }],
  ] as const)('are not asked for otherwise: %s %o', async (code, data) => {
    const answer = await client.operation('AccountService', code, data);
    expect([answer.success, answer.code]).toEqual([false, 'INVALID_REQUEST']);
  });
});

describe('every declared failure', () => {
  it('is of a payee the customer has never paid: PAYEE_NOT_FOUND', async () => {
    const reference = { payeeId: UNKNOWN };
    expect((await ask('UPDATE_PAYEE', { ...reference, nickname: 'x', pinned: false })).code).toBe('PAYEE_NOT_FOUND');
    expect((await ask('HIDE_PAYEE', reference)).code).toBe('PAYEE_NOT_FOUND');
    expect((await ask('RESTORE_PAYEE', reference)).code).toBe('PAYEE_NOT_FOUND');
  });
});
