import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { InsertLogRequest, LogEntry } from '../../proto/generated/ibank/v1/log';
import { block as guard, guardedAttempt } from './support/guardedStory';
import { steps } from './support/identityStory';
import { expectEveryFailure } from './support/producedFailures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

let server: TestServer;
let admin: WireClient;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

interface Summary {
  readonly userId: string;
  readonly login: string;
  readonly isBlocked: boolean;
}

interface Line {
  readonly loglabel: string;
  readonly servicename: string;
  readonly syserror: string;
  readonly refid: string;
  readonly userlogin: string;
  readonly localtime: string;
  readonly trace: string;
  readonly text: string;
  readonly time: string;
}

const REASON = 'Телефон украден, просьба клиента';
const NOBODY = '999999';

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(`update app_user set is_administrator = login in ('aizada', 'saltanat')`);
  admin = await server.signedIn('aizada');
});
beforeEach(async () => {
  await server.bank.database.owner.query(`update app_user set access_blocked_at = null; delete from user_lookup`);
  server.bank.clock.advance(60_000);
});
afterAll(() => server.close());

const ask = (code: string, data: object, by = admin) => by.operation('UtilityService', code, data);

async function idOf(login: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ id: bigint }>('select id from app_user where login = $1', [
    login,
  ]);
  return String(rows[0]?.id);
}

async function found(text: string): Promise<readonly string[]> {
  const { items } = JSON.parse((await ask('GET_ADMIN_USERS', { text })).text) as Page<Summary>;
  return items.map(({ login }) => login);
}

const blocked = async (login: string, by = admin) =>
  ask('BLOCK_USER', { userId: await idOf(login), reason: REASON }, by);

/** Audit rows of an event, newest first. */
async function audited(event: string) {
  const { rows } = await server.bank.database.owner.query<{ subject: string; result: string; details: object }>(
    'select subject, result, details from audit_event where event = $1 order by id desc',
    [event],
  );
  return rows;
}

describe('users in the administration', () => {
  it('are found by login, name in each language, telephone, customer number and INN', async () => {
    const { rows } = await server.bank.database.owner.query<{
      customer_no: string;
      inn: string;
      phone: string;
      ru: string;
      cn: string;
    }>(
      `select c.customer_no, c.inn, u.phone, u.full_name->>'ru' as ru, u.full_name->>'cn' as cn
        from app_user u join customer c on c.id = u.customer_id where u.login = 'aibek'`,
    );
    const [aibek] = rows;
    const parts = (aibek?.ru ?? '').split(' ').map((word) => word.slice(0, 4).toUpperCase());
    const texts = [
      'aib',
      'AIBEK',
      parts.join(' '),
      aibek?.cn,
      aibek?.phone,
      aibek?.phone.slice(-9),
      `0${aibek?.phone.slice(-9)}`,
    ];
    for (const text of [...texts, aibek?.customer_no, aibek?.inn]) {
      expect([text, await found(text ?? '')]).toEqual([text, expect.arrayContaining(['aibek'])]);
    }
    expect(await found('a%')).toEqual([]);
    expect(await found('nobody-has-this')).toEqual([]);
  });

  it('are found by the name of their company', async () => {
    const { rows } = await server.bank.database.owner.query<{ ru: string }>(
      `select c.name->>'ru' as ru from app_user u join customer c on c.id = u.customer_id where u.login = 'saltanat'`,
    );
    expect(await found(rows[0]?.ru ?? '')).toEqual(expect.arrayContaining(['saltanat', 'daniyar']));
  });

  it('come twenty at a time, each once', async () => {
    const { rows } = await server.bank.database.owner.query<{ id: bigint }>(
      `insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
        select c.id, 'page' || n, 'x', c.name, '+996000' || n, now() from customer c, generate_series(100000, 100024) n
          where c.customer_no = (select min(customer_no) from customer) returning id`,
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = JSON.parse(
        (await ask('GET_ADMIN_USERS', { text: 'page1', ...(after && { after }) })).text,
      ) as Page<Summary>;
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items.map(({ userId }) => userId));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual(rows.map(({ id }) => String(id)));
    expect((await ask('GET_ADMIN_USERS', { text: 'a' })).code).toBe('INVALID_REQUEST');
  });

  it('are shown with access and rights, and without a word about accounts and operations', async () => {
    const { data, text } = await ask('GET_ADMIN_USER', { userId: await idOf('cholpon') });
    expect(data).toMatchObject({
      login: 'cholpon',
      customer: { kind: 'C' },
      rights: { rights: ['view', 'audit'], accounts: { seen: 2 } },
      otpType: expect.any(String),
      isBlocked: false,
      locks: { lockedDevices: 0 },
    });
    expect(text).not.toMatch(/balance|amount|accountNo|password|hash/i);
    expect(await audited('USER_LOOKED_UP')).toContainEqual(expect.objectContaining({ subject: await idOf('cholpon') }));
  });

  it('are counted: sixty looks a minute', async () => {
    const userId = await idOf('aibek');
    await server.bank.database.owner.query(
      `insert into user_lookup values ($1, date_trunc('minute', $2::timestamptz), 59)`,
      [await idOf('aizada'), new Date(server.bank.clock.now())],
    );
    expect((await ask('GET_ADMIN_USER', { userId })).code).toBe('');
    const asked = (await audited('USER_LOOKED_UP')).length;
    expect((await ask('GET_ADMIN_USER', { userId })).code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('GET_ADMIN_USERS', { text: '' })).code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('GET_ADMIN_USER_LOG', { userId, failuresOnly: false })).code).toBe('TOO_MANY_REQUESTS');
    expect(await audited('USER_LOOKED_UP')).toHaveLength(asked);
    server.bank.clock.advance(60_000);
    expect((await ask('GET_ADMIN_USER', { userId })).code).toBe('');
  });

  it('that do not exist are refused', async () => {
    for (const [code, more] of [
      ['GET_ADMIN_USER', {}],
      ['GET_ADMIN_USER_LOG', { failuresOnly: true }],
      ['BLOCK_USER', { reason: REASON }],
      ['UNBLOCK_USER', {}],
    ] as const) {
      expect([code, (await ask(code, { userId: NOBODY, ...more })).code]).toEqual([code, 'CUSTOMER_NOT_FOUND']);
    }
  });
});

describe('a block of a user', () => {
  it('ends the sessions at once, refuses the next sign-in by its name, is audited, and the user is notified', async () => {
    const [customer, waiting] = [await server.signedIn('aibek'), await server.pending('aibek')];
    const { data } = await blocked('aibek');
    expect(data).toMatchObject({ isBlocked: true, block: { reason: REASON, by: 'aizada' } });
    await expect
      .poll(async () => (await customer.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code)
      .toBe('INVALID_SESSION_KEY');
    expect((await customer.operation('AccountService', 'GET_ACCOUNTS_V2', {})).particulars).toEqual({
      reason: 'USER_BLOCKED',
    });
    expect((await waiting.confirmSecondFactor('000000')).error?.code).toBe('INVALID_SESSION_KEY');

    expect((await server.visitor().authenticate('aibek', PASSWORD)).error?.code).toBe('USER_BLOCKED');
    expect((await server.visitor().authenticate('aibek', 'wrong')).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    const userId = await idOf('aibek');
    expect((await audited('ADMIN_USER_BLOCKED'))[0]).toEqual({
      subject: userId,
      result: 'SUCCESS',
      details: { reason: REASON },
    });
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      'select text from message_outbox where user_id = $1 order by id desc limit 1',
      [userId],
    );
    expect(rows[0]?.text).toContain('заблокировал');
    expect(rows[0]?.text).not.toContain(REASON);
    const [act] = JSON.parse((await ask('GET_ADMIN_AUDIT', {})).text) as readonly object[];
    expect(act).toMatchObject({
      kind: 'userBlocked',
      username: 'aizada',
      user: { userId, login: 'aibek' },
      reason: REASON,
    });

    expect((await ask('UNBLOCK_USER', { userId })).data).toMatchObject({ isBlocked: false });
    expect((await audited('ADMIN_USER_UNBLOCKED'))[0]).toMatchObject({ subject: userId, result: 'SUCCESS' });
    await server.signedIn('aibek');
  });

  it('does not reveal a login: a guarded sign-in and a restore get the same answers as for any login', async () => {
    await blocked('aibek');
    await guard(server, 'aibek');
    const { error } = await (await guardedAttempt(server, 'aibek', PASSWORD)).confirmSecondFactor('000000');
    expect(error).toMatchObject({ code: 'INCORRECT_OTP', data: '{"triesLeft":"4"}' });
    const begun = await steps.restorePassword(server.visitor(), 'aibek', '+996555000101');
    expect(begun.success).toBe(true);
    const { rows } = await server.bank.database.owner.query(
      `select from session where stage = 'restoreChoice' and user_id = $1`,
      [await idOf('aibek')],
    );
    expect(rows).toEqual([]);
    expect((await ask('UNBLOCK_USER', { userId: await idOf('aibek') })).code).toBe('');
  });

  it('is made once, with a reason, never of oneself, and leaves the bank an administrator', async () => {
    expect((await blocked('aibek')).code).toBe('');
    expect((await blocked('aibek')).code).toBe('OPERATION_IMPOSSIBLE');
    expect((await ask('BLOCK_USER', { userId: await idOf('daniyar'), reason: ' x ' })).code).toBe('INVALID_REQUEST');
    expect((await blocked('aizada')).code).toBe('OWN_ACCESS');
    expect((await ask('UNBLOCK_USER', { userId: await idOf('aizada') })).code).toBe('OWN_ACCESS');
    // Two administrators block each other: one block is in force before the other asks, and the session has not ended yet.
    await server.bank.database.owner.query(`update app_user set access_blocked_at = now() where login = 'aizada'`);
    expect((await blocked('saltanat')).code).toBe('LAST_ADMINISTRATOR');
    await server.bank.database.owner.query(`update app_user set access_blocked_at = null where login = 'aizada'`);
    expect((await blocked('saltanat')).code).toBe('');
  });

  it('and the locks of wrong passwords and codes are lifted together', async () => {
    const userId = await idOf('aibek');
    await guard(server, 'aibek');
    await server.bank.database.owner.query(
      `insert into wrong_codes (owner_kind, owner_id, in_a_row, held_until, changed_at) values ('user', $1, 10, $2, $3)`,
      [userId, new Date(server.bank.clock.now() + 3_600_000), new Date(server.bank.clock.now())],
    );
    const { locks } = (await ask('GET_ADMIN_USER', { userId })).data as { readonly locks: object };
    expect(locks).toMatchObject({ loginUntil: expect.any(String), confirmationsUntil: expect.any(String) });
    expect((await ask('UNBLOCK_USER', { userId })).data).toMatchObject({ locks: { lockedDevices: 0 } });
    expect((await ask('GET_ADMIN_USER', { userId })).data).not.toHaveProperty('locks.loginUntil');
    expect((await ask('UNBLOCK_USER', { userId })).code).toBe('OPERATION_IMPOSSIBLE');
    await server.signedIn('aibek');
  });
});

describe('the log of a user', () => {
  async function log(login: string, options: { readonly failuresOnly?: boolean; readonly after?: string } = {}) {
    const request = { userId: await idOf(login), failuresOnly: false, ...options };
    return JSON.parse((await ask('GET_ADMIN_USER_LOG', request)).text) as Page<Line>;
  }

  it('has sign-ins, calls that failed on the way, and entries of the application by the fields of the specification', async () => {
    const customer = await server.signedIn('aibek');
    await server.visitor().authenticate('aibek', 'wrong');
    await customer.operation('AccountService', 'GET_ACCOUNTS_V2', { surplus: 1 });
    expect((await ask('GET_ADMIN_USERS', { text: '' }, customer)).code).toBe('ACCESS_DENIED');
    const entry = new LogEntry({
      error: 'it broke',
      syserror: 'TypeError',
      localtime: '12:00',
      trace: 'at f',
      servicename: 'home',
      userid: '1',
    });
    await customer.call(
      'LogService/insertLog',
      new InsertLogRequest({ entries: [entry, new LogEntry({ info: 'start' })] }),
    );

    const lines = (await log('aibek')).items;
    const entries = lines.map(({ loglabel, servicename, syserror }) => [loglabel, servicename, syserror]);
    for (const line of [
      ['signIn', 'SIGN_IN', ''],
      ['signIn', 'SIGN_IN', 'INVALID_LOGIN_OR_PASSWORD'],
      ['call', 'account/GET_ACCOUNTS_V2', 'INVALID_REQUEST'],
      ['call', 'utility/GET_ADMIN_USERS', 'ACCESS_DENIED'],
      ['application', 'home', 'TypeError'],
    ]) {
      expect(entries).toContainEqual(line);
    }
    expect(lines.find(({ text }) => text === 'it broke')).toMatchObject({
      localtime: '12:00',
      trace: 'at f',
      userlogin: 'aibek',
    });
    expect(lines.map(({ time }) => time)).toEqual(
      lines
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    const failures = (await log('aibek', { failuresOnly: true })).items;
    expect(failures.every(({ syserror, text }) => syserror !== '' || text === 'it broke')).toBe(true);
    expect(failures.length).toBeLessThan(lines.length);
    expect((await audited('USER_LOG_LOOKED_UP'))[0]).toMatchObject({ subject: await idOf('aibek'), result: 'SUCCESS' });
  });

  it('has no entries about money: refusals of the bank and operations are not in it', async () => {
    const customer = await server.signedIn('aibek');
    expect((await customer.operation('AccountService', 'GET_ACCOUNT_BY_ID', { accountId: NOBODY })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    const { rows } = await server.bank.database.owner.query<{ failure: string }>('select failure from call_failure');
    expect(rows.map(({ failure }) => failure)).not.toContain('ACCOUNT_NOT_FOUND');
    const text = JSON.stringify((await log('aibek')).items);
    expect(text).not.toMatch(/MAKE_|CONFIRM"/);
  });

  it('comes thirty lines at a time, each once, also where many have one moment', async () => {
    const userId = await idOf('daniyar');
    const at = new Date(server.bank.clock.now() - 86_400_000);
    await server.bank.database.owner.query(
      `insert into call_failure (at, user_id, session_id, reference_id, service, operation, failure)
        select $2, $1, 1, 'r' || n, 'utility', 'GET_AVATAR', 'INTERNAL_SERVER_ERROR' from generate_series(1, 40) n`,
      [userId, at],
    );
    await server.bank.database.owner.query(
      `insert into client_log (at, reference_id, user_id, level, message) select $2, 'c' || n, $1, 'error', 'x' from generate_series(1, 40) n`,
      [userId, at],
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await log('daniyar', { failuresOnly: true, ...(after && { after }) });
      expect(page.items.length).toBeLessThanOrEqual(30);
      seen.push(...page.items.map(({ refid }) => refid));
      after = page.next;
    } while (after !== undefined);
    const planted = seen.filter((refid) => /^[rc]\d+$/.test(refid));
    expect([planted.length, new Set(planted).size]).toEqual([80, 80]);
  });
});
