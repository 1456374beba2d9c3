import { addLoadUsers } from './arrange';
import { rate, ratios, spread } from './report';
import { TransferWorker } from './TransferWorker';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

const CLIENTS = 8;
const GOAL = 0.7;
const WARM_UP_MS: Sized = { full: 1000, short: 100 };

/**
 * Measures one user who sends payments over as many connections as eight users have between them. Its share of the database's
 * connections is small (bank/db/UserShares.ts), and the ratio says what that costs a user who sends many payments.
 */
export function measureOneUser(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, seconds, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const [one, ...others] = await addLoadUsers(database, CLIENTS + 1);
    const sides: (readonly TransferWorker[])[] = [];
    for (const customers of [Array.from({ length: CLIENTS }, () => one), others]) {
      const workers = await TransferWorker.openAll(
        bank,
        customers.flatMap((customer) => customer ?? []),
      );
      // At once, because the bank closes connections that are idle for long.
      await createdPerSecond(workers, WARM_UP_MS[extent]);
      sides.push(workers);
    }
    const rates = sides.map(() => [] as number[]);
    for (let index = 0; index < pairs; index += 1) {
      for (const [place, workers] of sides.entries()) {
        await database.query('checkpoint');
        rates[place]?.push(await createdPerSecond(workers, (seconds * 1000) / 2));
      }
      note(
        `round ${index + 1}: one user and ${CLIENTS} users ${rates.map((found) => rate(found.slice(-1))).join(', ')}`,
      );
    }
    sides.flat().forEach((worker) => worker.close());
    return [measurementOf(rates)];
  });
}

async function createdPerSecond(workers: readonly TransferWorker[], milliseconds: number): Promise<number> {
  let created = 0;
  const start = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < start + milliseconds) {
        await worker.create();
        created += 1;
      }
    }),
  );
  return (created * 1000) / (performance.now() - start);
}

function measurementOf([one = [], others = []]: readonly (readonly number[])[]): Measurement {
  return {
    subject: `payments created by one user over ${CLIENTS} connections`,
    ours: rate(one),
    against: `${rate(others)} by ${CLIENTS} users with a connection each`,
    ratio: spread(ratios(one, others), 2),
    mark: `goal ${GOAL}`,
    met: undefined,
  };
}
