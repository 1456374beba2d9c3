import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import type { FoundWallet } from '../../../../domain/wallet/Wallet';

/** The wallets the operator has registered under the customer's INN. */
@injectable()
export class FoundWalletsViewModel {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  found: readonly FoundWallet[] = [];

  readonly #wallets: WalletsStore;

  constructor(@inject(WalletsStore) wallets: WalletsStore) {
    this.#wallets = wallets;
    makeAutoObservable(this, { found: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const answer = await this.#wallets.findOwn();
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.failure;
      this.found = answer.ok ? answer.value : [];
      this.status = answer.ok ? statusOf(this.found) : 'ERROR';
    });
  }
}
