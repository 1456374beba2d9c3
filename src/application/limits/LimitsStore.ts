import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { CustomerLimit, TransferCode } from '../../domain/limit/CustomerLimit';
import type { Tariff } from '../../domain/tariff/Tariff';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Limits of the customer with their usage, and the tariffs of operations. */
export class LimitsStore {
  status: LoadStatus = 'LOADING';
  limits: readonly CustomerLimit[] = [];
  tariffs: readonly Tariff[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { limits: observableRef, tariffs: observableRef }, { autoBind: true });
  }

  limitOf(transferCode: TransferCode): CustomerLimit | undefined {
    return this.limits.find((limit) => limit.transferCode === transferCode);
  }

  /** Reloads both lists; the current ones stay while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.limits.length === 0) {
      this.status = 'LOADING';
    }
    const [limits, tariffs] = await Promise.all([
      this.#gateway.execute('GET_CUST_LIMITS', {}),
      this.#gateway.execute('GET_CUST_TARIFFS', {}),
    ]);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (limits.ok && tariffs.ok) {
        this.limits = limits.value;
        this.tariffs = tariffs.value;
        this.status = statusOf(this.limits);
      } else if (this.limits.length === 0) {
        this.status = 'ERROR';
      }
    });
  }
}
