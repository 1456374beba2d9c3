import { addLoadUsers } from './arrange';
import { quantile } from './pace';
import { PacedTransfers } from './PacedTransfers';
import { median, ratios, spread } from './report';
import { openTpcbPeer } from './TpcbPeer';
import { createdAndConfirmed } from './transfers';
import { TransferSeries } from './TransferSeries';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

const CLIENTS = 8;
/** Of the greatest rate, which is measured just before. */
const SHARE = 0.5;
const P99 = 0.99;
const MARK = 3;
const WARM_UP_MS: Sized = { full: 1000, short: 100 };

interface Round {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

/**
 * Measures the 99th percentile latency of transfers at half of the highest rate, against TPC-B-like transactions at half of theirs
 * (reliability: P6).
 */
export function measureLatency(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, seconds, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const peer = await openTpcbPeer(bank.connection());
    const series = await TransferSeries.open(bank, await addLoadUsers(database, CLIENTS), database);
    const transfers = new PacedTransfers(series.workers, database);
    await series.run(WARM_UP_MS[extent]);
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
    const ours = rounds.map((round) => quantile(round.ours, P99));
    const theirs = rounds.map((round) => quantile(round.peer, P99));
    const found = ratios(ours, theirs);
    return [
      {
        subject: `p99 of a transfer (create + confirm) at half of the greatest rate, ${CLIENTS} clients`,
        ours: `${median(ours).toFixed(1)} ms`,
        against: `${median(theirs).toFixed(1)} ms ${peer.name}, at half of its own`,
        ratio: spread(found, 2),
        mark: `≤ ${MARK}`,
        met: median(found) <= MARK,
      },
    ];
  });
}

function describe(latencies: readonly number[], perSecond: number): string {
  const [half, nine] = [quantile(latencies, 0.5), quantile(latencies, P99)].map((value) => value.toFixed(1));
  return `${latencies.length} at ${perSecond.toFixed(0)}/s, p50 ${half} ms, p99 ${nine} ms`;
}
