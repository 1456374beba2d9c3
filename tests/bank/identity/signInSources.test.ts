import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

const MINUTE_MS = 60_000;
const LIMIT = 4;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ configuration: { trustProxy: true, failedSignIns: LIMIT } });
});
beforeEach(async () => {
  server.bank.clock.advance(25 * 60 * MINUTE_MS);
  await server.bank.database.owner.query(
    'update app_user set failed_tries = 0, blocked_until = null, blocks_in_a_row = 0',
  );
  await server.bank.database.owner.query('delete from unknown_login');
});
afterAll(() => server.close());

async function attempt(address: string, login = 'nobody', password = 'wrong'): Promise<string | undefined> {
  return (await server.visitor({ 'x-forwarded-for': address }).authenticate(login, password)).error?.code;
}

async function fail(times: number, address: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect(await attempt(address, `nobody${time}`)).toBe('INVALID_LOGIN_OR_PASSWORD');
  }
}

describe('an address that tries passwords', () => {
  it('is refused after too many failures for every login, without effect on other addresses', async () => {
    await fail(LIMIT, '192.0.2.1');
    expect(await attempt('192.0.2.1', 'somebody')).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('192.0.2.1', 'aibek', PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('192.0.2.2', 'aibek', PASSWORD)).toBeUndefined();
  });

  it('waits twice as long each further time', async () => {
    for (const minutes of [15, 30, 60]) {
      await fail(LIMIT, '192.0.2.3');
      expect(await attempt('192.0.2.3')).toBe('TOO_MANY_REQUESTS');
      server.bank.clock.advance(minutes * MINUTE_MS - 1);
      expect([minutes, await attempt('192.0.2.3')]).toEqual([minutes, 'TOO_MANY_REQUESTS']);
      server.bank.clock.advance(1);
    }
  });

  it('begins anew after an hour, and with a short wait after a day', async () => {
    await fail(LIMIT, '192.0.2.4');
    server.bank.clock.advance(60 * MINUTE_MS);
    await fail(LIMIT, '192.0.2.4');
    expect(await attempt('192.0.2.4')).toBe('TOO_MANY_REQUESTS');
    server.bank.clock.advance(26 * 60 * MINUTE_MS);
    await fail(LIMIT, '192.0.2.4');
    expect(await attempt('192.0.2.4')).toBe('TOO_MANY_REQUESTS');
    server.bank.clock.advance(15 * MINUTE_MS);
    expect(await attempt('192.0.2.4')).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('makes good a failure with each success, because many customers may share it', async () => {
    for (const login of ['aibek', 'aizada', 'saltanat']) {
      await fail(LIMIT - 1, '192.0.2.5');
      expect(await attempt('192.0.2.5', login, PASSWORD)).toBeUndefined();
      server.bank.clock.advance(60 * MINUTE_MS);
    }
    await fail(LIMIT - 1, '192.0.2.5');
    expect(await attempt('192.0.2.5', 'aibek', PASSWORD)).toBeUndefined();
    await fail(2, '192.0.2.5');
    expect(await attempt('192.0.2.5')).toBe('TOO_MANY_REQUESTS');
  });

  it('makes good nothing with a password that is right for a blocked login before the code is', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await attempt(`192.0.2.${100 + tries}`, 'aibek');
    }
    const begin = async (address: string) => {
      const browser = server.visitor({ 'x-forwarded-for': address });
      const { code, answer } = await server.codeSentBy('aibek', () => browser.authenticate('aibek', PASSWORD));
      browser.sessionKey = answer.data?.sessionkey;
      return { browser, code, isGuarded: answer.data?.guarded };
    };
    expect((await begin('192.0.2.17')).isGuarded).toBe(true);
    await fail(LIMIT - 1, '192.0.2.17');
    expect(await attempt('192.0.2.17', 'somebody')).toBe('TOO_MANY_REQUESTS');

    const { browser, code } = await begin('192.0.2.18');
    expect((await browser.confirmSecondFactor(code)).success).toBe(true);
    await fail(LIMIT - 1, '192.0.2.18');
    expect(await attempt('192.0.2.18', 'somebody')).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('is half of an IPv6 address, and the same one however it is written', async () => {
    await fail(2, '2001:db8:1:2:3:4:5:6');
    await fail(2, '2001:db8:1:2:ffff::1');
    expect(await attempt('2001:0db8:0001:0002::9')).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('2001:db8:1:3::9')).toBe('INVALID_LOGIN_OR_PASSWORD');
    await fail(LIMIT, '::ffff:192.0.2.6');
    expect(await attempt('192.0.2.6')).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('::ffff:192.0.2.7')).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('gets no more attempts by sending all at the same time', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt('192.0.2.8', `nobody${index}`)));
    expect(codes.filter((code) => code === 'INVALID_LOGIN_OR_PASSWORD')).toHaveLength(LIMIT);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(40 - LIMIT);
  });

  it('leaves a trace in the journal', async () => {
    const { rows } = await server.bank.database.owner.query<{ result: string }>(
      `select distinct result from audit_event where event = 'SIGN_IN' and result = 'TOO_MANY_REQUESTS'`,
    );
    expect(rows).toHaveLength(1);
  });
});
