import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { OperationId } from '../../../../domain/operation/OperationId';

const NEVER_SENT: ReadonlySet<string> = new Set(['faulty', 'draft', 'chosen']);

@injectable()
export class DeleteBatchDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(BatchesStore) readonly batches!: BatchesStore;
}

/** Deletes the open batch, after a question, as long as nothing of it was sent. */
@injectable('Singleton')
export class DeleteBatchViewModel {
  isAsking = false;
  busy = false;
  failure: Failure | undefined;
  /** The last batch that was deleted; its page has nothing to show. */
  deleted: OperationId | undefined;

  readonly #deps: DeleteBatchDeps;

  constructor(@inject(DeleteBatchDeps) deps: DeleteBatchDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** True for the uploader of a batch of which no line was sent or refused. */
  get isOffered(): boolean {
    const { batch, lines } = this.#deps.batches.open;
    return (
      batch?.isMine === true &&
      batch.totals.every(({ status }) => NEVER_SENT.has(status)) &&
      lines.every(({ refusal }) => refusal === undefined)
    );
  }

  ask(): void {
    this.failure = undefined;
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  async delete(): Promise<void> {
    const { batches, gateway } = this.#deps;
    const id = batches.open.batch?.operationId;
    if (this.busy || id === undefined) {
      return;
    }
    this.busy = true;
    const answer = await gateway.execute('SELECT_BATCH_TXNS', {
      type: 'delete',
      batch: id,
      transactions: [],
      from: 1,
      status: undefined,
    });
    // A repeated call finds no batch.
    const isGone = answer.ok || answer.failure.code === 'OPERATION_NOT_FOUND';
    runInAction(() => {
      this.busy = false;
      this.isAsking = false;
      this.failure = answer.ok || isGone ? undefined : answer.failure;
      this.deleted = isGone ? id : undefined;
    });
    if (isGone) {
      batches.open.leave();
    }
    void batches.markStale();
  }
}
