import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { decoyOtpType } from '../../../bank/modules/identity/guardedSignIn';
import { phoneOf, whileOnHold, withoutMessages } from '../../contract/support/codeLimits';
import { codeNow, useAuthenticator } from '../../contract/support/devicesStory';
import { block, guardedAttempt, seenBy, unknownLogin, WRONG } from '../../contract/support/guardedStory';
import { ANSWER, goOn, makeFirstLogin, steps } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { wrongCode } from '../../contract/support/transferStory';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(2 * DAY_MS);
  const { owner } = server.bank.database;
  await owner.query('delete from unknown_login');
  await owner.query('delete from wrong_codes');
  await owner.query('delete from known_device');
  await owner.query(
    'update app_user set known_devices_only = false, failed_tries = 0, blocked_until = null, blocks_in_a_row = 0',
  );
});
afterAll(() => server.close());

/** A count the database answers. */
async function count(from: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await server.bank.database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
    [...values],
  );
  return rows[0]?.count ?? 0;
}

/** Text messages to a user, letters aside. */
function messagesTo(login: string, pattern = '%'): Promise<number> {
  return count(
    `message_outbox m join app_user u on u.id = m.user_id where m.channel = 'sms' and u.login = $1 and m.text like $2`,
    [login, pattern],
  );
}

/** The answer to a try, in a word. */
async function tried(login: string, password = WRONG): Promise<string> {
  const { data, error } = await server.visitor().authenticate(login, password);
  return data?.guarded === true ? 'guarded' : (error?.code ?? 'in');
}

/** A right password in a browser that is new, and the code it brings. */
async function begun(login: string) {
  const { code, answer } = await server.codeSentBy(login, () => guardedAttempt(server, login));
  return { client: answer, code };
}

describe('the owner of a login that strangers keep blocked', () => {
  it('signs in from a new browser with the right password and the code; the block stays', async () => {
    await block(server, 'aibek');
    const { client, code } = await begun('aibek');
    goOn(client, await client.confirmSecondFactor(code));
    expect((await client.validateSession()).success).toBe(true);
    expect((await client.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
    expect(await tried('aibek')).toBe('guarded');
    server.bank.clock.advance(15 * MINUTE_MS);
    expect(await tried('aibek')).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('does so with the code of an authenticator, and on the way of a first login', async () => {
    const client = await server.signedIn('daniyar');
    const seed = await useAuthenticator(server, client, 'daniyar');
    await block(server, 'daniyar');
    server.bank.clock.advance(MINUTE_MS);
    const withDevice = await guardedAttempt(server, 'daniyar');
    expect((await withDevice.retrySendingOtp()).error?.code).toBe('MAX_OTP_TRIES');
    goOn(withDevice, await withDevice.confirmSecondFactor(codeNow(server, seed)));
    expect((await withDevice.validateSession()).success).toBe(true);

    await makeFirstLogin(server, 'aizada', 'securityQuestion');
    await block(server, 'aizada');
    const { client: first, code } = await begun('aizada');
    expect(goOn(first, await first.confirmSecondFactor(code)).data?.stage).toBe('securityQuestion');
    goOn(first, await steps.setAnswer(first, '4', ANSWER));
  });

  it('gets another code, and only the last one is good', async () => {
    await block(server, 'aibek');
    const { client, code: first } = await begun('aibek');
    server.bank.clock.advance(MINUTE_MS);
    const { code, answer } = await server.codeSentBy('aibek', () => client.retrySendingOtp());
    expect(answer.data).toEqual({ islastsmstry: false, sendsleft: 1 });
    expect((await client.confirmSecondFactor(first)).error?.code).toBe('OTP_REPLACED');
    expect((await client.confirmSecondFactor(code)).success).toBe(true);
  });

  it('is notified of the block once, and never of wrong passwords alone', async () => {
    const before = await messagesTo('saltanat');
    await block(server, 'saltanat');
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await tried('saltanat')).toBe('guarded');
    }
    expect(await messagesTo('saltanat')).toBe(before + 1);
    expect(await messagesTo('saltanat', 'Кто-то несколько раз ввёл неверный пароль%')).toBe(1);
  });
});

describe('a stranger at a blocked login', () => {
  it('never gets in without the password, not even with the code the owner has just been sent', async () => {
    await block(server, 'aibek');
    const { client, code } = await begun('aibek');
    const stranger = await guardedAttempt(server, 'aibek', WRONG);
    expect((await stranger.confirmSecondFactor(code)).error).toEqual({
      code: 'INCORRECT_OTP',
      data: JSON.stringify({ triesLeft: '4' }),
    });
    expect((await stranger.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code).toBe('INVALID_SESSION_KEY');
    expect((await client.confirmSecondFactor(code)).success).toBe(true);
    expect((await stranger.confirmSecondFactor(code)).success).toBe(false);
  });

  it('causes no message, neither for a known nor for an unknown login, and no login is stored in plain text', async () => {
    const unknown = unknownLogin(server, 'SMS');
    await block(server, 'aibek');
    await block(server, unknown);
    const before = await count('message_outbox');
    for (const login of ['aibek', unknown]) {
      const client = await guardedAttempt(server, login, WRONG);
      server.bank.clock.advance(MINUTE_MS);
      expect((await client.retrySendingOtp()).data).toEqual({ islastsmstry: false, sendsleft: 1 });
    }
    expect(await count('message_outbox')).toBe(before);
    expect(await count(`unknown_login n where n::text like '%' || $1 || '%'`, [unknown])).toBe(0);
    expect(await count('unknown_login')).toBe(1);
  });

  it('learns nothing from a right secret answer, nor of the telephone or the question', async () => {
    await block(server, 'aibek');
    const client = server.visitor();
    const { data } = await client.authenticate('aibek', PASSWORD);
    client.sessionKey = data?.sessionkey;
    expect(data).toMatchObject({ phonenumber: '', securityquestionid: '', state: 'SECOND_FACTOR_REQUIRED' });
    expect((await steps.secondFactorCredential(client, ANSWER)).error?.code).toBe('INCORRECT_ANSWER');
  });

  it('cannot put the codes of the owner on hold, with any number of wrong ones', async () => {
    await block(server, 'aibek');
    for (let sessions = 0; sessions < 12; sessions += 1) {
      const client = await guardedAttempt(server, 'aibek', WRONG);
      for (let tries = 0; tries < 5; tries += 1) {
        await client.confirmSecondFactor('000000');
      }
    }
    expect(await count('wrong_codes')).toBe(0);
    const { client, code } = await begun('aibek');
    expect((await client.confirmSecondFactor(code)).success).toBe(true);
  });
});

describe('a person with the right password and without the code', () => {
  it('has ten wrong codes over all sessions; then the owner is notified, and every code is refused for a while, without a reason', async () => {
    await block(server, 'saltanat');
    const notices = await messagesTo('saltanat', 'Тулпар: код неверно введён 10 раз подряд%');
    for (const tries of [3, 5, 2]) {
      const { client, code } = await begun('saltanat');
      for (let wrong = 0; wrong < tries; wrong += 1) {
        const left = 4 - wrong;
        expect((await client.confirmSecondFactor(wrongCode(code))).error).toEqual(
          left === 0
            ? { code: 'OTP_TRIES_LIMIT_EXCEEDED', data: '{}' }
            : { code: 'INCORRECT_OTP', data: JSON.stringify({ triesLeft: left.toString() }) },
        );
      }
      server.bank.clock.advance(1);
      if (tries === 2) {
        for (const triesLeft of ['2', '1']) {
          const { error } = await client.confirmSecondFactor(code);
          expect(error).toEqual({ code: 'INCORRECT_OTP', data: JSON.stringify({ triesLeft }) });
        }
        expect((await client.confirmSecondFactor(code)).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
      }
    }
    expect(await messagesTo('saltanat', 'Тулпар: код неверно введён 10 раз подряд%')).toBe(notices + 1);
    const before = await messagesTo('saltanat');
    await guardedAttempt(server, 'saltanat');
    expect(await messagesTo('saltanat')).toBe(before);
  });

  it('has ten messages sent to the owner at most', async () => {
    await block(server, 'aibek');
    const before = await messagesTo('aibek');
    for (let sessions = 0; sessions < 15; sessions += 1) {
      await guardedAttempt(server, 'aibek');
    }
    expect(await messagesTo('aibek')).toBe(before + 10);
  });

  it('learns neither of a hold nor of the limit of messages when another code is requested, and none is sent', async () => {
    await block(server, 'aibek');
    const { client } = await begun('aibek');
    const before = await messagesTo('aibek');
    server.bank.clock.advance(MINUTE_MS);
    const held = await whileOnHold(server, 'aibek', () => client.retrySendingOtp());
    expect(held).toEqual({ success: true, data: { islastsmstry: false, sendsleft: 1 } });
    server.bank.clock.advance(MINUTE_MS);
    const capped = await withoutMessages(server, await phoneOf(server, 'aibek'), () => client.retrySendingOtp());
    expect(capped).toEqual({ success: true, data: { islastsmstry: true, sendsleft: 0 } });
    expect(await messagesTo('aibek')).toBe(before);
  });

  it('is logged apart from a wrong password, for the bank and the owner', async () => {
    await block(server, 'aibek');
    await guardedAttempt(server, 'aibek');
    await guardedAttempt(server, 'aibek', WRONG);
    await whileOnHold(server, 'aibek', () => guardedAttempt(server, 'aibek'));
    const { rows } = await server.bank.database.owner.query<{ result: string; user_id: bigint | null }>(
      `select a.result, s.user_id from audit_event a join session s on s.id = a.session_id where a.event = 'SIGN_IN' order by a.id desc limit 3`,
    );
    expect(rows.map(({ result, user_id: user }) => [result, user !== null])).toEqual([
      ['CONFIRMATIONS_ON_HOLD', false],
      ['INVALID_LOGIN_OR_PASSWORD', false],
      ['SUCCESS', true],
    ]);
  });
});

describe('right, wrong and unknown', () => {
  const seen = (login: string, password: string) => seenBy(server, { login, password });

  it('are answered in the same bytes from the password to the last code, where codes come by message', async () => {
    const unknown = unknownLogin(server, 'SMS');
    const [onlyKnown, users] = ['saltanat', ['aibek', 'saltanat']];
    for (const login of [...users, unknown]) {
      await block(server, login);
    }
    await server.bank.database.owner.query('update app_user set known_devices_only = true where login = $1', [
      onlyKnown,
    ]);
    const wrong = await seen('aibek', WRONG);
    expect(wrong).toHaveLength(12);
    expect(JSON.stringify(wrong)).not.toContain('INVALID_LOGIN_OR_PASSWORD');
    const others = [
      await seen('aibek', PASSWORD),
      await seen(unknown, WRONG),
      await seen(onlyKnown, PASSWORD),
      await seen(onlyKnown, WRONG),
      await whileOnHold(server, 'aibek', () => seen('aibek', PASSWORD)),
      await withoutMessages(server, await phoneOf(server, 'aibek'), () => seen('aibek', PASSWORD)),
    ];
    for (const other of others) {
      expect(other).toEqual(wrong);
    }
  });

  it('are answered in the same bytes where codes come from an authenticator or a token', async () => {
    for (const type of ['TOTP', 'TOKEN'] as const) {
      const unknown = unknownLogin(server, type);
      await server.bank.database.owner.query(`update app_user set auth_type = $1 where login = 'aibek'`, [type]);
      await block(server, 'aibek');
      await block(server, unknown);
      const wrong = await seen('aibek', WRONG);
      expect(await seen('aibek', PASSWORD)).toEqual(wrong);
      expect(await seen(unknown, WRONG)).toEqual(wrong);
      await server.bank.database.owner.query(`update app_user set auth_type = 'SMS' where login = 'aibek'`);
      server.bank.clock.advance(DAY_MS);
    }
  });

  it('are blocked at the same try, for as long, and forgotten after as long', async () => {
    const unknown = unknownLogin(server, 'SMS', 1);
    const story = async (login: string) => {
      const answers = [];
      for (const waitMs of [15 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS, 30 * DAY_MS, 15 * MINUTE_MS]) {
        for (let tries = 0; tries < 6; tries += 1) {
          answers.push(await tried(login));
        }
        server.bank.clock.advance(waitMs - 1);
        answers.push(await tried(login));
        server.bank.clock.advance(waitMs > DAY_MS ? waitMs : 1);
      }
      return answers;
    };
    const known = await story('aizada');
    const refused = Array.from({ length: 5 }, () => 'INVALID_LOGIN_OR_PASSWORD');
    const shut = [...refused, 'guarded', 'guarded'];
    const longPast = [...refused, 'guarded', 'INVALID_LOGIN_OR_PASSWORD'];
    expect(known).toEqual([...shut, ...shut, ...shut, ...longPast, ...shut]);
    expect(await story(unknown)).toEqual(known);
    await block(server, unknown);
    expect(await tried(unknown.toUpperCase())).toBe('guarded');
  });

  it('are named the same channel for a code every time, and an unknown login one of all channels', () => {
    const { secrets } = server.bank.services;
    const types = Array.from({ length: 400 }, (_none, index) => decoyOtpType(secrets, `somebody${index}`));
    expect(types).toEqual(types.map((_type, index) => decoyOtpType(secrets, `SOMEBODY${index}`)));
    expect(new Set(types)).toEqual(new Set(['SMS', 'TOTP', 'TOKEN']));
    expect(types.filter((type) => type === 'SMS').length).toBeGreaterThan(200);
  });
});
