import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { productChangeOperations } from '../../src/application/operations/productChanges';
import { codeRefusals, HOLD_AND_CAP, whileOnHold } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, create, only, transferOf, wrongCode } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { laterVisit } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type Code = keyof typeof productChangeOperations;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: Code, data: object) {
  return client.operation('AccountService', code, data);
}

async function named(name: string): Promise<WireAccount> {
  return only(await accountsOf(client), ({ accountName }) => accountName === name);
}

async function settingOf(action: string, name = 'На отпуск') {
  return { operationId: randomUUID(), accountId: (await named(name)).id, action };
}

/** Asks for a setting and returns the code that came and how to confirm. */
async function prepared(request: { readonly operationId: string }) {
  const { code } = await server.codeSentBy('aibek', () => ask('CHANGE_ACCOUNT_SETTINGS', request));
  return {
    otp: code,
    confirm: (otp = code) => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp }),
  };
}

async function changed(request: { readonly operationId: string }): Promise<void> {
  const { confirm } = await prepared(request);
  expect((await confirm()).success).toBe(true);
}

describe('a setting of an account', () => {
  it('changes when its code is right and not before, and is answered again', async () => {
    const request = await settingOf('block');
    const { otp, confirm } = await prepared(request);
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', request)).success).toBe(true);
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', { ...request, action: 'reopen' })).code).toBe('OPERATION_ID_REUSED');
    expect((await named('На отпуск')).acStatNoDr).toBe(false);
    expect((await confirm(wrongCode(otp))).code).toBe('INCORRECT_OTP');
    const confirmed = await confirm();
    expect(confirmed.data).toEqual({ operationId: request.operationId });
    expect((await confirm()).text).toBe(confirmed.text);
    expect((await confirm(wrongCode(otp))).code).toBe('OPERATION_NOT_FOUND');
    const blocked = await named('На отпуск');
    expect(blocked.acStatNoDr).toBe(true);
    const refused = await client.operation(
      'TransferService',
      'MAKE_OWN_ACCOUNTS_TRANSFER',
      transferOf(blocked, await named('Основной')),
    );
    expect(refused.code).toBe('ACCOUNT_NO_DEBIT');
    await changed(await settingOf('unblock'));
    expect((await create(client, transferOf(await named('На отпуск'), await named('Основной')))).success).toBe(true);
  });

  it('says in its message what the code is for, and keeps nothing of the request to read', async () => {
    const { accountNo } = await named('На отпуск');
    const request = await settingOf('block');
    await prepared(request);
    const owner = server.bank.database.owner;
    const words = `блокировки счёта •${accountNo.slice(-4)}`;
    const messages = await owner.query('select from sandbox_message where position($1 in text) > 0', [words]);
    expect(messages.rowCount).toBeGreaterThan(0);
    const kept = await owner.query<{ payload: object }>('select payload from profile_change order by id desc limit 1');
    expect(Object.keys(kept.rows[0]?.payload ?? {}).toSorted()).toEqual(['asked', 'code', 'part', 'sealed']);
  });

  it('is confirmed by no other call, and confirms nothing of the profile', async () => {
    const request = await settingOf('block');
    const { otp } = await prepared(request);
    expect(
      (await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId: request.operationId, otp }))
        .code,
    ).toBe('OPERATION_NOT_FOUND');
    const profile = { operationId: randomUUID(), transferCode: 'CLEARING', level: 'increased' };
    const { code } = await server.codeSentBy('aibek', () =>
      client.operation('UtilityService', 'CHANGE_LIMIT', profile),
    );
    expect((await ask('CONFIRM_ACCOUNT_OPERATION', { operationId: profile.operationId, otp: code })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('sends another code when it is asked to', async () => {
    const request = await settingOf('block');
    const { confirm } = await prepared(request);
    server.bank.clock.advance(31_000);
    const again = () => client.operation('AccountService', 'RETRY_SEND_OTP', { operationId: request.operationId });
    const { code, answer } = await server.codeSentBy('aibek', again);
    expect(answer.success).toBe(true);
    expect((await confirm()).code).toBe('OTP_REPLACED');
    expect((await ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp: code })).success).toBe(
      true,
    );
    await changed(await settingOf('unblock'));
  });

  it('is not made of what is so already, of what the bank has stopped, or of what is not there', async () => {
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', await settingOf('unblock'))).code).toBe('OPERATION_IMPOSSIBLE');
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', await settingOf('reopen'))).code).toBe('OPERATION_IMPOSSIBLE');
    const stopped = only(await accountsOf(client), ({ acStatNoDr }) => acStatNoDr);
    const requested = { operationId: randomUUID(), accountId: stopped.id, action: 'unblock' };
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', requested)).code).toBe('ACCOUNT_NO_DEBIT');
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', { ...requested, accountId: '999999' })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    const stranger = only(await accountsOf(await server.signedIn('aizada')), () => true);
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', { ...requested, accountId: stranger.id })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
  });

  it('meets at its code what has changed since', async () => {
    const { owner } = server.bank.database;
    const { id } = await named('На отпуск');
    const twice = await Promise.all([settingOf('block'), settingOf('block')]);
    const [first, second] = [await prepared(twice[0]), await prepared(twice[1])];
    expect((await first.confirm()).success).toBe(true);
    expect((await second.confirm()).code).toBe('OPERATION_IMPOSSIBLE');
    const unblocking = await prepared(await settingOf('unblock'));
    const late = await prepared(await settingOf('unblock'));
    await owner.query('update account set stopped_by_customer = false where id = $1', [id]);
    expect((await unblocking.confirm()).code).toBe('ACCOUNT_NO_DEBIT');
    await owner.query(`update account set record_status = 'C' where id = $1`, [id]);
    expect((await late.confirm()).code).toBe('ACCOUNT_NOT_FOUND');
    await owner.query('update account set debit_stopped = false, available_for_operations = true where id = $1', [id]);
    const reopening = { operationId: randomUUID(), accountId: id, action: 'reopen' };
    await changed(reopening);
    expect((await named('На отпуск')).accountName).toBe('На отпуск');
  });

  it('waits for five codes within a quarter of an hour, takes five tries and ten minutes', async () => {
    const first = await prepared(await settingOf('block'));
    for (let index = 0; index < 5; index += 1) {
      await first.confirm(wrongCode(first.otp));
    }
    expect((await first.confirm()).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    const second = await prepared(await settingOf('block'));
    for (let index = 0; index < 3; index += 1) {
      await ask('CHANGE_ACCOUNT_SETTINGS', await settingOf('block'));
    }
    expect((await ask('CHANGE_ACCOUNT_SETTINGS', await settingOf('block'))).code).toBe('MAX_OTP_TRIES');
    expect(
      await codeRefusals(server, 'aibek', async () => ask('CHANGE_ACCOUNT_SETTINGS', await settingOf('block'))),
    ).toEqual(HOLD_AND_CAP);
    expect((await whileOnHold(server, 'aibek', () => second.confirm())).code).toBe('CONFIRMATIONS_ON_HOLD');
    server.bank.clock.advance(5 * 60_000);
    expect((await second.confirm()).code).toBe('OTP_EXPIRED');
    server.bank.clock.advance(6 * 60_000);
    client = await server.signedIn('aibek');
    expect((await second.confirm()).code).toBe('OPERATION_TIME_OUT');
  });

  it('is refused to a user who only views the accounts of a company', async () => {
    const company = await server.signedIn('saltanat');
    const [account] = await accountsOf(company);
    const requested = { operationId: randomUUID(), accountId: account?.id, action: 'block' };
    const { rows } = await server.bank.database.owner.query<{ rights: string[] }>(
      `select rights from app_user where login = 'saltanat'`,
    );
    expect((await company.operation('AccountService', 'CHANGE_ACCOUNT_SETTINGS', requested)).success).toBe(
      rows[0]?.rights.includes('sign'),
    );
  });
});
