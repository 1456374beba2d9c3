import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Transaction } from '../../domain/history/Transaction';
import { inject, injectable } from '../injection';
import { RequestSequence } from '../loading/RequestSequence';
import { OperationGateway } from '../ports/OperationGateway';

/** Number of latest transactions searched for past payees. */
const OPERATIONS_LOOKED_THROUGH = 100;

/** The latest operations, newest first, from which a customer repeats one. A failed load leaves the list empty and shows no error. */
@injectable('Singleton')
export class PastOperations {
  transactions: readonly Transaction[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { transactions: observableRef }, { autoBind: true });
  }

  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: OPERATIONS_LOOKED_THROUGH });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.transactions = answer.value.transactions;
      }
    });
  }
}
