import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AuthenticateRequest, OtpRequest } from '../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { distinguished } from '../support/measuredApart';
import { block, guardedAttempt, seenBy, unknownLogin, WRONG } from './support/guardedStory';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(`update app_user set known_devices_only = true where login = 'saltanat'`);
});
afterAll(() => server.close());

/** Failed sign-ins that a stranger must not be able to tell apart. */
const STRANGERS = [
  ['unknown', 'nobody', 'wrong password'],
  ['impossible', "' or 1=1 --", 'wrong password'],
  ['wrong', 'aizada', 'wrong password'],
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
async function forgetTries(): Promise<void> {
  const { owner } = server.bank.database;
  await owner.query('update app_user set failed_tries = 0, blocked_until = null, blocks_in_a_row = 0');
  await owner.query('delete from unknown_login');
}

const ROUNDS = 40;

describe('a stranger who tries logins', () => {
  it('gets the same bytes for one that is unknown and for a wrong password', async () => {
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
    expect(await distinguished({ deeds, rounds: ROUNDS, prepare: forgetTries })).toEqual([]);
  });
});

describe('a stranger at a login that is blocked', () => {
  let unknown: string;

  /** The ways a try may stand, of which a stranger must not tell one from another. */
  const tries = () =>
    [
      ['right', 'aizada', PASSWORD],
      ['wrong', 'aizada', WRONG],
      ['unknown', unknown, WRONG],
      ['right in a browser that may not sign in', 'saltanat', PASSWORD],
    ] as const;

  /** Resets quotas and ages pending sessions, so that a correct password begins a sign-in every time. */
  async function forgetSteps(): Promise<void> {
    for (const table of ['code_quota', 'wrong_codes', 'message_outbox']) {
      await server.bank.database.owner.query(`delete from ${table}`);
    }
    const { owner } = server.bank.database;
    await owner.query('update code_subject set tries_left = 5, sends_left = 3, last_sent_at = null');
    await owner.query(
      `update session set created_at = created_at - interval '1 hour' where stage = 'secondFactor' and created_at > $1`,
      [new Date(server.bank.clock.now() - 15 * 60_000)],
    );
  }

  beforeAll(async () => {
    unknown = unknownLogin(server, 'SMS');
    await forgetTries();
    for (const login of ['aizada', 'saltanat', unknown]) {
      await block(server, login);
    }
  });

  it('gets the same bytes for each password, and for each step after it', async () => {
    const seen = [];
    for (const [, login, password] of tries()) {
      seen.push(await seenBy(server, { login, password }));
    }
    const [right, ...others] = seen;
    expect(right).toHaveLength(12);
    for (const other of others) {
      expect(other).toEqual(right);
    }
  });

  it('waits the same time for each', { timeout: 240_000 }, async () => {
    const deeds = tries().map(([kind, username, password]) => [kind, () => attempt(username, password)] as const);
    expect(await distinguished({ deeds, rounds: ROUNDS, prepare: forgetSteps })).toEqual([]);
  });

  it('waits the same time for a code and for another message', { timeout: 240_000 }, async () => {
    const clients = await Promise.all(
      tries().map(async ([kind, login, password]) => [kind, await guardedAttempt(server, login, password)] as const),
    );
    const code = frame(new OtpRequest({ otp: '000000' }).serializeBinary());
    const empty = frame(new Empty().serializeBinary());
    const confirming = clients.map(
      ([kind, client]) => [kind, () => client.post('AuthenticationService/confirmSecondFactor', code)] as const,
    );
    const resending = clients.map(
      ([kind, client]) => [kind, () => client.post('AuthenticationService/retrySendingOtpToLogin', empty)] as const,
    );
    expect(await distinguished({ deeds: confirming, rounds: ROUNDS, prepare: forgetSteps })).toEqual([]);
    expect(await distinguished({ deeds: resending, rounds: ROUNDS, prepare: forgetSteps })).toEqual([]);
  });
});
