import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Exchange rates of the bank and of the National Bank against the som. */
export class RatesStore {
  status: LoadStatus = 'LOADING';
  rates: readonly ExchangeRate[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  #asked = false;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { rates: observableRef }, { autoBind: true });
  }

  /** Reloads rates that a screen shows, when events may have been missed. */
  async refresh(): Promise<void> {
    if (this.#asked) {
      await this.reload();
    }
  }

  async reload(): Promise<void> {
    this.#asked = true;
    const isLatest = this.#latest.begin();
    if (this.rates.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_EXCHANGE_RATES', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.rates = answer.value;
        this.status = statusOf(this.rates);
      } else if (this.rates.length === 0) {
        this.status = 'ERROR';
      }
    });
  }
}
