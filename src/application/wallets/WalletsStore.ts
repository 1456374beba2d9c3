import { computed, makeObservable } from 'mobx';

import type { Result } from '../../domain/result/Result';
import { sortWallets } from '../../domain/wallet/Wallet';
import type { FoundWallet, Wallet, WalletMovement } from '../../domain/wallet/Wallet';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Electronic wallets of the customer, in the order they were linked. */
@injectable('Singleton')
export class WalletsStore extends ListStore<readonly Wallet[]> implements LiveStore {
  readonly staleOn = ['SHOULD_UPDATE_USER_DATA'] as const;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_WALLETS', {}) });
    this.#gateway = gateway;
    makeObservable(this, { registering: computed });
  }

  get wallets(): readonly Wallet[] {
    return this.held;
  }

  byId(walletId: string): Wallet | undefined {
    return this.wallets.find((wallet) => wallet.id === walletId);
  }

  /** True while the operator opens a wallet; it opens no second one meanwhile. */
  get registering(): boolean {
    return this.wallets.some(({ status }) => status === 'registering');
  }

  /** Unlinks a wallet; returns the failure, if any. */
  async unbind(walletId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('UNBIND_ELSOM_WALLET_BY_ID', { walletId });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    this.hold(this.wallets.filter(({ id }) => id !== walletId));
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

  protected override merge(incoming: readonly Wallet[]): readonly Wallet[] {
    return sortWallets(incoming);
  }
}
