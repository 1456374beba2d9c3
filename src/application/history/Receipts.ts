import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { FileSaver } from '../ports/FileSaver';
import { OperationGateway } from '../ports/OperationGateway';

/** Downloads receipts as files, one at a time. */
@injectable()
export class Receipts {
  /** Id of the transaction whose receipt is being downloaded; `undefined` when none is. */
  loadingId: string | undefined;
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #saver: FileSaver;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(FileSaver) saver: FileSaver) {
    this.#gateway = gateway;
    this.#saver = saver;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.loadingId !== undefined;
  }

  async download(transactionId: string): Promise<void> {
    if (this.busy) {
      return;
    }
    this.loadingId = transactionId;
    this.failure = undefined;
    const answer = await this.#gateway.execute('GET_TRANSACTION_RECEIPT_FILE', { transactionId });
    if (answer.ok) {
      this.#saver.save(answer.value);
    }
    runInAction(() => {
      this.loadingId = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }

  dismissFailure(): void {
    this.failure = undefined;
  }
}
