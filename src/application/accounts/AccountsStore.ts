import { actionBound, computed, makeObservable } from 'mobx';

import type { Account } from '../../domain/account/Account';
import { inListOrder } from '../../domain/account/groupAccounts';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';
import { isNewer, VersionedListStore } from '../stores/VersionedListStore';

/** Accounts of the customer in list order. A balance is accepted only when its `dataVersion` is newer (specification 1, section 4). */
@injectable('Singleton')
export class AccountsStore extends VersionedListStore<Account> implements LiveStore {
  readonly staleOn = ['UPDATED_ACCOUNT'] as const;

  readonly #gateway: OperationGateway;
  /** Accounts being read, each with the newest version announced. */
  readonly #announced = new Map<string, bigint | undefined>();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' }) });
    this.#gateway = gateway;
    makeObservable(this, { numbers: computed, applyUpdate: actionBound });
  }

  get accounts(): readonly Account[] {
    return this.held;
  }

  /** The customer's account of this number; `undefined` for another customer's, and for a closed one. */
  byNumber(number: string | undefined): Account | undefined {
    return this.accounts.find((account) => account.number === number);
  }

  /** Numbers of the customer's own accounts, by which history tells money in from money out. */
  get numbers(): ReadonlySet<string> {
    return new Set(this.accounts.map((account) => account.number));
  }

  override onEvent({ accountId, dataVersion }: StreamEvent): void {
    if (accountId !== undefined) {
      void this.refresh(accountId, dataVersion);
    }
  }

  override onMissed(): void {
    void this.reload();
  }

  /**
   * Reads an account the bank reports as changed, unless this version is held. A burst of changes of one account is read once,
   * and once more when an even newer version was announced meanwhile.
   */
  async refresh(accountId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.byId(accountId);
    if (held !== undefined && !isNewer(dataVersion, held)) {
      return;
    }
    if (this.#announced.has(accountId)) {
      this.#announced.set(accountId, dataVersion);
      return;
    }
    this.#announced.set(accountId, dataVersion);
    const answer = await this.#gateway.execute('GET_ACCOUNT_BY_ID', { accountId });
    if (answer.ok) {
      this.applyUpdate(answer.value);
    }
    const newest = this.#announced.get(accountId);
    this.#announced.delete(accountId);
    if (answer.ok && newest !== dataVersion) {
      await this.refresh(accountId, newest);
    }
  }

  /** Merges a loaded account. An older or equal balance is ignored; a name or a stop may be new under the same version. */
  applyUpdate(incoming: Account): void {
    const held = this.byId(incoming.id);
    if (held === undefined) {
      this.hold(inListOrder([...this.accounts, incoming]));
    } else if (incoming.dataVersion >= held.dataVersion) {
      const { available, blocked } = incoming.dataVersion > held.dataVersion ? incoming : held;
      this.hold(
        this.accounts.map((account) => (account.id === incoming.id ? { ...incoming, available, blocked } : account)),
      );
    }
  }

  protected override merge(incoming: readonly Account[]): readonly Account[] {
    return inListOrder(super.merge(incoming));
  }
}
