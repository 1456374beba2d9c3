import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  ANSWER,
  begunRestore,
  goOn,
  NEW_PASSWORD,
  PHONES,
  restoredAsFarAsPassword,
  steps,
} from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';
import { wrongCode } from '../../contract/support/transferStory';
import { distinguished } from '../../support/measuredApart';

const HOUR_MS = 60 * 60_000;
/** As many codes as one telephone gets in ten minutes. */
const MESSAGES = 10;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ configuration: { codeMessages: { tenMinutes: MESSAGES, hour: 30, day: 100 } } });
});
beforeEach(() => {
  server.bank.clock.advance(25 * HOUR_MS);
});
afterAll(() => server.close());

async function messagesOf(login: string): Promise<readonly string[]> {
  await server.round('textMessages');
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    'select text from sandbox_message where login = $1 order by id desc',
    [login],
  );
  return rows.map((row) => row.text);
}

async function strangersRestore(username = 'nobody1', phone = '+996555111222') {
  const client = server.visitor();
  const begun = goOn(client, await steps.restorePassword(client, username, phone));
  return { client, begun };
}

describe('restoring a password', () => {
  it('takes the code, then the new password, then the second factor, and ends every other session', async () => {
    const elsewhere = await server.signedIn('aibek');
    const client = await restoredAsFarAsPassword(server, 'aibek');
    const { code } = await server.codeSentBy('aibek', async () =>
      goOn(client, await steps.setPassword(client, NEW_PASSWORD)),
    );
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await elsewhere.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    goOn(client, await client.confirmSecondFactor(code));
    expect((await client.validateSession()).success).toBe(true);
    expect((await server.visitor().authenticate('aibek', PASSWORD)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect((await server.visitor().authenticate('aibek', NEW_PASSWORD)).success).toBe(true);
    expect(
      (await messagesOf('aibek')).filter((text) => text.startsWith('Пароль интернет-банка Тулпар изменён.')),
    ).toHaveLength(1);
  });

  it('lifts the block of a login that has forgotten its password', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await server.visitor().authenticate('aizada', 'wrong');
    }
    const client = await restoredAsFarAsPassword(server, 'aizada');
    await steps.setPassword(client, NEW_PASSWORD);
    expect((await server.visitor().authenticate('aizada', NEW_PASSWORD)).success).toBe(true);
  });

  it('never lets the secret answer alone through', async () => {
    const client = await begunRestore(server, 'saltanat');
    const answered = goOn(client, await steps.confirmAnswer(client, ANSWER.toUpperCase()));
    expect(answered.data).toMatchObject({ phone: '+996 *** ** 03 03', email: 's***@mail.example' });
    expect((await steps.setPassword(client, NEW_PASSWORD)).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await steps.confirmAnswer(client, ANSWER)).error?.code).toBe('INVALID_SESSION_KEY');
    const { code } = await server.codeSentBy('saltanat', () => steps.sendOtpDuringRestore(client));
    goOn(client, await steps.confirmOtpDuringRestore(client, code));
    expect((await steps.setPassword(client, NEW_PASSWORD)).success).toBe(true);
  });

  it('counts wrong answers and wrong codes, and the fifth ends the session', async () => {
    const answering = await begunRestore(server, 'daniyar');
    for (const left of ['4', '3', '2', '1']) {
      expect((await steps.confirmAnswer(answering, 'Ош')).error).toEqual({
        code: 'INCORRECT_ANSWER',
        data: `{"triesLeft":"${left}"}`,
      });
    }
    expect((await steps.confirmAnswer(answering, 'Ош')).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect((await steps.confirmAnswer(answering, ANSWER)).error?.code).toBe('INVALID_SESSION_KEY');
    const client = await begunRestore(server, 'daniyar');
    const { code } = await server.codeSentBy('daniyar', () => steps.sendOtpDuringRestore(client));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await steps.confirmOtpDuringRestore(client, wrongCode(code))).error?.code).toBe('INCORRECT_OTP');
    }
    expect((await steps.confirmOtpDuringRestore(client, wrongCode(code))).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect((await steps.confirmOtpDuringRestore(client, code)).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('checks at most five of fifty answers that come at once', async () => {
    const client = await begunRestore(server, 'daniyar');
    const answers = await Promise.all(Array.from({ length: 40 }, () => steps.confirmAnswer(client, 'Ош')));
    const codes = answers.map((answer) => answer.error?.code);
    while (codes.at(-1) !== 'INVALID_SESSION_KEY') {
      codes.push((await steps.confirmAnswer(client, 'Ош')).error?.code);
    }
    expect(codes.filter((code) => code === 'INCORRECT_ANSWER')).toHaveLength(4);
  });

  it('uses a code once and only for its own restore', async () => {
    const one = await begunRestore(server, 'daniyar');
    const other = await begunRestore(server, 'daniyar');
    const { code } = await server.codeSentBy('daniyar', () => steps.sendOtpDuringRestore(one));
    expect((await steps.confirmOtpDuringRestore(other, code)).error?.code).toBe('INCORRECT_OTP');
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.confirmOtpDuringRestore(one, code)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  });

  it('sends three messages, half a minute apart, and codes expire', async () => {
    const client = await begunRestore(server, 'daniyar');
    expect((await steps.sendOtpDuringRestore(client, 'PIGEON')).error?.code).toBe('INVALID_REQUEST');
    const first = await server.codeSentBy('daniyar', () => steps.sendOtpDuringRestore(client));
    let code = first.code;
    expect((await steps.sendOtpDuringRestore(client)).error?.code).toBe('TOO_MANY_REQUESTS');
    for (const last of [false, true]) {
      server.bank.clock.advance(30_000);
      const sent = await server.codeSentBy('daniyar', () => steps.sendOtpDuringRestore(client));
      code = sent.code;
      expect(sent.answer.data).toEqual({ islastsmstry: last, sendsleft: last ? 0 : 1 });
    }
    expect((await steps.confirmOtpDuringRestore(client, first.code)).error?.code).toBe('OTP_REPLACED');
    server.bank.clock.advance(30_000);
    expect((await steps.sendOtpDuringRestore(client)).error?.code).toBe('MAX_OTP_TRIES');
    server.bank.clock.advance(5 * 60_000);
    expect((await steps.confirmOtpDuringRestore(client, code)).error?.code).toBe('OTP_EXPIRED');
  });

  it.each(['0555 00 01 01', '555000101', '+996 (555) 00-01-01'])(
    'takes a phone as people write it: %s',
    async (phone) => {
      const client = server.visitor();
      goOn(client, await steps.restorePassword(client, 'AIBEK', phone));
      const { answer, code } = await server.codeSentBy('aibek', () => steps.sendOtpDuringRestore(client));
      expect([answer.success, code]).toEqual([true, expect.stringMatching(/^\d{6}$/)]);
    },
  );
});

describe('a stranger who restores', () => {
  it('is answered in the same way whether the bank knows the login, the phone, both or neither', async () => {
    // Wrong codes of earlier tests count for a login the bank knows, until they are removed some time after a day.
    await server.bank.database.owner.query('delete from wrong_codes');
    const shapes = [];
    for (const [login, phone] of [
      ['daniyar', PHONES.daniyar],
      ['daniyar', '+996555111222'],
      ['nobody2', PHONES.daniyar],
    ] as const) {
      const { client, begun } = await strangersRestore(login, phone);
      const answers = [
        await steps.confirmAnswer(client, 'Ош'),
        await steps.sendOtpDuringRestore(client),
        await steps.sendOtpDuringRestore(client),
      ];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        answers.push(await steps.confirmOtpDuringRestore(client, '00000'.concat(String(attempt))));
      }
      expect(begun.data).toEqual({
        sessionkey: expect.stringMatching(/^[\w-]{43}$/),
        sessionid: expect.stringMatching(/^\d+$/),
        questionid: expect.stringMatching(/^[1-5]$/),
      });
      shapes.push(JSON.stringify(answers));
    }
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]).toContain('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('is on hold after ten wrong codes over two restores of a known or unknown login, without effect on confirmations', async () => {
    await server.bank.database.owner.query('delete from wrong_codes');
    const shapes: string[] = [];
    for (const [login, phone] of [
      ['daniyar', PHONES.daniyar],
      ['nobody5', '+996555111222'],
    ] as const) {
      const answers = [];
      for (let restore = 0; restore < 3; restore += 1) {
        const { client } = await strangersRestore(login, phone);
        answers.push(await steps.sendOtpDuringRestore(client));
        for (let attempt = 0; attempt < 5; attempt += 1) {
          answers.push(await steps.confirmOtpDuringRestore(client, `00000${attempt}`));
        }
      }
      shapes.push(JSON.stringify(answers));
    }
    expect(shapes[0]?.match(/CONFIRMATIONS_ON_HOLD/g)?.length).toBeGreaterThan(1);
    expect(shapes[1]).toBe(shapes[0]);
    expect((await messagesOf('daniyar'))[0]).toMatch(/код восстановления пароля неверно введён 10 раз подряд/);
    await server.signedIn('daniyar');
  });

  it('uses up no messages of the owner, and gets no more than a telephone does', async () => {
    const restores = await Promise.all(Array.from({ length: 5 }, () => begunRestore(server, 'daniyar')));
    const sent: (string | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const client of restores) {
        sent.push((await steps.sendOtpDuringRestore(client)).error?.code);
      }
      server.bank.clock.advance(30_000);
    }
    expect(sent.filter((code) => code === undefined)).toHaveLength(MESSAGES);
    expect(sent.at(-1)).toBe('OTP_MESSAGES_LIMIT_EXCEEDED');
    await server.signedIn('daniyar');
  });

  it('sees the same question every time', async () => {
    const first = await strangersRestore('nobody3');
    const second = await strangersRestore('nobody3');
    expect(second.begun.data?.questionid).toBe(first.begun.data?.questionid);
  });

  it('cannot tell from the time either', { timeout: 120_000 }, async () => {
    const restore = (login: string, phone: string) => () => steps.restorePassword(server.visitor(), login, phone);
    const deeds = [
      ['known', restore('daniyar', PHONES.daniyar)],
      ['unknown', restore('nobody4', '+996555111222')],
      ['known by another phone', restore('daniyar', '+996555111222')],
    ] as const;
    expect(await distinguished({ deeds, rounds: 60, prepare: () => server.bank.clock.advance(25 * HOUR_MS) })).toEqual(
      [],
    );
  });

  it('cannot tell from the time of the steps after it', { timeout: 120_000 }, async () => {
    const sessions = new Map<string, WireClient>();
    const begin = async () => {
      server.bank.clock.advance(25 * HOUR_MS);
      for (const [kind, login, phone] of [
        ['known', 'daniyar', PHONES.daniyar],
        ['unknown', 'nobody6', '+996555111222'],
      ] as const) {
        const client = server.visitor();
        client.sessionKey = (await steps.restorePassword(client, login, phone)).data?.sessionkey;
        sessions.set(kind, client);
      }
    };
    const asked = async (kind: string, ask: (client: WireClient) => Promise<unknown>) => {
      const client = sessions.get(kind);
      if (client === undefined) {
        throw new Error(`No restore of somebody ${kind} has begun`);
      }
      return ask(client);
    };
    const wrongAnswer = (client: WireClient) => steps.confirmAnswer(client, 'Токмок');
    const sendCode = (client: WireClient) => steps.sendOtpDuringRestore(client);
    const wrongOtp = (client: WireClient) => steps.confirmOtpDuringRestore(client, '000000');
    const beginAndSend = async () => {
      await begin();
      await Promise.all([...sessions.keys()].map((kind) => asked(kind, sendCode)));
    };
    for (const [step, prepare] of [
      [wrongAnswer, begin],
      [sendCode, begin],
      [wrongOtp, beginAndSend],
    ] as const) {
      const deeds = ['known', 'unknown'].map((kind) => [kind, () => asked(kind, step)] as const);
      expect(await distinguished({ deeds, rounds: 40, prepare })).toEqual([]);
    }
  });

  it('may begin five restores a day of a known or unknown login, also at the same time', async () => {
    for (const [login, phone] of [
      ['aibek', PHONES.aibek],
      ['nobody5', '+996555111222'],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => steps.restorePassword(server.visitor(), login, phone)),
      );
      expect(answers.filter((answer) => answer.success)).toHaveLength(5);
      expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(new Set(['MAX_OTP_TRIES']));
    }
  });

  it.each([
    ['', '+996555000101', 'username'],
    ["' or 1=1--", '+996555000101', 'username'],
    ['aibek', '', 'phone'],
    ['aibek', 'abc', 'phone'],
    ['aibek', '1'.repeat(21), 'phone'],
  ])('with %j and %j asks for nothing', async (username, phone, field) => {
    const answer = await steps.restorePassword(server.visitor(), username, phone);
    expect(answer.error).toEqual({ code: 'INVALID_REQUEST', data: JSON.stringify({ field }) });
  });
});
