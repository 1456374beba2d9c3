import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { HASHING_CALLS, inHashingQueue, runHashingCall } from '../../../bank/modules/identity/hashingCalls';
import { ANSWER, PIN, steps } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';

/** Hashes of everything but the password people sign in with stay unfinished while the gate is shut. */
const gate = vi.hoisted(() => ({ isShut: false, begun: 0, waiting: new Set<() => void>() }));

vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>();
  const pass = async (password: unknown) => {
    gate.begun += 1;
    if (gate.isShut && password !== 'Tulpar-2026') {
      await new Promise<void>((resolve) => gate.waiting.add(resolve));
    }
  };
  const hash: typeof actual.hash = async (password, options) => {
    await pass(password);
    return actual.hash(password, options);
  };
  const verify: typeof actual.verify = async (hashed, password) => {
    await pass(password);
    return actual.verify(hashed, password);
  };
  return { ...actual, hash, verify };
});

function openGate(): void {
  gate.isShut = false;
  gate.waiting.forEach((goOn) => goOn());
  gate.waiting.clear();
}

let server: TestServer;
let flooder: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  flooder = await server.signedIn('aizada');
});
beforeEach(async () => {
  openGate();
  server.bank.clock.advance(20 * 60_000);
  await server.bank.database.owner.query(
    `update session set last_activity_at = $1, created_at = $1 where ended_at is null`,
    [new Date(server.bank.clock.now())],
  );
  await server.bank.database.owner.query(`delete from code_subject where subject_kind in ('password', 'answer')`);
});
afterAll(async () => {
  openGate();
  await server.close();
});

/** Shows that aizada has never set what these set once. */
async function becomeNew(): Promise<void> {
  await server.bank.database.owner.query(
    `update customer set code_word_hash = null where id = (select customer_id from app_user where login = 'aizada')`,
  );
  await server.bank.database.owner.query(`update app_user set steps_left = '{codeWord,pin}' where login = 'aizada'`);
}

async function codeOf(answer: Promise<{ readonly code: string }>): Promise<string> {
  return (await answer).code;
}

function operation(code: string, data: object): Promise<string> {
  return codeOf(flooder.operation('UtilityService', code, data));
}

/** A call of each kind whose hash stays behind the gate. */
const FLOODS = {
  SET_CODE_WORD: () => operation('SET_CODE_WORD', { codeWord: 'Өрүк' }),
  SET_PIN: () => operation('SET_PIN', { pin: '9517' }),
  CHANGE_PIN: () => operation('CHANGE_PIN', { currentPin: PIN, newPin: '8462' }),
  CHANGE_PASSWORD: () =>
    operation('CHANGE_PASSWORD', {
      operationId: randomUUID(),
      currentPassword: 'not this one',
      newPassword: 'Айгүл сары 7 кой',
    }),
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: () =>
    operation('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { operationId: randomUUID(), questionId: '2', answer: 'Тайган' }),
  GET_GOOGLE_INITIALIZATION_CODE: () => operation('GET_GOOGLE_INITIALIZATION_CODE', { answer: ANSWER }),
  unlockSession: async () => (await steps.unlock(flooder, PIN)).error?.code ?? '',
} as const;

const FLOOD = 60;

describe('one signed-in customer who sends a flood of', () => {
  it.each(Object.entries(FLOODS))('%s has one place, and another customer signs in meanwhile', async (_call, flood) => {
    await becomeNew();
    gate.isShut = true;
    const refused: string[] = [];
    const calls = Array.from({ length: FLOOD }, async () => {
      const code = await flood();
      if (code === 'TOO_MANY_REQUESTS') {
        refused.push(code);
      }
    });
    await expect.poll(() => refused.length).toBe(FLOOD - 1);
    // The call that has the place may still read what it needs before it hashes.
    await expect.poll(() => gate.waiting.size).toBe(1);
    const signedIn = await server.visitor().authenticate('aibek', PASSWORD);
    expect(signedIn.error).toBeUndefined();
    expect(gate.waiting.size).toBe(1);
    openGate();
    await Promise.all(calls);
    expect(refused).toHaveLength(FLOOD - 1);
  });

  it('calls of each kind there is for signed-in users', () => {
    const signedIn = Object.entries(HASHING_CALLS).flatMap(([call, queue]) => (queue === 'signedIn' ? [call] : []));
    expect(Object.keys(FLOODS).toSorted()).toEqual(signedIn.toSorted());
  });
});

describe('a crowd', () => {
  it('of signed-in users that fills their queue does not delay sign-ins, and is refused beyond the queue', async () => {
    gate.isShut = true;
    const held = new Promise<void>((resolve) => gate.waiting.add(resolve));
    const crowd = Array.from({ length: 51 }, (_, index) =>
      runHashingCall({ call: 'CHANGE_PIN', subject: `user crowd ${index}` }, () => inHashingQueue(() => held)),
    );
    await expect(
      runHashingCall({ call: 'CHANGE_PIN', subject: 'user one more' }, () => inHashingQueue(() => held)),
    ).rejects.toThrow('too many tasks are waiting');
    expect((await server.visitor().authenticate('aibek', PASSWORD)).error).toBeUndefined();
    openGate();
    await Promise.all(crowd);
  });

  it('of people who are signing in does not block further sign-ins', async () => {
    gate.isShut = true;
    const held = new Promise<void>((resolve) => gate.waiting.add(resolve));
    const crowd = Array.from({ length: 51 }, () =>
      runHashingCall({ call: 'selfRegistrationV2', subject: undefined }, () => inHashingQueue(() => held)),
    );
    expect((await server.visitor().authenticate('aibek', PASSWORD)).error).toBeUndefined();
    openGate();
    await Promise.all(crowd);
  });
});

describe('without a single hash', () => {
  it.each([
    ['SET_CODE_WORD', { codeWord: 'Өрүк' }, 'CODE_WORD_ALREADY_SET'],
    ['SET_PIN', { pin: '9517' }, 'PIN_ALREADY_SET'],
    ['CHANGE_PIN', { currentPin: PIN, newPin: '1234' }, 'PIN_POLICY_INCONSISTENCY'],
    [
      'CHANGE_PASSWORD',
      { operationId: randomUUID(), currentPassword: 'x', newPassword: 'short' },
      'PASSWORD_POLICY_INCONSISTENCY',
    ],
    [
      'SET_NEW_ANSWER_FOR_SECURITY_QUESTION',
      { operationId: randomUUID(), questionId: '2', answer: 'Тайган 2' },
      'ANSWER_POLICY_INCONSISTENCY',
    ],
  ])('%s of %j is refused: %s', async (code, data, refused) => {
    await server.bank.database.owner.query(`update customer set code_word_hash = 'set' where code_word_hash is null`);
    await server.bank.database.owner.query(`update app_user set steps_left = '{}' where login = 'aizada'`);
    gate.begun = 0;
    expect(await operation(code, data)).toBe(refused);
    expect(gate.begun).toBe(0);
  });

  it.each(['CHANGE_PASSWORD', 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION'] as const)(
    '%s is refused to who has begun too many changes',
    async (code) => {
      await server.bank.database.owner.query(
        `insert into confirmation (user_id, operation_id, kind, created_at, expires_at)
         select u.id, gen_random_uuid(), 'profile', $1, $1 from app_user u, generate_series(1, 5) where u.login = 'aizada'`,
        [new Date(server.bank.clock.now())],
      );
      gate.begun = 0;
      expect(await FLOODS[code]()).toBe('MAX_OTP_TRIES');
      expect(gate.begun).toBe(0);
    },
  );
});

describe('a hash', () => {
  it('is refused outside of the calls that may hash', () => {
    expect(() => inHashingQueue(async () => undefined)).toThrow('outside of the calls that may hash');
  });

  it('is made by one module, used by those that wait in its queues, and by what fills a bank', () => {
    const root = path.resolve('bank');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const using = (pattern: RegExp) =>
      files.filter((name) => pattern.test(readFileSync(path.join(root, name), 'utf8'))).toSorted();
    expect(using(/@node-rs\/argon2/)).toEqual(['modules/identity/passwords.ts']);
    const hashing = using(/\b(?:hashPassword|verifyPassword|verifyAgainstNobody)\b/);
    expect(
      // A demonstration and an intake are filled by processes that serve nobody.
      hashing.filter((name) => !/^sandbox\/seed\/|^modules\/identity\/(?:passwords|oneTimePassword)\.ts$/.test(name)),
    ).toEqual(using(/\binHashingQueue\b/).filter((name) => name !== 'modules/identity/hashingCalls.ts'));
  });
});
