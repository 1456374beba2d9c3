import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Account } from '../../domain/account/Account';
import { inListOrder } from '../../domain/account/groupAccounts';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Accounts of the customer in list order. A balance is accepted only when its `dataVersion` is newer (specification 1, section 4). */
export class AccountsStore {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  accounts: readonly Account[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  /** Accounts being read, each with the newest version announced. */
  readonly #announced = new Map<string, bigint | undefined>();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { accounts: observableRef, failure: observableRef }, { autoBind: true });
  }

  byId(accountId: string): Account | undefined {
    return this.accounts.find((account) => account.id === accountId);
  }

  /** The customer's account of this number; `undefined` for anybody else's, and for one that is closed. */
  byNumber(number: string | undefined): Account | undefined {
    return this.accounts.find((account) => account.number === number);
  }

  /** Numbers of the customer's own accounts, by which history tells money in from money out. */
  get numbers(): ReadonlySet<string> {
    return new Set(this.accounts.map((account) => account.number));
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.accounts.length === 0) {
      await this.reload();
    }
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.accounts.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.accounts = inListOrder(answer.value.map((account) => this.#newerOf(account)));
        this.status = statusOf(this.accounts);
      } else if (this.accounts.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /**
   * Reads an account the bank reports as changed, unless this version is held. A burst of changes of one account is read once,
   * and once more when an even newer version was announced meanwhile.
   */
  async refresh(accountId: string, dataVersion: bigint | undefined): Promise<void> {
    if (this.#holds(accountId, dataVersion)) {
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
      this.accounts = inListOrder([...this.accounts, incoming]);
      this.status = 'LOADED';
    } else if (incoming.dataVersion >= held.dataVersion) {
      const { available, blocked } = incoming.dataVersion > held.dataVersion ? incoming : held;
      this.accounts = this.accounts.map((account) =>
        account.id === incoming.id ? { ...incoming, available, blocked } : account,
      );
    }
  }

  #holds(accountId: string, dataVersion: bigint | undefined): boolean {
    const held = this.byId(accountId);
    return held !== undefined && dataVersion !== undefined && dataVersion <= held.dataVersion;
  }

  #newerOf(incoming: Account): Account {
    const held = this.byId(incoming.id);
    return held !== undefined && held.dataVersion > incoming.dataVersion ? held : incoming;
  }
}
