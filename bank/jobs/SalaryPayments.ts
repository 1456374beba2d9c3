import { setTimeout as delay } from 'node:timers/promises';

import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';

const LOOK_EVERY_MS = 1000;
/** Shortest pause between two rounds, in milliseconds; every confirmation wakes a round. */
const REST_MS = 50;
const FAILURE_PAUSE_MS = 2000;

/** Lines per transaction: enough to be cheap, few enough to delay no other call. */
const LINES_AT_ONCE = 500;
/** After a transaction the processors and the disk are left to others for this share of the time it took. */
const REST_RATIO = 0.75;

/** A line the books refuse by a defect is tried so often, each time after the others. */
const MAX_ATTEMPTS = 3;

/** Pays the lines of salaries that are signed, in any number of processes at once. */
export class SalaryPayments extends PollingJob {
  constructor(
    private readonly bank: Pick<BankServices, 'database' | 'clock'>,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'payments of salaries',
      everyMs: LOOK_EVERY_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log: deps.log,
    });
  }

  /** Pays chunk after chunk, except lines another process is paying. */
  async round(): Promise<void> {
    for (let began = performance.now(); !this.isStopping && (await this.pay()) !== null; began = performance.now()) {
      this.deps.changed();
      await delay((performance.now() - began) * REST_RATIO);
    }
  }

  private async pay(): Promise<number | null> {
    const { database, clock } = this.bank;
    const { rows } = await database.pool.query<{ lines: number | null }>({
      name: 'pay-salary-lines',
      text: 'select pay_salary_lines($1, $2, $3) as lines',
      values: [LINES_AT_ONCE, MAX_ATTEMPTS, new Date(clock.now())],
    });
    return rows[0]?.lines ?? null;
  }
}
