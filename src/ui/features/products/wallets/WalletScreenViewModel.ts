import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import type { WalletMovement } from '../../../../domain/wallet/Wallet';

/** One wallet on its page: its movements, and unbinding it after a confirmation. */
@injectable()
export class WalletScreenViewModel {
  status: LoadStatus = 'LOADING';
  /** Failure of loading the movements. */
  historyFailure: Failure | undefined;
  movements: readonly WalletMovement[] = [];
  /** True while the dialog that asks whether to unbind the wallet is open. */
  asking = false;
  busy = false;
  unbound = false;
  failure: Failure | undefined;

  readonly #wallets: WalletsStore;
  readonly #latest = new RequestSequence();

  constructor(@inject(WalletsStore) wallets: WalletsStore) {
    this.#wallets = wallets;
    makeAutoObservable(
      this,
      { movements: observableRef, historyFailure: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async load(walletId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    this.status = 'LOADING';
    const answer = await this.#wallets.history(walletId);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.historyFailure = answer.ok ? undefined : answer.failure;
      this.movements = answer.ok ? answer.value : [];
      this.status = answer.ok ? statusOf(this.movements) : 'ERROR';
    });
  }

  ask(): void {
    this.asking = true;
  }

  cancel(): void {
    this.asking = false;
  }

  async unbind(walletId: string): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    const failure = await this.#wallets.unbind(walletId);
    runInAction(() => {
      this.busy = false;
      this.asking = false;
      this.failure = failure;
      this.unbound = failure === undefined;
    });
  }
}
