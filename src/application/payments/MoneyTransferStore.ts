import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { MoneyTransferSystem } from '../../domain/directory/MoneyTransferSystems';
import type { LoadStatus } from '../loading/LoadStatus';
import { statusOf } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Money-transfer systems, loaded once per session. */
export class MoneyTransferStore {
  status: LoadStatus = 'LOADING';
  systems: readonly MoneyTransferSystem[] = [];

  readonly #gateway: OperationGateway;
  #reading: Promise<void> | undefined;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { systems: observableRef }, { autoBind: true });
  }

  systemOf(id: string): MoneyTransferSystem | undefined {
    return this.systems.find((system) => system.id === id);
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
    const answer = await this.#gateway.execute('GET_MONEY_TRANSFER_SYSTEMS', { withoutImages: true });
    runInAction(() => {
      this.systems = answer.ok ? answer.value.systems : [];
      this.status = answer.ok ? statusOf(this.systems) : 'ERROR';
    });
  }
}
