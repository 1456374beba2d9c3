import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { contactOperations } from '../../src/application/operations/contacts';
import { phoneOf, whileOnHold, withoutMessages } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { wrongCode } from './support/transferStory';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());

async function ask(code: keyof typeof contactOperations, data: object) {
  return client.operation('UtilityService', code, data);
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
}

async function letters(): Promise<readonly Letter[]> {
  const answer = await fetch(`${server.address}/sandbox/letters?login=aibek`);
  const body: readonly Letter[] = JSON.parse(await answer.text());
  return body;
}

/** Has a code sent to an address and reads it from the letter. */
async function codeFor(email: string): Promise<string> {
  const before = (await letters()).length;
  const sent = await ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email });
  expect(Object.keys(sent.data ?? {}).toSorted()).toEqual([
    'email',
    'expiresAt',
    'islastmailtry',
    'resendAfterSeconds',
  ]);
  await server.round('letters');
  const [latest, ...older] = await letters();
  expect([latest?.to, older.length]).toEqual([email, before]);
  return latest?.code ?? '';
}

describe('a new e-mail address', () => {
  it('takes effect once the letter was read and the present factor has confirmed it; the old address is notified', async () => {
    const email = 'new.aibek@mail.example';
    const emailOtp = await codeFor(email);
    const request = { operationId: randomUUID(), email, emailOtp };
    const elsewhere = await server.signedIn('aibek');
    const { code, text, answer } = await server.codeSentBy('aibek', () => ask('CHANGE_EMAIL', request));
    expect(text).toContain('код для смены адреса почты (a***@mail.example → n***@mail.example) в');
    expect((await ask('CHANGE_EMAIL', request)).data).toEqual(answer.data);
    expect((await client.operation('UtilityService', 'GET_PERSONAL_DATA', {})).data).toMatchObject({
      email: 'aibek@mail.example',
    });
    const confirmed = await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', {
      operationId: request.operationId,
      otp: code,
    });
    expect(confirmed.success).toBe(true);
    expect((await client.operation('UtilityService', 'GET_PERSONAL_DATA', {})).data).toMatchObject({ email });
    expect((await elsewhere.validateSession()).success).toBe(true);
    await server.round('letters');
    expect((await letters())[0]).toMatchObject({ to: 'aibek@mail.example', code: '' });
    expect((await ask('CHANGE_EMAIL', request)).code).toBe('OPERATION_ID_REUSED');
  });

  it('is not confirmed by the code of another address, which is tried five times', async () => {
    const mine = await codeFor('one@mail.example');
    const other = await codeFor('two@mail.example');
    const requested = (emailOtp: string) => ({ operationId: randomUUID(), email: 'one@mail.example', emailOtp });
    expect((await ask('CHANGE_EMAIL', requested(other === mine ? wrongCode(mine) : other))).particulars).toEqual({
      triesLeft: '4',
    });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await ask('CHANGE_EMAIL', requested(wrongCode(mine)));
    }
    expect((await ask('CHANGE_EMAIL', requested(mine))).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    server.bank.clock.advance(MINUTE_MS / 2);
    expect((await ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email: 'one@mail.example' })).code).toBe(
      'OTP_TRIES_LIMIT_EXCEEDED',
    );
    expect((await ask('CHANGE_EMAIL', { ...requested(mine), email: 'never@mail.example' })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('is sent three letters, half a minute apart, whose codes live five minutes', async () => {
    const email = 'three@mail.example';
    const first = await codeFor(email);
    expect((await client.operation('UtilityService', 'GET_CONFIRMATION_CODE_BY_EMAIL', { email })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    server.bank.clock.advance(MINUTE_MS / 2);
    await codeFor(email);
    server.bank.clock.advance(MINUTE_MS / 2);
    const last = await codeFor(email);
    const change = (emailOtp: string) => ask('CHANGE_EMAIL', { operationId: randomUUID(), email, emailOtp });
    expect((await change(first)).code).toBe('OTP_REPLACED');
    expect((await whileOnHold(server, 'aibek', () => change(last))).code).toBe('CONFIRMATIONS_ON_HOLD');
    server.bank.clock.advance(MINUTE_MS / 2);
    expect((await ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email })).code).toBe('MAX_OTP_TRIES');
    server.bank.clock.advance(5 * MINUTE_MS);
    expect((await change(last)).code).toBe('OTP_EXPIRED');
  });

  it('is not written to while the codes of the user are on hold, nor when it gets no more letters', async () => {
    const email = 'full@mail.example';
    const letter = () => ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email });
    expect((await whileOnHold(server, 'aibek', letter)).code).toBe('CONFIRMATIONS_ON_HOLD');
    expect((await withoutMessages(server, email, letter)).code).toBe('OTP_MESSAGES_LIMIT_EXCEEDED');
    const emailOtp = await codeFor(email);
    const change = () => ask('CHANGE_EMAIL', { operationId: randomUUID(), email, emailOtp });
    expect((await withoutMessages(server, await phoneOf(server, 'aibek'), change)).code).toBe(
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    );
  });

  it('is one of five within a quarter of an hour at most', async () => {
    for (let address = 0; address < 6; address += 1) {
      const answer = await ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email: `many${address}@mail.example` });
      expect(answer.code).toBe(address < 5 ? '' : 'MAX_OTP_TRIES');
    }
  });

  it('waits for the present factor five times within a quarter of an hour at most', async () => {
    const email = 'busy@mail.example';
    for (let change = 0; change < 5; change += 1) {
      await client.operation('UtilityService', 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION', {
        operationId: randomUUID(),
        questionId: '1',
        answer: 'Тайган',
      });
    }
    expect((await ask('CHANGE_EMAIL', { operationId: randomUUID(), email, emailOtp: await codeFor(email) })).code).toBe(
      'MAX_OTP_TRIES',
    );
  });

  it.each([
    '',
    'aibek',
    'a@b',
    'a b@mail.example',
    'a@mail.example\r\nBcc: x@mail.example',
    'ё@mail.example',
    `${'a'.repeat(100)}@mail.example`,
  ])('rejects %j', async (email) => {
    expect((await ask('GET_CONFIRMATION_CODE_BY_EMAIL', { email })).code).toBe('INVALID_REQUEST');
  });
});
