import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { synchronizeDirectories } from '../../../bank/modules/directories/synchronizeDirectories';
import { DIRECTORY_NAMES } from '../../../src/domain/directory/Directory';
import type { DirectoryName } from '../../../src/domain/directory/Directory';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { valueOf } from '../support/transfers';

let bank: TestBank;
let user: TestCaller;
let seen: bigint;

/** A change of a row of every table a directory is made of; the first has something to change. */
const CHANGES: Readonly<Record<DirectoryName, readonly string[]>> = {
  SERVICE_PROVIDERS: ['update service_provider set maximum = maximum + 100 where id = 101'],
  SERVICE_CATEGORIES: ['update service_category set icon = icon || icon where id = 1'],
  DEPOSIT_PRODUCTS: [
    'update deposit_offer set rate = rate + 1',
    `update deposit_product set name = name || '{"en": "Other"}' where id = 1`,
  ],
  MONEY_TRANSFER_SYSTEMS: [
    'update money_transfer_system set payout_days = payout_days + 1',
    'update money_transfer_price set maximum = maximum + 1',
    `delete from money_transfer_country where country = 'KZ'`,
  ],
  BANKS: [`update network_bank set name = name || '{"en": "Other"}'`],
  COUNTRIES: [`update country set name = name || '{"en": "Other"}' where code = 'KZ'`],
  REGIONS: [`update territory set name = name || '{"en": "Other"}' where level = 'region'`],
  PAYMENT_PURPOSES: [`insert into payment_purpose values ('99999999', '{}', false)`],
  CODES_ABROAD: [`delete from code_abroad where code = '99090'`],
  TRANSPORT_TYPES: [
    'update transport_rate set rate = rate + 1',
    `update transport_type set name = name || '{"en": "Other"}'`,
  ],
  SECURITY_QUESTIONS: [],
  PASSWORD_POLICIES: [],
  SCHOOL_YEARS: [`delete from school_year where name = '2040-2041'`],
  BUSINESS_ERRORS: [],
  CITIES: [`delete from city where country = 'GB'`],
  SERVICE_POINTS: [`update service_point set hours = '[]' where kind = 'branch'`],
  AD_BLOCKS: [`update ad_block set route = '/market'`],
  LOAN_PRODUCTS: ['update loan_offer set rate_from = rate_from + 1', `update loan_product set customer_kinds = '{C}'`],
  SHOP_PRODUCTS: ['update shop_product set position = position + 1'],
  CHAT_TOPICS: ['delete from chat_topic where id = 5'],
};

beforeAll(async () => {
  bank = await createTestBank();
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

/** Editions told of since the test began, by the names of their directories. */
async function told(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await bank.database.owner.query<{ name: string; version: string }>(
    `select payload ->> 'directoryName' as name, payload ->> 'dataVersion' as version
      from outbox_event where id > $1 and type = 'DV_OF_DIRECTORIES' and customer_id is null order by id`,
    [seen],
  );
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
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

  it('names the directory it is asked for, and none for a name that is no directory', async () => {
    expect(valueOf(await user.call('GET_DV_OF_DIRECTORIES', { name: 'BANKS' }))).toMatchObject([{ name: 'BANKS' }]);
    expect(valueOf(await user.call('GET_DV_OF_DIRECTORIES', { name: 'NOTHING' }))).toEqual([]);
  });
});

describe('the edition of a directory', () => {
  it.each(DIRECTORY_NAMES.flatMap((name) => CHANGES[name].map((statement) => [name, statement] as const)))(
    'of %s rises by one and is told of when a row is changed: %s',
    async (name, statement) => {
      const before = (await editionOf(name)) ?? 0n;
      const { rowCount } = await bank.database.owner.query(statement);
      expect(rowCount).toBeGreaterThan(0);
      expect(await editionOf(name)).toBe(before + 1n);
      expect(await told()).toMatchObject({ [name]: String(before + 1n) });
    },
  );

  it('stays when a row is written as it was, or the change is taken back', async () => {
    const before = await editionOf('BANKS');
    await bank.database.owner.query('update network_bank set name = name');
    await bank.database.owner.query(
      `do $$ begin delete from network_bank; raise exception 'no'; exception when others then null; end $$`,
    );
    expect(await editionOf('BANKS')).toBe(before);
    expect(await told()).toEqual({});
  });

  it('rises for each of the directories a table belongs to', async () => {
    await bank.database.owner.query(`update country set name = name || '{"en": "Once more"}' where code = 'RU'`);
    expect(Object.keys(await told()).toSorted()).toEqual(['COUNTRIES', 'MONEY_TRANSFER_SYSTEMS']);
  });

  it('is told of no earlier than what was told before, as events are kept by the clock of the bank', async () => {
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

describe('a directory that comes with the program of the bank', () => {
  it('has another edition when another program has brought another content, and not before', async () => {
    await synchronizeDirectories(bank.services);
    await synchronizeDirectories(bank.services);
    expect([await editionOf('BUSINESS_ERRORS'), await told()]).toEqual([1n, {}]);
    await bank.database.owner.query(
      `update directory_version set content_hash = sha256('of another program') where name = 'BUSINESS_ERRORS'`,
    );
    await synchronizeDirectories(bank.services);
    expect([await editionOf('BUSINESS_ERRORS'), await told()]).toEqual([2n, { BUSINESS_ERRORS: '2' }]);
  });
});

describe('a directory', () => {
  it('has nothing new for whoever holds its edition, and everything for whoever holds another', async () => {
    const first = valueOf(await user.call('GET_BANKS', { withoutImages: true }));
    const again = valueOf(await user.call('GET_BANKS', { withoutImages: true, dataVersion: first.dataVersion }));
    expect(again).toEqual({ dataVersion: first.dataVersion });
    const other = valueOf(await user.call('GET_BANKS', { withoutImages: true, dataVersion: first.dataVersion - 1n }));
    expect(other).toEqual(first);
    expect(first.content?.length).toBeGreaterThan(10);
  });
});
