import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keysOf } from './support/keysOf';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import { watchBooks } from '../bank/support/watchBooks';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const PROVIDER_KEYS = [
  'alsoCalled',
  'categoryId',
  'ccy',
  'fee',
  'fields',
  'id',
  'maxAmount',
  'minAmount',
  'name',
  'paymentType',
  'phonePrefixes',
  'regions',
];
const ELECTRICITY = { serviceProviderId: '101', propValue: '120456789' };

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function firstOf(data: unknown, list: string): unknown {
  const held: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, list) : undefined;
  return Array.isArray(held) ? held[0] : undefined;
}

function check(words: object) {
  return client.operation('PaymentService', 'CHECK_SERVICE_SUBSCRIBER', words);
}

describe('the directories of services', () => {
  it('consist of exactly the fields decided on', async () => {
    const categories = (await client.operation('DirectoryService', 'GET_SERVICE_CATEGORIES', {})).data;
    expect(keysOf(categories)).toEqual(['content', 'dataVersion']);
    expect(keysOf(firstOf(categories, 'content'))).toEqual(['icon', 'id', 'isAvailableForCorp', 'name']);
    const providers = (await client.operation('DirectoryService', 'GET_SERVICE_PROVIDERS', { noImages: true })).data;
    expect(keysOf(providers)).toEqual(['content', 'dataVersion']);
    expect(keysOf(firstOf(providers, 'content'))).toEqual(PROVIDER_KEYS);
    expect(keysOf(firstOf(firstOf(providers, 'content'), 'fields'))).toEqual([
      'example',
      'hint',
      'keyboard',
      'label',
      'maxLength',
      'name',
      'regexp',
      'required',
      'values',
    ]);
  });

  it('name school years with the days they are paid for on', async () => {
    const years = (await client.operation('DirectoryService', 'GET_SCHOOL_YEARS', {})).data;
    expect(years).toMatchObject({
      content: expect.arrayContaining([{ name: '2026-2027', opensOn: '2025-09-01', closesOn: '2028-08-31' }]),
    });
  });
});

describe('a subscriber', () => {
  it('is shown by a masked name with what is owed', async () => {
    const answer = await check(ELECTRICITY);
    expect([answer.code, keysOf(answer.data)]).toEqual(['', ['debt', 'subscriberName']]);
    expect(answer.text).not.toMatch(/[а-яё]{4,}/iu);
  });

  it.each([
    ['PROVIDER_NOT_FOUND', { ...ELECTRICITY, serviceProviderId: '999' }],
    ['PROVIDER_NOT_FOUND', { serviceProviderId: '202', propValue: '1020304' }],
    ['INVALID_PAYMENT_DETAILS', { ...ELECTRICITY, propValue: '12' }],
    ['INVALID_PAYMENT_DETAILS', { ...ELECTRICITY, props: { payerName: 'Асан' } }],
    ['SUBSCRIBER_NOT_FOUND', { ...ELECTRICITY, propValue: '120456404' }],
    ['PROVIDER_UNAVAILABLE', { ...ELECTRICITY, propValue: '120456503' }],
    ['INVALID_REQUEST', { ...ELECTRICITY, props: { surplus: 'x' } }],
  ])('is answered %s for %j', async (code, words) => {
    expect((await check(words)).code).toBe(code);
  });
});
