import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { AddedPeople } from '../../../../application/operations/payroll';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { totalOf } from '../../../../domain/batch/Batch';
import type { OperationId } from '../../../../domain/operation/OperationId';

@injectable()
export class AddPeopleDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(BatchesStore) readonly batches!: BatchesStore;
}

/** Adds the people of the paid lines of the open salary to the list of the company. */
@injectable('Singleton')
export class AddPeopleViewModel {
  busy = false;
  failure: Failure | undefined;
  /** Result for the batch it belongs to. */
  result: { readonly batch: OperationId; readonly added: AddedPeople } | undefined;

  readonly #deps: AddPeopleDeps;

  constructor(@inject(AddPeopleDeps) deps: AddPeopleDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef, result: observableRef }, { autoBind: true });
  }

  /** True for a salary with paid lines. */
  get isOffered(): boolean {
    const { batch } = this.#deps.batches.open;
    return batch?.kind === 'salary' && totalOf(batch, 'done') !== undefined;
  }

  get added(): AddedPeople | undefined {
    const { batch } = this.#deps.batches.open;
    return this.result !== undefined && this.result.batch === batch?.operationId ? this.result.added : undefined;
  }

  async add(): Promise<void> {
    const { gateway, batches } = this.#deps;
    const batch = batches.open.batch?.operationId;
    if (this.busy || batch === undefined) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await gateway.execute('ADD_PAYROLL_PEOPLE', { batch });
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.result = answer.ok ? { batch, added: answer.value } : this.result;
    });
  }
}
