import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Batch } from '../../domain/batch/Batch';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { BatchAnswer, BatchQuestion, ListedLine } from '../operations/batches';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

const WHOLE: Omit<BatchQuestion, 'type' | 'batch'> = { transactions: [], from: 1, status: undefined };

/** Files of many payments that the company has handed in, and the lines of the one that is looked at. */
export class BatchesStore {
  status: LoadStatus = 'LOADING';
  batches: readonly Batch[] = [];
  /** The batch that is looked at; the stream has it read anew. */
  batch: Batch | undefined;
  lines: readonly ListedLine[] = [];
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #latestList = new RequestSequence();
  readonly #latestBatch = new RequestSequence();
  /** Somebody looks at the list, or has looked at it in this visit. */
  #wanted = false;
  #open: OperationId | undefined;
  /** Events come faster than a long batch is read: what comes meanwhile is one more reading, not many. */
  #refreshing = false;
  #again = false;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { batches: observableRef, batch: observableRef, lines: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the list anew; what is on the screen stays there meanwhile, and stays when the bank cannot be asked. */
  async reload(): Promise<void> {
    this.#wanted = true;
    const isLatest = this.#latestList.begin();
    const answer = await this.#gateway.execute('SELECT_BATCH_TXNS', { type: 'list', batch: undefined, ...WHOLE });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.batches = answer.value.batches;
        this.status = statusOf(this.batches);
      } else if (this.batches.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Shows a batch; one that is shown already stays while it is read anew. */
  async show(id: OperationId): Promise<void> {
    if (this.#open !== id) {
      this.#open = id;
      this.batch = undefined;
      this.lines = [];
      this.failure = undefined;
    }
    await this.#read(id);
  }

  /** Reloads whatever a screen has loaded, after an event of the stream that may have changed lines. Calls while it runs join into one. */
  async reloadWanted(): Promise<void> {
    this.#again = true;
    if (this.#refreshing) {
      return;
    }
    this.#refreshing = true;
    while (this.#again) {
      this.#again = false;
      await Promise.all([
        this.#wanted ? this.reload() : undefined,
        this.#open === undefined ? undefined : this.#read(this.#open),
      ]);
    }
    this.#refreshing = false;
  }

  /** Nobody looks at a batch any more. */
  leave(): void {
    this.#open = undefined;
    this.#latestBatch.begin();
  }

  /** Page after page: the first is shown at once, and a batch that is on the screen is changed in one piece. */
  async #read(id: OperationId): Promise<void> {
    const isLatest = this.#latestBatch.begin();
    const isFirst = this.batch === undefined;
    let lines: readonly ListedLine[] = [];
    let from: number | undefined = 1;
    while (from !== undefined) {
      const answer: Result<BatchAnswer, Failure> = await this.#gateway.execute('SELECT_BATCH_TXNS', {
        ...WHOLE,
        type: 'read',
        batch: id,
        from,
      });
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        this.#fail(answer.failure);
        return;
      }
      lines = [...lines, ...answer.value.lines];
      from = answer.value.next;
      if (isFirst || from === undefined) {
        this.#keep(answer.value.batches[0], lines);
      }
    }
  }

  #keep(batch: Batch | undefined, lines: readonly ListedLine[]): void {
    runInAction(() => {
      this.batch = batch;
      this.lines = lines;
      this.failure = undefined;
    });
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.failure = this.batch === undefined ? failure : undefined;
    });
  }
}
