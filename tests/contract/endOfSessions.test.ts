import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildServer } from '../../bank/compose/buildServer';
import { NEW_PASSWORD } from './support/identityStory';
import { PASSWORD, startTestServer } from './support/startTestServer';
import { WireClient } from './support/WireClient';
import type { TestServer } from './support/startTestServer';

const MINUTE_MS = 60_000;

let server: TestServer;
let first: WireClient;
let second: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(16 * MINUTE_MS);
  first = await server.signedIn('aibek');
  second = await server.signedIn('aibek');
  await Promise.all([first, second].map(isIn));
});
afterAll(() => server.close());

/** True while a session is accepted for a call that only a signed-in customer may make. */
async function isIn(client: WireClient): Promise<boolean> {
  const answer = await client.operation('UtilityService', 'GET_SELF_USER_DATA', {});
  return answer.success;
}

async function changePassword(): Promise<void> {
  const operationId = randomUUID();
  const request = { operationId, currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const { code } = await server.codeSentBy('aibek', () =>
    first.operation('UtilityService', 'CHANGE_PASSWORD', request),
  );
  await second.operation('UtilityService', 'CHECK_NOTIFICATIONS', {});
  const done = await first.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code });
  expect(done.success).toBe(true);
  await server.bank.database.owner.query(
    `update app_user set password_hash = (select password_hash from app_user where login = 'aizada') where login = 'aibek'`,
  );
}

describe('a session that was ended is refused by the very next call', () => {
  it('when it signed out', async () => {
    await second.exit();
    expect(await Promise.all([isIn(second), isIn(first)])).toEqual([false, true]);
  });

  it('when another ended all others', async () => {
    await first.operation('UtilityService', 'END_OTHER_SESSIONS', {});
    expect(await Promise.all([isIn(second), isIn(first)])).toEqual([false, true]);
  });

  it('when another changed the password', async () => {
    await changePassword();
    expect(await Promise.all([isIn(second), isIn(first)])).toEqual([false, true]);
  });

  it('while its own calls keep coming', async () => {
    let ended = false;
    const hammering = Array.from({ length: 8 }, async () => {
      for (let call = 0; call < 40; call += 1) {
        const endedBefore = ended;
        const passed = await isIn(second);
        if (endedBefore && passed) {
          return 'passed after its end';
        }
      }
      return 'refused';
    });
    await first.operation('UtilityService', 'END_OTHER_SESSIONS', {});
    ended = true;
    expect(new Set(await Promise.all(hammering))).toEqual(new Set(['refused']));
  });

  it.each([
    ['ten minutes', 10 * MINUTE_MS],
    ['twelve hours', 12 * 60 * MINUTE_MS],
  ])('when %s have passed on the bank’s clock', async (_, span) => {
    server.bank.clock.advance(span);
    expect(await isIn(second)).toBe(false);
  });
});

describe('two processes on one database', () => {
  let other: ReturnType<typeof buildServer>;
  let address: string;

  beforeAll(async () => {
    const { services } = server.bank;
    other = buildServer(
      { ...services, configuration: { ...services.configuration, logLevel: 'silent', staticDirectory: undefined } },
      { runs: () => false },
    );
    address = await other.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => other.close());

  const atTheOther = (client: WireClient) => Object.assign(new WireClient(address), { sessionKey: client.sessionKey });

  it.each([
    ['signed out', () => second.exit()],
    ['was ended by another', () => first.operation('UtilityService', 'END_OTHER_SESSIONS', {})],
    ['was ended by a new password', changePassword],
  ])('both refuse a session that %s at one of them, the other as soon as it is notified', async (_, end) => {
    const there = atTheOther(second);
    // The time by which a session expires is stopped, so only the notification can end it there.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    expect(await isIn(there)).toBe(true);
    await end();
    await expect.poll(() => isIn(there)).toBe(false);
    expect(await isIn(second)).toBe(false);
  });
});
