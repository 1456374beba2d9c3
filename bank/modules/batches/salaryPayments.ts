import { setTimeout as delay } from 'node:timers/promises';

import type { BankServices } from '../../kernel/BankServices';
import { defineJob } from '../../kernel/Job';

/** Lines per transaction: enough to be cheap, few enough to delay no other call. */
const LINES_AT_ONCE = 500;
/** After a transaction the processors and the disk are left to others for this share of the time it took. */
const REST_RATIO = 0.75;

/** A line the books refuse by a defect is tried so often, each time after the others. */
const MAX_ATTEMPTS = 3;

/** Pays the lines of salaries that are signed, chunk after chunk, except lines another process is paying. */
export const salaryPayments = defineJob({
  name: 'payments of salaries',
  every: 1000,
  // Every confirmation wakes a round.
  rest: 50,
  afterFailure: 2000,
  wokenBy: ['calls'],
  round: async ({ bank, changed, isStopping }) => {
    for (let began = performance.now(); !isStopping() && (await pay(bank)) !== null; began = performance.now()) {
      changed();
      await delay((performance.now() - began) * REST_RATIO);
    }
  },
});

async function pay({ database, clock }: BankServices): Promise<number | null> {
  const { rows } = await database.pool.query<{ lines: number | null }>({
    name: 'pay-salary-lines',
    text: 'select pay_salary_lines($1, $2, $3) as lines',
    values: [LINES_AT_ONCE, MAX_ATTEMPTS, new Date(clock.now())],
  });
  return rows[0]?.lines ?? null;
}
