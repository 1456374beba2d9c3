import { makeAutoObservable } from 'mobx';

import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Account } from '../../domain/account/Account';
import { isListed } from '../../domain/account/usability';

/** The account the pages of accounts are about; remembered for the visit, so that it stays from page to page. */
export class AccountChoice {
  chosenId = '';

  readonly #accounts: AccountsStore;

  constructor(accounts: AccountsStore) {
    this.#accounts = accounts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#accounts.status;
  }

  get choices(): readonly Account[] {
    return this.#accounts.accounts.filter(isListed);
  }

  /** The chosen account, or the first there is. */
  get account(): Account | undefined {
    return this.choices.find(({ id }) => id === this.chosenId) ?? this.choices[0];
  }

  choose(accountId: string): void {
    this.chosenId = accountId;
  }

  /** Reads the accounts unless they are known; afterwards the stream keeps them. */
  load(): void {
    void this.#accounts.ensure();
  }

  reload(): void {
    void this.#accounts.reload();
  }
}
