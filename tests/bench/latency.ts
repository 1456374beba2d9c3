import { assertBooksBalance } from '../../bank/ledger/invariants';
import { makeBenchCustomers } from './BenchCustomers';
import { quantile } from './pace';
import { PacedTransfers } from './PacedTransfers';
import { median, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import { createdAndConfirmed } from './transfers';
import { TransferSeries } from './TransferSeries';
import { withLoadedBank } from './withLoadedBank';
import type { Measurement } from './report';
import type { Pairs } from './transfers';

const CLIENTS = 8;
/** Of the greatest rate, which is measured just before. */
const SHARE = 0.5;
const P99 = 0.99;
const MARK = 3;
const WARM_UP_MS = 1000;

interface Round {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

/**
 * Measures the 99th percentile latency of transfers at half of the highest rate, against TPC-B-like transactions at half of theirs
 * (reliability: P6).
 */
export async function measureLatency(
  { pairs, seconds }: Pairs,
  note: (line: string) => void,
): Promise<readonly Measurement[]> {
  return withLoadedBank(async (bank, database) => {
    const peer = await openTpcbPeer(bank.connection());
    const series = await TransferSeries.open(bank, await makeBenchCustomers(database, CLIENTS), database);
    const transfers = new PacedTransfers(series.workers, database);
    await series.run(WARM_UP_MS);
    const rounds: Round[] = [];
    for (let index = 0; index < pairs; index += 1) {
      await database.query('checkpoint');
      const peerRate = SHARE * (await peer.run(seconds / 2, CLIENTS));
      const peerMs = await peer.paced(peerRate, seconds, CLIENTS);
      await database.query('checkpoint');
      const rate = SHARE * createdAndConfirmed(await series.run((seconds * 1000) / 4));
      await transfers.stock(rate * seconds);
      await database.query('checkpoint');
      const until = performance.now() + seconds * 1000;
      const ours = (await transfers.run({ perSecond: rate, isOver: (dueMs) => dueMs > until })).map(
        ({ latencyMs }) => latencyMs,
      );
      rounds.push({ ours, peer: peerMs });
      note(`round ${index + 1}: ${describe(ours, rate)}; peer ${describe(peerMs, peerRate)}`);
    }
    series.close();
    await assertBooksBalance(database);
    const ratios = rounds.map((round) => quantile(round.ours, P99) / quantile(round.peer, P99));
    return [
      {
        subject: `p99 of a transfer (create + confirm) at half of the greatest rate, ${CLIENTS} clients`,
        ours: `${median(rounds.map((round) => quantile(round.ours, P99))).toFixed(1)} ms`,
        against: `${median(rounds.map((round) => quantile(round.peer, P99))).toFixed(1)} ms ${peer.name}, at half of its own`,
        ratio: spread(ratios, 2),
        mark: `≤ ${MARK}`,
        met: median(ratios) <= MARK,
      },
    ];
  });
}

function describe(latencies: readonly number[], perSecond: number): string {
  const [half, nine] = [quantile(latencies, 0.5), quantile(latencies, P99)].map((value) => value.toFixed(1));
  return `${latencies.length} at ${perSecond.toFixed(0)}/s, p50 ${half} ms, p99 ${nine} ms`;
}
