import { makeAutoObservable } from 'mobx';

import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { DepositsStore } from '../../application/deposits/DepositsStore';
import type { RatesStore } from '../../application/exchange/RatesStore';
import type { RecentOperations } from '../../application/history/RecentOperations';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Failure } from '../../application/operations/failureCodes';
import type { AmountVisibility } from '../../application/preferences/AmountVisibility';
import type { Account } from '../../domain/account/Account';
import { groupAccountsByCurrency } from '../../domain/account/groupAccounts';
import type { AccountGroup } from '../../domain/account/groupAccounts';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { mainRates } from '../../domain/exchange/mainRates';
import { historyRow } from '../history/historyRow';
import type { HistoryRow } from '../history/historyRow';

export interface HomeParts {
  readonly accounts: AccountsStore;
  /** Their accounts are the customer's own too: money put on a deposit has not gone out. */
  readonly deposits: Pick<DepositsStore, 'numbers' | 'ensure'>;
  readonly rates: RatesStore;
  readonly recent: RecentOperations;
  readonly visibility: AmountVisibility;
}

/** What keeps an account from being used freely; each has its word on a chip. */
export type AccountMark = 'dormant' | 'frozen' | 'debitStopped' | 'creditStopped';

/** The home page: accounts by currency, rates, the latest operations. */
export class HomeScreenViewModel {
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get accountsStatus(): LoadStatus {
    return this.#parts.accounts.status;
  }

  get accountsFailure(): Failure | undefined {
    return this.#parts.accounts.failure;
  }

  get groups(): readonly AccountGroup[] {
    return groupAccountsByCurrency(this.#parts.accounts.accounts);
  }

  get ratesStatus(): LoadStatus {
    return this.#parts.rates.status;
  }

  /** USD, EUR, RUB, KZT, GBP against the som. */
  get rates(): readonly ExchangeRate[] {
    return mainRates(this.#parts.rates.rates);
  }

  get recentStatus(): LoadStatus {
    return this.#parts.recent.status;
  }

  get recent(): readonly HistoryRow[] {
    const numbers = [...this.#parts.accounts.numbers, ...this.#parts.deposits.numbers];
    return this.#parts.recent.transactions.map((transaction) => historyRow(transaction, numbers));
  }

  get amountsHidden(): boolean {
    return this.#parts.visibility.hidden;
  }

  /** The marks of an account, the gravest first. */
  marksOf(account: Account): readonly AccountMark[] {
    return [
      ...(account.dormant ? (['dormant'] as const) : []),
      ...(account.frozen ? (['frozen'] as const) : []),
      ...(account.debitStopped && !account.availableForOperations ? (['debitStopped'] as const) : []),
      ...(account.creditStopped ? (['creditStopped'] as const) : []),
    ];
  }

  async load(): Promise<void> {
    const { accounts, deposits, rates, recent } = this.#parts;
    await Promise.all([accounts.reload(), deposits.ensure(), rates.reload(), recent.reload()]);
  }

  retryAccounts(): void {
    void this.#parts.accounts.reload();
  }

  retryRates(): void {
    void this.#parts.rates.reload();
  }

  retryRecent(): void {
    void this.#parts.recent.reload();
  }

  toggleAmounts(): void {
    this.#parts.visibility.toggle();
  }
}
