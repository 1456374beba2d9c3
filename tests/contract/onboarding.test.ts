import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { verifyPassword } from '../../bank/modules/identity/passwords';
import type { onboardingOperations } from '../../src/application/operations/onboarding';
import { PRIVACY_POLICY_VERSION } from '../../src/domain/user/privacyPolicy';
import { goOn, NEW_PASSWORD, steps } from './support/identityStory';
import { expectEveryFailure } from './support/producedFailures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function ask(client: WireClient, code: keyof typeof onboardingOperations, data: object) {
  return client.operation('UtilityService', code, data);
}

async function selfData(client: WireClient): Promise<unknown> {
  return (await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).data;
}

async function notices(pattern: string): Promise<string | undefined> {
  const { rows } = await server.bank.database.owner.query<{ count: string }>(
    `select count(*)::text from sandbox_message where login = 'nurlan' and text like $1`,
    [pattern],
  );
  return rows[0]?.count;
}

/** Through the guarded steps of a first login. */
async function newUser(): Promise<WireClient> {
  const client = server.visitor();
  const { code, answer } = await server.codeSentBy('nurlan', () => client.authenticate('nurlan', PASSWORD));
  goOn(client, answer);
  goOn(client, await client.confirmSecondFactor(code));
  goOn(client, await steps.setPassword(client, NEW_PASSWORD));
  goOn(client, await steps.setAnswer(client, '2', 'Тайган'));
  return client;
}

describe('who signs in for the first time', () => {
  let client: WireClient;
  beforeAll(async () => {
    client = await newUser();
  });

  it('learns the remaining steps and which privacy policy to accept', async () => {
    expect(await selfData(client)).toMatchObject({
      firstLoginSteps: ['codeWord', 'authType', 'pin'],
      hasPin: false,
      privacyPolicyVersion: PRIVACY_POLICY_VERSION,
    });
  });

  it.each(['', 'а', 'два слова', 'слово1', 'длинноекодовоеслово', '北京'])(
    'cannot choose %j for a code word',
    async (codeWord) => {
      expect((await client.operation('UtilityService', 'SET_CODE_WORD', { codeWord })).code).toBe('INVALID_REQUEST');
    },
  );

  it('sets a code word once, is notified, and no other user can read it', async () => {
    expect((await ask(client, 'SET_CODE_WORD', { codeWord: 'Өрүк' })).data).toEqual({
      firstLoginSteps: ['authType', 'pin'],
    });
    expect((await ask(client, 'SET_CODE_WORD', { codeWord: 'другое' })).code).toBe('CODE_WORD_ALREADY_SET');
    const { rows } = await server.bank.database.owner.query<{ hash: string }>(
      `select c.code_word_hash as hash from customer c join app_user u on u.customer_id = c.id where u.login = 'nurlan'`,
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(rows[0]?.hash ?? '', 'өрүк')).toBe(true);
    expect(await verifyPassword(rows[0]?.hash ?? '', 'орук')).toBe(false);
    await server.round('textMessages');
    expect(await notices('Кодовое слово%')).toBe('1');
  });

  it('leaves the SMS as it is, which is a choice too', async () => {
    expect((await ask(client, 'SKIP_FIRST_LOGIN_STEP', { step: 'authType' })).data).toEqual({
      firstLoginSteps: ['pin'],
    });
    for (const step of ['codeWord', 'pin']) {
      expect((await client.operation('UtilityService', 'SKIP_FIRST_LOGIN_STEP', { step })).code).toBe(
        'INVALID_REQUEST',
      );
    }
    expect(await selfData(client)).toMatchObject({ firstLoginSteps: ['pin'] });
  });

  it('sets a PIN that is not easy to guess, once, and is notified', async () => {
    expect((await steps.lock(client)).error?.code).toBe('PIN_NOT_SET');
    const rules = [
      ['123', 'FORMAT'],
      ['12345', 'FORMAT'],
      ['abcd', 'FORMAT'],
      ['0000', 'REPEATED'],
      ['1212', 'REPEATED'],
      ['1122', 'REPEATED'],
      ['1234', 'SEQUENCE'],
      ['4321', 'SEQUENCE'],
      ['7890', 'SEQUENCE'],
      ['1987', 'YEAR'],
      ['2011', 'YEAR'],
      ['2580', 'KEYPAD'],
    ] as const;
    const broken = [];
    for (const [pin] of rules) {
      broken.push([pin, (await ask(client, 'SET_PIN', { pin })).particulars]);
    }
    expect(broken).toEqual(rules.map(([pin, rule]) => [pin, { rule }]));
    expect((await ask(client, 'SET_PIN', { pin: '8264' })).data).toEqual({ firstLoginSteps: [] });
    expect((await ask(client, 'SET_PIN', { pin: '9517' })).code).toBe('PIN_ALREADY_SET');
    expect(await selfData(client)).toMatchObject({ firstLoginSteps: [], hasPin: true });
    await server.round('textMessages');
    expect(await notices('ПИН-код%')).toBe('1');
  });

  it('accepts the privacy policy in force, and the bank keeps when that was first', async () => {
    const accepted = await ask(client, 'ACCEPT_PRIVACY_POLICY', { version: PRIVACY_POLICY_VERSION });
    expect(Object.keys(accepted.data ?? {}).toSorted()).toEqual(['acceptedAt', 'version']);
    server.bank.clock.advance(MINUTE_MS);
    expect((await ask(client, 'ACCEPT_PRIVACY_POLICY', { version: PRIVACY_POLICY_VERSION })).text).toBe(accepted.text);
    expect((await client.operation('UtilityService', 'ACCEPT_PRIVACY_POLICY', { version: '2020-01-01' })).code).toBe(
      'INVALID_REQUEST',
    );
    expect(Object.keys((await selfData(client)) ?? {})).not.toContain('privacyPolicyVersion');
  });
});

describe('a user of a company', () => {
  it('has no code word to set', async () => {
    const client = await server.signedIn('saltanat');
    expect((await client.operation('UtilityService', 'SET_CODE_WORD', { codeWord: 'слово' })).code).toBe(
      'ACCESS_DENIED',
    );
    expect(await selfData(client)).toMatchObject({ firstLoginSteps: [] });
  });
});
