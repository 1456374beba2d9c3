import { assertBooksBalance } from '../../bank/ledger/invariants';
import { makeBenchCustomers } from './BenchCustomers';
import { makeHotCustomers } from './HotCustomer';
import { median, spread } from './report';
import { createdAndConfirmed } from './transfers';
import { TransferSeries } from './TransferSeries';
import { withLoadedBank } from './withLoadedBank';
import type { Measurement } from './report';
import type { Pairs } from './transfers';

const FEW = 8;
const MANY = 32;
const GOAL_AGAINST_OWN = 0.33;
const GOAL_OF_MANY = 0.95;
const WARM_UP_MS = 1000;

/** Everybody moves money out of one account: against everybody out of an account of his own, and many against few (reliability: P7, P8). */
export async function measureHotAccount(
  { pairs, seconds }: Pairs,
  note: (line: string) => void,
): Promise<readonly Measurement[]> {
  return withLoadedBank(async (bank, database) => {
    const hot = await makeHotCustomers(database, MANY);
    const own = await makeBenchCustomers(database, FEW);
    const sides: TransferSeries[] = [];
    for (const customers of [own, hot.slice(0, FEW), hot]) {
      const side = await TransferSeries.open(bank, customers, database);
      // At once, because connections that say nothing for long are cut off.
      await side.run(WARM_UP_MS);
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
    await assertBooksBalance(database);
    return measurementsOf(rates);
  });
}

function describe([own = NaN, few = NaN, many = NaN]: readonly number[]): string {
  return `own accounts ${own.toFixed(0)}/s, one account ${few.toFixed(0)}/s, one account and ${MANY} clients ${many.toFixed(0)}/s`;
}

function measurementsOf([own = [], few = [], many = []]: readonly (readonly number[])[]): readonly Measurement[] {
  const rate = (values: readonly number[]) => `${median(values).toFixed(0)}/s`;
  const ratios = (values: readonly number[], against: readonly number[]) =>
    spread(
      values.map((value, index) => value / (against[index] ?? NaN)),
      2,
    );
  return [
    {
      subject: `confirmed transfers out of one account, ${FEW} clients`,
      ours: rate(few),
      against: `${rate(own)} out of accounts of their own`,
      ratio: ratios(few, own),
      mark: `goal ${GOAL_AGAINST_OWN}`,
      met: undefined,
    },
    {
      subject: `the same, ${MANY} clients`,
      ours: rate(many),
      against: `${rate(few)} with ${FEW} clients`,
      ratio: ratios(many, few),
      mark: `goal ${GOAL_OF_MANY}`,
      met: undefined,
    },
  ];
}
