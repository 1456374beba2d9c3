import { makeAutoObservable } from 'mobx';

import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { CustomerEvents } from '../../application/calendar/CustomerEvents';
import type { CardsStore } from '../../application/cards/CardsStore';
import type { DocumentsStore } from '../../application/corporate/DocumentsStore';
import type { DepositsStore } from '../../application/deposits/DepositsStore';
import type { TypedDrafts } from '../../application/drafts/TypedDrafts';
import type { RatesStore } from '../../application/exchange/RatesStore';
import type { RecentOperations } from '../../application/history/RecentOperations';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { LoansStore } from '../../application/loans/LoansStore';
import type { UserStore } from '../../application/user/UserStore';
import type { WalletsStore } from '../../application/wallets/WalletsStore';
import type { Failure } from '../../application/operations/failureCodes';
import type { AmountVisibility } from '../../application/preferences/AmountVisibility';
import type { Account } from '../../domain/account/Account';
import { groupAccountsByCurrency } from '../../domain/account/groupAccounts';
import type { AccountGroup } from '../../domain/account/groupAccounts';
import type { Card } from '../../domain/card/Card';
import { cardState } from '../../domain/card/cardState';
import type { CardState } from '../../domain/card/cardState';
import type { Deposit } from '../../domain/deposit/Deposit';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { mainRates } from '../../domain/exchange/mainRates';
import type { Loan } from '../../domain/loan/Loan';
import type { Wallet } from '../../domain/wallet/Wallet';
import { historyRow } from '../history/historyRow';
import type { HistoryRow } from '../history/historyRow';
import type { PaymentName } from '../payment/PaymentDefinition';
import { kindNamed } from '../payment/paymentKinds';

export interface HomeParts {
  readonly accounts: AccountsStore;
  readonly cards: CardsStore;
  readonly deposits: DepositsStore;
  readonly loans: LoansStore;
  readonly wallets: WalletsStore;
  readonly user: UserStore;
  readonly documents: DocumentsStore;
  readonly drafts: TypedDrafts;
  readonly events: CustomerEvents;
  readonly rates: RatesStore;
  readonly recent: RecentOperations;
  readonly visibility: AmountVisibility;
}

/** What keeps an account from being used freely; each has its word on a chip. */
export type AccountMark = 'dormant' | 'frozen' | 'debitStopped' | 'creditStopped';

/** A form that was begun and not sent. */
export interface BegunForm {
  readonly name: PaymentName;
  readonly path: string;
}

/** The home page: what the customer holds, rates, what has happened last and what will happen next. */
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

  get cardsStatus(): LoadStatus {
    const { status } = this.#parts.cards;
    return status === 'LOADED' && this.cards.length === 0 ? 'EMPTY' : status;
  }

  /** Each main card before those further to it; what is over for good is on the page of cards only. */
  get cards(): readonly Card[] {
    return this.#parts.cards.groups.flatMap(({ main, supplementary }) => [main, ...supplementary]);
  }

  get depositsStatus(): LoadStatus {
    return this.#parts.deposits.status;
  }

  get deposits(): readonly Deposit[] {
    return this.#parts.deposits.deposits;
  }

  get loansStatus(): LoadStatus {
    return this.#parts.loans.status;
  }

  get loans(): readonly Loan[] {
    return this.#parts.loans.loans;
  }

  /** Companies have no electronic wallets. */
  get hasWallets(): boolean {
    return !this.#parts.user.isCorporate;
  }

  get walletsStatus(): LoadStatus {
    return this.#parts.wallets.status;
  }

  get wallets(): readonly Wallet[] {
    return this.#parts.wallets.wallets;
  }

  get events(): CustomerEvents {
    return this.#parts.events;
  }

  /** How many documents of the company wait for the user's signature. */
  get toSign(): number {
    const { mine, changes } = this.#parts.documents;
    return mine.length + changes.mine.length;
  }

  get drafts(): readonly BegunForm[] {
    return this.#parts.drafts.forms.flatMap((form) => {
      const kind = kindNamed(form);
      return kind === undefined ? [] : [{ name: kind.name, path: kind.path }];
    });
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
    // Money put on a deposit has not gone out: its account is the customer's own too.
    const numbers = [...this.#parts.accounts.numbers, ...this.#parts.deposits.numbers];
    return this.#parts.recent.transactions.map((transaction) => historyRow(transaction, numbers));
  }

  get amountsHidden(): boolean {
    return this.#parts.visibility.hidden;
  }

  stateOf(card: Card): CardState {
    return cardState(card, this.#parts.events.today);
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
    const { accounts, events, rates, recent, wallets } = this.#parts;
    // Cards, deposits, loans and templates are read for the events, each with one call.
    await Promise.all([
      accounts.reload(),
      events.reload(),
      rates.reload(),
      recent.reload(),
      ...(this.hasWallets ? [wallets.reload()] : []),
    ]);
  }

  retryAccounts(): void {
    void this.#parts.accounts.reload();
  }

  retryCards(): void {
    void this.#parts.cards.reload();
  }

  retryDeposits(): void {
    void this.#parts.deposits.reload();
  }

  retryLoans(): void {
    void this.#parts.loans.reload();
  }

  retryWallets(): void {
    void this.#parts.wallets.reload();
  }

  retryEvents(): void {
    void this.#parts.events.reload();
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
