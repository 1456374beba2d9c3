import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Result } from '../../domain/result/Result';
import { sortWallets } from '../../domain/wallet/Wallet';
import type { FoundWallet, Wallet, WalletMovement } from '../../domain/wallet/Wallet';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Electronic wallets of the customer, in the order they were linked. */
export class WalletsStore {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  wallets: readonly Wallet[] = [];
  /** True once a screen has asked for the wallets since sign-in. */
  wanted = false;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { wallets: observableRef, failure: observableRef, history: false, findOwn: false },
      { autoBind: true },
    );
  }

  byId(walletId: string): Wallet | undefined {
    return this.wallets.find((wallet) => wallet.id === walletId);
  }

  /** True while the operator opens a wallet; it opens no second one meanwhile. */
  get registering(): boolean {
    return this.wallets.some(({ status }) => status === 'registering');
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.wallets.length === 0) {
      await this.reload();
    }
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    this.wanted = true;
    const isLatest = this.#latest.begin();
    if (this.wallets.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_WALLETS', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.#hold(answer.value);
      } else if (this.wallets.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Reloads the list if a screen has asked for it since sign-in. */
  async reloadWanted(): Promise<void> {
    if (this.wanted) {
      await this.reload();
    }
  }

  /** Unlinks a wallet; returns the failure, if any. */
  async unbind(walletId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('UNBIND_ELSOM_WALLET_BY_ID', { walletId });
    if (!answer.ok) {
      return answer.failure;
    }
    runInAction(() => {
      // A list that was asked for before would bring it back.
      this.#latest.begin();
      this.#hold(this.wallets.filter(({ id }) => id !== walletId));
    });
    return undefined;
  }

  /** The latest movements of a wallet. */
  history(walletId: string): Promise<Result<readonly WalletMovement[], Failure>> {
    return this.#gateway.execute('GET_WALLET_HISTORY', { walletId });
  }

  /** The wallets the operator has registered under the customer's INN. */
  findOwn(): Promise<Result<readonly FoundWallet[], Failure>> {
    return this.#gateway.execute('GET_ELSOM_WALLETS_BY_INN', {});
  }

  #hold(wallets: readonly Wallet[]): void {
    this.wallets = sortWallets(wallets);
    this.status = statusOf(this.wallets);
  }
}
