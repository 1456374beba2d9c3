import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { GlobalIbankStatusResponse } from '../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { administrationOperations } from '../../src/application/operations/administration';
import { block, guardedAttempt, WRONG } from './support/guardedStory';
import { steps } from './support/identityStory';
import { expectEveryFailure } from './support/producedFailures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

let server: TestServer;
let admin: WireClient;

const BANNER = { ru: 'Работы до 6:00', en: 'Maintenance until 6 am', kg: '6:00гө чейин иштер', cn: '维护至6点' };
const CODES = Object.keys(administrationOperations);

interface Settings {
  readonly dataVersion: string;
  readonly behaviorcode: string;
}

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(`update app_user set is_administrator = true where login = 'aizada'`);
  admin = await server.signedIn('aizada');
});
beforeEach(async () => {
  await server.bank.database.owner.query(`update bank_status set behavior = 'none', shows_text = false`);
  server.bank.clock.advance(60_000);
});
afterAll(() => server.close());

/** Particulars with which a session that has ended is refused. */
async function refusalData(client: WireClient): Promise<unknown> {
  return (await client.operation('AccountService', 'GET_ACCOUNTS_V2', {})).particulars;
}

const ask = (code: string, data: object = {}, by = admin) => by.operation('UtilityService', code, data);

async function settings(): Promise<Settings> {
  return JSON.parse((await ask('GET_IBANK_STATUS_SETTINGS')).text) as Settings;
}

/** Status a visitor sees before signing in. */
async function shownStatus(options: { readonly language?: string } = {}) {
  const answer = await server.visitor(options).call('AuthenticationService/getGlobalIbankStatus', new Empty());
  return GlobalIbankStatusResponse.deserializeBinary(answer).toObject().data;
}

async function set(behaviorcode: 'none' | 'block', shouldshowtext = true) {
  const { dataVersion } = await settings();
  return ask('SET_IBANK_STATUS', { text: BANNER, shouldshowtext, behaviorcode, dataVersion });
}

describe('the administration', () => {
  it.each(CODES)('%s is open to administrators only', async (code) => {
    const customer = await server.signedIn('aibek');
    expect((await ask(code, {}, customer)).code).toBe('ACCESS_DENIED');
    expect((await ask(code, {}, server.visitor())).code).toBe('INVALID_SESSION_KEY');
    expect((await ask(code)).code).not.toBe('ACCESS_DENIED');
  });

  it('lists every directory with the moment and the origin of its edition', async () => {
    await server.bank.database.owner.query(
      `do $$ begin perform set_config('tulpar.actor', 'editor', true); update password_policy set longest = 31; end $$`,
    );
    const { data } = await ask('GET_DIRECTORY_EDITIONS');
    expect(data).toHaveLength(20);
    expect(data).toContainEqual(
      expect.objectContaining({ directoryName: 'PASSWORD_POLICIES', dataVersion: '2', changedBy: 'editor' }),
    );
  });

  it('shows the status to visitors in their language, and records its author', async () => {
    const answer = await set('none');
    expect(answer.data).toMatchObject({ text: BANNER, behaviorcode: 'none', changedBy: 'aizada' });
    const statusIn = (language: string) => shownStatus({ language });
    expect(await statusIn('kg')).toEqual({ text: BANNER.kg, shouldshowtext: true, behaviorcode: 'none' });
    expect((await statusIn('en'))?.text).toBe(BANNER.en);
    const [latest] = JSON.parse((await ask('GET_ADMIN_AUDIT')).text) as readonly object[];
    expect(latest).toMatchObject({
      username: 'aizada',
      before: { shouldshowtext: false },
      after: { text: BANNER, shouldshowtext: true, behaviorcode: 'none' },
    });
  });

  it('does not undo what another administrator has set meanwhile, and wants a banner in every language', async () => {
    const { dataVersion } = await settings();
    await set('none');
    const change = { text: BANNER, shouldshowtext: true, behaviorcode: 'none', dataVersion };
    expect((await ask('SET_IBANK_STATUS', change)).code).toBe('OPERATION_IMPOSSIBLE');
    const current = { ...change, dataVersion: (await settings()).dataVersion };
    expect((await ask('SET_IBANK_STATUS', { ...current, text: { ...BANNER, kg: ' ' } })).code).toBe('INVALID_REQUEST');
  });
});

describe('a blocked bank', () => {
  it('ends the sessions of customers, lets only administrators sign in, and opens again without a restart', async () => {
    const customer = await server.signedIn('aibek');
    const waiting = await server.pending('saltanat');
    expect((await set('block')).data).toMatchObject({ behaviorcode: 'block' });
    await expect
      .poll(async () => (await customer.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code)
      .toBe('INVALID_SESSION_KEY');
    expect(await refusalData(customer)).toEqual({ reason: 'IBANK_BLOCKED' });
    const stranger = server.visitor();
    stranger.sessionKey = 'A'.repeat(43);
    expect(await refusalData(stranger)).toEqual({});
    expect((await waiting.confirmSecondFactor('000000')).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await admin.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code).toBe('');

    const refused = await server.visitor().authenticate('aibek', 'Tulpar-2026');
    expect(refused.error?.code).toBe('IBANK_BLOCKED');
    expect((await server.visitor().authenticate('aibek', 'wrong')).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    await server.signedIn('aizada');
    expect((await shownStatus())?.behaviorcode).toBe('block');

    await set('none', false);
    await server.signedIn('aibek');
    expect(await shownStatus()).toMatchObject({ shouldshowtext: false, behaviorcode: 'none' });
  });

  it('does not reveal by a guarded sign-in or a restore which logins belong to administrators', async () => {
    await set('block');
    for (const login of ['aizada', 'aibek']) {
      await block(server, login);
      for (const password of [PASSWORD, WRONG]) {
        const { error } = await (await guardedAttempt(server, login, password)).confirmSecondFactor('000000');
        expect(error).toMatchObject({ code: 'INCORRECT_OTP', data: '{"triesLeft":"4"}' });
      }
    }
    const { code, answer } = await server.codeSentBy('aizada', () => guardedAttempt(server, 'aizada'));
    expect((await answer.confirmSecondFactor(code)).success).toBe(true);
    const restored = async (login: string, phone: string) =>
      (await steps.restorePassword(server.visitor(), login, phone)).error?.code;
    expect(await restored('aizada', '+996700000202')).toBe('IBANK_BLOCKED');
    expect(await restored('aibek', '+996555000101')).toBe('IBANK_BLOCKED');
  });
});
