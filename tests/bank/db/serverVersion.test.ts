import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { asOwner, openDatabase } from '../../../bank/db/openDatabase';
import { OLDEST_SERVER } from '../../../bank/db/serverVersion';
import { createTestDatabase, urlOf } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Has the server call itself another version to this role in this database. */
async function disguise(role: string, number: string, name: string): Promise<void> {
  await test.owner.query(`
    create schema if not exists disguise;
    grant usage on schema disguise to public;
    create or replace function disguise.current_setting(p_name text) returns text language sql as $$
      select case p_name when 'server_version_num' then '${number}' when 'server_version' then '${name}' end $$;
    alter role ${role} in database ${test.connection.database ?? ''} set search_path = disguise, pg_catalog, public`);
}

const open = (databaseOwnerUrl?: string) =>
  openDatabase({
    dataDirectory: '/nowhere',
    databaseUrl: urlOf(test.login),
    databaseOwnerUrl,
    limits: { poolSize: 1 },
  });

it('an older server ends the start by one sentence, whichever login meets it', async () => {
  const refusal = 'The database server is PostgreSQL 14.13, and the bank needs PostgreSQL 15 or newer';
  await disguise('tulpar_bank', '140013', '14.13');
  await expect(open()).rejects.toThrow(refusal);
  const { user = '' } = inject('postgres');
  await disguise(user, '140013', '14.13');
  await test.owner.query(`alter role tulpar_bank in database ${test.connection.database ?? ''} reset search_path`);
  await expect(open(urlOf(test.connection))).rejects.toThrow(refusal);
});

it.each(['150000', '190000'])('a server of version %s is served from', async (number) => {
  const { user = '' } = inject('postgres');
  await disguise('tulpar_bank', number, 'another');
  await test.owner.query(`alter role ${user} in database ${test.connection.database ?? ''} reset search_path`);
  const opened = await open();
  await opened.close();
  expect(opened.location).toContain(test.connection.database);
});

it('the server of this run is no older than the bank needs', async () => {
  const { rows } = await asOwner(inject('postgres'), (client) =>
    client.query<{ major: number }>("select current_setting('server_version_num')::int / 10000 as major"),
  );
  expect(rows[0]?.major).toBeGreaterThanOrEqual(OLDEST_SERVER);
});
