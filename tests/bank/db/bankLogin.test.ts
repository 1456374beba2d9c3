import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

import { allowBankLogin, assertBankLogin } from '../../../bank/db/bankLogin';
import { asOwner, connect, openDatabase } from '../../../bank/db/openDatabase';
import { createTestDatabase, urlOf } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

let test: TestDatabase;
let session: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  session = new Client(test.login);
  await session.connect();
});
afterAll(async () => {
  await session.end();
  await test.close();
});

const open = (login = test.login) =>
  openDatabase({ dataDirectory: '/nowhere', databaseUrl: urlOf(login), limits: { poolSize: 1 } });

describe('a session of the bank', () => {
  it.each(['reset role', 'set role none', 'set role tulpar_bank', 'reset session authorization'])(
    'gains nothing by %s',
    async (statement) => {
      await session.query(statement);
      const { rows } = await session.query(
        'select session_user, current_user, (select rolsuper from pg_roles where rolname = session_user)',
      );
      expect(rows).toEqual([{ session_user: 'tulpar_bank', current_user: 'tulpar_bank', rolsuper: false }]);
      for (const table of ['entry', 'audit_event']) {
        await expect(session.query(`delete from ${table}`)).rejects.toThrow('permission denied');
      }
      await expect(session.query('alter table account disable trigger all')).rejects.toThrow('must be owner');
    },
  );

  it.each([
    'set role tulpar',
    'set session authorization tulpar',
    'set role pg_read_server_files',
    'create role another',
    'create database another',
    'create table extra (id bigint)',
    `alter role tulpar_bank superuser`,
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    'update schema_checksum set name = name',
  ])('may not %s', async (statement) => {
    await expect(session.query(statement)).rejects.toThrow(/permission denied|must be/);
  });

  it.each([
    ['enable_seqscan', 'off'],
    ['jit', 'off'],
    ['max_parallel_workers_per_gather', '0'],
    ['TimeZone', 'UTC'],
  ])('has %s set to %s on every connection of the pool', async (name, value) => {
    const { rows } = await test.database.pool.query('select current_setting($1) as value', [name]);
    expect(rows).toEqual([{ value }]);
  });

  it('is what every connection of the pool is', async () => {
    const { rows } = await test.database.pool.query('select session_user, current_user');
    expect(rows).toEqual([{ session_user: 'tulpar_bank', current_user: 'tulpar_bank' }]);
    await expect(assertBankLogin(test.database.pool)).resolves.toBeUndefined();
  });
});

describe('a bank that is to serve over a database', () => {
  afterEach(async () => {
    await test.owner.query('drop owned by tulpar_other; drop role tulpar_other').catch(() => undefined);
  });

  it('serves under its own login without knowing the owner', async () => {
    const opened = await open();
    await opened.close();
    expect(opened.owner).toBeUndefined();
  });

  it('is brought up to date by an owner who owns the database and nothing else', async () => {
    const name = `plain_${randomUUID().replaceAll('-', '')}`;
    const administer = (statement: string) => asOwner(inject('postgres'), (superuser) => superuser.query(statement));
    await administer(`create role ${name} login password 'plain-2026'`);
    await administer(`create database ${name} owner ${name} template template0`);
    const login = { ...test.login, database: name };
    const opened = await openDatabase({
      dataDirectory: '/nowhere',
      databaseUrl: urlOf(login),
      databaseOwnerUrl: urlOf({ ...login, user: name, password: 'plain-2026' }),
    });
    expect((await opened.database.pool.query('select count(*)::int as customers from customer')).rows).toEqual([
      { customers: 0 },
    ]);
    await opened.close();
    await administer(`drop database ${name}`);
    await administer(`drop role ${name}`);
  });

  it('serves under another login that has its rights and no others', async () => {
    const opened = await open(await otherLogin('in role tulpar_bank'));
    const { rows } = await opened.database.pool.query('select session_user');
    await opened.close();
    expect(rows).toEqual([{ session_user: 'tulpar_other' }]);
  });

  it('refuses the owner, who is a superuser', async () => {
    await expect(open(test.connection)).rejects.toThrow('is a superuser');
  });

  it.each([
    ['may create roles', 'createrole in role tulpar_bank', ''],
    ['may create databases', 'createdb in role tulpar_bank', ''],
    ['may replicate', 'replication in role tulpar_bank', ''],
    ['passes row security', 'bypassrls in role tulpar_bank', ''],
    ['may take other roles', 'in role tulpar_bank, pg_read_server_files', ''],
    ['owns what is in the database', 'in role tulpar_bank', 'alter table client_log owner to tulpar_other'],
    ['may create tables', 'in role tulpar_bank', 'grant create on schema public to tulpar_other'],
    ['has not the rights of tulpar_bank', '', 'grant select on schema_checksum to tulpar_other'],
  ])('refuses a login that %s', async (beyond, rights, granted) => {
    const login = await otherLogin(rights);
    await test.owner.query(granted);
    const { close, pool } = connect(login, { limits: { poolSize: 1 } });
    await expect(assertBankLogin(pool)).rejects.toThrow(beyond);
    await close();
    await test.owner.query('alter table client_log owner to tulpar');
  });

  it.each(['0001_baseline', 'function book_operation', 'view loan_owed', 'triggers ledger', 'hooks modules/loans'])(
    'refuses a schema that lacks %s, and says what to do',
    async (name) => {
      await test.owner.query('create table kept as select * from schema_checksum');
      await test.owner.query('delete from schema_checksum where name = $1', [name]);
      await expect(open()).rejects.toThrow(
        `The database lacks this edition of ${name}; start once with DATABASE_OWNER_URL`,
      );
      await test.owner.query('insert into schema_checksum select * from kept except select * from schema_checksum');
      await test.owner.query('drop table kept');
    },
  );

  it('reveals its password to no log', async () => {
    const wrong = { ...test.login, password: 'sesam-open-2026' };
    const message = await open(wrong).then(
      String,
      (cause: Error) => `${cause.message} ${cause.stack} ${JSON.stringify(cause)}`,
    );
    expect(message).toContain('password authentication failed');
    expect(message).not.toContain('sesam');
  });
});

describe('the embedded server', () => {
  it('has a login for the bank with a password of its own, which no log of it knows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tulpar-login-'));
    chmodSync(folder, 0o755);
    const opened = await openDatabase({ dataDirectory: folder, databaseUrl: undefined, durable: false });
    const { rows } = await opened.database.pool.query('select session_user');
    const passwords = ['bank-password', 'database-password'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const owner = new Client({ ...opened.owner });
    await owner.connect();
    await expect(allowBankLogin(session, 'of a stranger')).rejects.toThrow('permission denied');
    await owner.end();
    await opened.close();
    const logs = readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const mode = statSync(join(folder, 'bank-password')).mode & 0o777;
    rmSync(folder, { recursive: true, force: true });
    expect([rows, new Set(passwords).size, mode]).toEqual([[{ session_user: 'tulpar_bank' }], 2, 0o600]);
    expect(logs.length).toBeGreaterThan(0);
    expect(logs.filter((log) => passwords.some((password) => log.includes(password)))).toEqual([]);
  });
});

/** A login made for one test, by what it is given besides. */
async function otherLogin(rights: string) {
  const password = 'other-2026';
  await test.owner.query(`create role tulpar_other login password '${password}' ${rights}`);
  return { ...test.login, user: 'tulpar_other', password };
}
