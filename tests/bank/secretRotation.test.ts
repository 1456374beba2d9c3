import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settleSecrets } from '../../bank/compose/settleSecrets';
import { resealing } from '../../bank/jobs/resealing';
import { readSecrets } from '../../bank/kernel/Secrets';
import type { Secrets } from '../../bank/kernel/Secrets';
import { KEY_ID_BYTES, seal, sealingKeyOf, unseal } from '../../bank/kernel/sealing';
import { createTestBank } from './support/createTestBank';
import type { TestBank } from './support/createTestBank';
import { jobOf, SILENT } from './support/jobs';
import { createTestDatabase } from './support/testDatabase';

const FIRST = '11'.repeat(32);
const SECOND = '22'.repeat(32);
const THIRD = '33'.repeat(32);
const SEED = Buffer.from('12345678901234567890');
const MADE_WITH_ANOTHER = /^The database was made with another secret than that of TULPAR_SECRET; start with that one/;

interface GivenTexts {
  readonly previous?: string;
  readonly next?: string;
  readonly withoutOwner?: boolean;
}

/** Starts as `bank/main.ts` does, as far as secrets go. */
async function started(
  { services, database }: TestBank,
  current: string,
  { previous, next, withoutOwner = false }: GivenTexts = {},
): Promise<Secrets> {
  const given = await readSecrets('', {
    TULPAR_SECRET: current,
    ...(previous !== undefined && { TULPAR_SECRET_PREVIOUS: previous }),
    ...(next !== undefined && { TULPAR_SECRET_NEXT: next }),
  });
  const owner = withoutOwner ? undefined : database.connection;
  return settleSecrets({ database: database.database, owner }, given, services.clock);
}

/** Makes a round of the job as a process with these secrets; answers what it logged. */
async function sealedAgain({ services }: TestBank, secrets: Secrets): Promise<readonly string[]> {
  const lines: string[] = [];
  const log = { ...SILENT, info: (_facts: object, message: string) => lines.push(message) };
  await jobOf({ services: { ...services, secrets } }, resealing, { log }).round();
  return lines;
}

/** Columns of the database with a value that the key of this secret has sealed. */
async function columnsSealedBy({ database }: TestBank, secret: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ name: string; found: boolean }>(
    `select format('%s.%s', table_name, column_name) as name,
        (xpath('//found/text()', query_to_xml(format('select count(*) as found from %I where substring(%I from 1 for %s) = %L',
          table_name, column_name, $1::int, $2::bytea), false, false, '')))[1]::text::int > 0 as found
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and columns.data_type = 'bytea' and table_name <> 'known_secret'
      order by name`,
    [KEY_ID_BYTES, sealingKeyOf(Buffer.from(secret, 'hex')).id],
  );
  return rows.filter(({ found }) => found).map(({ name }) => name);
}

describe('the secret of a bank', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank({ seed: true });
    await bank.database.owner.query(
      `insert into bank_purpose (purpose) values ('demonstration') on conflict do nothing`,
    );
    await started(bank, FIRST);
  });
  afterAll(() => bank.close());

  it('is known to the database after the first start, and another ends the start', async () => {
    const [one, other] = [await started(bank, FIRST), await started(bank, FIRST, { withoutOwner: true })];
    expect(other.hashKey).toEqual(one.hashKey);
    await expect(started(bank, SECOND)).rejects.toThrow(MADE_WITH_ANOTHER);
    await expect(started(bank, SECOND, { next: FIRST })).rejects.toThrow(MADE_WITH_ANOTHER);
    await expect(started(bank, SECOND, { previous: THIRD })).rejects.toThrow(
      /^The database was made with another secret than those of TULPAR_SECRET and TULPAR_SECRET_PREVIOUS/,
    );
    expect((await started(bank, FIRST)).hashKey).toEqual(one.hashKey);
  });

  it('is no part of the database, and neither is the key of hashes', async () => {
    const { hashKey } = await started(bank, FIRST);
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select known_secret::text as text from known_secret',
    );
    expect(rows).toHaveLength(1);
    for (const secret of [FIRST, Buffer.from(hashKey).toString('hex')]) {
      expect(rows[0]?.text).not.toContain(secret);
    }
  });

  it('is replaced by another: both open, the new one seals, and the old one goes when nothing is sealed by it', async () => {
    const { owner, database } = bank.database;
    const first = await started(bank, FIRST);
    const users = (await owner.query<{ id: bigint }>('select id from app_user order by id limit 2')).rows.map(
      ({ id }) => id,
    );
    const sealed = users.map((id) => seal(first, `user ${id}`, SEED));
    await owner.query('delete from authenticator');
    await owner.query('insert into authenticator (user_id, seed) values ($1, $2)', [users[0], sealed[0]]);
    await owner.query('insert into authenticator (user_id, pending_seed) values ($1, $2)', [users[1], sealed[1]]);
    const tokens = await owner.query<{ serial: string }>('select serial from hardware_token');
    expect(tokens.rows.length).toBeGreaterThan(0);
    for (const { serial } of tokens.rows) {
      await owner.query('update hardware_token set seed = $2 where serial = $1', [
        serial,
        seal(first, `token ${serial}`, SEED),
      ]);
    }
    const everySeal = ['authenticator.pending_seed', 'authenticator.seed', 'hardware_token.seed'];
    expect(await columnsSealedBy(bank, FIRST)).toEqual(everySeal);

    const early = await started(bank, FIRST, { next: SECOND });
    expect(early.isReplacing).toBe(false);
    await expect(started(bank, SECOND, { previous: FIRST, withoutOwner: true })).rejects.toThrow(
      'The database does not know this TULPAR_SECRET yet; start once with DATABASE_OWNER_URL',
    );
    const second = await started(bank, SECOND, { previous: FIRST });
    expect(second.hashKey).toEqual(first.hashKey);
    expect(unseal(second, `user ${users[0]}`, sealed[0] ?? Buffer.alloc(0))).toEqual(SEED);
    const fresh = seal(second, 'user 1', SEED);
    expect(unseal(early, 'user 1', fresh)).toEqual(SEED);
    expect(() => unseal(first, 'user 1', fresh)).toThrow('sealed by a secret that this process does not have');

    await expect(started(bank, SECOND)).rejects.toThrow(
      /^Values of the database are sealed by another secret than TULPAR_SECRET; start with that one as TULPAR_SECRET_PREVIOUS/,
    );
    expect(await sealedAgain(bank, second)).toEqual([
      'sealed by the present secret',
      'nothing is sealed by the previous secret; TULPAR_SECRET_PREVIOUS may go',
    ]);
    expect(await columnsSealedBy(bank, FIRST)).toEqual([]);
    expect(await columnsSealedBy(bank, SECOND)).toEqual(everySeal);
    const alone = await started(bank, SECOND);
    const { rows } = await database.pool.query<{ seed: Buffer }>('select seed from authenticator where user_id = $1', [
      users[0],
    ]);
    expect(unseal(alone, `user ${users[0]}`, rows[0]?.seed ?? Buffer.alloc(0))).toEqual(SEED);
    expect(alone.hashKey).toEqual(first.hashKey);
    await expect(started(bank, FIRST)).rejects.toThrow(MADE_WITH_ANOTHER);
  });

  it('is not replaced under a request that still waits for its code', async () => {
    const { owner } = bank.database;
    const request = seal(await started(bank, SECOND), 'change of user 1', SEED).toString('base64');
    const third = await started(bank, THIRD, { previous: SECOND });
    const { rows } = await owner.query<{ id: bigint }>(
      `insert into confirmation (user_id, operation_id, kind, created_at, expires_at)
        values ((select min(id) from app_user), gen_random_uuid(), 'product', $1, $2) returning id`,
      [new Date(bank.clock.now()), new Date(bank.clock.now() + 60_000)],
    );
    await owner.query('insert into profile_change (id, payload) values ($1, $2)', [
      rows[0]?.id,
      { part: 'product', sealed: request },
    ]);
    expect(await sealedAgain(bank, third)).toEqual(['sealed by the present secret']);
    await expect(started(bank, THIRD)).rejects.toThrow(/^Values of the database are sealed by another secret/);
    bank.clock.advance(60_000);
    expect(await sealedAgain(bank, third)).toEqual([
      'nothing is sealed by the previous secret; TULPAR_SECRET_PREVIOUS may go',
    ]);
    expect((await started(bank, THIRD)).isReplacing).toBe(false);
  });

  it('may not be given twice, nor replaced at both ends', async () => {
    await expect(readSecrets('', { TULPAR_SECRET: FIRST, TULPAR_SECRET_PREVIOUS: FIRST })).rejects.toThrow(
      'TULPAR_SECRET_PREVIOUS must be another secret than TULPAR_SECRET',
    );
    await expect(
      readSecrets('', { TULPAR_SECRET: FIRST, TULPAR_SECRET_PREVIOUS: SECOND, TULPAR_SECRET_NEXT: THIRD }),
    ).rejects.toThrow('TULPAR_SECRET_NEXT must be left out until TULPAR_SECRET_PREVIOUS has gone');
  });
});

describe('a database that no bank has served from', () => {
  it('takes the secret of the next start, and needs its owner for that', async () => {
    const test = await createTestDatabase();
    const bank = await createTestBank();
    const empty: TestBank = { ...bank, database: test };
    const secret = (): string => randomBytes(32).toString('hex');
    try {
      await expect(started(empty, secret(), { withoutOwner: true })).rejects.toThrow(
        'The database does not know this TULPAR_SECRET yet; start once with DATABASE_OWNER_URL',
      );
      await started(empty, secret());
      const kept = secret();
      await started(empty, kept);
      await test.owner.query(`insert into bank_purpose (purpose) values ('production')`);
      await expect(started(empty, secret())).rejects.toThrow(MADE_WITH_ANOTHER);
      expect((await started(empty, kept, { withoutOwner: true })).sealing).toHaveLength(1);
    } finally {
      await test.close();
      await bank.close();
    }
  });
});
