import { codesAfter, lastMessage } from './phoneCodes';
import { TransferWorker } from './TransferWorker';
import type { ClientBase } from 'pg';
import type { StartedBank } from '../support/StartedBank';
import type { BenchCustomer } from './BenchCustomers';
import type { Created } from './TransferWorker';

interface Busy {
  readonly worker: TransferWorker;
  readonly created: Created[];
}

/** One run: how many transfers were confirmed, and what each step of the way took. */
export interface SeriesResult {
  readonly transfers: number;
  readonly createMs: number;
  readonly sendMs: number;
  readonly confirmMs: number;
  /** From the last request for a code until the last code lay on its phone; not part of the measured path. */
  readonly drainMs: number;
}

/**
 * Confirmed transfers through the bank's own door, several clients at once. All are created, for all of them a code is asked
 * for, the codes are read from the phones in one go while the clock stands still, and all are confirmed.
 */
export class TransferSeries {
  private readonly busy: readonly Busy[];

  constructor(
    readonly workers: readonly TransferWorker[],
    readonly database: ClientBase,
  ) {
    this.busy = workers.map((worker) => ({ worker, created: [] }));
  }

  static async open(bank: StartedBank, customers: readonly BenchCustomer[], database: ClientBase): Promise<TransferSeries> {
    return new TransferSeries(await TransferWorker.openAll(bank, customers), database);
  }

  /** Creates for as long as asked, then confirms everything that was created. */
  async run(createMs: number): Promise<SeriesResult> {
    const before = await lastMessage(this.database);
    const createTimeMs = await elapsed(() => this.createAll(performance.now() + createMs));
    const transfers = this.busy.reduce((sum, { created }) => sum + created.length, 0);
    const sendMs = await elapsed(() => this.sendAll());
    const drainStart = performance.now();
    const codes = await codesAfter(this.database, before, transfers);
    const drainMs = performance.now() - drainStart;
    const confirmMs = await elapsed(() => this.confirmAll(codes));
    return { transfers, createMs: createTimeMs, sendMs, confirmMs, drainMs };
  }

  close(): void {
    this.workers.forEach((worker) => worker.close());
  }

  private async createAll(until: number): Promise<void> {
    await this.atOnce(async ({ worker, created }) => {
      while (performance.now() < until) {
        created.push(await worker.create());
      }
    });
  }

  private async sendAll(): Promise<void> {
    await this.atOnce(async ({ worker, created }) => {
      for (const operation of created) {
        await worker.askForCode(operation);
      }
    });
  }

  private async confirmAll(codes: ReadonlyMap<string, string>): Promise<void> {
    await this.atOnce(async ({ worker, created }) => {
      for (const operation of created.splice(0)) {
        await worker.confirm(operation, codes.get(operation.fingerprint));
      }
    });
  }

  private async atOnce(work: (one: Busy) => Promise<void>): Promise<void> {
    await Promise.all(this.busy.map(work));
  }
}

async function elapsed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
