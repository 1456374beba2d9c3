import { codesAfter, lastMessage } from './phoneCodes';
import { TransferWorker } from './TransferWorker';
import type { ClientBase } from 'pg';
import type { StartedBank } from '../support/StartedBank';
import type { LoadUser } from './arrange';
import type { Created } from './TransferWorker';

interface Busy {
  readonly worker: TransferWorker;
  readonly created: Created[];
}

type Codes = ReadonlyMap<string, string>;

/** One run: what each step took for so many transfers, alone and beside one another. */
export interface SeriesResult {
  readonly transfers: number;
  readonly createMs: number;
  readonly sendMs: number;
  readonly confirmMs: number;
  /** So many confirmed while as many others were created. */
  readonly togetherMs: number;
  /** From the last request for a code until the last code lay on its phone; not part of the measured path. */
  readonly drainMs: number;
}

/**
 * Confirmed transfers over the bank's public interface, several clients at once. Codes are asked for all of a step and read from the
 * phones in one go while the clock stands still.
 */
export class TransferSeries {
  private readonly busy: readonly Busy[];

  constructor(
    readonly workers: readonly TransferWorker[],
    readonly database: ClientBase,
  ) {
    this.busy = workers.map((worker) => ({ worker, created: [] }));
  }

  static async open(bank: StartedBank, customers: readonly LoadUser[], database: ClientBase): Promise<TransferSeries> {
    return new TransferSeries(await TransferWorker.openAll(bank, customers), database);
  }

  /**
   * Creates for as long as requested, requests the codes, then confirms them while as many others are created, then requests the
   * codes of those and confirms them with nothing beside it.
   *
   * @throws when nothing was created in that time
   */
  async run(createMs: number): Promise<SeriesResult> {
    const createTimeMs = await elapsed(() => this.createAll(performance.now() + createMs));
    const transfers = this.busy.reduce((sum, { created }) => sum + created.length, 0);
    if (transfers === 0) {
      throw new Error(`Not one transfer was created in ${createMs} ms`);
    }
    const first = await this.sendAll(transfers);
    const togetherMs = await elapsed(() => this.confirmAndCreateAll(first.codes));
    const second = await this.sendAll(transfers);
    const confirmMs = await elapsed(() => this.confirmAll(second.codes));
    return { transfers, createMs: createTimeMs, sendMs: first.sendMs, drainMs: first.drainMs, togetherMs, confirmMs };
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

  private async sendAll(
    transfers: number,
  ): Promise<{ readonly codes: Codes; readonly sendMs: number; readonly drainMs: number }> {
    const before = await lastMessage(this.database);
    const sendMs = await elapsed(() =>
      this.atOnce(async ({ worker, created }) => {
        for (const operation of created) {
          await worker.askForCode(operation);
        }
      }),
    );
    const start = performance.now();
    const codes = await codesAfter(this.database, before, transfers);
    return { codes, sendMs, drainMs: performance.now() - start };
  }

  /** Every other client begins with a confirmation, so that they do not all do the same at a time. */
  private async confirmAndCreateAll(codes: Codes): Promise<void> {
    await this.atOnce(async ({ worker, created }, place) => {
      for (const operation of created.splice(0)) {
        if (place % 2 === 0) {
          created.push(await worker.create());
        }
        await worker.confirm(operation, codes.get(operation.fingerprint));
        if (place % 2 === 1) {
          created.push(await worker.create());
        }
      }
    });
  }

  private async confirmAll(codes: Codes): Promise<void> {
    await this.atOnce(async ({ worker, created }) => {
      for (const operation of created.splice(0)) {
        await worker.confirm(operation, codes.get(operation.fingerprint));
      }
    });
  }

  private async atOnce(work: (one: Busy, place: number) => Promise<void>): Promise<void> {
    await Promise.all(this.busy.map(work));
  }
}

async function elapsed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
