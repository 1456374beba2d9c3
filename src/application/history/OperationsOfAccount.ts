import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Transaction } from '../../domain/history/Transaction';
import { inject, injectable } from '../injection';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import { RequestSequence } from '../loading/RequestSequence';
import { OperationGateway } from '../ports/OperationGateway';

/** Operations on the first page, and further ones with each press. */
export const OPERATIONS_OF_ACCOUNT = 15;
/** Most the bank answers at once. */
const MOST_ROWS = 1000;

/** Operations of one account, newest first, loaded further as they are asked for. */
@injectable()
export class OperationsOfAccount {
  status: LoadStatus = 'LOADING';
  transactions: readonly Transaction[] = [];
  loadingMore = false;
  /** True when further operations could not be loaded. */
  moreFailed = false;
  /** True while there are older operations. */
  hasMore = false;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #latest = new RequestSequence();
  #accountId: string | undefined;
  #next: string | undefined;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { transactions: observableRef }, { autoBind: true });
  }

  /** Loads the latest operations of an account; of the one that is shown, as many as are shown, which stay until the answer is there. */
  async load(accountId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.#accountId !== accountId) {
      this.#accountId = accountId;
      this.transactions = [];
    }
    this.loadingMore = false;
    this.moreFailed = false;
    const shown = this.transactions.length;
    if (shown === 0) {
      this.status = 'LOADING';
    }
    const limit = Math.min(MOST_ROWS, Math.max(OPERATIONS_OF_ACCOUNT, shown));
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { accountId, limit });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.#take(answer.value.transactions, answer.value.next);
      } else if (shown === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Loads older operations. */
  async more(): Promise<void> {
    const accountId = this.#accountId;
    if (this.loadingMore || accountId === undefined || this.#next === undefined) {
      return;
    }
    const isLatest = this.#latest.begin();
    this.loadingMore = true;
    this.moreFailed = false;
    const page = { accountId, cursor: this.#next, limit: OPERATIONS_OF_ACCOUNT };
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', page);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.loadingMore = false;
      this.moreFailed = !answer.ok;
      if (answer.ok) {
        this.#take([...this.transactions, ...answer.value.transactions], answer.value.next);
      }
    });
  }

  #take(transactions: readonly Transaction[], next: string | undefined): void {
    this.transactions = transactions;
    this.status = statusOf(transactions);
    this.#next = next;
    this.hasMore = next !== undefined;
  }
}
