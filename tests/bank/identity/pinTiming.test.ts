import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';
import { distinguished } from '../../support/measuredApart';

const ROUNDS = 40;

let server: TestServer;
let withPin: WireClient;
let withoutPin: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  withPin = await server.signedIn('aibek');
  withoutPin = await server.signedIn('aizada');
  await server.bank.database.owner.query(`update app_user set pin_hash = null where login = 'aizada'`);
});
afterAll(() => server.close());

it('takes the same time to refuse a PIN whether or not there is one', { timeout: 240_000 }, async () => {
  const guess = (client: WireClient) =>
    client.operation('UtilityService', 'CHANGE_PIN', { currentPin: '6183', newPin: '8264' });
  expect([(await guess(withPin)).code, (await guess(withoutPin)).code]).toEqual(['INCORRECT_PIN', 'INCORRECT_PIN']);
  const deeds = [
    ['with a PIN', () => guess(withPin)],
    ['without one', () => guess(withoutPin)],
  ] as const;
  const prepare = () => server.bank.database.owner.query('update session set pin_tries = 0');
  expect(await distinguished({ deeds, rounds: ROUNDS, prepare })).toEqual([]);
});
