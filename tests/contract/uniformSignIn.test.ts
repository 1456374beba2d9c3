import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AuthenticateRequest } from '../../proto/generated/ibank/v1/authentication';
import { toldApart } from '../support/measuredApart';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(`update app_user set known_devices_only = true where login = 'saltanat'`);
  await server.bank.database.owner.query(
    `update app_user set failed_tries = 9, blocked_until = $1 where login = 'daniyar'`,
    [new Date(server.bank.clock.now() + 10 * 60_000)],
  );
});
afterAll(() => server.close());

/** Ways not to get in, which a stranger must not be able to tell apart. */
const STRANGERS = [
  ['unknown', 'nobody', 'wrong password'],
  ['impossible', "' or 1=1 --", 'wrong password'],
  ['wrong', 'aizada', 'wrong password'],
  ['blocked', 'daniyar', PASSWORD],
  ['right in a browser that may not sign in', 'saltanat', PASSWORD],
] as const;

function attempt(username: string, password: string) {
  return server
    .visitor()
    .post(
      'AuthenticationService/authenticate',
      frame(new AuthenticateRequest({ username, password }).serializeBinary()),
    );
}

/** Lets passwords be checked again, as after a quarter of an hour. */
function forgetTries(): Promise<unknown> {
  return server.bank.database.owner.query(`update app_user set failed_tries = 0 where login in ('aizada', 'saltanat')`);
}

const ROUNDS = 40;

describe('a stranger who tries logins', () => {
  it('gets the same bytes for one that is unknown, one that is blocked and a wrong password', async () => {
    await forgetTries();
    const answers = await Promise.all(STRANGERS.map(([, username, password]) => attempt(username, password)));
    const seen = answers.map(({ httpStatus, grpcStatus, grpcMessage, message, headers }) => ({
      httpStatus,
      grpcStatus,
      grpcMessage,
      message: Buffer.from(message ?? []).toString('hex'),
      headers: [...headers].filter(([name]) => name !== 'date'),
    }));
    expect(seen[0]?.message).toContain(Buffer.from('INVALID_LOGIN_OR_PASSWORD').toString('hex'));
    for (const one of seen) {
      expect(one).toEqual(seen[0]);
    }
  });

  it('waits the same time for each', { timeout: 240_000 }, async () => {
    const deeds = STRANGERS.map(([kind, username, password]) => [kind, () => attempt(username, password)] as const);
    expect(await toldApart({ deeds, rounds: ROUNDS, prepare: forgetTries })).toEqual([]);
  });
});
