import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { PIN, steps } from '../../contract/support/identityStory';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { wrongCode } from '../../contract/support/transferStory';
import type { WireClient } from '../../contract/support/WireClient';

const ROUNDS = 12;
const CALLS = 10;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const utility = async (client: WireClient, code: string, data: object) =>
  (await client.operation('UtilityService', code, data)).code;

/** Everything a process forgets sessions for, by one session while another one of the same user works. */
const DISTURBANCES: readonly ((client: WireClient) => Promise<unknown>)[] = [
  (client) => utility(client, 'CHANGE_USER_LOCALE', { locale: 'ru' }),
  (client) =>
    utility(client, 'CHANGE_USERNAME', {
      operationId: randomUUID(),
      currentUsername: 'someone else',
      newUsername: 'free.name',
    }),
  (client) => client.validateSession(),
  async (client) => {
    await steps.lock(client);
    await steps.unlock(client, PIN);
  },
  () => server.visitor().authenticate('aibek', 'a wrong password'),
];

it(
  'never refuses a session that is good, however its user’s other sessions come, go and change',
  { timeout: 180_000 },
  async () => {
    const refused: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      server.bank.clock.advance(16 * 60_000);
      const { code, answer } = await server.codeSentBy('aibek', () =>
        server.visitor().authenticate('aibek', 'Tulpar-2026'),
      );
      const fresh = server.visitor();
      fresh.sessionKey = answer.data?.sessionkey;
      await fresh.confirmSecondFactor(wrongCode(code));
      const confirmed = await fresh.confirmSecondFactor(code);
      fresh.sessionKey = confirmed.data?.sessionkey;
      expect(confirmed.success).toBe(true);
      const neighbour = await server.signedIn('aibek');
      const calls = Array.from({ length: CALLS }, async (_, call) => {
        await DISTURBANCES[(round + call) % DISTURBANCES.length]?.(neighbour);
        refused.push(await utility(fresh, 'GET_SELF_USER_DATA', {}));
        refused.push(await utility(fresh, 'CHANGE_USER_LOCALE', { locale: 'ru' }));
      });
      await Promise.all(calls);
      await neighbour.exit();
      refused.push(await utility(fresh, 'GET_SELF_USER_DATA', {}));
      await fresh.exit();
      expect(await utility(fresh, 'GET_SELF_USER_DATA', {})).toBe('INVALID_SESSION_KEY');
    }
    expect(refused).toHaveLength(ROUNDS * (2 * CALLS + 1));
    expect([...new Set(refused)]).toEqual(['']);
  },
);
