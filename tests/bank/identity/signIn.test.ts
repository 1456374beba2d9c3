import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { wrongCode } from '../../contract/support/transferStory';

const MINUTE_MS = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(16 * MINUTE_MS);
  await server.bank.database.owner.query('delete from wrong_codes');
});
afterAll(() => server.close());

async function sent(login: string) {
  const client = server.visitor();
  const { code, answer } = await server.codeSentBy(login, () => client.authenticate(login, PASSWORD));
  client.sessionKey = answer.data?.sessionkey;
  return { client, code, answer };
}

describe('login and password', () => {
  it('open a session that waits for its code', async () => {
    const { answer } = await sent('aibek');
    expect(answer.data).toEqual({
      sessionkey: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      sessionid: expect.stringMatching(/^\d+$/),
      otpdelivery: 'SMS',
      state: 'SECOND_FACTOR_REQUIRED',
      securityquestionid: '4',
      phonenumber: expect.stringMatching(/^\+996 \*\*\* \*\* \d\d \d\d$/),
      sendsleft: 2,
      guarded: false,
    });
  });

  it('do not depend on the case of the login, and do on every character of the password', async () => {
    await sent('AiBek'.toLowerCase());
    expect((await server.visitor().authenticate('AIBEK', PASSWORD)).success).toBe(true);
    for (const password of [`${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.toLowerCase()]) {
      expect((await server.visitor().authenticate('aizada', password)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    }
  });

  it.each([
    ['', PASSWORD, 'username'],
    ['aibek', '', 'password'],
    ['a'.repeat(129), PASSWORD, 'username'],
    ['aibek', 'a'.repeat(129), 'password'],
  ])('rejects the credentials %j and %j', async (username, password, field) => {
    const answer = await server.visitor().authenticate(username, password);
    expect(answer.error).toEqual({ code: 'INVALID_REQUEST', data: JSON.stringify({ field }) });
  });

  it('answers an unknown login and a wrong password alike', async () => {
    const answers = [];
    for (const login of ['nobody', "' or 1=1--", ...Array.from({ length: 5 }, () => 'daniyar')]) {
      answers.push(await server.visitor().authenticate(login, 'wrong'));
    }
    for (const answer of answers) {
      expect(answer).toEqual({ success: false, error: { code: 'INVALID_LOGIN_OR_PASSWORD', data: '{}' } });
    }
    server.bank.clock.advance(15 * MINUTE_MS);
    expect((await server.visitor().authenticate('daniyar', PASSWORD)).data?.guarded).toBe(false);
  });

  it('checks five of forty wrong passwords sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.visitor().authenticate('saltanat', 'wrong')),
    );
    expect(answers.filter(({ error }) => error?.code === 'INVALID_LOGIN_OR_PASSWORD')).toHaveLength(5);
    expect(answers.filter(({ data }) => data?.guarded === true)).toHaveLength(35);
    const { rows } = await server.bank.database.owner.query<{ failed_tries: number; blocked: boolean }>(
      `select failed_tries, blocked_until is not null as blocked from app_user where login = 'saltanat'`,
    );
    expect(rows[0]).toEqual({ failed_tries: 40, blocked: true });
  });

  it('are not checked for twice as long after each block, until the user has signed in', async () => {
    const attempt = async (password: string) => {
      const { data, error } = await server.visitor().authenticate('daniyar', password);
      return data?.guarded === true ? 'guarded' : (error?.code ?? 'in');
    };
    await server.signedIn('daniyar');
    for (const minutes of [15, 30, 60, 120]) {
      for (let wrong = 0; wrong < 5; wrong += 1) {
        expect(await attempt('wrong')).toBe('INVALID_LOGIN_OR_PASSWORD');
      }
      server.bank.clock.advance(minutes * MINUTE_MS - 1000);
      expect([minutes, await attempt(PASSWORD)]).toEqual([minutes, 'guarded']);
      server.bank.clock.advance(1000);
    }
    await server.signedIn('daniyar');
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await attempt('wrong');
    }
    expect(await attempt(PASSWORD)).toBe('guarded');
    server.bank.clock.advance(15 * MINUTE_MS);
    expect(await attempt(PASSWORD)).toBe('in');
  });

  it('begins no more than ten sign-ins that are never finished', async () => {
    for (let begun = 0; begun < 10; begun += 1) {
      expect((await server.visitor().authenticate('aizada', PASSWORD)).success).toBe(true);
    }
    expect((await server.visitor().authenticate('aizada', PASSWORD)).error?.code).toBe('MAX_OTP_TRIES');
  });

  it('stores neither keys nor codes', async () => {
    const { client, code } = await sent('aibek');
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select (select string_agg(s::text, '') from session s) || (select string_agg(c::text, '') from one_time_code c) as text`,
    );
    expect(rows[0]?.text).not.toContain(client.sessionKey);
    expect(rows[0]?.text).not.toContain(Buffer.from(client.sessionKey ?? '').toString('hex'));
    expect(rows[0]?.text).not.toMatch(new RegExp(`[,(]${code}[,)]`));
  });
});

describe('the code of a sign-in', () => {
  it('signs in under a new key, and the old key is dead at once', async () => {
    const { client, code } = await sent('aibek');
    const confirmed = await client.confirmSecondFactor(code);
    expect(confirmed.data?.sessionkey).not.toBe(client.sessionKey);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await client.confirmSecondFactor(code)).error?.code).toBe('INVALID_SESSION_KEY');
    client.sessionKey = confirmed.data?.sessionkey;
    expect((await client.validateSession()).data?.sessionid).toBe(confirmed.data?.sessionid);
  });

  it('works exactly once, with any number of calls at the same time', async () => {
    const { client, code } = await sent('aibek');
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.confirmSecondFactor(code)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(new Set(['INVALID_SESSION_KEY']));
  });

  it('counts wrong ones down, and the fifth ends the session', async () => {
    const { client, code } = await sent('aibek');
    for (const left of ['4', '3', '2', '1']) {
      const answer = await client.confirmSecondFactor(wrongCode(code));
      expect(answer.error).toEqual({ code: 'INCORRECT_OTP', data: JSON.stringify({ triesLeft: left }) });
    }
    expect((await client.confirmSecondFactor(wrongCode(code))).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect((await client.confirmSecondFactor(code)).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('holds the codes of its user after ten wrong ones in two sign-ins: the right password learns until when, a wrong one learns nothing', async () => {
    await server.signedIn('saltanat');
    for (let signIn = 0; signIn < 2; signIn += 1) {
      const { client, code } = await sent('saltanat');
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await client.confirmSecondFactor(wrongCode(code));
      }
    }
    const retryAt = new Date(server.bank.clock.now() + 15 * MINUTE_MS).toISOString();
    const attempt = async (password = PASSWORD) => (await server.visitor().authenticate('saltanat', password)).error;
    expect(await attempt()).toEqual({ code: 'CONFIRMATIONS_ON_HOLD', data: JSON.stringify({ retryAt }) });
    expect((await attempt('wrong'))?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    server.bank.clock.advance(15 * MINUTE_MS - 1);
    expect((await attempt())?.code).toBe('CONFIRMATIONS_ON_HOLD');
    server.bank.clock.advance(1);
    await server.signedIn('saltanat');
  });

  it('is confirmed and its session ended by a change of password at the same time, without waiting in a ring', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, code } = await sent('aibek');
      const end = server.bank.database.owner.query(
        `with u as materialized (select id from app_user where login = 'aibek' for update)
          update session set ended_at = now(), end_reason = 'PROFILE_CHANGED' where user_id = (select id from u) and ended_at is null`,
      );
      const [confirmed] = await Promise.all([client.confirmSecondFactor(code), end]);
      expect(confirmed.success || confirmed.error?.code === 'INVALID_SESSION_KEY').toBe(true);
    }
  });

  it('expires after five minutes', async () => {
    const { client, code } = await sent('aibek');
    server.bank.clock.advance(5 * MINUTE_MS);
    expect((await client.confirmSecondFactor(code)).error?.code).toBe('OTP_EXPIRED');
  });

  it('of one sign-in is worth nothing in another', async () => {
    const one = await sent('aibek');
    const other = await sent('aibek');
    const foreign = one.code === other.code ? wrongCode(one.code) : other.code;
    expect((await one.client.confirmSecondFactor(foreign)).error?.code).toBe('INCORRECT_OTP');
  });

  it.each(['', '12345', '123456789', 'abcdef', '١٢٣٤٥٦'])('rejects %j without counting an attempt', async (otp) => {
    const { client, code } = await sent('aibek');
    expect((await client.confirmSecondFactor(otp)).error?.code).toBe('INVALID_REQUEST');
    expect((await client.confirmSecondFactor(wrongCode(code))).error?.data).toBe('{"triesLeft":"4"}');
  });

  it('is sent three times, half a minute apart, the last time said so, and only the last is good', async () => {
    const { client, code: first } = await sent('aibek');
    let last = first;
    expect((await client.retrySendingOtp()).error?.code).toBe('TOO_MANY_REQUESTS');
    for (const sendsleft of [1, 0]) {
      server.bank.clock.advance(MINUTE_MS / 2);
      const { answer, code } = await server.codeSentBy('aibek', () => client.retrySendingOtp());
      last = code;
      expect(answer).toEqual({ success: true, data: { islastsmstry: sendsleft === 0, sendsleft } });
    }
    server.bank.clock.advance(MINUTE_MS / 2);
    expect((await client.retrySendingOtp()).error?.code).toBe('MAX_OTP_TRIES');
    expect((await client.confirmSecondFactor(first)).error?.code).toBe('OTP_REPLACED');
    expect((await client.confirmSecondFactor(last)).success).toBe(true);
  });

  it('comes in the language of the user', async () => {
    await server.bank.database.owner.query(`update app_user set language = 'kg' where login = 'aibek'`);
    await sent('aibek');
    await server.bank.database.owner.query(`update app_user set language = 'ru' where login = 'aibek'`);
    const messages: unknown = await (await fetch(`${server.address}/sandbox/messages?login=aibek`)).json();
    expect(messages).toMatchObject({ 0: { text: expect.stringMatching(/^\d{6} — .*айтпаңыз/) } });
  });
});

describe('a session', () => {
  it('ends after ten minutes without activity, despite any number of background calls', async () => {
    const client = await server.signedIn('aibek');
    for (let minute = 0; minute < 9; minute += 1) {
      server.bank.clock.advance(MINUTE_MS);
      expect((await client.validateSession()).success).toBe(true);
      expect((await client.operation('UtilityService', 'CHECK_NOTIFICATIONS', {})).success).toBe(true);
    }
    server.bank.clock.advance(MINUTE_MS);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('stays open with activity, for twelve hours at most', async () => {
    const client = await server.signedIn('aibek');
    for (let minutes = 0; minutes < 12 * 60 - 9; minutes += 9) {
      expect((await client.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
      server.bank.clock.advance(9 * MINUTE_MS);
    }
    server.bank.clock.advance(9 * MINUTE_MS);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('leaves a trace of every step in the journal', async () => {
    const client = await server.signedIn('aibek');
    const { data } = await client.validateSession();
    await client.exit();
    const { rows } = await server.bank.database.owner.query<{ event: string; result: string }>(
      'select event, result from audit_event where session_id = $1 order by id',
      [data?.sessionid],
    );
    expect(rows).toEqual(['SIGN_IN', 'SECOND_FACTOR', 'SIGN_OUT'].map((event) => ({ event, result: 'SUCCESS' })));
  });
});
