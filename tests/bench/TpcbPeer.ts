import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { runNodeTpcb, TPCB_TABLES } from './nodeTpcb';
import type { DatabasePlace } from '../support/StartedBank';

const SCALE = 10;
const DATABASE = 'bench_tpcb';

/** TPC-B-like transactions on the bank's own PostgreSQL, in a database beside the bank's. */
export interface TpcbPeer {
  /** What ran, for the report. */
  readonly name: string;
  /** Transactions per second over this many seconds. */
  run(seconds: number, clients: number): Promise<number>;
}

/** PostgreSQL's own pgbench with prepared statements where the machine has it, else the same transaction from Node. */
export async function openTpcbPeer(place: DatabasePlace): Promise<TpcbPeer> {
  const owner = new Client({ ...place, database: 'postgres' });
  await owner.connect();
  await owner.query(`drop database if exists ${DATABASE}`);
  await owner.query(`create database ${DATABASE}`);
  await owner.end();
  const config = { ...place, database: DATABASE };
  if (hasPgbench()) {
    await pgbench(place, ['-i', '-q', '-s', String(SCALE)]);
    return {
      name: 'pgbench TPC-B-like, prepared, scale 10',
      run: (seconds, clients) => measuredByPgbench(place, seconds, clients),
    };
  }
  const client = new Client(config);
  await client.connect();
  await client.query(TPCB_TABLES.replaceAll('$SCALE', String(SCALE)));
  await client.end();
  return {
    name: 'the TPC-B-like transaction from Node, prepared, scale 10 (no pgbench on this machine)',
    run: (seconds, clients) => runNodeTpcb(config, { seconds, clients, scale: SCALE }),
  };
}

function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function measuredByPgbench(place: DatabasePlace, seconds: number, clients: number): Promise<number> {
  const values = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const output = await pgbench(place, values);
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (tps === undefined) {
    throw new Error(`pgbench printed no rate:\n${output}`);
  }
  return Number(tps);
}

async function pgbench(place: DatabasePlace, values: readonly string[]): Promise<string> {
  const target = ['-h', place.host, '-p', String(place.port), '-U', place.user, DATABASE];
  const { stdout } = await promisify(execFile)('pgbench', [...values, ...target], {
    env: { ...process.env, PGPASSWORD: place.password },
  });
  return stdout;
}
