import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { knownDeviceOperations } from '../../../src/application/operations/knownDevices';
import { codeRefusals, HOLD_AND_CAP } from '../../contract/support/codeLimits';
import { approveQrSignIn } from '../../../bank/modules/identity/qrApproval';
import { expectEveryFailure } from '../../contract/support/producedFailures';
import { fetchSession, scannedCode } from '../../contract/support/qrStory';
import { NEW_PASSWORD, goOn, PHONES, steps } from '../../contract/support/identityStory';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  // Past every block, and every test begins with nobody known.
  server.bank.clock.advance(2 * DAY_MS);
  await server.bank.database.owner.query('delete from known_device');
  await server.bank.database.owner.query(
    'update app_user set known_devices_only = false, failed_tries = 0, blocked_until = null, blocks_in_a_row = 0',
  );
});
afterAll(() => server.close());

async function ask(client: WireClient, code: keyof typeof knownDeviceOperations, data: object) {
  return client.operation('UtilityService', code, data);
}

/** Registers the browser of a client as a known device; returns its key. */
async function remember(client: WireClient, deviceKey?: string): Promise<string> {
  const { data } = await ask(client, 'REMEMBER_DEVICE', { ...(deviceKey !== undefined && { deviceKey }) });
  const found: unknown = typeof data === 'object' && data !== null && 'deviceKey' in data ? data.deviceKey : undefined;
  if (typeof found !== 'string') {
    throw new Error('The bank gave no key to a browser');
  }
  return found;
}

/** A browser that has signed in before. */
async function knownBrowser(
  login: string,
): Promise<{ readonly key: string; readonly browser: WireClient; readonly client: WireClient }> {
  const client = await server.signedIn(login);
  const key = await remember(client);
  return { key, client, browser: server.visitor({ devicekey: key }) };
}

/** Result of a sign-in attempt in one word; `guarded` reveals nothing about the password. */
async function tryIn(browser: WireClient, login: string, password = PASSWORD): Promise<string> {
  const { data, error } = await browser.authenticate(login, password);
  return data?.guarded === true ? 'guarded' : (error?.code ?? 'in');
}

async function failFrom(browser: WireClient, login: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await tryIn(browser, login, 'wrong password');
  }
}

/** Number of SMS to a user that match the pattern, after the outbox has been sent. */
async function messages(login: string, pattern: string): Promise<number> {
  await server.round('textMessages');
  const { rows } = await server.bank.database.owner.query<{ count: number }>(
    'select count(*)::int as count from sandbox_message where login = $1 and text like $2',
    [login, pattern],
  );
  return rows[0]?.count ?? 0;
}

describe('strangers who try a login until it is blocked', () => {
  it('do not hold back a browser the user has signed in from; no other browser learns whether the password is right', async () => {
    const { browser } = await knownBrowser('aibek');
    await failFrom(server.visitor(), 'aibek', 8);
    expect(await tryIn(server.visitor(), 'aibek')).toBe('guarded');
    expect(await tryIn(server.visitor({ devicekey: 'A'.repeat(43) }), 'aibek')).toBe('guarded');
    expect(await tryIn(browser, 'aibek')).toBe('in');
    expect(await tryIn(server.visitor(), 'aibek')).toBe('guarded');
    server.bank.clock.advance(16 * MINUTE_MS);
    expect(await tryIn(server.visitor(), 'aibek')).toBe('in');
  });

  it('do not lock out a user who restores the password, in any browser', async () => {
    await failFrom(server.visitor(), 'aizada', 8);
    const client = server.visitor();
    goOn(client, await steps.restorePassword(client, 'aizada', PHONES.aizada));
    const { code } = await server.codeSentBy('aizada', () => steps.sendOtpDuringRestore(client));
    goOn(client, await steps.confirmOtpDuringRestore(client, code));
    const set = await server.codeSentBy('aizada', () => steps.setPassword(client, NEW_PASSWORD));
    goOn(client, set.answer);
    expect((await client.confirmSecondFactor(set.code)).success).toBe(true);
    await server.bank.database.owner.query(
      `update app_user set password_hash = (select password_hash from app_user where login = 'aibek') where login = 'aizada'`,
    );
  });

  it('notify the user once, not with every try', async () => {
    const before = await messages('daniyar', 'Кто-то несколько раз ввёл неверный пароль%');
    await failFrom(server.visitor(), 'daniyar', 12);
    expect(await messages('daniyar', 'Кто-то несколько раз ввёл неверный пароль%')).toBe(before + 1);
  });
});

describe('a known browser', () => {
  it('has five tries of its own, is blocked alone, and the user is notified', async () => {
    const { browser } = await knownBrowser('aibek');
    const codes = await Promise.all(Array.from({ length: 20 }, () => tryIn(browser, 'aibek', 'wrong password')));
    expect(new Set(codes)).toEqual(new Set(['INVALID_LOGIN_OR_PASSWORD']));
    expect(await tryIn(browser, 'aibek')).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect(await tryIn(server.visitor(), 'aibek')).toBe('in');
    expect(await messages('aibek', 'В вашем известном браузере%')).toBe(1);
    server.bank.clock.advance(16 * MINUTE_MS);
    expect(await tryIn(browser, 'aibek')).toBe('in');
  });

  it('is one user’s: its key opens no other login, and is kept only as a hash', async () => {
    const { key, browser } = await knownBrowser('aibek');
    await failFrom(server.visitor(), 'daniyar', 6);
    expect(await tryIn(browser, 'daniyar')).toBe('guarded');
    const { rows } = await server.bank.database.owner.query<{ row: string }>(
      'select d::text as row from known_device d',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(key);
  });

  it('keeps its key from one sign-in to the next, also when two users share it, and gets another for an invented one', async () => {
    const { key } = await knownBrowser('aibek');
    const aibek = await server.signedIn('aibek');
    expect(await remember(aibek, key)).toBe(key);
    const aizada = await server.signedIn('aizada');
    expect(await remember(aizada, key)).toBe(key);
    expect(await remember(aizada, 'A'.repeat(43))).not.toBe('A'.repeat(43));
    expect((await ask(aibek, 'GET_KNOWN_DEVICES', {})).data).toMatchObject({
      devices: [{ userAgent: 'contract-test' }],
      onlyKnown: false,
    });
  });

  it('is forgotten after ninety days without a sign-in', async () => {
    const { browser } = await knownBrowser('aibek');
    server.bank.clock.advance(90 * DAY_MS);
    await failFrom(server.visitor(), 'aibek', 6);
    expect(await tryIn(browser, 'aibek')).toBe('guarded');
  });

  it('is forgotten when the user says so, and ten are known at most', async () => {
    const { client, browser } = await knownBrowser('aibek');
    const { data } = await ask(client, 'GET_KNOWN_DEVICES', {});
    expect(data).toMatchObject({ devices: [{ id: expect.stringMatching(/^\d+$/) as unknown }] });
    const { rows } = await server.bank.database.owner.query<{ id: string }>('select id::text from known_device');
    const deviceId = rows[0]?.id ?? '';
    const aizada = await server.signedIn('aizada');
    expect((await ask(aizada, 'FORGET_DEVICE', { deviceId })).code).toBe('DEVICE_NOT_FOUND');
    expect((await ask(client, 'FORGET_DEVICE', { deviceId })).data).toEqual({});
    await failFrom(server.visitor(), 'aibek', 6);
    expect(await tryIn(browser, 'aibek')).toBe('guarded');
    for (let index = 0; index < 12; index += 1) {
      await remember(client);
    }
    expect((await ask(client, 'GET_KNOWN_DEVICES', {})).data).toMatchObject({ devices: { length: 10 } });
  });
});

/** Turns the setting on or off with a code. */
async function allowOnlyKnown(client: WireClient, login: string, onlyKnown: boolean): Promise<void> {
  const operationId = randomUUID();
  const { code, text } = await server.codeSentBy(login, () =>
    ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown }),
  );
  expect(text).toMatch(onlyKnown ? /→ (?:только известные браузеры|белгилүү браузерлер гана)\)/ : /→ любые браузеры\)/);
  expect(
    (await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code })).success,
  ).toBe(true);
}

describe('a user who allows known browsers only', () => {
  it('signs in from them and from no other, and is notified of a right password elsewhere', async () => {
    const { client, browser } = await knownBrowser('aibek');
    await allowOnlyKnown(client, 'aibek', true);
    expect(await tryIn(server.visitor(), 'aibek')).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect(await tryIn(server.visitor(), 'aibek', 'wrong password')).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect(await messages('aibek', 'В новом браузере введён верный пароль%')).toBe(1);
    expect(await tryIn(browser, 'aibek')).toBe('in');
    await allowOnlyKnown(client, 'aibek', false);
    expect(await tryIn(server.visitor(), 'aibek')).toBe('in');
  });

  it('restores the password from them only: elsewhere everything looks the same and no code is sent', async () => {
    const { client, key } = await knownBrowser('aizada');
    await allowOnlyKnown(client, 'aizada', true);
    const stranger = server.visitor();
    const begun = await steps.restorePassword(stranger, 'aizada', PHONES.aizada);
    goOn(stranger, begun);
    const before = await messages('aizada', '%код для восстановления%');
    expect((await steps.sendOtpDuringRestore(stranger)).success).toBe(true);
    expect(await messages('aizada', '%код для восстановления%')).toBe(before);
    const known = server.visitor({ devicekey: key });
    goOn(known, await steps.restorePassword(known, 'aizada', PHONES.aizada));
    const { code } = await server.codeSentBy('aizada', () => steps.sendOtpDuringRestore(known));
    expect((await steps.confirmOtpDuringRestore(known, code)).success).toBe(true);
  });

  it('of a company signs in by the code on the screen as before', async () => {
    const { client } = await knownBrowser('saltanat');
    await allowOnlyKnown(client, 'saltanat', true);
    const scanned = await scannedCode(server, 'saltanat');
    await approveQrSignIn(scanned.approver, scanned, server.bank.services);
    expect((await fetchSession(scanned.browser, scanned.requestId)).success).toBe(true);
  });

  it('cannot without one, and keeps the last one', async () => {
    const client = await server.signedIn('aibek');
    const operationId = randomUUID();
    expect((await ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown: true })).code).toBe(
      'DEVICE_NOT_FOUND',
    );
    await remember(client);
    await allowOnlyKnown(client, 'aibek', true);
    const { rows } = await server.bank.database.owner.query<{ id: string }>('select id::text from known_device');
    expect((await ask(client, 'FORGET_DEVICE', { deviceId: rows[0]?.id ?? '' })).code).toBe('LAST_KNOWN_DEVICE');
  });

  it('is refused the change when the last browser was forgotten before the code came', async () => {
    const { client } = await knownBrowser('aibek');
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('aibek', () =>
      ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown: true }),
    );
    expect((await ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown: true })).success).toBe(true);
    expect((await ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown: false })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    await server.bank.database.owner.query('delete from known_device');
    expect(
      (await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code })).code,
    ).toBe('DEVICE_NOT_FOUND');
    for (let index = 0; index < 5; index += 1) {
      await ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId: randomUUID(), onlyKnown: false });
    }
    const asked = () => ask(client, 'ALLOW_ONLY_KNOWN_DEVICES', { operationId: randomUUID(), onlyKnown: false });
    expect(await codeRefusals(server, 'aibek', asked)).toEqual(HOLD_AND_CAP);
  });
});
