import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parsePosition } from '../../bank/modules/notifications/EventPosition';
import { steps } from './support/identityStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const Page = z.object({
  position: z.string(),
  user: z.unknown(),
  accounts: z.array(z.object({ id: z.string() })),
  rates: z.array(z.unknown()),
  history: z.looseObject({ transactions: z.array(z.unknown()) }),
  notifications: z.unknown(),
});

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const firstPage = (client: WireClient) => client.operation('AccountService', 'GET_FIRST_PAGE', {});

async function alone(client: WireClient, service: string, code: string, request: object) {
  const answer = await client.operation(service, code, request);
  expect(answer.code).toBe('');
  return answer.data;
}

it.each(['aibek', 'saltanat', 'cholpon'])('has each part as its own operation answers it: %s', async (login) => {
  const client = await server.signedIn(login);
  const answer = await firstPage(client);
  expect(Object.keys(answer.data ?? {}).toSorted()).toEqual(Object.keys(Page.shape).toSorted());
  const page = z.parse(z.looseObject({}), answer.data);
  expect(page['user']).toEqual(await alone(client, 'UtilityService', 'GET_SELF_USER_DATA', {}));
  expect(page['accounts']).toEqual(await alone(client, 'AccountService', 'GET_ACCOUNTS_V2', {}));
  expect(page['rates']).toEqual(await alone(client, 'DirectoryService', 'GET_EXCHANGE_RATES', {}));
  expect(page['notifications']).toEqual(await alone(client, 'UtilityService', 'CHECK_NOTIFICATIONS', {}));
  expect(page['history']).toEqual(
    await alone(client, 'AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 5 } }),
  );
});

it('shows a user who is limited to some accounts those alone', async () => {
  const [whole, limited] = await Promise.all(
    ['saltanat', 'cholpon'].map(async (login) =>
      z.parse(Page, (await firstPage(await server.signedIn(login))).data).accounts.map(({ id }) => id),
    ),
  );
  expect(limited?.length).toBeGreaterThan(0);
  expect(whole?.length).toBeGreaterThan(limited?.length ?? 0);
});

it('names the latest five operations, and a position the stream can begin at', async () => {
  const page = z.parse(Page, (await firstPage(await server.signedIn('aibek'))).data);
  expect(page.history.transactions).toHaveLength(5);
  expect(parsePosition(page.position)).toBeDefined();
});

it('is closed to a locked screen and to a key that opens nothing', async () => {
  const client = await server.signedIn('aibek');
  await steps.lock(client);
  expect((await firstPage(client)).code).toBe('SESSION_LOCKED');
  client.sessionKey = 'no key';
  expect((await firstPage(client)).code).toBe('INVALID_SESSION_KEY');
});
