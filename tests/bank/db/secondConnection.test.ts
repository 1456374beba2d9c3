import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SecondConnection } from '../../../bank/db/HeldConnection';
import { ledgerOf } from '../../../bank/ledger/ledger';
import { createTestDatabase } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const database = () => test.database;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const callLedger = () =>
  ledgerOf(database()).confirm.call([
    '1',
    '1',
    '00000000-0000-4000-8000-000000000000',
    Buffer.alloc(32),
    'test',
    new Date(0),
    '1',
  ]);

/** Every way the bank can ask for a connection. */
const ASKING: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['pool.query', () => database().pool.query('select 1')],
  ['a query of kysely', () => database().kysely.selectFrom('customer').selectAll().execute()],
  ['raw SQL of kysely', () => sql`select 1`.execute(database().kysely)],
  [
    'another transaction',
    () =>
      database()
        .kysely.transaction()
        .execute(async () => 1),
  ],
  [
    'a transaction of another level',
    () =>
      database()
        .kysely.transaction()
        .setIsolationLevel('serializable')
        .execute(async () => 1),
  ],
  [
    'a connection of kysely',
    () =>
      database()
        .kysely.connection()
        .execute(async () => 1),
  ],
  ['a connection of the pool', () => database().connection(async () => 1)],
  ['a call of the ledger', () => callLedger()],
];

/** Every way the bank can hold one. */
const HOLDING: readonly (readonly [string, (use: () => Promise<unknown>) => Promise<unknown>])[] = [
  ['a transaction', (use) => database().kysely.transaction().execute(use)],
  [
    'a transaction of another level',
    (use) => database().kysely.transaction().setIsolationLevel('repeatable read').execute(use),
  ],
  ['a read-only transaction', (use) => database().kysely.transaction().setAccessMode('read only').execute(use)],
  ['a connection of kysely', (use) => database().kysely.connection().execute(use)],
  ['a connection of the pool', (use) => database().connection(use)],
];

describe.each(HOLDING)('a flow that holds %s', (_how, hold) => {
  it.each(ASKING)('is refused %s', async (_what, ask) => {
    await expect(hold(ask)).rejects.toThrow(SecondConnection);
  });

  it.each(ASKING)('may ask for %s afterwards', async (_what, ask) => {
    expect(await hold(async () => 1)).toBe(1);
    await ask();
    expect(database().pool.waitingCount).toBe(0);
  });

  it.each(ASKING)('is refused %s from whatever it starts, and leaves that free once it is over', async (_what, ask) => {
    let late: Promise<unknown> = Promise.resolve();
    let goOn = (): void => undefined;
    await hold(async () => {
      await expect(Promise.all([nextTurn().then(ask)])).rejects.toThrow(SecondConnection);
      late = new Promise<void>((resolve) => {
        goOn = resolve;
      }).then(ask);
    });
    goOn();
    await late;
  });

  it('keeps no other flow from it', async () => {
    let leave = (): void => undefined;
    let held: Promise<unknown> = Promise.resolve();
    let isHeld = true;
    // The others ask once it is held: before that there is nothing to keep them, and nothing yet to leave.
    await new Promise<void>((entered) => {
      held = hold(
        () =>
          new Promise<void>((resolve) => {
            leave = resolve;
            entered();
          }),
      ).finally(() => (isHeld = false));
    });
    await Promise.all(ASKING.map(([, ask]) => ask()));
    expect(isHeld).toBe(true);
    leave();
    await held;
  });

  it('gives its connection back when it is refused', async () => {
    const refused = Array.from({ length: 40 }, () =>
      hold(() => database().pool.query('select 1')).catch((cause: unknown) => cause),
    );
    expect(new Set((await Promise.all(refused)).map((cause) => Object(cause).name))).toEqual(
      new Set(['SecondConnection']),
    );
    expect(database().pool.waitingCount).toBe(0);
  });
});

it('begins no transaction that could be ended anywhere', () => {
  expect(() => database().kysely.startTransaction()).toThrow('transaction().execute()');
});
