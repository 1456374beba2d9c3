import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

let server: TestServer;
let seen: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from outbox_event',
  );
  seen = rows[0]?.id ?? '0';
});
afterAll(() => server.close());

async function send(what: 'rates' | 'errors', body: unknown): Promise<number> {
  const answer = await fetch(`${server.address}/sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** Events for all customers since the test began. */
async function announced(): Promise<readonly unknown[]> {
  const { rows } = await server.bank.database.owner.query<{ type: string; name: string | null }>(
    `select type, payload ->> 'directoryName' as name from outbox_event where id > $1 and customer_id is null order by id`,
    [seen],
  );
  return rows.map(({ type, name }) => [type, name]);
}

it('changes the rate of a currency and announces it to all customers', async () => {
  const client = await server.signedIn('aibek');
  expect(await send('rates', { currency: 'USD', buy: '86.5', sell: '88.1234' })).toBe(200);
  expect(await announced()).toEqual([['UPDATED_CURRENCY_RATE', null]]);
  const shown: unknown = await (await fetch(`${server.address}/sandbox/rates`)).json();
  expect(shown).toContainEqual({ currency: 'USD', buy: '86.5000', sell: '88.1234' });
  const { data } = await client.operation('DirectoryService', 'GET_EXCHANGE_RATES', {});
  expect(data).toContainEqual({
    pccy1: 'USD',
    pccy2: 'KGS',
    rateType: 'commercial',
    buyRate: '86.500000',
    saleRate: '88.123400',
  });
});

it.each([
  { currency: 'USD', buy: '90', sell: '89' },
  { currency: 'USD', buy: '0', sell: '1' },
  { currency: 'USD', buy: '1.23456', sell: '2' },
  { currency: 'KGS', buy: '1', sell: '1' },
  { currency: 'XXX', buy: '1', sell: '1' },
  {},
])('refuses the rate %j and tells nobody', async (rate) => {
  expect([await send('rates', rate), await announced()]).toEqual([422, []]);
});

it('changes the text of a failure in one language, also of a code the program does not know', async () => {
  const client = await server.signedIn('aibek');
  const errorOf = async (code: string) => {
    const { data } = await client.operation('DirectoryService', 'GET_DIRECTORY_BUSINESS_ERRORS', {});
    const { content } = data as { readonly content: readonly { readonly errorCode: string }[] };
    return content.find(({ errorCode }) => errorCode === code);
  };
  const before = await errorOf('INCORRECT_OTP');
  expect(await send('errors', { code: 'INCORRECT_OTP', language: 'en', text: ' Not that code ' })).toBe(200);
  expect(await announced()).toEqual([['DV_OF_DIRECTORIES', 'BUSINESS_ERRORS']]);
  expect(await errorOf('INCORRECT_OTP')).toMatchObject({ name: { en: 'Not that code' } });
  expect(before).not.toMatchObject({ name: { en: 'Not that code' } });
  expect(await send('errors', { code: 'CARD_EATEN', language: 'ru', text: 'Карту задержал банкомат' })).toBe(200);
  expect(await errorOf('CARD_EATEN')).toMatchObject({
    name: { ru: 'Карту задержал банкомат', en: '' },
    default: 'Карту задержал банкомат',
  });
  const { rows } = await server.bank.database.owner.query(
    `select changed_by from directory_version where name = 'BUSINESS_ERRORS'`,
  );
  expect(rows).toEqual([{ changed_by: 'sandbox' }]);
});

it.each([
  { code: 'lower', language: 'ru', text: 'a' },
  { code: 'INCORRECT_OTP', language: 'de', text: 'a' },
  { code: 'INCORRECT_OTP', language: 'ru', text: '  ' },
])('refuses the text %j', async (text) => {
  expect([await send('errors', text), await announced()]).toEqual([422, []]);
});
