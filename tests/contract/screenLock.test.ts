import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { BeginStreamRequest } from '../../proto/generated/ibank/v1/stream';
import { PIN, steps } from './support/identityStory';
import { expectEveryFailure } from './support/producedFailures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import { frame } from './support/WireClient';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;
const WRONG = '6183';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ configuration: { pinTries: 3 } });
});
beforeEach(async () => {
  server.bank.clock.advance(25 * 60 * MINUTE_MS);
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

const accounts = async (one = client) => (await one.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code;

async function changePin(request: object, one = client) {
  return one.operation('UtilityService', 'CHANGE_PIN', request);
}

async function journal(): Promise<readonly string[]> {
  const { rows } = await server.bank.database.owner.query<{ line: string }>(
    `select event || ' ' || result as line from audit_event
      where user_id = (select id from app_user where login = 'aibek') and at = $1 and event ~ 'SCREEN|PIN' order by id`,
    [new Date(server.bank.clock.now())],
  );
  return rows.map(({ line }) => line);
}

describe('a locked screen', () => {
  it('opens nothing until the PIN is right, and then everything under the same key', async () => {
    const { sessionKey } = client;
    expect(await steps.lock(client)).toEqual({ success: true });
    expect(await accounts()).toBe('SESSION_LOCKED');
    expect((await client.validateSession()).data).toMatchObject({ stage: 'locked' });
    expect((await steps.unlock(client, WRONG)).error).toEqual({ code: 'INCORRECT_PIN', data: '{"triesLeft":"2"}' });
    expect(await accounts()).toBe('SESSION_LOCKED');
    expect(await steps.unlock(client, PIN)).toEqual({ success: true });
    expect(client.sessionKey).toBe(sessionKey);
    expect(await accounts()).toBe('');
    expect((await client.validateSession()).data).not.toHaveProperty('stage', 'locked');
    expect(await journal()).toEqual([
      'SCREEN_LOCKED SUCCESS',
      'SCREEN_UNLOCKED INCORRECT_PIN',
      'SCREEN_UNLOCKED SUCCESS',
    ]);
  });

  it('is the business of one visit', async () => {
    const elsewhere = await server.signedIn('aibek');
    await steps.lock(client);
    expect(await accounts(elsewhere)).toBe('');
    expect((await elsewhere.operation('UtilityService', 'GET_LOGIN_HISTORY', {})).data).toMatchObject([
      { isCurrent: true },
      { isActive: true, result: 'SIGNED_IN' },
      {},
    ]);
    expect((await elsewhere.operation('UtilityService', 'END_OTHER_SESSIONS', {})).data).toEqual({ ended: 1 });
    expect((await steps.unlock(client, PIN)).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('ends with the last allowed wrong PIN in a row, even if the right one follows', async () => {
    await steps.lock(client);
    await steps.unlock(client, WRONG);
    await steps.unlock(client, PIN);
    await steps.lock(client);
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      answers.push((await steps.unlock(client, WRONG)).error?.code);
    }
    expect(answers).toEqual(['INCORRECT_PIN', 'INCORRECT_PIN', 'PIN_TRIES_LIMIT_EXCEEDED']);
    expect((await steps.unlock(client, PIN)).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    const { rows } = await server.bank.database.owner.query('select end_reason from session order by id desc limit 1');
    expect(rows).toEqual([{ end_reason: 'PIN_TRIES_LIMIT_EXCEEDED' }]);
  });

  it('checks no more PINs than the allowed attempts, however many are sent at once', async () => {
    await steps.lock(client);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => steps.unlock(client, String(6100 + index))),
    );
    const codes = answers.map(({ error }) => error?.code);
    expect(codes).not.toContain(undefined);
    while (codes.at(-1) !== 'INVALID_SESSION_KEY') {
      codes.push((await steps.unlock(client, WRONG)).error?.code);
    }
    expect(codes.filter((code) => code === 'INCORRECT_PIN')).toHaveLength(2);
    // Once for the last try, and for each call that was on its way when that one ended the session.
    expect(codes).toContain('PIN_TRIES_LIMIT_EXCEEDED');
    expect((await steps.unlock(client, PIN)).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('expires like an idle session, regardless of attempts to unlock', async () => {
    await steps.lock(client);
    server.bank.clock.advance(9 * MINUTE_MS);
    expect((await steps.unlock(client, WRONG)).error?.code).toBe('INCORRECT_PIN');
    expect((await client.validateSession()).success).toBe(true);
    server.bank.clock.advance(MINUTE_MS);
    expect((await steps.unlock(client, PIN)).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('refuses a malformed PIN without counting it', async () => {
    await steps.lock(client);
    for (const pin of ['', '123', '12345', 'abcd', "' or"]) {
      expect([pin, (await steps.unlock(client, pin)).error?.code]).toEqual([pin, 'INVALID_REQUEST']);
    }
    expect((await steps.unlock(client, WRONG)).error?.data).toBe('{"triesLeft":"2"}');
  });

  it('brings nothing live, and can be left', async () => {
    const stream = await StreamReader.open(client);
    await steps.lock(client);
    await stream.until(() => stream.trailers !== undefined);
    expect(stream.trailers?.get('grpc-status')).toBe('9');
    const refused = await client.post('StreamService/beginStream', frame(new BeginStreamRequest().serializeBinary()));
    expect([refused.grpcStatus, refused.grpcMessage]).toEqual([9, 'SESSION_LOCKED']);
    expect((await client.exit()).success).toBe(true);
    expect((await steps.unlock(client, PIN)).error?.code).toBe('INVALID_SESSION_KEY');
  });
});

describe('changing the PIN', () => {
  it('takes the present one or the password, and leaves other visits alone', async () => {
    const elsewhere = await server.signedIn('aibek');
    expect((await changePin({ currentPin: WRONG, newPin: '8264' })).code).toBe('INCORRECT_PIN');
    expect((await changePin({ currentPassword: 'wrong', newPin: '8264' })).code).toBe('INCORRECT_PASSWORD');
    expect((await changePin({ currentPin: PIN, newPin: '1111' })).particulars).toEqual({ rule: 'REPEATED' });
    expect((await changePin({ currentPassword: PASSWORD, newPin: PIN })).particulars).toEqual({ rule: 'UNCHANGED' });
    expect((await changePin({ currentPin: PIN, newPin: '8264' })).data).toEqual({});
    expect((await changePin({ currentPassword: PASSWORD, newPin: PIN })).data).toEqual({});
    expect(await accounts(elsewhere)).toBe('');
    expect(await journal()).toEqual([
      'PIN_SET INCORRECT_PIN',
      'PIN_SET INCORRECT_PASSWORD',
      'PIN_SET SUCCESS',
      'PIN_SET SUCCESS',
    ]);
  });

  it('asks for exactly one of the two', async () => {
    expect((await client.operation('UtilityService', 'CHANGE_PIN', { newPin: '8264' })).code).toBe('INVALID_REQUEST');
    const both = { currentPin: PIN, currentPassword: PASSWORD, newPin: '8264' };
    expect((await client.operation('UtilityService', 'CHANGE_PIN', both)).code).toBe('INVALID_REQUEST');
  });

  it('ends the session of a person who guesses the PIN, and checks five passwords', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await changePin({ currentPassword: 'wrong', newPin: '8264' });
    }
    expect((await changePin({ currentPassword: PASSWORD, newPin: '8264' })).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await changePin({ currentPin: WRONG, newPin: '8264' });
    }
    expect(await accounts()).toBe('INVALID_SESSION_KEY');
  });

  it('sets the first PIN with the password only', async () => {
    await server.bank.database.owner.query(`update app_user set pin_hash = null where login = 'aizada'`);
    const without = await server.signedIn('aizada');
    expect((await steps.lock(without)).error?.code).toBe('PIN_NOT_SET');
    expect((await changePin({ currentPin: PIN, newPin: '8264' }, without)).code).toBe('INCORRECT_PIN');
    expect((await changePin({ currentPassword: PASSWORD, newPin: '8264' }, without)).success).toBe(true);
    await steps.lock(without);
    expect((await steps.unlock(without, '8264')).success).toBe(true);
  });
});
