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

/** Batches of payments the company has uploaded, and the lines of the open one. */
export class BatchesStore {
  status: LoadStatus = 'LOADING';
  batches: readonly Batch[] = [];
  /** The open batch; events of the stream reload it. */
  batch: Batch | undefined;
  lines: readonly ListedLine[] = [];
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #latestList = new RequestSequence();
  readonly #latestBatch = new RequestSequence();
  /** True once a screen has shown the list since sign-in. */
  #wanted = false;
  #open: OperationId | undefined;
  /** True while a reload runs. Events arrive faster than a long batch loads, so all that arrive meanwhile cause one further reload. */
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

  /** Reloads the list; the current one stays while loading and when loading fails. */
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

  /** Opens a batch; one already open stays while it reloads. */
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

  /** Closes the open batch. */
  leave(): void {
    this.#open = undefined;
    this.#latestBatch.begin();
  }

  /** Reads the lines page by page: the first page is shown at once, while a batch already shown is replaced as a whole. */
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
