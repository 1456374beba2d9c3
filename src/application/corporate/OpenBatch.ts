import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Batch } from '../../domain/batch/Batch';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import { RequestSequence } from '../loading/RequestSequence';
import type { BatchAnswer, ListedLine } from '../operations/batches';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** The batch on the screen with all its lines. */
export class OpenBatch {
  batch: Batch | undefined;
  lines: readonly ListedLine[] = [];
  /** Set only while there is no batch to show. */
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  #id: OperationId | undefined;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { batch: observableRef, lines: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Opens a batch; one already open stays while it reloads. */
  async show(id: OperationId): Promise<void> {
    if (this.#id !== id) {
      this.#id = id;
      this.batch = undefined;
      this.lines = [];
      this.failure = undefined;
    }
    await this.#read(id);
  }

  /** Reloads the open batch, if any, because it may have changed. */
  async markStale(): Promise<void> {
    if (this.#id !== undefined) {
      await this.#read(this.#id);
    }
  }

  /** Puts a changed line in the place of its former self; a page that is still read is read again afterwards. */
  replace(batch: Batch, line: ListedLine): void {
    if (batch.operationId !== this.#id) {
      return;
    }
    this.batch = batch;
    this.lines = this.lines.map((each) => (each.number === line.number ? line : each));
  }

  /** Closes the open batch. */
  leave(): void {
    this.#id = undefined;
    this.#latest.begin();
  }

  /** Reads the lines page by page: the first page is shown at once, while a batch already shown is replaced as a whole. */
  async #read(id: OperationId): Promise<void> {
    const isLatest = this.#latest.begin();
    const isFirst = this.batch === undefined;
    let lines: readonly ListedLine[] = [];
    let from: number | undefined = 1;
    while (from !== undefined) {
      const answer: Result<BatchAnswer, Failure> = await this.#gateway.execute('SELECT_BATCH_TXNS', {
        type: 'read',
        batch: id,
        transactions: [],
        from,
        status: undefined,
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
