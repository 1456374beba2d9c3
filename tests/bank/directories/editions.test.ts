import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readRepeatables, readVersions } from '../../../bank/db/sqlFiles';
import type { Version } from '../../../bank/db/sqlFiles';
import { failureText } from '../../../bank/modules/directories/businessErrors';
import { synchronizeDirectories } from '../../../bank/modules/directories/synchronizeDirectories';
import { DIRECTORY_NAMES } from '../../../src/application/operations/directoryCatalogue';
import type { DirectoryName } from '../../../src/application/operations/directoryCatalogue';
import type { Language } from '../../../src/domain/language/Language';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { valueOf } from '../support/transfers';

let bank: TestBank;
let user: TestCaller;
let seen: bigint;

/** Tables of the directories that are made of more than one. */
const SEVERAL_TABLES: Readonly<Partial<Record<DirectoryName, readonly string[]>>> = {
  DEPOSIT_PRODUCTS: ['deposit_offer', 'deposit_product'],
  MONEY_TRANSFER_SYSTEMS: ['country', 'money_transfer_country', 'money_transfer_price', 'money_transfer_system'],
  TRANSPORT_TYPES: ['transport_rate', 'transport_type'],
  LOAN_PRODUCTS: ['loan_offer', 'loan_product'],
  SHOP_PRODUCTS: ['loan_product', 'shop_product'],
};

beforeAll(async () => {
  bank = await createTestBank();
  await synchronizeDirectories(bank.services);
  await addCustomer(bank, 'owner');
  user = await bank.callAs('owner');
});
beforeEach(async () => {
  const { rows } = await bank.database.owner.query<{ id: bigint }>(
    'select coalesce(max(id), 0) as id from outbox_event',
  );
  seen = rows[0]?.id ?? 0n;
});
afterAll(() => bank.close());

/** Editions announced since the test began, by the names of their directories. */
async function announced(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await bank.database.owner.query<{ name: string; version: string }>(
    `select payload ->> 'directoryName' as name, payload ->> 'dataVersion' as version
      from outbox_event where id > $1 and type = 'DV_OF_DIRECTORIES' and customer_id is null order by id`,
    [seen],
  );
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

/** Tables whose changes raise the edition of a directory, in alphabetical order. */
async function tablesOf(name: DirectoryName): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as table from pg_trigger t
      where t.tgfoid = 'raise_edition'::regproc
        and $1 = any (string_to_array(encode(t.tgargs, 'escape'), '\\000')) order by 1`,
    [name],
  );
  return rows.map(({ table }) => table);
}

/** Makes the triggers of directories again, as a change of the schema does. */
async function remakeTriggers(): Promise<void> {
  const triggers = readRepeatables().find(({ name }) => name === 'triggers modules/directories');
  await bank.database.owner.query(triggers?.sql ?? '');
}

/** Author of the edition of a directory. */
async function changedBy(name: string): Promise<string | undefined> {
  const { rows } = await bank.database.owner.query<{ changed_by: string }>(
    'select changed_by from directory_version where name = $1',
    [name],
  );
  return rows[0]?.changed_by;
}

async function editionOf(name: string): Promise<bigint | undefined> {
  const [version] = valueOf(await user.call('GET_DV_OF_DIRECTORIES', { name }));
  return version?.dataVersion;
}

describe('the list of editions', () => {
  it('names every directory there is', async () => {
    const versions = valueOf(await user.call('GET_DV_OF_DIRECTORIES', {}));
    expect(versions.map(({ name }) => name).toSorted()).toEqual([...DIRECTORY_NAMES].sort());
  });

  it('contains the requested directory, and is empty for an unknown name', async () => {
    expect(valueOf(await user.call('GET_DV_OF_DIRECTORIES', { name: 'BANKS' }))).toMatchObject([{ name: 'BANKS' }]);
    expect(valueOf(await user.call('GET_DV_OF_DIRECTORIES', { name: 'NOTHING' }))).toEqual([]);
  });
});

describe('a table whose comment names a directory', () => {
  it('raises the edition of each directory it names, and none once its comment is gone', async () => {
    const { database } = bank;
    await database.owner.query(`create table souvenir (id integer primary key);
      comment on table souvenir is 'Directory: SOUVENIRS, BANKS'`);
    await remakeTriggers();
    expect(await editionOf('SOUVENIRS')).toBe(1n);
    const banks = (await editionOf('BANKS')) ?? 0n;
    await database.owner.query('insert into souvenir values (1), (2)');
    expect([await editionOf('SOUVENIRS'), await editionOf('BANKS')]).toEqual([2n, banks + 1n]);

    await database.owner.query('comment on table souvenir is null');
    await remakeTriggers();
    await database.owner.query('delete from souvenir');
    expect([await editionOf('SOUVENIRS'), await editionOf('BANKS')]).toEqual([2n, banks + 1n]);
    await database.owner.query(`drop table souvenir; delete from directory_version where name = 'SOUVENIRS'`);
  });

  it('is followed after each change of the schema', () => {
    const [baseline] = readVersions();
    const shasOf = (versions: readonly Version[]) =>
      new Map(readRepeatables(versions).map(({ name, sha256 }) => [name, sha256]));
    const before = shasOf([]);
    const changed = [...shasOf(baseline === undefined ? [] : [baseline])].filter(
      ([name, sha]) => before.get(name) !== sha,
    );
    expect(changed.map(([name]) => name)).toContain('triggers modules/directories');
    expect(changed.every(([name]) => name.startsWith('triggers '))).toBe(true);
  });
});

describe('the edition of a directory', () => {
  it.each(DIRECTORY_NAMES)(
    'of %s rises by one and is announced when a row of a table of it is changed',
    async (name) => {
      const tables = await tablesOf(name);
      expect(tables).toEqual(SEVERAL_TABLES[name] ?? [expect.any(String)]);
      for (const table of tables) {
        const before = (await editionOf(name)) ?? 0n;
        // The content stays as it is for the tests that follow.
        await bank.database.owner.query(`alter table ${table} add column probe integer`);
        const { rowCount } = await bank.database.owner.query(`update ${table} set probe = 1`);
        await bank.database.owner.query(`alter table ${table} drop column probe`);
        expect(rowCount).toBeGreaterThan(0);
        expect([table, await editionOf(name)]).toEqual([table, before + 1n]);
        expect(await announced()).toMatchObject({ [name]: String(before + 1n) });
      }
    },
  );

  it('stays when a row is written as it was, or the change is taken back', async () => {
    const before = await editionOf('BANKS');
    await bank.database.owner.query('update network_bank set name = name');
    await bank.database.owner.query(
      `do $$ begin delete from network_bank; raise exception 'no'; exception when others then null; end $$`,
    );
    expect(await editionOf('BANKS')).toBe(before);
    expect(await announced()).toEqual({});
  });

  it('names its author: the acting user, or the role of the database', async () => {
    await bank.database.owner.query(`update network_bank set name = name || '{"en": "By a role"}'`);
    const role = await changedBy('BANKS');
    await bank.database.owner.query(
      `do $$ begin
        perform set_config('tulpar.actor', 'somebody', true);
        update network_bank set name = name || '{"en": "By somebody"}';
      end $$`,
    );
    expect([role, await changedBy('BANKS')]).toEqual([expect.stringMatching(/^\w+$/), 'somebody']);
    expect(role).not.toBe('somebody');
  });

  it('rises for each of the directories a table belongs to', async () => {
    await bank.database.owner.query(`update country set name = name || '{"en": "Once more"}' where code = 'RU'`);
    expect(Object.keys(await announced()).toSorted()).toEqual(['COUNTRIES', 'MONEY_TRANSFER_SYSTEMS']);
  });

  it('is announced no earlier than previous events, as events are kept by the clock of the bank', async () => {
    const ahead = new Date(Date.now() + 30 * 24 * 3_600_000);
    await bank.database.owner.query(
      `insert into outbox_event (type, payload, created_at) values ('NOTIFICATION', '{}', $1)`,
      [ahead],
    );
    await bank.database.owner.query('update network_bank set swift = swift || $1', ['']);
    await bank.database.owner.query(`update network_bank set name = name || '{"en": "Later"}'`);
    const { rows } = await bank.database.owner.query<{ late: boolean }>(
      `select created_at >= $1 as late from outbox_event where type = 'DV_OF_DIRECTORIES' order by id desc limit 1`,
      [ahead],
    );
    expect(rows).toEqual([{ late: true }]);
  });
});

describe('the texts of failures', () => {
  const textOf = async (code: string, language: Language) => {
    const { content = [] } = valueOf(
      await user.call('GET_DIRECTORY_BUSINESS_ERRORS', { withoutImages: true, language }),
    );
    return content.find((error) => error.code === code);
  };
  const change = (statement: string) => bank.database.owner.query(statement);

  it('are brought by the program once, and again where another program says them otherwise', async () => {
    await synchronizeDirectories(bank.services);
    const brought = (await editionOf('BUSINESS_ERRORS')) ?? 0n;
    await synchronizeDirectories(bank.services);
    expect(await editionOf('BUSINESS_ERRORS')).toBe(brought);
    expect((await textOf('INSUFFICIENT_FUNDS', 'ru'))?.text.ru).not.toBe('');
    await change(`update business_error set text = '{"ru": "of another program"}' where code = 'INSUFFICIENT_FUNDS'`);
    await synchronizeDirectories(bank.services);
    expect(await editionOf('BUSINESS_ERRORS')).toBe(brought + 2n);
    expect((await textOf('INSUFFICIENT_FUNDS', 'ru'))?.text.ru).not.toBe('of another program');
  });

  it('that the bank has changed stay as they are, with the default where a language has none', async () => {
    await synchronizeDirectories(bank.services);
    await change(
      `update business_error set text = '{"ru": "Мало денег", "en": ""}', summary = '{"ru": "Мало", "en": ""}', default_text = 'No money',
        edited = true where code = 'INSUFFICIENT_FUNDS'`,
    );
    await synchronizeDirectories(bank.services);
    expect(await textOf('INSUFFICIENT_FUNDS', 'ru')).toMatchObject({ text: { ru: 'Мало денег' }, fallbackText: '' });
    expect(await textOf('INSUFFICIENT_FUNDS', 'en')).toMatchObject({ text: { en: '' }, fallbackText: 'No money' });
    expect(await failureText(bank.services.database, 'INSUFFICIENT_FUNDS')).toMatchObject({
      ru: 'Мало',
      en: 'No money',
    });
  });

  it('for an unknown code are those of an unknown error', async () => {
    await synchronizeDirectories(bank.services);
    const unknown = await failureText(bank.services.database, 'CODE_OF_NO_FAILURE');
    expect(unknown).toEqual(await failureText(bank.services.database, 'INTERNAL_SERVER_ERROR'));
    expect(unknown.kg).not.toBe('');
  });
});

describe('a directory', () => {
  it('has nothing new for a client with its edition, and everything for a client with another', async () => {
    const first = valueOf(await user.call('GET_BANKS', { withoutImages: true }));
    const again = valueOf(await user.call('GET_BANKS', { withoutImages: true, dataVersion: first.dataVersion }));
    expect(again).toEqual({ dataVersion: first.dataVersion });
    const other = valueOf(await user.call('GET_BANKS', { withoutImages: true, dataVersion: first.dataVersion - 1n }));
    expect(other).toEqual(first);
    expect(first.content?.length).toBeGreaterThan(10);
  });
});
