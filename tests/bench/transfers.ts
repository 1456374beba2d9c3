import { Client } from 'pg';

import { assertBooksBalance } from '../../bank/ledger/booksBalance';
import { StartedBank } from '../support/StartedBank';
import { makeBenchCustomers } from './BenchCustomers';
import { processorSeconds } from './processorTime';
import { median, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import { TransferSeries } from './TransferSeries';
import type { Measurement } from './report';
import type { TpcbPeer } from './TpcbPeer';
import type { SeriesResult } from './TransferSeries';

const CLIENTS = 8;
const MARK = 0.2;
const WITHOUT_LIMITS = { RATE_SESSION: '100000/100000', RATE_ADDRESS: '100000/100000', RATE_SIGN_IN: '1000/1000', LOG_LEVEL: 'warn' };

/** Durations of the whole measurement. */
export interface Pairs {
  readonly pairs: number;
  /** Of each side of a pair. */
  readonly seconds: number;
}

interface Pair {
  readonly peerPerSecond: number;
  readonly ours: SeriesResult;
}

/** Confirmed transfers a second over gRPC-web against TPC-B-like transactions on the same server, in turns. */
export async function measureTransfers(durations: Pairs, note: (line: string) => void): Promise<readonly Measurement[]> {
  const bank = await StartedBank.start({ environment: WITHOUT_LIMITS });
  const database = new Client(bank.connection());
  await database.connect();
  try {
    const peer = await openTpcbPeer(bank.connection());
    const customers = await makeBenchCustomers(database, CLIENTS);
    const series = await TransferSeries.open(bank, customers, database);
    await series.run(durations.seconds * 250);
    const before = processorSecondsOf(bank);
    const pairs: Pair[] = [];
    for (let index = 0; index < durations.pairs; index += 1) {
      pairs.push(await measurePair(peer, series, { database, seconds: durations.seconds }));
      note(describePair(index, pairs.at(-1)));
    }
    series.close();
    await assertBooksBalance(database);
    note(whereTheTimeGoes(pairs, before, processorSecondsOf(bank)));
    return [measurementOf(peer, pairs)];
  } finally {
    await database.end();
    await bank.remove();
  }
}

async function measurePair(peer: TpcbPeer, series: TransferSeries, run: { database: Client; seconds: number }): Promise<Pair> {
  await run.database.query('checkpoint');
  const peerPerSecond = await peer.run(run.seconds, CLIENTS);
  await run.database.query('checkpoint');
  // Creating and asking for a code takes about twice as long as confirming.
  const ours = await series.run((run.seconds * 1000 * 2) / 3);
  return { peerPerSecond, ours };
}

function perSecond({ transfers, createAndSendMs, confirmMs }: SeriesResult): number {
  return (transfers * 1000) / (createAndSendMs + confirmMs);
}

function measurementOf(peer: TpcbPeer, pairs: readonly Pair[]): Measurement {
  const ratios = pairs.map((pair) => perSecond(pair.ours) / pair.peerPerSecond);
  return {
    subject: `confirmed transfers over gRPC-web, ${CLIENTS} clients (create + send + confirm)`,
    ours: `${median(pairs.map((pair) => perSecond(pair.ours))).toFixed(0)}/s`,
    against: `${median(pairs.map((pair) => pair.peerPerSecond)).toFixed(0)}/s ${peer.name}`,
    ratio: spread(ratios, 3),
    mark: `≥ ${MARK}`,
    met: median(ratios) >= MARK,
  };
}

function describePair(index: number, pair: Pair | undefined): string {
  if (pair === undefined) {
    return '';
  }
  const { ours, peerPerSecond } = pair;
  return [
    `pair ${index + 1}: ${perSecond(ours).toFixed(0)}/s against ${peerPerSecond.toFixed(0)}/s`,
    `ratio ${(perSecond(ours) / peerPerSecond).toFixed(3)}`,
    `create + send ${((ours.transfers * 1000) / ours.createAndSendMs).toFixed(0)}/s`,
    `confirm ${((ours.transfers * 1000) / ours.confirmMs).toFixed(0)}/s`,
    `codes on the phones ${ours.drainMs.toFixed(0)} ms later`,
  ].join(', ');
}

interface Processors {
  readonly bank: number;
  readonly database: number;
  readonly load: number;
}

function processorSecondsOf(bank: StartedBank): Processors | undefined {
  const [own, database] = [processorSeconds(bank.processId), processorSeconds(bank.databaseProcessId() ?? 0)];
  const used = process.cpuUsage();
  return own === undefined || database === undefined
    ? undefined
    : { bank: own, database, load: (used.user + used.system) / 1_000_000 };
}

/** The database's share includes what the peer made it do, so only bank and load are told per transfer. */
function whereTheTimeGoes(pairs: readonly Pair[], before: Processors | undefined, after: Processors | undefined): string {
  if (before === undefined || after === undefined) {
    return 'where the time goes: not measured on this system';
  }
  const transfers = pairs.reduce((sum, pair) => sum + pair.ours.transfers, 0);
  const wallMs = pairs.reduce((sum, pair) => sum + pair.ours.createAndSendMs + pair.ours.confirmMs + pair.ours.drainMs, 0);
  const micros = (seconds: number) => ((seconds * 1_000_000) / transfers).toFixed(0);
  return [
    `where the time goes: ${transfers} transfers`,
    `bank ${micros(after.bank - before.bank)} µs of processor each (${(((after.bank - before.bank) * 100_000) / wallMs).toFixed(0)} % of one)`,
    `load ${micros(after.load - before.load)} µs each`,
  ].join(', ');
}
