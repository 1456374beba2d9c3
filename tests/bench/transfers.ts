import type { Client } from 'pg';

import type { StartedBank } from '../support/StartedBank';
import { addLoadUsers } from './arrange';
import { processorSeconds } from './processorTime';
import { median, rate, ratios, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import { TransferSeries } from './TransferSeries';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';
import type { TpcbPeer } from './TpcbPeer';
import type { SeriesResult } from './TransferSeries';

/** Number of clients the mark applies to. */
const MARKED_CLIENTS = 8;
const MARK = 0.2;
const ONE_CLIENT = 1;
const MANY_CLIENTS: Sized = { full: 64, short: 16 };
const WARM_UP_MS: Sized = { full: 2000, short: 100 };
const STEPS = 6;
/** A run creates, sends and confirms this many times the transfers that its result counts. */
const ROUNDS_OF_A_RUN = 2;

interface Pair {
  readonly peerPerSecond: number;
  readonly ours: SeriesResult;
  /** Processor seconds while ours ran, and PostgreSQL's while the peer did; absent where the system does not tell. */
  readonly used: ProcessorUse | undefined;
}

interface ProcessorUse {
  readonly bank: number;
  readonly database: number;
  readonly load: number;
  readonly databaseForPeer: number;
}

/** Confirmed transfers a second over gRPC-web against TPC-B-like transactions on the same server, in turns. */
export function measureTransfers(bench: Bench): Promise<readonly Measurement[]> {
  return measuredAt([MARKED_CLIENTS], bench);
}

/** The same with one client, and with as many as there are never processors for. */
export function measureOtherClients(bench: Bench): Promise<readonly Measurement[]> {
  return measuredAt([ONE_CLIENT, MANY_CLIENTS[bench.extent]], bench);
}

function measuredAt(counts: readonly number[], bench: Bench): Promise<readonly Measurement[]> {
  const { note, seconds } = bench;
  return bench.withDatabase(async (bank, database) => {
    const peer = await openTpcbPeer(bank.connection());
    const customers = await addLoadUsers(database, Math.max(...counts));
    const measurements: Measurement[] = [];
    for (const clients of counts) {
      const series = await TransferSeries.open(bank, customers.slice(0, clients), database);
      await series.run(WARM_UP_MS[bench.extent]);
      const pairs: Pair[] = [];
      for (let index = 0; index < bench.pairs; index += 1) {
        const pair = await measurePair({ peer, series, clients }, { bank, database, seconds });
        pairs.push(pair);
        note(describePair(index, pair));
      }
      series.close();
      note(`with everybody at the same step the ratio is ${spread(ratiosOf(pairs, stepByStep), 3)}`);
      note(`with the codes asked for and sent in between it is ${spread(ratiosOf(pairs, withCodes), 3)}`);
      note(whereTheTimeGoes(pairs, seconds));
      measurements.push(measurementOf(peer, pairs, clients));
    }
    return measurements;
  });
}

interface Sides {
  readonly peer: TpcbPeer;
  readonly series: TransferSeries;
  readonly clients: number;
}

interface Run {
  readonly bank: StartedBank;
  readonly database: Client;
  readonly seconds: number;
}

async function measurePair({ peer, series, clients }: Sides, { bank, database, seconds }: Run): Promise<Pair> {
  await database.query('checkpoint');
  const start = processorsOf(bank);
  const peerPerSecond = await peer.run(seconds, clients);
  await database.query('checkpoint');
  const middle = processorsOf(bank);
  // There are three steps, and each is taken twice.
  const ours = await series.run((seconds * 1000) / STEPS);
  const end = processorsOf(bank);
  const used = start &&
    middle &&
    end && {
      bank: end.bank - middle.bank,
      database: end.database - middle.database,
      load: end.load - middle.load,
      databaseForPeer: middle.database - start.database,
    };
  return { peerPerSecond, ours, used };
}

type RateOf = (series: SeriesResult) => number;

/** Rate the mark applies to: creating and confirming a transfer, by customers that are each at a different step. */
export const createdAndConfirmed: RateOf = ({ transfers, togetherMs }) => (transfers * 1000) / togetherMs;

/** The same with all customers at the same step. */
const stepByStep: RateOf = ({ transfers, createMs, confirmMs }) => (transfers * 1000) / (createMs + confirmMs);

/** The same including the request and delivery of the code. */
const withCodes: RateOf = ({ transfers, togetherMs, sendMs }) => (transfers * 1000) / (togetherMs + sendMs);

function measurementOf(peer: TpcbPeer, pairs: readonly Pair[], clients: number): Measurement {
  const isChecked = clients === MARKED_CLIENTS;
  const found = ratiosOf(pairs, createdAndConfirmed);
  return {
    subject: `confirmed transfers over gRPC-web, ${clients} ${clients === 1 ? 'client' : 'clients'} (create + confirm)`,
    ours: rate(pairs.map((pair) => createdAndConfirmed(pair.ours))),
    against: `${rate(pairs.map((pair) => pair.peerPerSecond))} ${peer.name}`,
    ratio: spread(found, 3),
    mark: isChecked ? `≥ ${MARK}` : '',
    met: isChecked ? median(found) >= MARK : undefined,
  };
}

function ratiosOf(pairs: readonly Pair[], rateOf: RateOf): readonly number[] {
  return ratios(
    pairs.map((pair) => rateOf(pair.ours)),
    pairs.map((pair) => pair.peerPerSecond),
  );
}

function describePair(index: number, { ours, peerPerSecond }: Pair): string {
  const perSecond = (milliseconds: number) => `${((ours.transfers * 1000) / milliseconds).toFixed(0)}/s`;
  return [
    `pair ${index + 1}: ${createdAndConfirmed(ours).toFixed(0)}/s against ${peerPerSecond.toFixed(0)}/s`,
    `ratio ${(createdAndConfirmed(ours) / peerPerSecond).toFixed(3)}`,
    `step by step ${(stepByStep(ours) / peerPerSecond).toFixed(3)}`,
    `with codes ${(withCodes(ours) / peerPerSecond).toFixed(3)}`,
    `create ${perSecond(ours.createMs)}, send ${perSecond(ours.sendMs)}, confirm ${perSecond(ours.confirmMs)}`,
    `last code on its phone ${ours.drainMs.toFixed(0)} ms later`,
  ].join(', ');
}

function processorsOf(bank: StartedBank): Omit<ProcessorUse, 'databaseForPeer'> | undefined {
  const [own, database] = [processorSeconds(bank.processId), processorSeconds(bank.databaseProcessId() ?? 0)];
  const load = process.cpuUsage();
  return own === undefined || database === undefined
    ? undefined
    : { bank: own, database, load: (load.user + load.system) / 1_000_000 };
}

function whereTheTimeGoes(pairs: readonly Pair[], seconds: number): string {
  const used = pairs.flatMap((pair) => pair.used ?? []);
  if (used.length !== pairs.length) {
    return 'where the time goes: this system does not tell';
  }
  const transfers = pairs.reduce((sum, pair) => sum + ROUNDS_OF_A_RUN * pair.ours.transfers, 0);
  const peerTransactions = pairs.reduce((sum, pair) => sum + pair.peerPerSecond * seconds, 0);
  const micros = (of: (use: ProcessorUse) => number, count: number) =>
    `${((used.reduce((sum, use) => sum + of(use), 0) * 1_000_000) / count).toFixed(0)} µs`;
  return [
    'where the processors’ time goes, per confirmed transfer',
    `bank ${micros((use) => use.bank, transfers)}`,
    `PostgreSQL ${micros((use) => use.database, transfers)}`,
    `load ${micros((use) => use.load, transfers)}`,
    `and PostgreSQL per transaction of the peer ${micros((use) => use.databaseForPeer, peerTransactions)}`,
  ].join(', ');
}
