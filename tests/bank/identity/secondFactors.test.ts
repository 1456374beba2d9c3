import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hotpCode } from '../../../bank/modules/identity/oathCodes';
import { codeNow, enterToken, useAuthenticator } from '../../contract/support/devicesStory';
import { goOn, NEW_PASSWORD, restoredAsFarAsPassword, steps } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { watchBooks } from '../support/watchBooks';
import {
  accountsOf,
  confirm,
  create,
  ordinaryPair,
  send,
  transferOf,
  wrongCode,
} from '../../contract/support/transferStory';

let server: TestServer;
let seed: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  seed = await useAuthenticator(server, await server.signedIn('aibek'), 'aibek');
});
beforeEach(() => {
  server.bank.clock.advance(16 * 60_000);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function begun(password = PASSWORD) {
  const client = server.visitor();
  const answer = goOn(client, await client.authenticate('aibek', password));
  return { client, answer };
}

describe('a user with an authenticator', () => {
  it('signs in with its code and is sent none', async () => {
    const { client, answer } = await begun();
    expect(answer.data).toMatchObject({ otpdelivery: 'TOTP', phonenumber: '' });
    expect((await client.retrySendingOtp()).error?.code).toBe('MAX_OTP_TRIES');
    const code = codeNow(server, seed);
    expect((await client.confirmSecondFactor(wrongCode(code))).error).toEqual({
      code: 'INCORRECT_OTP',
      data: '{"triesLeft":"4"}',
    });
    goOn(client, await client.confirmSecondFactor(code));
    expect((await client.validateSession()).success).toBe(true);
  });

  it('uses a code once, whichever sign-in it is given to', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => begun()));
    const code = codeNow(server, seed);
    const answers = await Promise.all(clients.map(({ client }) => client.confirmSecondFactor(code)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  });

  it('has five tries, and the clock may differ by one step', async () => {
    const late = await begun();
    goOn(late.client, await late.client.confirmSecondFactor(codeNow(server, seed, -1n)));
    const { client } = await begun();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await client.confirmSecondFactor(codeNow(server, seed, -4n))).error?.code).toBe('INCORRECT_OTP');
    }
    expect((await client.confirmSecondFactor(codeNow(server, seed, 4n))).error?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect((await client.confirmSecondFactor(codeNow(server, seed))).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('confirms transfers with it: a wrong code books nothing, a right one books once and is answered again', async () => {
    const { client } = await begun();
    goOn(client, await client.confirmSecondFactor(codeNow(server, seed, -1n)));
    const [from, to] = ordinaryPair(await accountsOf(client));
    const transfer = transferOf(from, to);
    await create(client, transfer);
    const code = codeNow(server, seed);
    expect((await confirm(client, transfer.operationId, codeNow(server, seed, 7n))).particulars).toEqual({
      triesLeft: '4',
    });
    expect((await send(client, transfer.operationId)).data).toMatchObject({ phoneNumber: '', islastsmstry: true });
    const done = await confirm(client, transfer.operationId, code);
    expect(done).toMatchObject({ success: true, data: { txnStatusExternal: 'ACCEPTED' } });
    expect((await confirm(client, transfer.operationId, code)).text).toBe(done.text);
    const next = transferOf(from, to);
    await create(client, next);
    await send(client, next.operationId);
    expect((await confirm(client, next.operationId, code)).code).toBe('INCORRECT_OTP');
    expect((await send(client, randomUUID())).code).toBe('OPERATION_NOT_FOUND');
  });

  it('keeps it through a restore of the password', async () => {
    const client = await restoredAsFarAsPassword(server, 'aibek');
    goOn(client, await steps.setPassword(client, NEW_PASSWORD));
    goOn(client, await client.confirmSecondFactor(codeNow(server, seed)));
    expect((await client.validateSession()).success).toBe(true);
  });

  it('has its key stored sealed', async () => {
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      'select string_agg(a::text, $1) as text from authenticator a',
      [''],
    );
    expect(rows[0]?.text).not.toContain(seed.toString('hex'));
  });
});

describe('a user with a token', () => {
  it('links it, signs in with it, and brings it back into step', async () => {
    const device = Buffer.from('a token of the director');
    await enterToken(server, 'AC-0001', device);
    const director = await server.signedIn('daniyar');
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('daniyar', () =>
      director.operation('UtilityService', 'CHANGE_AUTH_TYPE', {
        operationId,
        otpType: 'TOKEN',
        tokenNumber: 'AC-0001',
        deviceOtp: hotpCode(device, 3n),
      }),
    );
    expect(
      (await director.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code })).success,
    ).toBe(true);
    const client = server.visitor();
    expect(goOn(client, await client.authenticate('daniyar', PASSWORD)).data?.otpdelivery).toBe('TOKEN');
    expect((await client.confirmSecondFactor(hotpCode(device, 50n))).error?.code).toBe('INCORRECT_OTP');
    goOn(client, await client.confirmSecondFactor(hotpCode(device, 51n)));
    const again = server.visitor();
    goOn(again, await again.authenticate('daniyar', PASSWORD));
    expect((await again.confirmSecondFactor(hotpCode(device, 51n))).error?.code).toBe('INCORRECT_OTP');
    goOn(again, await again.confirmSecondFactor(hotpCode(device, 52n)));
  });
});
