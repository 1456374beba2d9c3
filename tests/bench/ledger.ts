import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Client } from 'pg';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import type { StartedBank } from '../support/StartedBank';
import { makeBenchCustomers } from './BenchCustomers';
import { hasPgbench, pgbench, rateOf } from './pgbench';
import { median, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import { withLoadedBank } from './withLoadedBank';
import type { Measurement } from './report';
import type { Pairs } from './transfers';

const CLIENTS = 8;
const CUSTOMERS = 64;
/** Booked in each round, in about as many seconds as the peer runs. */
const BOOKINGS_A_SECOND = 2000;
const GOAL_OF_BOOKING = 1.2;
const GOAL_OF_REPLAY = 3;

/** Operations that wait for their code, one row each, and codes for them: what a booking begins with. */
const PREPARE = `
  truncate bench_booking;
  insert into bench_booking (n, customer_id, user_id, operation_id)
    select n, u.customer_id, u.id, gen_random_uuid()
    from generate_series(1, $COUNT) n join app_user u on u.login = 'bench' || (n % ${CUSTOMERS} + 1);
  select count(*) from bench_booking b
    join lateral (select min(a.id) as debit, max(a.id) as credit from account a where a.customer_id = b.customer_id) a on true,
    create_operation(b.customer_id, b.user_id, b.operation_id, 'MAKE_OWN_ACCOUNTS_TRANSFER', '', '{}',
      jsonb_build_object('txn_code', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'debit_account_id', a.debit, 'credit_account_id', a.credit,
        'amount', 100, 'fee', 0, 'currency', 'KGS', 'credited', 100, 'credited_currency', 'KGS', 'purpose', '',
        'expires_at', now() + interval '10 minutes', 'legs', jsonb_build_array(
          jsonb_build_object('account', a.debit, 'amount', -100), jsonb_build_object('account', a.credit, 'amount', 100))),
      null, 'bench', now());
  insert into code_subject (subject_kind, subject_id) select 'operation', o.id from operation o where o.state = 'created';
  insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
    select 'operation', o.id, 'x', o.digest, now(), now() + interval '5 minutes' from operation o where o.state = 'created';
  analyze operation, one_time_code, code_subject, bench_booking`;

/** One call of the ledger, as the bank makes it, for the next operation that waits. */
const BOOK = `select f.refusal from (select nextval('bench_next') as n offset 0) s join bench_booking b on b.n = s.n,
  confirm_operation(b.customer_id, b.user_id, b.operation_id, 'x', 'bench', now()) f;
`;

/**
 * The ledger alone: bookings a second straight in PostgreSQL against TPC-B-like transactions, and the same calls again, which
 * are answered from what is stored (reliability: P1, P12).
 */
export async function measureLedger(
  { pairs, seconds }: Pairs,
  note: (line: string) => void,
): Promise<readonly Measurement[]> {
  if (!hasPgbench()) {
    note('the ledger alone is measured by pgbench, which this machine has not');
    return [];
  }
  return withLoadedBank(async (bank, database) => {
    const peer = await openTpcbPeer(bank.connection());
    await makeBenchCustomers(database, CUSTOMERS);
    await database.query(`create table bench_booking (n bigint primary key, customer_id bigint, user_id bigint, operation_id uuid);
      create sequence bench_next`);
    const count = CLIENTS * Math.ceil((seconds * BOOKINGS_A_SECOND) / CLIENTS);
    const book = bookings(bank, database, count);
    const found: { readonly peer: number; readonly first: number; readonly again: number }[] = [];
    for (let index = 0; index < pairs; index += 1) {
      const peerPerSecond = await peer.run(seconds, CLIENTS);
      await database.query(PREPARE.replace('$COUNT', String(count)));
      const first = await book();
      await assertAllBooked(database);
      const again = await book();
      found.push({ peer: peerPerSecond, first, again });
      note(
        `round ${index + 1}: ${first.toFixed(0)} bookings/s, again ${again.toFixed(0)}/s, peer ${peerPerSecond.toFixed(0)}/s`,
      );
    }
    await assertBooksBalance(database);
    return [
      {
        subject: `bookings in PostgreSQL alone, ${CLIENTS} clients`,
        ours: `${median(found.map(({ first }) => first)).toFixed(0)}/s`,
        against: `${median(found.map((round) => round.peer)).toFixed(0)}/s ${peer.name}`,
        ratio: spread(
          found.map((round) => round.first / round.peer),
          2,
        ),
        mark: `goal ${GOAL_OF_BOOKING}`,
        met: undefined,
      },
      {
        subject: 'the same bookings asked for again',
        ours: `${median(found.map(({ again }) => again)).toFixed(0)}/s`,
        against: 'the first time',
        ratio: spread(
          found.map((round) => round.again / round.first),
          1,
        ),
        mark: `goal ${GOAL_OF_REPLAY}`,
        met: undefined,
      },
    ];
  });
}

/** Runs the prepared bookings once and returns how many a second. */
function bookings(bank: StartedBank, database: Client, count: number): () => Promise<number> {
  const script = join(bank.dataDirectory, 'booking.sql');
  writeFileSync(script, BOOK);
  return async () => {
    await database.query("select setval('bench_next', 1, false)");
    await database.query('checkpoint');
    const values = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '2',
      '-t',
      String(count / CLIENTS),
      '-f',
      script,
    ];
    return rateOf(await pgbench(bank.connection(), values));
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
