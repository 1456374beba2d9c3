import { atPace } from './pace';
import { codesAfter, lastMessage } from './phoneCodes';
import type { ClientBase } from 'pg';
import type { Pace, Paced } from './pace';
import type { Created, TransferWorker } from './TransferWorker';

/** So many more than will be needed: chance gives one client more to do than another. */
const MARGIN = 1.4;
const AT_LEAST = 30;

interface Ready {
  readonly operation: Created;
  readonly otp: string | undefined;
}

/**
 * Transfers that come at a pace. Each is one creation and one confirmation; what is confirmed was created before, because its code
 * has to lie on a phone first, and no person is waited for.
 */
export class PacedTransfers {
  private readonly ready: readonly Ready[][];

  constructor(
    private readonly workers: readonly TransferWorker[],
    private readonly database: ClientBase,
  ) {
    this.ready = workers.map(() => []);
  }

  /** Makes sure that so many transfers can be confirmed; their codes are new, so that none is too old when its turn comes. */
  async stock(count: number): Promise<void> {
    const each = Math.ceil((count * MARGIN) / this.workers.length) + AT_LEAST;
    const before = await lastMessage(this.database);
    const created = await Promise.all(this.workers.map((worker) => createSome(worker, each)));
    const codes = await codesAfter(this.database, before, each * this.workers.length);
    this.ready.forEach((own, place) => {
      const operations = created[place] ?? [];
      own.splice(
        0,
        own.length,
        ...operations.map((operation) => ({ operation, otp: codes.get(operation.fingerprint) })),
      );
    });
  }

  run({ perSecond, isOver }: Omit<Pace, 'clients'>): Promise<readonly Paced[]> {
    return atPace({ perSecond, clients: this.workers.length, isOver }, async (client) => {
      const worker = this.workers[client];
      const next = this.ready[client]?.pop();
      if (worker === undefined || next === undefined) {
        return false;
      }
      await worker.create();
      await worker.confirm(next.operation, next.otp);
      return true;
    });
  }
}

async function createSome(worker: TransferWorker, count: number): Promise<readonly Created[]> {
  const created: Created[] = [];
  for (let index = 0; index < count; index += 1) {
    const operation = await worker.create();
    await worker.askForCode(operation);
    created.push(operation);
  }
  return created;
}
