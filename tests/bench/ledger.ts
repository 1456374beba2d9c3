import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import type { StartedBank } from '../support/StartedBank';
import { addLoadUsers } from './arrange';
import { hasPgbench, pgbench, rateOf } from './pgbench';
import { rate, ratios, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';
import type { LoadUser } from './arrange';

const CLIENTS = 8;
const CUSTOMERS: Sized = { full: 64, short: 8 };
/** Booked in each round, in about as many seconds as the peer runs. */
const BOOKINGS_A_SECOND: Sized = { full: 2000, short: 200 };
const GOAL_OF_BOOKING = 1.2;
const GOAL_OF_REPLAY = 3;

const TABLES = `
  drop table if exists bench_booking;
  create table bench_booking (n bigint primary key, customer_id bigint, user_id bigint, debit bigint, credit bigint, operation_id uuid);
  create sequence if not exists bench_next`;

/** The operations to book, by the users of the load in turns. */
const ADD = `
  insert into bench_booking (n, customer_id, user_id, debit, credit, operation_id)
    select n, u.customer_id, u.user_id, u.debit, u.credit, gen_random_uuid()
      from generate_series(1, $1::int) n
        join unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) with ordinality u (customer_id, user_id, debit, credit, place)
          on u.place = n % cardinality($2::bigint[]) + 1`;

/** Creates the operations and a code for each: what a booking begins with. */
const PREPARE = `
  select count(*) from bench_booking b,
    create_operations(jsonb_build_array(jsonb_build_object('customer_id', b.customer_id, 'user_id', b.user_id, 'operation_id', b.operation_id,
      'code', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'request_hash', '', 'request', '{}'::jsonb, 'reference', 'bench', 'created_at', now(), 'plan',
      jsonb_build_object('txn_code', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'debit_account_id', b.debit, 'credit_account_id', b.credit,
        'amount', 100, 'fee', 0, 'currency', 'KGS', 'credited', 100, 'credited_currency', 'KGS', 'purpose', '',
        'expires_at', now() + interval '10 minutes', 'legs', jsonb_build_array(
          jsonb_build_object('account', b.debit, 'amount', -100), jsonb_build_object('account', b.credit, 'amount', 100))))));
  insert into code_subject (subject_kind, subject_id)
    select 'operation', o.id from bench_booking b join operation o using (customer_id, operation_id);
  insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
    select 'operation', o.id, 'x', o.digest, now(), now() + interval '5 minutes'
      from bench_booking b join operation o using (customer_id, operation_id);
  analyze operation, one_time_code, code_subject, bench_booking`;

/** One call of the ledger, as the bank makes it, for the next operation that waits. */
const BOOK = `select f.refusal from (select nextval('bench_next') as n offset 0) s join bench_booking b on b.n = s.n,
  confirm_operation(b.customer_id, b.user_id, b.operation_id, 'x', 'bench', now()) f`;

/**
 * Measures the ledger alone: bookings a second in PostgreSQL against TPC-B-like transactions, and the same calls again, which
 * are answered from what is stored (reliability: P1, P12).
 */
export function measureLedger(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, seconds, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const peer = await openTpcbPeer(bank.connection());
    const users = await addLoadUsers(database, CUSTOMERS[extent]);
    const count = CLIENTS * Math.ceil((seconds * BOOKINGS_A_SECOND[extent]) / CLIENTS);
    const book = hasPgbench() ? bookingsByPgbench(bank, count) : bookingsFromNode(bank, count);
    const peers: number[] = [];
    const firsts: number[] = [];
    const agains: number[] = [];
    for (let index = 0; index < pairs; index += 1) {
      peers.push(await peer.run(seconds, CLIENTS));
      await prepare(database, users, count);
      firsts.push(await booked(database, book));
      await assertAllBooked(database);
      agains.push(await booked(database, book));
      note(
        `round ${index + 1}, bookings, again and peer: ${[firsts, agains, peers].map((found) => rate(found.slice(-1))).join(', ')}`,
      );
    }
    return [
      {
        subject: `bookings in PostgreSQL alone, ${CLIENTS} clients`,
        ours: rate(firsts),
        against: `${rate(peers)} ${peer.name}`,
        ratio: spread(ratios(firsts, peers), 2),
        mark: `goal ${GOAL_OF_BOOKING}`,
        met: undefined,
      },
      {
        subject: 'the same bookings requested again',
        ours: rate(agains),
        against: 'the first time',
        ratio: spread(ratios(agains, firsts), 1),
        mark: `goal ${GOAL_OF_REPLAY}`,
        met: undefined,
      },
    ];
  });
}

async function prepare(database: Client, users: readonly LoadUser[], count: number): Promise<void> {
  await database.query(TABLES);
  await database.query(ADD, [
    count,
    users.map(({ customerId }) => customerId),
    users.map(({ userId }) => userId),
    users.map(({ debitAccountId }) => debitAccountId),
    users.map(({ creditAccountId }) => creditAccountId),
  ]);
  await database.query(PREPARE);
}

/** Makes every call once; returns how many were made a second. */
async function booked(database: Client, book: () => Promise<number>): Promise<number> {
  await database.query("select setval('bench_next', 1, false)");
  await database.query('checkpoint');
  return book();
}

function bookingsByPgbench(bank: StartedBank, count: number): () => Promise<number> {
  const script = join(bank.dataDirectory, 'booking.sql');
  writeFileSync(script, `${BOOK};\n`);
  const clients = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2'];
  const values = [...clients, '-t', String(count / CLIENTS), '-f', script];
  return async () => rateOf(await pgbench(bank.connection(), values));
}

function bookingsFromNode(bank: StartedBank, count: number): () => Promise<number> {
  return async () => {
    const clients = Array.from({ length: CLIENTS }, () => new Client(bank.connection()));
    await Promise.all(clients.map((client) => client.connect()));
    const start = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        for (let done = 0; done < count / CLIENTS; done += 1) {
          await client.query({ name: 'book', text: BOOK });
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    await Promise.all(clients.map((client) => client.end()));
    return count / seconds;
  };
}

async function assertAllBooked(database: Client): Promise<void> {
  const { rows } = await database.query<{ left: number }>(
    "select count(*)::int as left from bench_booking b join operation o using (customer_id, operation_id) where o.state <> 'booked'",
  );
  if (rows[0]?.left !== 0) {
    throw new Error(`${rows[0]?.left} operations were not booked`);
  }
}
