import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hotpCode, stepOf } from '../../../bank/modules/identity/oathCodes';
import { seedDemonstrationBank } from '../../../bank/sandbox/seed/seedDemonstrationBank';
import { newAuthenticator } from '../../contract/support/devicesStory';
import { ANSWER } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import { Desk } from '../../support/Desk';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';

const HALF_A_MINUTE_MS = 30_000;

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
afterAll(() => server.close());

/** Turns a user to another way to confirm; `code` is the first one of the new device. */
async function confirmBy(
  client: WireClient,
  login: string,
  request: { otpType: string; tokenNumber?: string; deviceOtp: string },
) {
  const operationId = randomUUID();
  const { code } = await server.codeSentBy(login, () =>
    client.operation('UtilityService', 'CHANGE_AUTH_TYPE', { operationId, ...request }),
  );
  return client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code });
}

describe('the authenticator on the desk', () => {
  it('signs its owner in with the key that was typed, by the time of the bank', async () => {
    const client = await server.signedIn('aibek');
    const answer = await client.operation('UtilityService', 'GET_GOOGLE_INITIALIZATION_CODE', { answer: ANSWER });
    const [entry] = await desk.enrol(
      'aibek',
      String(Object.entries(answer.data ?? {}).find(([name]) => name === 'address')?.[1]),
    );
    expect(entry).toMatchObject({ issuer: 'Tulpar', account: 'aibek', millisecondsLeft: HALF_A_MINUTE_MS });
    expect(await confirmBy(client, 'aibek', { otpType: 'TOTP', deviceOtp: entry?.code ?? '' })).toMatchObject({
      success: true,
    });

    server.bank.clock.advance(HALF_A_MINUTE_MS + 12_000);
    const [later] = await desk.authenticator('aibek');
    expect(later).toMatchObject({ millisecondsLeft: HALF_A_MINUTE_MS - 12_000 });
    expect(later?.code).not.toBe(entry?.code);
    const visitor = server.visitor();
    visitor.sessionKey = (await visitor.authenticate('aibek', PASSWORD)).data?.sessionkey;
    expect(await visitor.confirmSecondFactor(later?.code ?? '')).toMatchObject({ success: true });
  });

  it('shows only keys that were added to it', async () => {
    await newAuthenticator(await server.signedIn('aizada'));
    expect(await desk.authenticator('aizada')).toEqual([]);
  });

  it('keeps keys under whatever form they are typed in, the newest first, and forgets those removed', async () => {
    const texts = [
      'jbsw y3dp ehpk 3pxp',
      'otpauth://totp/Other%20Bank:me?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      'JBSWY3DPEHPK3PXP',
    ];
    for (const text of texts) {
      await desk.enrol('daniyar', text);
    }
    const kept = await desk.authenticator('daniyar');
    expect(kept.map(({ issuer, account }) => [issuer, account])).toEqual([
      ['Other Bank', 'me'],
      ['', ''],
    ]);
    await desk.removeKey('aizada', kept[0]?.id ?? '');
    await desk.removeKey('daniyar', kept[0]?.id ?? '');
    expect(await desk.authenticator('daniyar')).toEqual([expect.objectContaining({ issuer: '', account: '' })]);
  });

  it('counts as RFC 6238 does', async () => {
    const [entry] = await desk.enrol('saltanat', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(entry?.code).toBe(hotpCode(Buffer.from('12345678901234567890'), stepOf(server.bank.clock.now())));
  });

  it.each([
    '',
    'not a key!',
    'JBSWY3DP',
    'otpauth://hotp/Tulpar:me?secret=JBSWY3DPEHPK3PXP&counter=1',
    'otpauth://totp/Tulpar:me?secret=JBSWY3DPEHPK3PXP&digits=8',
    'otpauth://totp/Tulpar:me?secret=JBSWY3DPEHPK3PXP&algorithm=SHA256',
    'otpauth://totp/Tulpar:me?secret=JBSWY3DPEHPK3PXP&period=60',
    'otpauth://totp/Tulpar%:me?secret=JBSWY3DPEHPK3PXP',
    'A'.repeat(264),
    'otpauth://totp/Tulpar:me',
    'A'.repeat(1001),
  ])('refuses what is no key: %j', async (text) => {
    expect(await desk.tryEnrolling({ login: 'aizada', text })).toEqual({ status: 422, error: 'KEY_NOT_READABLE' });
  });

  it.each([
    [{ login: 'nobody', text: 'JBSWY3DPEHPK3PXP' }, 'KEY_NOT_KEPT'],
    [{ login: 1 }, 'KEY_NOT_READABLE'],
    [null, 'KEY_NOT_READABLE'],
  ])('has no phone for %j', async (body, error) => {
    expect(await desk.tryEnrolling(body)).toEqual({ status: 422, error });
  });

  it('takes twenty keys and not one more', async () => {
    const keyOf = (sign: string) => `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ${sign}`;
    for (const sign of 'ABCDEFGHIJKLMNOPQRST') {
      await desk.enrol('aizada', keyOf(sign));
    }
    expect(await desk.tryEnrolling({ login: 'aizada', text: keyOf('U') })).toEqual({
      status: 422,
      error: 'KEY_NOT_KEPT',
    });
  });
});

describe('the tokens on the desk', () => {
  it.each(['saltanat', 'daniyar'])('become the second factor of %s', async (login) => {
    const client = await server.signedIn(login);
    const [token] = await desk.tokens(login);
    const tokenNumber = token?.serial ?? '';
    const changed = await confirmBy(client, login, {
      otpType: 'TOKEN',
      tokenNumber,
      deviceOtp: await desk.press(tokenNumber),
    });
    expect(changed).toMatchObject({ success: true });
    const visitor = server.visitor();
    visitor.sessionKey = (await visitor.authenticate(login, PASSWORD)).data?.sessionkey;
    expect(await visitor.confirmSecondFactor(await desk.press(tokenNumber))).toMatchObject({ success: true });
  });

  it('exist for signers only, one each', async () => {
    const serials = await Promise.all(['saltanat', 'daniyar', 'aibek', 'nobody'].map((login) => desk.tokens(login)));
    expect(serials.map((tokens) => tokens.map(({ serial }) => serial))).toEqual([['TK26-0001'], ['TK26-0002'], [], []]);
  });

  it('count every press, including unused codes', async () => {
    const before = await desk.tokens('daniyar');
    const codes = await Promise.all(Array.from({ length: 5 }, () => desk.press('TK26-0002')));
    const after = await desk.tokens('daniyar');
    expect(new Set(codes).size).toBe(5);
    expect(Number(after[0]?.presses) - Number(before[0]?.presses)).toBe(5);
  });

  it.each([{ serial: 'TK26-9999' }, { serial: '\0' }, {}, []])('have no button for %j', async (body) => {
    expect(await desk.tryPressing(body)).toEqual({ status: 422, error: 'NO_SUCH_TOKEN' });
  });

  it('stay as they are when the bank starts again', async () => {
    const before = await server.bank.database.owner.query(
      'select serial, key, presses from sandbox_token order by serial',
    );
    await seedDemonstrationBank(server.bank.services, server.bank.database.connection);
    const after = await server.bank.database.owner.query(
      'select serial, key, presses from sandbox_token order by serial',
    );
    expect(after.rows).toEqual(before.rows);
    expect(after.rows).toHaveLength(2);
  });

  it('are known to the bank only encrypted', async () => {
    const { rows } = await server.bank.database.owner.query<{ same: boolean }>(
      `select position(t.key in h.seed) > 0 as same from sandbox_token t join hardware_token h using (serial)`,
    );
    expect(rows).toEqual([{ same: false }, { same: false }]);
  });
});
