import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

const MEMBERS = 4;
/** Enough calls for PostgreSQL to keep a plan, made while the tables are nearly empty. */
const FIRST_GROUPS = 8;
/** Groups after each of which statistics are collected: their operations fill the pages of a small table, and more. */
const GROWING_GROUPS = 40;
/** Operations of others, each with a subject and a code. */
const OTHERS = 1000;
/**
 * Rows that are read of one table at most: those of each member and of its accounts by each look-up, twelve a member, or a table of a page
 * whole, twice, as PostgreSQL 15 does. A plan for such a table is made anew before the table has grown by half.
 */
const MOST_ROWS = 100;
/** Tables that only the schema writes. They do not grow, so a plan may read them whole. */
const OF_THE_SCHEMA = new Set(['movement_hook']);
const NO_CAPS = [1_000_000, 1_000_000, 1_000_000];

interface Payer {
  readonly customerId: string;
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

let bank: TestBank;
let payers: readonly Payer[];

beforeEach(async () => {
  bank = await createTestBank();
  const { owner } = bank.database;
  // Statistics are collected where the test says so.
  await owner.query(`do $$ declare "table" regclass; begin
    for "table" in select relid from pg_stat_user_tables loop
      execute format('alter table %s set (autovacuum_enabled = off)', "table");
    end loop; end $$`);
  payers = await Promise.all(Array.from({ length: MEMBERS }, (_, place) => addPayer(place)));
  // As the connections of the bank, see openDatabase.
  await owner.query('set enable_seqscan = off');
  await messageEachOnce();
});
afterEach(() => bank.close());

async function addPayer(place: number): Promise<Payer> {
  const { customerId, userId } = await addCustomer(bank, `payer ${place}`);
  await bank.database.owner.query('update app_user set phone = $2 where id = $1', [userId, `+99670000000${place}`]);
  const from = await addAccount(bank, customerId, { balance: 1_000_000n });
  return { customerId, userId, from, to: await addAccount(bank, customerId) };
}

function creation({ customerId, userId, from, to }: Payer, operationId: string): object {
  return {
    customer_id: customerId,
    user_id: userId,
    operation_id: operationId,
    code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    request_hash: '\\x',
    request: {},
    reference: 'rows',
    created_at: new Date(bank.clock.now()),
    plan: {
      txn_code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      debit_account_id: from,
      credit_account_id: to,
      amount: 1,
      fee: 0,
      currency: 'KGS',
      credited: 1,
      credited_currency: 'KGS',
      purpose: '',
      expires_at: new Date(bank.clock.now() + 60_000),
      legs: [
        { account: from, amount: -1 },
        { account: to, amount: 1 },
      ],
    },
  };
}

/** The tables of which each statement has read more rows than its members account for. */
type Reads = Readonly<Record<'create' | 'issue' | 'confirm', object>>;

const NONE: Reads = { create: {}, issue: {}, confirm: {} };

/** Rows the connection has read of each table since it last reported them, which it does not do within a transaction. */
async function rowsRead(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await bank.database.owner.query<{ table: string; rows: number }>(
    'select relname as table, (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}

/** Makes the same call for every member; answers the tables of which it has read more rows than the members account for. */
async function statement(text: string, values: readonly unknown[]): Promise<object> {
  const { owner } = bank.database;
  await owner.query('begin');
  const before = await rowsRead();
  const { rows } = await owner.query<{ refusal: string | null }>(text, [...values]);
  expect(rows.map(({ refusal }) => refusal)).toEqual(payers.map(() => null));
  const read = [...(await rowsRead())].map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const);
  await owner.query('commit');
  return Object.fromEntries(read.filter(([table, count]) => count > MOST_ROWS && !OF_THE_SCHEMA.has(table)));
}

/** Creates an operation of each payer, issues their codes, and confirms them. */
async function group(): Promise<Reads> {
  const operations = payers.map(() => randomUUID());
  const now = payers.map(() => new Date(bank.clock.now()));
  const [customers, users] = [payers.map(({ customerId }) => customerId), payers.map(({ userId }) => userId)];
  const codes = payers.map(() => Buffer.from('x'));
  const words = payers.map(() => 'rows');
  return {
    create: await statement('select refusal from create_operations($1)', [
      JSON.stringify(payers.map((payer, place) => creation(payer, operations[place] ?? ''))),
    ]),
    issue: await statement('select refusal from issue_operation_codes($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[customers, users, operations, codes, words, words, now, NO_CAPS],
    ]),
    confirm: await statement('select refusal from confirm_operations($1, $2, $3, $4, $5, $6)', [
      ...[customers, users, operations, codes, words, now],
    ]),
  };
}

describe('a group of calls', () => {
  it('reads the rows of its members only, however many there are, by plans made over empty tables', async () => {
    for (let made = 0; made < FIRST_GROUPS; made += 1) {
      await group();
    }
    await addOthers();
    expect(await group()).toEqual(NONE);
    // The server collects statistics at moments of its own, and each statement is then planned anew.
    for (const tables of ['movement_hook', 'operation, txn', '']) {
      await bank.database.owner.query(`analyze ${tables}`);
      expect(await group(), `after statistics of ${tables}`).toEqual(NONE);
    }
  });

  it.each(['operation', 'operation, one_time_code, code_subject', ''])(
    'reads no others by a plan made at any size of small tables, by statistics of “%s”',
    async (tables) => {
      for (let made = 0; made < GROWING_GROUPS; made += 1) {
        expect(await group(), `after ${made} groups`).toEqual(NONE);
        await bank.database.owner.query(`analyze ${tables}`);
      }
      await addOthers();
      expect(await group(), 'after operations of others').toEqual(NONE);
    },
  );
});

/** A telephone that is messaged for the first time is left out of a group. */
async function messageEachOnce(): Promise<void> {
  await bank.database.owner.query(
    `insert into code_quota select u.phone, $2, 0, $2, 0, $2, 0 from app_user u where u.id = any ($1)`,
    [payers.map(({ userId }) => userId), new Date(bank.clock.now())],
  );
}

async function addOthers(): Promise<void> {
  const [payer] = payers;
  const calls = Array.from({ length: OTHERS }, () => payer && creation(payer, randomUUID()));
  await bank.database.owner.query('select count(*) from create_operations($1)', [JSON.stringify(calls)]);
  await bank.database.owner.query(
    `with other as (select o.id, o.digest from operation o where o.state = 'created'),
      subjects as (insert into code_subject (subject_kind, subject_id) select 'operation', id from other)
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      select 'operation', id, 'y', digest, now(), now() from other`,
  );
}
