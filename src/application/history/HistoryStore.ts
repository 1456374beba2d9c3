import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Transaction } from '../../domain/history/Transaction';
import type { BankDay } from '../../domain/time/Instant';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';

const ROWS_PER_PAGE = 500;

/** Bishkek days, both included. */
export interface Period {
  readonly from: BankDay;
  readonly to: BankDay;
}

/**
 * The operations of the customer in one period, newest first. The list can be used from the first page on; the rest follows
 * page by page until it is complete.
 */
@injectable('Singleton')
export class HistoryStore implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION'] as const;

  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  transactions: readonly Transaction[] = [];
  /** False while further pages are on their way, or when they could not be loaded. */
  complete = false;
  period: Period | undefined;
  /** Only operations of this account; all when absent. */
  accountId: string | undefined;
  /** Latest version of the operation on the screen, once the bank has reported a change. */
  watched: Transaction | undefined;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  #watchedId: string | undefined;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      {
        staleOn: false,
        transactions: observableRef,
        failure: observableRef,
        period: observableRef,
        watched: observableRef,
      },
      { autoBind: true },
    );
  }

  onEvent({ txnId }: StreamEvent): void {
    if (txnId !== undefined) {
      void this.refresh(txnId);
    }
  }

  onMissed(): void {
    void this.reload();
  }

  /** Latest version of a loaded operation. */
  byId(transactionId: string): Transaction | undefined {
    return this.watched?.id === transactionId
      ? this.watched
      : this.transactions.find((transaction) => transaction.id === transactionId);
  }

  /** Keeps the operation on the screen up to date, whatever period is shown. */
  watch(transactionId: string): void {
    this.#watchedId = transactionId;
    this.watched = undefined;
  }

  /** Shows another period or account; calling it with the same ones changes nothing. */
  async show(period: Period, accountId?: string): Promise<void> {
    const same = this.period?.from === period.from && this.period.to === period.to && this.accountId === accountId;
    if (same && this.status !== 'ERROR') {
      return;
    }
    this.period = period;
    this.accountId = accountId;
    this.transactions = [];
    await this.reload();
  }

  /** Reloads the whole period. Rows on the screen stay until their replacement is complete. */
  async reload(): Promise<void> {
    void this.#refreshWatched();
    if (this.period === undefined) {
      return;
    }
    const isLatest = this.#latest.begin();
    this.failure = undefined;
    if (this.transactions.length === 0) {
      this.status = 'LOADING';
    }
    await this.#loadPages(this.period, isLatest);
  }

  /** Reads an operation the bank reports as changed and puts it in its place, or at the top when it is new. */
  async refresh(transactionId: string): Promise<void> {
    if (transactionId === this.#watchedId) {
      void this.#refreshWatched();
    }
    if (this.period === undefined) {
      return;
    }
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', {
      transactionId,
      ...this.period,
      accountId: this.accountId,
    });
    const transaction = answer.ok ? answer.value.transactions[0] : undefined;
    if (transaction !== undefined) {
      this.put(transaction);
    }
  }

  /** Takes a newer version of an operation wherever it is held, and adds it nowhere. */
  replace(incoming: Transaction): void {
    if (this.watched?.id === incoming.id) {
      this.watched = incoming;
    }
    this.transactions = this.transactions.map((transaction) =>
      transaction.id === incoming.id ? incoming : transaction,
    );
  }

  put(incoming: Transaction): void {
    const held = this.transactions.some(({ id }) => id === incoming.id);
    this.transactions = held
      ? this.transactions.map((transaction) => (transaction.id === incoming.id ? incoming : transaction))
      : [incoming, ...this.transactions].sort((left, right) => right.createdAt - left.createdAt);
    if (this.status === 'EMPTY') {
      this.status = 'LOADED';
    }
  }

  async #refreshWatched(): Promise<void> {
    const transactionId = this.#watchedId;
    if (transactionId === undefined) {
      return;
    }
    const answer = await this.#gateway.execute('GET_TRANSACTION_BY_ID_V2', { transactionId });
    if (answer.ok && transactionId === this.#watchedId) {
      runInAction(() => {
        this.watched = answer.value;
      });
    }
  }

  async #loadPages(period: Period, isLatest: () => boolean): Promise<void> {
    const hadRows = this.transactions.length > 0;
    let rows: readonly Transaction[] = [];
    let cursor: string | undefined;
    do {
      const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', {
        ...period,
        accountId: this.accountId,
        cursor,
        limit: ROWS_PER_PAGE,
      });
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        this.#fail(answer.failure);
        return;
      }
      rows = [...rows, ...answer.value.transactions];
      cursor = answer.value.next;
      if (cursor === undefined || !hadRows) {
        this.#take(rows, cursor === undefined);
      }
    } while (cursor !== undefined);
  }

  #take(rows: readonly Transaction[], complete: boolean): void {
    runInAction(() => {
      this.transactions = rows;
      this.complete = complete;
      this.status = statusOf(rows);
    });
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.failure = failure;
      this.complete = false;
      if (this.transactions.length === 0) {
        this.status = 'ERROR';
      }
    });
  }
}
