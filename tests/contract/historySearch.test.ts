import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

function idsIn(data: unknown): readonly unknown[] {
  const { transactions }: { readonly transactions?: unknown } = Object(data);
  return Array.isArray(transactions) ? transactions.map((each) => Reflect.get(Object(each), 'id')) : [];
}

describe('a text in the history', () => {
  const find = (text: unknown) =>
    client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { text, limit: 5 } });

  it('lists what it is found in, in the form of every list', async () => {
    const plain = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 5 } });
    const found = await find('ком');
    expect(Object.keys(Object(found.data))).toEqual(Object.keys(Object(plain.data)));
    expect(idsIn(found.data).length).toBeGreaterThan(0);
    expect(idsIn((await find('нет такого слова')).data)).toEqual([]);
  });

  it.each([[''], ['  '], ['...'], ['к\nо'], ['к\u0000'], ['к'.repeat(101)], [7], [['к']], [null]])(
    'is refused by its name when it is %j',
    async (text) => {
      const answer = await find(text);
      expect([answer.code, JSON.stringify(answer)]).toEqual([
        'INVALID_REQUEST',
        expect.stringContaining('filters.text'),
      ]);
    },
  );
});
