import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DatabaseBusy } from '../../../bank/db/ConnectionPool';
import { connect } from '../../../bank/db/openDatabase';
import { ledgerOf } from '../../../bank/ledger/ledger';
import type { Database } from '../../../bank/db/Database';
import { StallingLine } from '../support/StallingLine';
import { createTestDatabase } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

const LIMITS = { poolSize: 2, connectMs: 1000, silenceMs: 1500 };
/** Far more than the limits above, far less than a statement may take. */
const BOUND_MS = 10_000;

let test: TestDatabase;
let line: StallingLine;
let database: Database;

beforeEach(async () => {
  test = await createTestDatabase();
  line = await StallingLine.open(test.login);
  database = connect(line.login, { limits: LIMITS });
});
afterEach(async () => {
  await line.close();
  await database.close();
  await test.close();
});

/** The failure of something that has to fail in bounded time. */
async function failureOf(asked: Promise<unknown>): Promise<Error> {
  const startedAt = performance.now();
  const failure = await asked.then(
    () => new Error('It did not fail'),
    (cause: Error) => cause,
  );
  expect(performance.now() - startedAt).toBeLessThan(BOUND_MS);
  return failure;
}

/** Both connections of the pool are open and idle. */
async function warm(): Promise<void> {
  await Promise.all([database.pool.query('select pg_sleep(0.05)'), database.pool.query('select pg_sleep(0.05)')]);
}

describe('a stalled server', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a query', () => database.pool.query('select 1')],
    ['a query of kysely', () => database.kysely.selectFrom('customer').select('id').execute()],
    [
      'a call of the ledger',
      () =>
        ledgerOf(database).confirm.call([
          '1',
          '1',
          '00000000-0000-4000-8000-000000000000',
          Buffer.alloc(32),
          'test',
          new Date(0),
          '1',
        ]),
    ],
    ['a transaction that begins', () => database.kysely.transaction().execute(async () => 1)],
    ['a connection that is held', () => database.connection((client) => client.query('select 1'))],
  ])('fails %s in bounded time, and what is asked once it is back is answered', async (_what, ask) => {
    await warm();
    line.stall();
    expect((await failureOf(ask())).message).toMatch(/said nothing for 1500 ms|in time/);
    line.recover();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails a transaction under way with all that was done in it', async () => {
    const failure = await failureOf(
      database.kysely.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('audit_event')
          .values({ event: 'stalled', reference_id: '', result: 'SUCCESS', at: new Date(0) })
          .execute();
        line.stall();
        await transaction.selectFrom('customer').select('id').execute();
      }),
    );
    expect(failure.message).toMatch(/said nothing|connection error/);
    line.recover();
    expect(
      await database.kysely.selectFrom('audit_event').selectAll().where('event', '=', 'stalled').execute(),
    ).toEqual([]);
  });

  it('delays a call no longer than the wait for a connection', async () => {
    line.stall();
    expect(await failureOf(database.pool.query('select 1'))).toBeInstanceOf(DatabaseBusy);
  });

  it('lets a query be as long as it speaks, or is answered before it is silent for too long', async () => {
    const { rows } = await database.pool.query<{ n: number }>('select n, pg_sleep(0.1) from generate_series(1, 3) n');
    expect(rows).toHaveLength(3);
  });
});

describe('a pool that is full', () => {
  it('refuses a call that waits too long with a failure code, and serves the next', async () => {
    const leave: (() => void)[] = [];
    const holders = [1, 2].map(() => database.connection(() => new Promise<void>((resolve) => leave.push(resolve))));
    const refused = await Promise.all([
      failureOf(database.pool.query('select 1')),
      failureOf(database.kysely.transaction().execute(async () => 1)),
      failureOf(database.connection(async () => 1)),
    ]);
    expect(refused.map(({ name }) => name)).toEqual(['DatabaseBusy', 'DatabaseBusy', 'DatabaseBusy']);
    leave.forEach((release) => release());
    await Promise.all(holders);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(database.pool.waitingCount).toBe(0);
  });
});

describe('a connection apart', () => {
  it('is opened and asked in bounded time', async () => {
    const opened = database.apart('test', 1500);
    opened.on('error', () => undefined);
    await opened.connect();
    line.stall();
    expect((await failureOf(opened.query('select 1'))).message).toContain('timeout');
    const late = database.apart('test', 1500);
    late.on('error', () => undefined);
    expect((await failureOf(late.connect())).message).toContain('timeout');
  });
});
