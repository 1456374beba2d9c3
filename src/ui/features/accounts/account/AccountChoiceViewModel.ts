import { makeAutoObservable } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Account } from '../../../../domain/account/Account';
import { listedAccounts, mainAccount } from '../../../../domain/account/mainAccount';

/** Account chosen on the pages of accounts; kept for the session, so that it stays from page to page. */
@injectable('Singleton')
export class AccountChoiceViewModel {
  chosenId = '';

  readonly #accounts: AccountsStore;

  constructor(@inject(AccountsStore) accounts: AccountsStore) {
    this.#accounts = accounts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#accounts.status;
  }

  get choices(): readonly Account[] {
    return listedAccounts(this.#accounts.accounts);
  }

  /** The chosen account, or the main one. */
  get account(): Account | undefined {
    return this.choices.find(({ id }) => id === this.chosenId) ?? mainAccount(this.choices);
  }

  choose(accountId: string): void {
    this.chosenId = accountId;
  }

  /** Loads the accounts unless they are loaded; afterwards the stream keeps them up to date. */
  load(): void {
    void this.#accounts.ensure();
  }

  reload(): void {
    void this.#accounts.reload();
  }
}
