import { assertBooksBalance } from '../../bank/ledger/invariants';
import { makeBenchCustomers } from './BenchCustomers';
import { median, spread } from './report';
import { TransferWorker } from './TransferWorker';
import { withLoadedBank } from './withLoadedBank';
import type { Measurement } from './report';
import type { Pairs } from './transfers';

const CLIENTS = 8;
const GOAL = 0.7;
const WARM_UP_MS = 1000;

/**
 * One user who sends payments over as many connections as eight users have between them: its share of the database's
 * connections is small (bank/db/UserShares.ts), and this says what that costs whoever sends many.
 */
export async function measureOneUser(
  { pairs, seconds }: Pairs,
  note: (line: string) => void,
): Promise<readonly Measurement[]> {
  return withLoadedBank(async (bank, database) => {
    const [one, ...others] = await makeBenchCustomers(database, CLIENTS + 1);
    const sides: (readonly TransferWorker[])[] = [];
    for (const customers of [Array.from({ length: CLIENTS }, () => one), others]) {
      const workers = await TransferWorker.openAll(
        bank,
        customers.flatMap((customer) => customer ?? []),
      );
      // At once, because connections that say nothing for long are cut off.
      await createdPerSecond(workers, WARM_UP_MS);
      sides.push(workers);
    }
    const rates = sides.map(() => [] as number[]);
    for (let index = 0; index < pairs; index += 1) {
      for (const [place, workers] of sides.entries()) {
        await database.query('checkpoint');
        rates[place]?.push(await createdPerSecond(workers, (seconds * 1000) / 2));
      }
      note(`round ${index + 1}: one user ${rate(rates[0]?.[index])}, ${CLIENTS} users ${rate(rates[1]?.[index])}`);
    }
    sides.flat().forEach((worker) => worker.close());
    await assertBooksBalance(database);
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
    ours: rate(median(one)),
    against: `${rate(median(others))} by ${CLIENTS} users with a connection each`,
    ratio: spread(
      one.map((value, index) => value / (others[index] ?? NaN)),
      2,
    ),
    mark: `goal ${GOAL}`,
    met: undefined,
  };
}

function rate(perSecond: number | undefined): string {
  return `${(perSecond ?? NaN).toFixed(0)}/s`;
}
