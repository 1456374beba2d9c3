import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Transaction } from '../../domain/history/Transaction';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Number of operations on the home page. */
export const RECENT_COUNT = 5;

/** The latest operations of the customer, whatever period the history shows. */
export class RecentOperations {
  status: LoadStatus = 'LOADING';
  transactions: readonly Transaction[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { transactions: observableRef }, { autoBind: true });
  }

  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.transactions.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: RECENT_COUNT });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.transactions = answer.value.transactions;
        this.status = statusOf(this.transactions);
      } else if (this.transactions.length === 0) {
        this.status = 'ERROR';
      }
    });
  }
}
