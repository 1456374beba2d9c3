import { addLoadUsers, addUsersOfOneAccount } from './arrange';
import { rate, ratios, spread } from './report';
import { createdAndConfirmed } from './transfers';
import { TransferSeries } from './TransferSeries';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

const FEW = 8;
const MANY: Sized = { full: 32, short: 12 };
const GOAL_AGAINST_OWN = 0.33;
const GOAL_OF_MANY = 0.95;
const WARM_UP_MS: Sized = { full: 1000, short: 100 };

/** Measures transfers out of one account against transfers out of an account each, and many clients against few (reliability: P7, P8). */
export function measureHotAccount(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, seconds, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const hot = await addUsersOfOneAccount(database, MANY[extent]);
    const own = await addLoadUsers(database, FEW);
    const sides: TransferSeries[] = [];
    for (const customers of [own, hot.slice(0, FEW), hot]) {
      const side = await TransferSeries.open(bank, customers, database);
      // At once, because the bank closes connections that are idle for long.
      await side.run(WARM_UP_MS[extent]);
      sides.push(side);
    }
    const rates = sides.map(() => [] as number[]);
    for (let index = 0; index < pairs; index += 1) {
      for (const [place, side] of sides.entries()) {
        await database.query('checkpoint');
        rates[place]?.push(createdAndConfirmed(await side.run((seconds * 1000) / 6)));
      }
      note(`round ${index + 1}: ${describe(rates.map((found) => found[index] ?? NaN))}`);
    }
    sides.forEach((side) => side.close());
    return measurementsOf(rates, MANY[extent]);
  });
}

function describe([own = NaN, few = NaN, many = NaN]: readonly number[]): string {
  return `own accounts ${own.toFixed(0)}/s, one account ${few.toFixed(0)}/s, one account and all clients ${many.toFixed(0)}/s`;
}

function measurementsOf(
  [own = [], few = [], many = []]: readonly (readonly number[])[],
  clients: number,
): readonly Measurement[] {
  return [
    {
      subject: `confirmed transfers out of one account, ${FEW} clients`,
      ours: rate(few),
      against: `${rate(own)} out of accounts of their own`,
      ratio: spread(ratios(few, own), 2),
      mark: `goal ${GOAL_AGAINST_OWN}`,
      met: undefined,
    },
    {
      subject: `the same, ${clients} clients`,
      ours: rate(many),
      against: `${rate(few)} with ${FEW} clients`,
      ratio: spread(ratios(many, few), 2),
      mark: `goal ${GOAL_OF_MANY}`,
      met: undefined,
    },
  ];
}
