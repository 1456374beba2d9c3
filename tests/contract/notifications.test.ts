import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const MINUTE_MS = 60_000;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

/** Tells a user something, in words of its own. */
async function tell(login: string, body: string, at = server.bank.clock.now()): Promise<void> {
  const words = Object.fromEntries(['ru', 'en', 'kg', 'cn'].map((language) => [language, { title: 'Новость', body }]));
  await server.bank.database.owner.query(
    'insert into notification (user_id, content, created_at) select id, $2, $3 from app_user where login = $1',
    [login, JSON.stringify(words), new Date(at)],
  );
}

async function idsOf(asking = client): Promise<readonly string[]> {
  const { data } = await asking.operation('UtilityService', 'GET_NOTIFICATIONS', {});
  const listed: readonly { readonly id: string }[] = JSON.parse(JSON.stringify(data));
  return listed.map(({ id }) => id);
}

const remove = (data: object) => client.operation('UtilityService', 'DELETE_NOTIFICATIONS', data);

it('deletes the named notifications of the user, once', async () => {
  await tell('aibek', 'Раз');
  await tell('aibek', 'Два');
  await tell('aizada', 'Не ваше');
  const neighbour = await server.signedIn('aizada');
  const theirs = await idsOf(neighbour);
  const [newest = '', second = '', ...older] = await idsOf();
  const answer = await remove({ deletingMethod: 'delete-by-id', notificationIds: [newest, ...theirs] });
  expect(Object.keys(Object(answer.data))).toEqual(['unViewed']);
  expect(await idsOf()).toEqual([second, ...older]);
  expect((await remove({ deletingMethod: 'delete-by-id', notificationIds: [newest] })).text).toBe(answer.text);
  expect(await idsOf(neighbour)).toEqual(theirs);
});

it('deletes every notification until now, and none that arrives while the user decides', async () => {
  await tell('aibek', 'Пришло позже', server.bank.clock.now() + MINUTE_MS);
  expect((await remove({ deletingMethod: 'delete-all' })).data).toEqual({ unViewed: 1 });
  expect(await idsOf()).toHaveLength(1);
});

it.each([
  [{ deletingMethod: 'delete-by-id' }],
  [{ deletingMethod: 'delete-by-id', notificationIds: [] }],
  [{ deletingMethod: 'delete-all', notificationIds: ['1'] }],
  [{ deletingMethod: 'delete' }],
])('does not guess what %j means', async (request) => {
  expect((await remove(request)).code).toBe('INVALID_REQUEST');
});
