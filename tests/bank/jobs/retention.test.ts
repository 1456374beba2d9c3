import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { BANK_LOCKS } from '../../../bank/db/advisoryLocks';
import { retention, sweep as sweepIn } from '../../../bank/jobs/retention';
import { deleteBeyond, RETENTION_RULES } from '../../../bank/jobs/retentionRules';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { jobOf, SILENT } from '../support/jobs';
import { transfer, valueOf } from '../support/transfers';
import type { TestBank } from '../support/createTestBank';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATIENCE = { timeout: 20_000 };

let bank: TestBank;
let userId: string;
let customerId: string;

beforeAll(async () => {
  bank = await createTestBank();
  ({ userId, customerId } = await addCustomer(bank, 'owner'));
});
beforeEach(async () => {
  await bank.database.owner.query(`
    delete from outbox_event; delete from chat_message; delete from customer_case; delete from client_log; delete from call_failure; delete from message_outbox; delete from one_time_code; delete from qr_sign_in; delete from passkey_challenge; delete from self_registration; delete from confirmation; delete from session`);
});
afterAll(() => bank.close());

function sweep(batch?: number): Promise<boolean> {
  return sweepIn({ bank: bank.services, log: SILENT, isStopping: () => false }, batch);
}

/** The numbers left in a column, in order. */
async function left(column: string, table: string): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ value: string }>(
    `select ${column}::text as value from ${table} where ${column} is not null order by length(${column}::text), ${column}::text`,
  );
  return rows.map((row) => row.value);
}

/** Events left after a sweep. They stay until all older transactions end, including those of other databases of the cluster. */
async function eventsLeft(): Promise<readonly string[]> {
  await sweep();
  return left('id', 'outbox_event');
}

/** Rows of a table aged exactly its limit, a millisecond more and nothing. */
async function addAged(table: keyof typeof INSERT, keptDays: number): Promise<void> {
  for (const ageMs of [keptDays * DAY_MS + 1, keptDays * DAY_MS, 0]) {
    await bank.database.owner.query(INSERT[table], [new Date(bank.clock.now() - ageMs)]);
  }
}

const INSERT = {
  outbox_event: `insert into outbox_event (type, payload, created_at) values ('UPDATED_CURRENCY_RATE', '{}', $1)`,
  one_time_code: `
    with subject as (insert into code_subject (subject_kind, subject_id) values ('login', 1) on conflict do nothing)
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at) values ('login', 1, '', '', $1, $1)`,
  self_registration: `
    insert into self_registration (operation_id, card_hash, address, created_at, expires_at) values (gen_random_uuid(), '', '', $1, $1)`,
  qr_sign_in: `
    insert into qr_sign_in (request_hash, code_hash, number, user_agent, address, created_at, expires_at)
    values (uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()), '07', '', '', $1, $1)`,
  passkey_challenge: `
    insert into passkey_challenge (challenge_hash, purpose, created_at, expires_at)
    values (uuid_send(gen_random_uuid()), 'signIn', $1, $1)`,
  profile_change: `
    with added as (
      insert into confirmation (user_id, operation_id, kind, created_at, expires_at, confirmed_at, confirmed_with)
      select id, gen_random_uuid(), 'profile', $1, $1, $1, '' from app_user limit 1 returning id)
    insert into profile_change (id, payload) select id, '{}' from added`,
  message_outbox: `
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, sent_at)
    select id, phone, '', $1, $1, $1 from app_user limit 1`,
  chat_message: `
    insert into chat_message (user_id, topic_id, body, created_at) select id, 1, 'x', $1 from app_user limit 1`,
  customer_case: `
    insert into customer_case (user_id, operation_id, kind, state, opened_at, due_on, moved_at)
    select id, gen_random_uuid(), 'other', 'answered', $1, '2026-12-01', $1 from app_user limit 1`,
  call_failure: `insert into call_failure (at, user_id, session_id, reference_id, service, operation, failure)
    values ($1, 1, 1, 'test-reference', 'account', 'GET_CARDS_V2', 'INTERNAL_SERVER_ERROR')`,
  client_log: `insert into client_log (at, reference_id, level, message) values ($1, 'test-reference', 'ERROR', 'x')`,
} as const;

describe('what is kept for a while', () => {
  it.each([
    ['outbox_event', 3],
    ['one_time_code', 30],
    ['qr_sign_in', 30],
    ['passkey_challenge', 1],
    ['self_registration', 30],
    ['profile_change', 30],
    ['message_outbox', 30],
    ['client_log', 90],
    ['call_failure', 90],
    ['chat_message', 1098],
    ['customer_case', 1098],
  ] as const)('%s is kept for %i days and not a millisecond more', async (table, days) => {
    await addAged(table, days);
    const before = await left('id', table);
    expect(before).toHaveLength(3);
    const leftNow = () => sweep().then(() => left('id', table));
    await expect.poll(leftNow, PATIENCE).toEqual(before.slice(1));
    expect(await leftNow()).toEqual(before.slice(1));
  });

  it('keeps half a gigabyte of what applications report, and drops the oldest first', async () => {
    const { owner } = bank.database;
    for (const letter of ['a', 'b', 'c', 'd']) {
      await owner.query(
        `insert into client_log (at, reference_id, level, message) values (now(), 'test', 'error', repeat($1, 98))`,
        [letter],
      );
    }
    await owner.query(deleteBeyond('client_log', 250), [1]);
    await owner.query(deleteBeyond('client_log', 250), [1000]);
    const { rows } = await owner.query('select left(message, 1) as first, bytes from client_log order by id');
    expect(rows).toEqual([
      { first: 'c', bytes: 100 },
      { first: 'd', bytes: 100 },
    ]);
    expect(RETENTION_RULES.map(({ statement }) => statement)).toContain(deleteBeyond('client_log', 512 * 1024 ** 2));
  });

  it('keeps a case whose messages are left', async () => {
    const { owner } = bank.database;
    await addAged('customer_case', 1098);
    const before = await left('id', 'customer_case');
    await owner.query(
      `insert into chat_message (user_id, case_id, body, created_at) select user_id, id, 'x', $1 from customer_case`,
      [new Date(bank.clock.now())],
    );
    await sweep();
    expect(await left('id', 'customer_case')).toEqual(before);
  });

  it('forgets the files of a message of the chat with it, and those of no other', async () => {
    const { owner } = bank.database;
    for (const [uuid, ageMs] of [
      ['11111111-1111-4111-8111-111111111111', 1098 * DAY_MS + 1],
      ['22222222-2222-4222-8222-222222222222', 0],
    ] as const) {
      await owner.query(
        `with file as (
           insert into stored_file (uuid, user_id, document_id, name, extension, sent_hash, content, created_at, attached_at)
           values ($1, $2, $1, 'a.jpg', 'jpg', '', '', $3, $3) returning uuid),
         message as (
           insert into chat_message (user_id, topic_id, body, created_at) values ($2, 1, 'x', $3) returning id)
         insert into chat_message_file (message_id, place, file_uuid) select id, 1, uuid from message, file`,
        [uuid, userId, new Date(bank.clock.now() - ageMs)],
      );
    }
    await sweep();
    expect(await left('uuid', 'stored_file')).toEqual(['22222222-2222-4222-8222-222222222222']);
    expect(await left('file_uuid', 'chat_message_file')).toEqual(['22222222-2222-4222-8222-222222222222']);
  });

  it('deletes attempts at unknown logins after thirty days', async () => {
    for (const [hash, ageMs] of [
      ['11', 30 * DAY_MS + 1],
      ['12', 30 * DAY_MS],
      ['13', 0],
    ] as const) {
      await bank.database.owner.query(
        `insert into unknown_login (login_hash, failed_tries, tried_at) values (decode($1, 'hex'), 3, $2)`,
        [hash, new Date(bank.clock.now() - ageMs)],
      );
    }
    await sweep(1);
    expect(await left('login_hash', 'unknown_login')).toEqual(['\\x12', '\\x13']);
  });

  it('deletes unconfirmed changes after a day, with any number of finished ones before them', async () => {
    await addAged('profile_change', 1);
    await bank.database.owner.query(`
      with added as (
        insert into confirmation (user_id, operation_id, kind, created_at, expires_at)
        select user_id, gen_random_uuid(), kind, created_at, expires_at from confirmation order by id returning id)
      insert into profile_change (id, payload) select id, '{}' from added`);
    const leftNow = async () => {
      await sweep(1);
      const { rows } = await bank.database.owner.query<{ done: boolean }>(
        'select confirmed_at is not null as done from confirmation join profile_change using (id) order by id',
      );
      return rows.map(({ done }) => done);
    };
    await expect.poll(leftNow, PATIENCE).toEqual([true, true, true, false, false]);
    expect(await leftNow()).toEqual([true, true, true, false, false]);
  });

  it('lets signings that were never confirmed go after a day, and keeps the others', async () => {
    const old = new Date(bank.clock.now() - 100 * DAY_MS);
    for (const code of ['ab', null]) {
      await bank.database.owner.query(
        `with added as (
           insert into confirmation (user_id, operation_id, kind, created_at, expires_at, confirmed_at, confirmed_with)
           select id, gen_random_uuid(), 'document', $1, $1, case when $2::text is not null then $1::timestamptz end, decode($2, 'hex')
             from app_user limit 1 returning id)
         insert into signing (id, documents, digest) select id, '{}', '' from added`,
        [old, code],
      );
    }
    const [confirmed] = await left('id', 'signing');
    await sweep();
    expect(await left('id', 'signing')).toEqual([confirmed]);
  });

  it('is forgotten wholly, however small the batches', async () => {
    const old = new Date(bank.clock.now() - 100 * DAY_MS);
    await bank.database.owner.query(
      `insert into client_log (at, reference_id, level, message) select $1, 'test-reference', 'ERROR', 'x' from generate_series(1, 25)`,
      [old],
    );
    await sweep(10);
    expect(await left('id', 'client_log')).toEqual([]);
  });

  it('leaves of a session that is over everything but the hash of its key', async () => {
    const now = bank.clock.now();
    const minutes = (count: number) => new Date(now - count * 60_000);
    const sessions: readonly (readonly [key: string, created: Date, active: Date, ended: Date | null])[] = [
      ['11', minutes(5), minutes(0), null],
      ['12', minutes(5), minutes(0), minutes(0)],
      ['13', minutes(30), minutes(10), null],
      ['14', minutes(12 * 60), minutes(0), null],
      ['15', minutes(12 * 60 - 1), minutes(9), null],
    ];
    for (const [key, created, active, ended] of sessions) {
      await bank.database.owner.query(
        `insert into session (key_hash, user_id, stage, created_at, last_activity_at, ended_at) values (decode($1, 'hex'), $2, 'active', $3, $4, $5)`,
        [key, userId, created, active, ended],
      );
    }
    await sweep(2);
    expect(await left('key_hash', 'session')).toEqual(['\\x11', '\\x15']);
    expect(await left('id', 'session')).toHaveLength(5);
  });

  it('is left to the one process that is already forgetting', async () => {
    await addAged('client_log', 90);
    await bank.database.owner.query('select pg_advisory_lock($1)', [BANK_LOCKS.retention]);
    expect(await sweep()).toBe(false);
    expect(await left('id', 'client_log')).toHaveLength(3);
    await bank.database.owner.query('select pg_advisory_unlock($1)', [BANK_LOCKS.retention]);
    expect(await Promise.all([sweep(), sweep()])).toContain(true);
    expect(await left('id', 'client_log')).toHaveLength(2);
  });

  it('is forgotten when the bank starts', async () => {
    const job = jobOf(bank, retention);
    await addAged('client_log', 90);
    job.start();
    await expect.poll(() => left('id', 'client_log'), PATIENCE).toHaveLength(2);
    await job.stop();
  });

  it('is forgotten every hour of the bank’s clock', async () => {
    const job = jobOf(bank, retention);
    await job.round();
    await addAged('client_log', 90);
    bank.clock.advance(60 * 60_000 - 1);
    await job.round();
    expect(await left('id', 'client_log')).toHaveLength(3);
    bank.clock.advance(1);
    await job.round();
    expect(await left('id', 'client_log')).toHaveLength(1);
  });
});

describe('events that are forgotten', () => {
  it('do not unbalance the books, and neither do codes', async () => {
    const from = await addAccount(bank, customerId, { balance: 1_000n });
    const to = await addAccount(bank, customerId);
    const request = { from, to, amount: 100n };
    const user = await bank.callAs('owner');
    valueOf(await transfer(bank, user, request));
    bank.clock.advance(31 * DAY_MS);
    valueOf(await transfer(bank, user, request));
    await assertBooksBalance(bank.database.owner);
    await expect.poll(eventsLeft, PATIENCE).toHaveLength(1);
    expect(await left('id', 'one_time_code')).toHaveLength(1);
    await assertBooksBalance(bank.database.owner);
    await bank.database.owner.query('delete from outbox_event');
    await expect(assertBooksBalance(bank.database.owner)).rejects.toThrow('(I9');
  });

  it('are forgotten by the bank no sooner than the transactions before them have ended', async () => {
    await bank.database.owner.query('begin');
    await bank.database.owner.query(INSERT.client_log, [new Date(bank.clock.now())]);
    const { owner } = bank.database;
    const held = await owner.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
    await bank.services.database.pool.query(INSERT.outbox_event, [new Date(bank.clock.now() - 4 * DAY_MS)]);
    expect(await eventsLeft()).toHaveLength(1);
    await owner.query('commit');
    await expect.poll(eventsLeft, PATIENCE).toEqual([]);
    const floor = await owner.query<{ above: boolean }>('select xid > $1::xid8 as above from outbox_floor', [
      held.rows[0]?.xid,
    ]);
    expect(floor.rows[0]?.above).toBe(true);
  });
});
