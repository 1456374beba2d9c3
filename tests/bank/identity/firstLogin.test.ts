import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ANSWER, goOn, makeFirstLogin, NEW_PASSWORD, sessionAt, steps } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.bank.clock.advance(25 * 60 * 60_000);
});
afterAll(() => server.close());

describe('a first login', () => {
  it('goes from the code to a new password to a question, under a new key each time', async () => {
    await makeFirstLogin(server, 'aizada', 'newPassword');
    const client = server.visitor();
    const { code, answer } = await server.codeSentBy('aizada', () => client.authenticate('aizada', PASSWORD));
    expect(answer.data?.state).toBe('NEW_PASSWORD_REQUIRED');
    goOn(client, answer);
    const keys = [goOn(client, await client.confirmSecondFactor(code)).data?.sessionkey];
    keys.push(goOn(client, await steps.setPassword(client, NEW_PASSWORD)).data?.sessionkey);
    expect((await server.visitor().authenticate('aizada', NEW_PASSWORD)).data?.state).toBe(
      'SECURITY_QUESTION_REQUIRED',
    );
    keys.push(goOn(client, await steps.setAnswer(client, '2', 'Тайган')).data?.sessionkey);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys.slice(0, 2)) {
      const old = server.visitor();
      old.sessionKey = key;
      expect((await old.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    }
    expect((await client.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
    expect((await server.visitor().authenticate('aizada', NEW_PASSWORD)).data).toMatchObject({
      state: 'SECOND_FACTOR_REQUIRED',
      securityquestionid: '2',
    });
  });

  it.each([
    ['Кыска1', 'TOO_SHORT'],
    ['a1'.repeat(16), 'TOO_LONG'],
    ['1234567890!', 'NO_LETTER'],
    ['толькобуквы', 'NO_DIGIT_OR_SYMBOL'],
    ['Saltanat 2', 'CONTAINS_LOGIN'],
    ['мой 000303 номер', 'CONTAINS_PHONE'],
    ['ТУЛПАР-2026', 'CONTAINS_BANK_NAME'],
    ['Qwerty123', 'COMMON'],
  ])('refuses %j: %s', async (password, rule) => {
    const client = await sessionAt(server, 'newPassword', 'saltanat');
    expect((await steps.setPassword(client, password)).error).toEqual({
      code: 'PASSWORD_POLICY_INCONSISTENCY',
      data: JSON.stringify({ rule }),
    });
    expect((await steps.setPassword(client, NEW_PASSWORD)).success).toBe(true);
    await server.bank.database.owner.query(
      `update app_user set password_hash = (select password_hash from app_user where login = 'aibek') where login = 'saltanat'`,
    );
  });

  it('follows the policy of the directory from the moment it is changed, and shows it before anybody is signed in', async () => {
    const client = await sessionAt(server, 'newPassword', 'saltanat');
    const policies = async () => (await client.operation('DirectoryService', 'GET_PASSWORD_POLICIES', {})).data;
    const change = (lengths: string) => server.bank.database.owner.query(`update password_policy set ${lengths}`);
    expect(await policies()).toMatchObject({ content: [{ minLength: 8, maxLength: 30 }] });
    await change(`shortest = 12, longest = 15, forbidden_words = '{манас}'`);
    expect(await policies()).toMatchObject({ content: [{ minLength: 12, maxLength: 15, forbiddenWords: ['манас'] }] });
    const rules: string[] = [];
    for (const password of ['кой сары 77', NEW_PASSWORD, 'Манас-кой-777']) {
      rules.push((await steps.setPassword(client, password)).error?.data ?? '');
    }
    await change(`shortest = 8, longest = 30, forbidden_words = '{tulpar,тулпар}'`);
    expect(rules).toEqual(['TOO_SHORT', 'TOO_LONG', 'CONTAINS_BANK_NAME'].map((rule) => JSON.stringify({ rule })));
  });

  it('refuses the password it replaces', async () => {
    const client = await sessionAt(server, 'newPassword', 'daniyar');
    goOn(client, await steps.setPassword(client, NEW_PASSWORD));
    await server.bank.database.owner.query(
      `update app_user set first_login_step = 'newPassword' where login = 'daniyar'`,
    );
    await server.bank.database.owner.query(`update session set stage = 'newPassword' where ended_at is null`);
    expect((await steps.setPassword(client, NEW_PASSWORD)).error?.data).toBe('{"rule":"UNCHANGED"}');
  });

  it.each(['', 'а', 'два слова', 'Ош1', 'слово'.repeat(7), '北京'])('refuses %j as an answer', async (answer) => {
    await makeFirstLogin(server, 'saltanat', 'securityQuestion');
    const client = await server.signedIn('saltanat');
    expect((await steps.setAnswer(client, '1', answer)).error?.code).toBe('ANSWER_POLICY_INCONSISTENCY');
  });

  it.each(['99', ''])('refuses the question %j, which there is not, and lets another be chosen', async (question) => {
    const client = await sessionAt(server, 'securityQuestion', 'saltanat');
    expect((await steps.setAnswer(client, question, 'Тайган')).error?.code).toBe('SECURITY_QUESTION_NOT_FOUND');
    expect((await steps.setAnswer(client, question, 'Тайган 2')).error?.code).toBe('ANSWER_POLICY_INCONSISTENCY');
    expect((await steps.setAnswer(client, '2', 'Тайган')).success).toBe(true);
  });

  it('stores neither passwords nor answers', async () => {
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select string_agg(u::text, '') as text from app_user u`,
    );
    expect(rows[0]?.text).not.toContain(NEW_PASSWORD);
    expect(rows[0]?.text.toLowerCase()).not.toContain(ANSWER);
    expect(rows[0]?.text).not.toContain('айган');
  });

  it('answers two passwords set at once with one key', async () => {
    const client = await sessionAt(server, 'newPassword', 'saltanat');
    const answers = await Promise.all(
      [`${NEW_PASSWORD}!`, `${NEW_PASSWORD}?`].map((one) => steps.setPassword(client, one)),
    );
    expect(answers.map((answer) => answer.success).toSorted()).toEqual([false, true]);
  });
});

describe('where codes go', () => {
  it('is shown for the right answer only, masked, and tried five times', async () => {
    const client = await server.pending('aibek');
    expect((await steps.secondFactorCredential(client, ANSWER)).data).toEqual({
      email: 'a***@mail.example',
      phonenumber: '+996 *** ** 01 01',
      otpdelivery: 'SMS',
    });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await steps.secondFactorCredential(client, 'Ош')).error?.code).toBe('INCORRECT_ANSWER');
    }
    expect((await steps.secondFactorCredential(client, 'Ош')).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect((await client.confirmSecondFactor('000000')).error?.code).toBe('INVALID_SESSION_KEY');
  });
});
