import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertMigrated, migrate } from '../../../bank/db/migrate';
import { openDatabase } from '../../../bank/db/openDatabase';
import { readRepeatables, readVersions } from '../../../bank/db/sqlFiles';
import { createTestDatabase, urlOf } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

const REMEMBERED = 'select name, sha256, applied_at::text from schema_checksum order by name';

/** The texts a database was made of, as they are after `act`, which leaves the database as it was. */
async function rememberedAfter(test: TestDatabase, act: () => Promise<unknown>) {
  await act();
  return (await test.owner.query<{ name: string; sha256: string; applied_at: string }>(REMEMBERED)).rows;
}

describe('migrations', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('remember every version, function, view and trigger by its text', async () => {
    const { rows } = await test.owner.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_checksum',
    );
    const files = [...readVersions(), ...readRepeatables()].map(({ name, sha256 }) => ({ name, sha256 }));
    expect(rows).toHaveLength(files.length);
    expect(rows).toEqual(expect.arrayContaining(files));
  });

  it('create the functions of their files, which only the granted roles may call', async () => {
    const { rows } = await test.owner.query<{ name: string; body: string; is_open: boolean; is_granted: boolean }>(`
      select proname as name, prosrc as body, coalesce(array_to_string(proacl, ',') ~ '(^|,)=X', true) as is_open,
          has_function_privilege('tulpar_bank', oid, 'execute') as is_granted
        from pg_proc where pronamespace = 'public'::regnamespace`);
    const files = readRepeatables().filter(({ kind }) => kind === 'function');
    const sqlOf = (name: string): string => files.find(({ object }) => object === name)?.sql ?? '';
    const isGranted = (name: string) => sqlOf(name).includes(`grant execute on function ${name} to tulpar_bank;`);
    expect(rows.map(({ name }) => name).sort()).toEqual(files.map(({ object }) => object).sort());
    // A body that is not a string is kept by PostgreSQL as what it was read to, not as it was written.
    const isMade = ({ name, body }: { name: string; body: string }) =>
      sqlOf(name).includes(body === '' ? 'begin atomic' : `$$${body}$$`);
    expect(rows.filter((row) => !isMade(row))).toEqual([]);
    expect(rows.filter(({ is_open }) => is_open)).toEqual([]);
    expect(rows.filter(({ name, is_granted }) => is_granted !== isGranted(name))).toEqual([]);
  });

  it('leave the hooks of movements that the files of the products name', async () => {
    const { rows } = await test.owner.query<{ area: string; codes: string[] }>(
      'select area, array_agg(txn_code order by txn_code) as codes from movement_hook group by area order by area',
    );
    const files = readRepeatables().filter(({ kind }) => kind === 'hooks');
    const named = files.map(({ object, sql }) => ({
      area: object,
      codes: [...sql.matchAll(/"txn_code": "(\w+)"/g)].map(([, code = '']) => code).sort(),
    }));
    expect(rows).toEqual(named.sort((one, other) => one.area.localeCompare(other.area)));
  });

  it.each([
    ['a function that is not there', '{"txn_code": "MAKE_TEST", "refusal": "no_such_refusal"}', /no_such_refusal/],
    ['a function of other arguments', '{"txn_code": "MAKE_TEST", "after_booking": "open_deposit"}', /open_deposit/],
    ['the movement of another area', '{"txn_code": "MAKE_DEPOSIT"}', /movement_hook_pkey/],
    ['a product the ledger does not know', '{"txn_code": "MAKE_TEST", "credited_product": "gold"}', /account_product/],
  ])('refuse hooks with %s', async (_name, hook, message) => {
    const refused = test.owner.query(`select set_movement_hooks('modules/test', '[${hook}]')`);
    await expect(refused).rejects.toThrow(message);
  });

  it('run the hooks of an area again when their text has changed', async () => {
    await test.owner.query(`
      update movement_hook set notice = 'other' where area = 'modules/deposits';
      update schema_checksum set sha256 = 'other' where name = 'hooks modules/deposits'`);
    await migrate(test.connection);
    const { rows } = await test.owner.query(
      `select txn_code, notice from movement_hook where area = 'modules/deposits' and notice is not null`,
    );
    expect(rows).toEqual([{ txn_code: 'MAKE_DEPOSIT_APPLICATION', notice: 'depositOpened' }]);
  });

  it('change nothing the second time', async () => {
    const before = await rememberedAfter(test, () => Promise.resolve());
    expect(await rememberedAfter(test, () => migrate(test.connection))).toEqual(before);
  });

  it('run a function again when its text has changed, and nothing else', async () => {
    const before = await rememberedAfter(test, () => Promise.resolve());
    await test.owner.query(`
      create or replace function bank_day(p_moment timestamptz) returns date language sql immutable as $$ select null::date $$;
      update schema_checksum set sha256 = 'other' where name = 'function bank_day'`);
    const after = await rememberedAfter(test, () => migrate(test.connection));
    const { rows } = await test.owner.query(`select bank_day('2026-11-21T19:00:00Z')::text as day`);
    expect(rows).toEqual([{ day: '2026-11-22' }]);
    expect(after.filter((row, index) => row.applied_at !== before[index]?.applied_at).map(({ name }) => name)).toEqual([
      'function bank_day',
    ]);
    expect(after.map(({ sha256 }) => sha256)).toEqual(before.map(({ sha256 }) => sha256));
  });

  it('make a function anew that a change has dropped', async () => {
    await test.owner.query('drop function loan_repayment_refusal');
    await migrate(test.connection);
    const { rows } = await test.owner.query(`select from pg_proc where proname = 'loan_repayment_refusal'`);
    expect(rows).toHaveLength(1);
  });

  it('take from the bank the right to a function that its file does not grant', async () => {
    await test.owner.query(`
      grant execute on function book_operation to tulpar_bank, public;
      update schema_checksum set sha256 = 'other' where name = 'function book_operation'`);
    await migrate(test.connection);
    const { rows } = await test.owner.query(
      `select has_function_privilege('tulpar_bank', oid, 'execute') as may_call from pg_proc where proname = 'book_operation'`,
    );
    expect(rows).toEqual([{ may_call: false }]);
  });

  it('refuse a function whose name has another one with other arguments', async () => {
    await test.owner.query(`
      create function bank_day(p_moment timestamp) returns date language sql immutable as $$ select null::date $$;
      update schema_checksum set sha256 = 'other' where name = 'function bank_day'`);
    await expect(migrate(test.connection)).rejects.toThrow('function name "bank_day" is not unique');
    await test.owner.query('drop function bank_day(timestamp)');
    await migrate(test.connection);
  });

  it('refuse a function that no file makes any more, until a change has dropped it', async () => {
    await test.owner.query(`
      create function left_over() returns integer language sql as $$ select 1 $$;
      insert into schema_checksum (name, sha256) values ('function left_over', 'old')`);
    await expect(migrate(test.connection)).rejects.toThrow(
      'No file makes the function left_over of the database any more',
    );
    await test.owner.query('drop function left_over()');
    const after = await rememberedAfter(test, () => migrate(test.connection));
    expect(after.map(({ name }) => name)).not.toContain('function left_over');
  });

  it.each([
    [
      'another build, which has another baseline',
      `update schema_checksum set sha256 = 'other' where name = '0001_baseline'`,
      'The database was made by another build of the bank, whose 0001_baseline is different, and cannot be brought up to date; start the build that made it, or this one with an empty DATA_DIR, or with DATABASE_URL at an empty database.',
    ],
    [
      'a newer build, which has added a version',
      `insert into schema_checksum (name, sha256) values ('9001_more', 'new');
       insert into schema_change (name, timestamp) values ('9001_more', '2026-11-30');
       update schema_checksum set sha256 = 'new' where name = 'function bank_day'`,
      'The database was made by a newer build of the bank, which has added 9001_more; start that build or a later one.',
    ],
  ])(
    'refuse a database of %s in one sentence that says what to do, and leave it alone',
    async (_name, change, says) => {
      const other = await createTestDatabase();
      await other.owner.query(change);
      const before = await rememberedAfter(other, () => Promise.resolve());
      for (const databaseOwnerUrl of [urlOf(other.connection), undefined]) {
        const opening = openDatabase({ dataDirectory: '/nowhere', databaseUrl: urlOf(other.login), databaseOwnerUrl });
        await expect(opening).rejects.toThrow(new Error(says));
      }
      expect(await rememberedAfter(other, () => Promise.resolve())).toEqual(before);
      await other.close();
    },
  );

  it('refuse a database whose accounts begin with the code of another bank', async () => {
    const other = await createTestDatabase();
    await assertMigrated(other.database.pool);
    await other.owner.query(`update bank_code set digits = '118005'`);
    await expect(assertMigrated(other.database.pool)).rejects.toThrow(
      'The accounts of the database begin with 118005, those of this bank with 128001',
    );
    await other.close();
  });

  it('are run once by processes that start together on an empty database, found by its address', async () => {
    const empty = await createTestDatabase('template0');
    const databaseUrl = urlOf(empty.login);
    const databaseOwnerUrl = urlOf(empty.connection);
    const opened = await Promise.all(
      Array.from({ length: 4 }, () =>
        openDatabase({ dataDirectory: '/nowhere', databaseUrl, databaseOwnerUrl, limits: { poolSize: 1 } }),
      ),
    );
    const { rows } = await empty.owner.query<{ name: string }>('select name from schema_change order by name');
    await Promise.all(opened.map((each) => each.close()));
    await empty.close();
    expect(rows.map((row) => row.name)).toEqual(readVersions().map(({ name }) => name));
    expect(opened[0]?.location).not.toContain(String(empty.login.password));
  });

  it.each([
    ['whether it knows the owner', true],
    ['or not', false],
  ])('refuse a database of an earlier edition in one sentence that says what to do, %s', async (_, knowsOwner) => {
    const older = await createTestDatabase('template0');
    await older.owner.query(`
      create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
      insert into schema_migration (name, sha256) values ('0001_tables.sql', 'old');
      create table customer (id bigint);
      grant select on schema_migration to tulpar_bank`);
    const opening = openDatabase({
      dataDirectory: '/nowhere',
      databaseUrl: urlOf(older.login),
      ...(knowsOwner && { databaseOwnerUrl: urlOf(older.connection) }),
    });
    await expect(opening).rejects.toThrow(
      new Error(
        'The database was made by an earlier edition of the bank and cannot be brought up to date; start with an empty DATA_DIR, or with DATABASE_URL at an empty database.',
      ),
    );
    const { rows } = await older.owner.query(
      `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    expect(rows).toEqual([{ table_name: 'customer' }, { table_name: 'schema_migration' }]);
    await older.close();
  });

  it('read int8 as bigint, moments as milliseconds and days as text', async () => {
    const { rows } = await test.database.pool.query(
      `select 9007199254740993::bigint as large, $1::timestamptz as moment, date '2026-11-21' as day`,
      [new Date(1_795_243_800_123)],
    );
    expect(rows).toEqual([{ large: 9_007_199_254_740_993n, moment: 1_795_243_800_123, day: '2026-11-21' }]);
  });
});
