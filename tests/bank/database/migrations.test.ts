import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrateAt, openDatabase } from '../../../bank/database/openDatabase';
import { functionsDocument } from '../../../scripts/generate/functionsDocument';
import { createTestDatabase, urlOf } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

describe('migrations', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('change nothing the second time', async () => {
    const before = await test.owner.query('select name, sha256, applied_at from schema_migration order by name');
    await migrateAt(test.connection);
    const after = await test.owner.query('select name, sha256, applied_at from schema_migration order by name');
    expect(before.rows.length).toBeGreaterThan(1);
    expect(after.rows).toEqual(before.rows);
  });

  it('refuse a database that was built with another text of the same file', async () => {
    await test.owner.query(`update schema_migration set sha256 = 'other' where name like '0001%'`);
    await expect(migrateAt(test.connection)).rejects.toThrow('another 0001_tables.sql');
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
    const { rows } = await empty.owner.query<{ name: string }>('select name from schema_migration order by name');
    await Promise.all(opened.map((each) => each.close()));
    await empty.close();
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(['0001_tables.sql', '0003_ledger.sql']));
    expect(opened[0]?.location).not.toContain(String(empty.login.password));
  });

  it('leave the functions that docs/functions.sql tells, with their settings', async () => {
    const { rows } = await test.owner.query<{ name: string; body: string; settings: string[] | null }>(
      `select proname as name, prosrc as body, proconfig as settings from pg_proc where pronamespace = 'public'::regnamespace order by proname collate "C"`,
    );
    const told = functionsDocument()
      .split(/^-- \d{4}_\w+\.sql$/m)
      .slice(1);
    const toldOf = (name: string): string =>
      told.find((text) => new RegExp(`^create (or replace )?function ${name}\\b`, 'm').test(text)) ?? '';
    expect(rows).toHaveLength(told.length);
    // A body that is not a string is kept by PostgreSQL as what it was read to, not as it was written.
    const isTold = ({ name, body }: { name: string; body: string }) =>
      toldOf(name).includes(body === '' ? 'begin atomic' : `$$${body}$$`);
    expect(rows.filter((row) => !isTold(row)).map(({ name }) => name)).toEqual([]);
    const settings = rows.flatMap(({ name, settings: given }) =>
      (given ?? []).map((setting) => ({ name, setting: setting.split('=')[0] ?? '' })),
    );
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.filter(({ name, setting }) => !toldOf(name).includes(`set ${setting}`))).toEqual([]);
  });

  it('read int8 as bigint, moments as milliseconds and days as text', async () => {
    const { rows } = await test.database.pool.query(
      `select 9007199254740993::bigint as large, $1::timestamptz as moment, date '2026-11-21' as day`,
      [new Date(1_795_243_800_123)],
    );
    expect(rows).toEqual([{ large: 9_007_199_254_740_993n, moment: 1_795_243_800_123, day: '2026-11-21' }]);
  });
});
