import { Client } from 'pg';

import { atPace } from './pace';
import type { ClientConfig } from 'pg';

/** The tables pgbench makes, at `$SCALE`. */
export const TPCB_TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0 from generate_series(1, $SCALE) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, $SCALE * 10) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, $SCALE * 100000) n;
  analyze`;

interface Load {
  readonly seconds: number;
  readonly clients: number;
  readonly scale: number;
}

/** The five statements of pgbench's built-in TPC-B-like script, each a prepared statement, in one transaction. */
export async function runNodeTpcb(config: ClientConfig, load: Load): Promise<number> {
  const clients = Array.from({ length: load.clients }, () => new Client(config));
  await Promise.all(clients.map((client) => client.connect()));
  const start = performance.now();
  const until = start + load.seconds * 1000;
  const counts = await Promise.all(clients.map((client) => work(client, until, load.scale)));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** The same when so many a second are due; returns the milliseconds each took. */
export async function runPacedNodeTpcb(
  config: ClientConfig,
  load: Load & { readonly perSecond: number },
): Promise<readonly number[]> {
  const clients = Array.from({ length: load.clients }, () => new Client(config));
  await Promise.all(clients.map((client) => client.connect()));
  const until = performance.now() + load.seconds * 1000;
  const done = await atPace({ ...load, isOver: (dueMs) => dueMs > until }, async (place) => {
    const client = clients[place];
    if (client !== undefined) {
      await transaction(client, load.scale);
    }
    return client !== undefined;
  });
  await Promise.all(clients.map((client) => client.end()));
  return done.map(({ latencyMs }) => latencyMs);
}

async function work(client: Client, until: number, scale: number): Promise<number> {
  let count = 0;
  while (performance.now() < until) {
    await transaction(client, scale);
    count += 1;
  }
  return count;
}

async function transaction(client: Client, scale: number): Promise<void> {
  const account = upTo(100_000 * scale);
  const teller = upTo(10 * scale);
  const branch = upTo(scale);
  const delta = upTo(10_001) - 5001;
  await client.query('begin');
  await client.query({
    name: 'a',
    text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, account],
  });
  await client.query({ name: 's', text: 'select abalance from pgbench_accounts where aid = $1', values: [account] });
  await client.query({
    name: 't',
    text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
    values: [delta, teller],
  });
  await client.query({
    name: 'b',
    text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
    values: [delta, branch],
  });
  await client.query({
    name: 'h',
    text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
    values: [teller, branch, account, delta],
  });
  await client.query('commit');
}

function upTo(highest: number): number {
  return 1 + Math.floor(Math.random() * highest);
}
