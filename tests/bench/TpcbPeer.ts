import { Client } from 'pg';

import { runNodeTpcb, runPacedNodeTpcb, TPCB_TABLES } from './nodeTpcb';
import { hasPgbench, pgbench, pgbenchLatencies, rateOf } from './pgbench';
import type { DatabasePlace } from '../support/StartedBank';

const SCALE = 10;
const DATABASE = 'bench_tpcb';

/** TPC-B-like transactions on the bank's own PostgreSQL, in a database beside the bank's. */
export interface TpcbPeer {
  /** Name of the load generator, for the report. */
  readonly name: string;
  /** Transactions per second over this many seconds. */
  run(seconds: number, clients: number): Promise<number>;
  /** Latency of each transaction in milliseconds at a fixed rate, whether earlier ones are answered or not. */
  paced(perSecond: number, seconds: number, clients: number): Promise<readonly number[]>;
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
    await pgbench(config, ['-i', '-q', '-s', String(SCALE)]);
    return {
      name: 'pgbench TPC-B-like, prepared, scale 10',
      run: async (seconds, clients) =>
        rateOf(
          await pgbench(config, [
            '-n',
            '-M',
            'prepared',
            '-c',
            String(clients),
            '-j',
            '2',
            '-T',
            String(Math.ceil(seconds)),
          ]),
        ),
      paced: (perSecond, seconds, clients) =>
        pgbenchLatencies(config, [
          '-n',
          '-M',
          'prepared',
          '-c',
          String(clients),
          '-j',
          '2',
          '-T',
          String(seconds),
          `--rate=${perSecond}`,
        ]),
    };
  }
  const client = new Client(config);
  await client.connect();
  await client.query(TPCB_TABLES.replaceAll('$SCALE', String(SCALE)));
  await client.end();
  return {
    name: 'the TPC-B-like transaction from Node, prepared, scale 10 (no pgbench on this machine)',
    run: (seconds, clients) => runNodeTpcb(config, { seconds, clients, scale: SCALE }),
    paced: (perSecond, seconds, clients) => runPacedNodeTpcb(config, { perSecond, seconds, clients, scale: SCALE }),
  };
}
