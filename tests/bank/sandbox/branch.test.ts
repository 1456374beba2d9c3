import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function restricted(): Promise<unknown> {
  return (await fetch(`${server.address}/sandbox/branch`)).json();
}

async function lift(body: unknown): Promise<number> {
  const answer = await fetch(`${server.address}/sandbox/branch/any-browser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

it('restores the access of a customer who has lost every known browser: forgets them, ends sessions and notifies the customer', async () => {
  const thief = await server.signedIn('aibek');
  await thief.operation('UtilityService', 'REMEMBER_DEVICE', {});
  expect(await restricted()).toEqual([]);
  const { owner } = server.bank.database;
  await owner.query(`update app_user set known_devices_only = true where login = 'aibek'`);
  expect(await restricted()).toEqual([
    { login: 'aibek', name: expect.objectContaining({ ru: expect.any(String) as unknown }) as unknown },
  ]);
  await expect(server.signedIn('aibek')).rejects.toThrow('No message came');

  expect(await lift({ login: 'AIBEK' })).toBe(200);
  expect(await restricted()).toEqual([]);
  expect((await thief.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code).toBe('INVALID_SESSION_KEY');
  expect((await owner.query('select from known_device')).rowCount).toBe(0);
  await server.round('textMessages');
  const notice = await owner.query(
    `select from sandbox_message where login = 'aibek' and text like '%Настройки входа в интернет-банк Тулпар изменены%'`,
  );
  expect(notice.rowCount).toBe(1);
  const { rows } = await owner.query<{ login: string; result: string }>(
    `select u.login, a.result from audit_event a join app_user u on u.id = a.user_id where a.event = 'KNOWN_DEVICES_LIFTED'`,
  );
  expect(rows).toEqual([{ login: 'aibek', result: 'SUCCESS' }]);
  await server.signedIn('aibek');
});

it.each([{ login: 'aibek' }, { login: 'nobody' }, { login: '' }, {}, { login: ['aibek'] }])(
  'changes nothing for %j',
  async (body) => {
    expect(await lift(body)).toBe(422);
  },
);
