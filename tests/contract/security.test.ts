import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeOnWire } from '../../src/application/operations/catalogue';
import type { securityOperations } from '../../src/application/operations/security';
import { hotpCode } from '../../bank/modules/identity/oathCodes';
import { codeRefusals, HOLD_AND_CAP, whileOnHold } from './support/codeLimits';
import { codeNow, enterToken, newAuthenticator } from './support/devicesStory';
import { ANSWER, NEW_PASSWORD, steps } from './support/identityStory';
import { expectEveryFailure } from './support/producedFailures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { wrongCode } from './support/transferStory';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type SecurityCode = keyof typeof securityOperations;

const WAITING_KEYS = ['expiresAt', 'islastsmstry', 'operationId', 'otpType', 'phoneNumber', 'resendAfterSeconds'];
const MINUTE_MS = 60_000;
/** Calls that send another code for a change of the settings. */
const RESENDS = ['SEND_UTILITY_OTP', 'RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE'] as const;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());

async function ask(code: SecurityCode, data: object, by = client) {
  return by.operation('UtilityService', codeOnWire(code), data);
}

const passwordChange = (newPassword: string, currentPassword = PASSWORD, operationId: string = randomUUID()) => ({
  operationId,
  currentPassword,
  newPassword,
});

async function begun<Request extends { readonly operationId: string }>(
  code: SecurityCode,
  request: Request,
  login = 'aibek',
) {
  const { code: otp, text, answer } = await server.codeSentBy(login, () => ask(code, request));
  return { operationId: request.operationId, otp, text, answer };
}

function confirm(operationId: string, otp: string) {
  return ask('CONFIRM_UTILITY_OPERATION', { operationId, otp });
}

async function noticesTo(login: string): Promise<number> {
  await server.round('textMessages');
  const { rows } = await server.bank.database.owner.query<{ count: string }>(
    `select count(*) from sandbox_message where login = $1 and code = '' and text like '%сразу позвоните в банк.'`,
    [login],
  );
  return Number.parseInt(rows[0]?.count ?? '', 10);
}

describe('a new password', () => {
  it('takes effect with the code, ends other sessions, and notifies the old contact', async () => {
    const elsewhere = await server.signedIn('aibek');
    const before = await noticesTo('aibek');
    const { operationId, otp, text, answer } = await begun('CHANGE_PASSWORD', passwordChange(NEW_PASSWORD));
    expect(text).toContain('код для смены пароля в');
    expect(Object.keys(answer.data ?? {}).toSorted()).toEqual(WAITING_KEYS);
    expect(answer.data).toMatchObject({ otpType: 'SMS', phoneNumber: '+996 *** ** 01 01', islastsmstry: false });
    expect((await elsewhere.validateSession()).success).toBe(true);
    const done = await confirm(operationId, otp);
    expect(done.data).toEqual({ operationId });
    expect((await confirm(operationId, otp)).text).toBe(done.text);
    expect((await elsewhere.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await client.validateSession()).success).toBe(true);
    expect(await noticesTo('aibek')).toBe(before + 1);
    expect((await server.visitor().authenticate('aibek', PASSWORD)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      'select string_agg(c::text, $1) as text from profile_change c',
      [''],
    );
    expect(rows[0]?.text).not.toContain('argon2');
    const back = await server.bank.database.owner.query(
      `update app_user set password_hash = (select password_hash from app_user where login = 'aizada') where login = 'aibek'`,
    );
    expect(back.rowCount).toBe(1);
  });

  it('needs the current one, which can be tried five times', async () => {
    for (const left of ['4', '3', '2', '1', '0']) {
      const answer = await ask('CHANGE_PASSWORD', passwordChange(NEW_PASSWORD, 'wrong'));
      expect(answer).toMatchObject({ code: 'INCORRECT_PASSWORD', particulars: { triesLeft: left } });
    }
    expect((await ask('CHANGE_PASSWORD', passwordChange(NEW_PASSWORD))).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it.each(['Qwerty123', 'short1', PASSWORD.toUpperCase()])('rejects %j', async (password) => {
    expect((await ask('CHANGE_PASSWORD', passwordChange(password))).code).toBe('PASSWORD_POLICY_INCONSISTENCY');
  });

  it('is answered again under its id, and another one under that id is refused', async () => {
    const request = passwordChange(NEW_PASSWORD);
    const { answer } = await begun('CHANGE_PASSWORD', request);
    expect((await ask('CHANGE_PASSWORD', request)).data).toEqual(answer.data);
    expect((await ask('CHANGE_PASSWORD', { ...request, newPassword: `${NEW_PASSWORD}!` })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    const other = { operationId: request.operationId, currentUsername: 'aibek', newUsername: 'aibek.2026' };
    expect((await ask('CHANGE_USERNAME', other)).code).toBe('OPERATION_ID_REUSED');
    const question = { operationId: request.operationId, questionId: '1', answer: 'Тайган' };
    expect((await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', question)).code).toBe('OPERATION_ID_REUSED');
  });
});

describe('a new login', () => {
  it('signs in from then on, and the old one no more', async () => {
    const requested = { operationId: randomUUID(), currentUsername: 'AIBEK', newUsername: 'aibek@ala-too' };
    const { operationId, otp, text, answer } = await begun('CHANGE_USERNAME', requested);
    expect(text).toContain('код для смены логина (aibek → aibek@ala-too) в');
    expect((await ask('CHANGE_USERNAME', requested)).data).toEqual(answer.data);
    expect((await confirm(operationId, otp)).success).toBe(true);
    expect((await server.visitor().authenticate('aibek', PASSWORD)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect((await server.visitor().authenticate('Aibek@Ala-Too', PASSWORD)).success).toBe(true);
    await server.bank.database.owner.query(`update app_user set login = 'aibek' where login = 'aibek@ala-too'`);
  });

  it('must be free, when it is asked for and when it is confirmed', async () => {
    const requested = (newUsername: string) => ({ operationId: randomUUID(), currentUsername: 'aibek', newUsername });
    expect((await ask('CHANGE_USERNAME', { ...requested('free.one'), currentUsername: 'aizada' })).code).toBe(
      'INVALID_LOGIN_OR_PASSWORD',
    );
    const { operationId, otp } = await begun('CHANGE_USERNAME', requested('wanted.name'));
    await server.bank.database.owner.query(`update app_user set login = 'Wanted.Name' where login = 'aizada'`);
    expect((await confirm(operationId, otp)).code).toBe('USERNAME_UNAVAILABLE');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await ask('CHANGE_USERNAME', requested('WANTED.name'))).code).toBe('USERNAME_UNAVAILABLE');
    }
    expect((await ask('CHANGE_USERNAME', requested('free.one'))).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    await server.bank.database.owner.query(`update app_user set login = 'aizada' where login = 'Wanted.Name'`);
  });

  it.each(['abcd', 'a'.repeat(21), 'two words', 'a"bcdef', 'a;bcdef', '<abcde>', '№12345'])(
    'rejects %j',
    async (newUsername) => {
      const answer = await ask('CHANGE_USERNAME', { operationId: randomUUID(), currentUsername: 'aibek', newUsername });
      expect(answer).toMatchObject({ code: 'INVALID_REQUEST', particulars: { field: 'newUsername' } });
    },
  );
});

describe('a new security question', () => {
  it('is asked from then on', async () => {
    const requested = { operationId: randomUUID(), questionId: '2', answer: 'Тайган' };
    expect((await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { ...requested, answer: 'Тайган 2' })).code).toBe(
      'ANSWER_POLICY_INCONSISTENCY',
    );
    expect((await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { ...requested, questionId: '99' })).code).toBe(
      'SECURITY_QUESTION_NOT_FOUND',
    );
    const { operationId, otp, text, answer } = await begun('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', requested);
    expect(text).toMatch(/код для смены (?:контрольного вопроса \(\S.* → \S.*\)|ответа на контрольный вопрос) в/);
    expect((await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', requested)).data).toEqual(answer.data);
    expect((await confirm(operationId, otp)).success).toBe(true);
    const next = await server.pending('aibek');
    expect((await steps.secondFactorCredential(next, ANSWER)).error?.code).toBe('INCORRECT_ANSWER');
    expect((await steps.secondFactorCredential(next, 'тайган')).success).toBe(true);
  });
});

describe('the code of a change', () => {
  it('is tried five times, belongs to its change and to its user', async () => {
    const one = await begun('CHANGE_PASSWORD', passwordChange(NEW_PASSWORD));
    const other = await begun('CHANGE_USERNAME', {
      operationId: randomUUID(),
      currentUsername: 'aibek',
      newUsername: 'other.name',
    });
    const foreign = one.otp === other.otp ? wrongCode(one.otp) : other.otp;
    expect((await confirm(one.operationId, foreign)).particulars).toEqual({ triesLeft: '4' });
    const stranger = await server.signedIn('aizada');
    expect(
      (await ask('CONFIRM_UTILITY_OPERATION', { operationId: one.operationId, otp: one.otp }, stranger)).code,
    ).toBe('OPERATION_NOT_FOUND');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await confirm(one.operationId, wrongCode(one.otp));
    }
    expect((await confirm(one.operationId, one.otp)).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    server.bank.clock.advance(MINUTE_MS / 2);
    for (const code of RESENDS) {
      expect((await ask(code, { operationId: one.operationId })).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(other.operationId, other.otp)));
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect((await confirm(other.operationId, wrongCode(other.otp))).code).toBe('OPERATION_NOT_FOUND');
    await server.bank.database.owner.query(`update app_user set login = 'aibek' where login = 'other.name'`);
  });

  it.each(RESENDS)('expires, is sent three times by %s, and the change itself runs out', async (code) => {
    const { operationId, otp } = await begun('CHANGE_PASSWORD', passwordChange(NEW_PASSWORD));
    const resend = () => ask(code, { operationId });
    expect((await resend()).code).toBe('TOO_MANY_REQUESTS');
    server.bank.clock.advance(MINUTE_MS / 2);
    expect(await codeRefusals(server, 'aibek', resend)).toEqual(HOLD_AND_CAP);
    expect((await resend()).data).toMatchObject({ islastsmstry: false });
    server.bank.clock.advance(MINUTE_MS / 2);
    const last = await server.codeSentBy('aibek', resend);
    expect(last.answer.data).toMatchObject({ islastsmstry: true });
    server.bank.clock.advance(MINUTE_MS / 2);
    expect((await resend()).code).toBe('MAX_OTP_TRIES');
    expect((await confirm(operationId, otp)).code).toBe('OTP_REPLACED');
    expect((await whileOnHold(server, 'aibek', () => confirm(operationId, last.code))).code).toBe(
      'CONFIRMATIONS_ON_HOLD',
    );
    server.bank.clock.advance(5 * MINUTE_MS);
    expect((await confirm(operationId, last.code)).code).toBe('OTP_EXPIRED');
    server.bank.clock.advance(5 * MINUTE_MS);
    client = await server.signedIn('aibek');
    expect((await confirm(operationId, otp)).code).toBe('OPERATION_TIME_OUT');
    expect((await resend()).code).toBe('OPERATION_TIME_OUT');
    expect((await ask(code, { operationId: randomUUID() })).code).toBe('OPERATION_NOT_FOUND');
  });

  it('comes for five unfinished changes and no more', async () => {
    for (let change = 0; change < 5; change += 1) {
      await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', {
        operationId: randomUUID(),
        questionId: '1',
        answer: 'Тайган',
      });
    }
    for (const [code, request] of [
      ['SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { questionId: '1', answer: 'Тайган' }],
      ['CHANGE_PASSWORD', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
      ['CHANGE_USERNAME', { currentUsername: 'aibek', newUsername: 'free.name' }],
    ] as const) {
      expect([code, (await ask(code, { operationId: randomUUID(), ...request })).code]).toEqual([
        code,
        'MAX_OTP_TRIES',
      ]);
    }
    for (const [code, request] of [
      ['SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { questionId: '1', answer: 'Тайган' }],
      ['CHANGE_PASSWORD', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
      ['CHANGE_USERNAME', { currentUsername: 'aibek', newUsername: 'free.name' }],
    ] as const) {
      const refused = await codeRefusals(server, 'aibek', () => ask(code, { operationId: randomUUID(), ...request }));
      expect([code, refused]).toEqual([code, HOLD_AND_CAP]);
    }
  });
});

describe('another way to confirm', () => {
  const token = Buffer.from('a token nobody has yet');
  const requested = (otpType: string, more: object = {}) => ({ operationId: randomUUID(), otpType, ...more });

  it('needs the secret answer for a key, and the key for an authenticator', async () => {
    expect((await ask('CHANGE_AUTH_TYPE', requested('SMS'))).code).toBe('OTP_TYPES_MATCH');
    expect((await ask('CHANGE_AUTH_TYPE', requested('TOTP', { deviceOtp: '123456' }))).code).toBe('NO_TOKEN_EXISTS');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await ask('GET_GOOGLE_INITIALIZATION_CODE', { answer: 'Ош' })).code).toBe(
        attempt < 4 ? 'INCORRECT_ANSWER' : 'OTP_TRIES_LIMIT_EXCEEDED',
      );
    }
    expect((await client.validateSession()).success).toBe(true);
  });

  it('needs a code of the new device, tried five times', async () => {
    const aizada = await server.signedIn('aizada');
    const key = await newAuthenticator(aizada);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { code } = await ask(
        'CHANGE_AUTH_TYPE',
        requested('TOTP', { deviceOtp: codeNow(server, key, 9n) }),
        aizada,
      );
      expect(code).toBe(attempt < 4 ? 'INCORRECT_OTP' : 'OTP_TRIES_LIMIT_EXCEEDED');
    }
    expect((await ask('CHANGE_AUTH_TYPE', requested('TOTP', { deviceOtp: codeNow(server, key) }), aizada)).code).toBe(
      'OTP_TRIES_LIMIT_EXCEEDED',
    );
  });

  it('puts to use exactly the device that was shown, with a code of the factor before', async () => {
    const aizada = await server.signedIn('aizada');
    const key = await newAuthenticator(aizada);
    const request = requested('TOTP', { deviceOtp: codeNow(server, key) });
    const { code, answer } = await server.codeSentBy('aizada', () => ask('CHANGE_AUTH_TYPE', request, aizada));
    expect((await ask('CHANGE_AUTH_TYPE', request, aizada)).data).toEqual(answer.data);
    expect((await ask('CHANGE_AUTH_TYPE', { ...request, otpType: 'TOKEN' }, aizada)).code).toBe('OPERATION_ID_REUSED');
    await newAuthenticator(aizada);
    const confirmed = await ask('CONFIRM_UTILITY_OPERATION', { operationId: request.operationId, otp: code }, aizada);
    expect(confirmed.code).toBe('NO_TOKEN_EXISTS');
    expect((await server.visitor().authenticate('aizada', PASSWORD)).data?.otpdelivery).toBe('SMS');
  });

  it('may be a token that no other user has, both at the request and at the confirmation', async () => {
    await enterToken(server, 'TOKEN-1', token);
    const request = requested('TOKEN', { tokenNumber: 'TOKEN-1', deviceOtp: hotpCode(token, 0n) });
    expect((await ask('CHANGE_AUTH_TYPE', { ...request, tokenNumber: 'TOKEN-2' })).code).toBe('NO_TOKEN_EXISTS');
    const { operationId, otp, text } = await begun('CHANGE_AUTH_TYPE', request);
    expect(text).toContain('код для смены способа подтверждения (код из SMS → ');
    await server.bank.database.owner.query(
      `update hardware_token set user_id = (select id from app_user where login = 'daniyar') where serial = 'TOKEN-1'`,
    );
    expect((await confirm(operationId, otp)).code).toBe('TOKEN_IS_LINKED_TO_ANOTHER_USER');
    expect((await ask('CHANGE_AUTH_TYPE', { ...request, operationId: randomUUID() })).code).toBe(
      'TOKEN_IS_LINKED_TO_ANOTHER_USER',
    );
    for (let change = 0; change < 4; change += 1) {
      await ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', {
        operationId: randomUUID(),
        questionId: '1',
        answer: 'Тайган',
      });
    }
    await server.bank.database.owner.query('update hardware_token set user_id = null');
    const change = () => ask('CHANGE_AUTH_TYPE', { ...request, operationId: randomUUID() });
    expect((await change()).code).toBe('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', change)).toEqual(HOLD_AND_CAP);
  });
});
