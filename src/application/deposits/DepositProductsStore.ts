import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DepositProduct } from '../../domain/deposit/DepositProduct';
import type { LoadStatus } from '../loading/LoadStatus';
import { statusOf } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Deposit products the bank offers, loaded once per session. */
export class DepositProductsStore {
  status: LoadStatus = 'LOADING';
  products: readonly DepositProduct[] = [];

  readonly #gateway: OperationGateway;
  #reading: Promise<void> | undefined;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { products: observableRef }, { autoBind: true });
  }

  /** Loads the directory unless it is loaded; concurrent callers share one call. */
  async ensure(): Promise<void> {
    if (this.status === 'LOADED') {
      return;
    }
    this.#reading ??= this.#read();
    await this.#reading;
    this.#reading = undefined;
  }

  async #read(): Promise<void> {
    runInAction(() => {
      this.status = 'LOADING';
    });
    const answer = await this.#gateway.execute('GET_DEPOSIT_PRODUCTS', { withoutImages: true });
    runInAction(() => {
      this.products = answer.ok ? answer.value.products : [];
      this.status = answer.ok ? statusOf(this.products) : 'ERROR';
    });
  }
}
