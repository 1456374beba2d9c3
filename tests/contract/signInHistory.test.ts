import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { securityOperations } from '../../src/application/operations/security';
import { ANSWER } from './support/identityStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());

function ask(code: keyof typeof securityOperations, data: object) {
  return client.operation('UtilityService', code, data);
}

describe('who has signed in', () => {
  it('is listed, and other sessions can be ended', async () => {
    const other = await server.signedIn('aibek');
    await server.pending('aibek');
    const history = await ask('GET_LOGIN_HISTORY', {});
    expect(history.data).toMatchObject({
      0: { isCurrent: false, isActive: false, result: 'CODE_NOT_ENTERED' },
      1: { isCurrent: false, isActive: true, result: 'SIGNED_IN' },
      2: { isCurrent: true, isActive: true, result: 'SIGNED_IN' },
    });
    const first: unknown = Array.isArray(history.data) ? history.data[0] : {};
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'address',
      'createdAt',
      'isActive',
      'isCurrent',
      'result',
      'sessionId',
      'userAgent',
    ]);
    expect(first).toMatchObject({ userAgent: 'contract-test' });
    expect((await ask('END_OTHER_SESSIONS', {})).data).toEqual({ ended: 2 });
    expect((await other.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await ask('END_OTHER_SESSIONS', {})).data).toEqual({ ended: 0 });
    expect((await ask('GET_LOGIN_HISTORY', {})).data).toMatchObject({ 1: { isActive: false }, 2: { isActive: true } });
  });
});

describe('a wrong password', () => {
  it('is shown with its origin to the user of the login only', async () => {
    const stranger = server.visitor();
    server.bank.clock.advance(1000);
    await stranger.authenticate('aibek', 'not the password 1');
    const shown = await ask('GET_LOGIN_HISTORY', {});
    expect(shown.data).toMatchObject({
      0: { result: 'WRONG_PASSWORD', userAgent: 'contract-test', isActive: false, isCurrent: false },
    });
    const another = await server.signedIn('aizada');
    expect(JSON.stringify((await another.operation('UtilityService', 'GET_LOGIN_HISTORY', {})).data)).not.toContain(
      'WRONG_PASSWORD',
    );
  });
});

describe('the journal', () => {
  it('says where changes of what protects a user came from', async () => {
    const operationId = randomUUID();
    const { code: otp } = await server.codeSentBy('aibek', () =>
      ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { operationId, questionId: '4', answer: ANSWER }),
    );
    await ask('CONFIRM_UTILITY_OPERATION', { operationId, otp });
    await ask('END_OTHER_SESSIONS', {});
    const { rows } = await server.bank.database.owner.query<{ event: string; address: string }>(
      `select distinct event, details->>'address' as address from audit_event where event in ('PROFILE_CHANGED', 'OTHER_SESSIONS_ENDED')`,
    );
    expect(rows.map(({ event }) => event).toSorted()).toEqual(['OTHER_SESSIONS_ENDED', 'PROFILE_CHANGED']);
    expect(rows.filter(({ address }) => address === '')).toEqual([]);
  });
});

describe('what the bank keeps of a user', () => {
  it('is read again by every open page when it has changed', async () => {
    const messages = async () => {
      const { rows } = await server.bank.database.owner.query<{ events: number }>(
        `select count(*)::int as events from outbox_event event join app_user on app_user.id = event.user_id
          where event.type = 'SHOULD_UPDATE_USER_DATA' and app_user.login = 'aibek'`,
      );
      return rows[0]?.events ?? 0;
    };
    const before = await messages();
    await ask('CHANGE_USER_LOCALE', { locale: 'en' });
    expect(await messages()).toBe(before + 1);
    const operationId = randomUUID();
    const { code: otp } = await server.codeSentBy('aibek', () =>
      ask('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { operationId, questionId: '4', answer: ANSWER }),
    );
    expect(await messages(), 'nothing has changed yet').toBe(before + 1);
    await ask('CONFIRM_UTILITY_OPERATION', { operationId, otp });
    expect(await messages()).toBe(before + 2);
  });

  it('is the language it writes in', async () => {
    expect((await ask('CHANGE_USER_LOCALE', { locale: 'kg' })).data).toEqual({ locale: 'kg' });
    expect((await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).data).toMatchObject({
      userLocale: 'kg',
    });
    expect((await client.operation('UtilityService', 'CHANGE_USER_LOCALE', { locale: 'de' })).code).toBe(
      'INVALID_REQUEST',
    );
    await ask('CHANGE_USER_LOCALE', { locale: 'ru' });
  });
});
