import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DepositsStore } from '../../../../application/deposits/DepositsStore';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Deposit } from '../../../../domain/deposit/Deposit';

/** The name of a deposit while it is being changed. */
export class RenameDepositViewModel {
  text: string;
  busy = false;
  saved = false;
  failure: Failure | undefined;

  readonly #store: DepositsStore;
  readonly #depositId: string;

  constructor(deposit: Deposit, store: DepositsStore) {
    this.text = deposit.name;
    this.#depositId = deposit.id;
    this.#store = store;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  change(text: string): void {
    this.text = text;
    this.saved = false;
  }

  async save(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.saved = false;
    const failure = await this.#store.rename(this.#depositId, this.text.trim());
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      this.saved = failure === undefined;
    });
  }
}
