import { makeAutoObservable } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { ownAccountOf } from '../../../../application/accounts/ownAccounts';
import { CustomerEvents } from '../../../../application/calendar/CustomerEvents';
import { CardsStore } from '../../../../application/cards/CardsStore';
import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { RatesStore } from '../../../../application/exchange/RatesStore';
import { RecentOperations } from '../../../../application/history/RecentOperations';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { LoansStore } from '../../../../application/loans/LoansStore';
import { UserStore } from '../../../../application/user/UserStore';
import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import type { Failure } from '../../../../application/operations/failureCodes';
import { AmountVisibility } from '../../../../application/preferences/AmountVisibility';
import { groupAccountsByCurrency } from '../../../../domain/account/groupAccounts';
import type { AccountGroup } from '../../../../domain/account/groupAccounts';
import { leavingDocuments } from '../../../../domain/calendar/leaving';
import { weekAhead, weekFrom } from '../../../../domain/calendar/weekAhead';
import type { WeekAhead } from '../../../../domain/calendar/weekAhead';
import type { Card } from '../../../../domain/card/Card';
import { cardState } from '../../../../domain/card/cardState';
import type { CardState } from '../../../../domain/card/cardState';
import type { CompanyRight } from '../../../../domain/corporate/Company';
import { hasCompanyTasks } from '../../../../domain/corporate/companyTasks';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import type { Deposit } from '../../../../domain/deposit/Deposit';
import type { ExchangeRate } from '../../../../domain/exchange/ExchangeRate';
import { totalInSom } from '../../../../domain/exchange/totalInSom';
import type { TotalInSom } from '../../../../domain/exchange/totalInSom';
import { mainRates } from '../../../../domain/exchange/mainRates';
import type { Loan } from '../../../../domain/loan/Loan';
import type { Wallet } from '../../../../domain/wallet/Wallet';
import { historyRow } from '../../../objects/operations/historyRow';
import type { HistoryRow } from '../../../objects/operations/historyRow';

@injectable()
export class HomeDeps {
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(DepositsStore) readonly deposits!: DepositsStore;
  @inject(LoansStore) readonly loans!: LoansStore;
  @inject(WalletsStore) readonly wallets!: WalletsStore;
  @inject(UserStore) readonly user!: UserStore;
  @inject(DocumentsStore) readonly documents!: DocumentsStore;
  @inject(CustomerEvents) readonly events!: CustomerEvents;
  @inject(RatesStore) readonly rates!: RatesStore;
  @inject(RecentOperations) readonly recent!: RecentOperations;
  @inject(AmountVisibility) readonly visibility!: AmountVisibility;
}

/** Home page: products of the customer, exchange rates, recent operations and coming events. */
@injectable()
export class HomeScreenViewModel {
  readonly #deps: HomeDeps;

  constructor(@inject(HomeDeps) deps: HomeDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get accountsStatus(): LoadStatus {
    return this.#deps.accounts.status;
  }

  get accountsFailure(): Failure | undefined {
    return this.#deps.accounts.failure;
  }

  get groups(): readonly AccountGroup[] {
    return groupAccountsByCurrency(this.#deps.accounts.accounts);
  }

  /** Status of the total: foreign money waits for the rates too; without them it is left out and named. */
  get totalStatus(): LoadStatus {
    const { status } = this.#deps.accounts;
    const hasForeign = this.groups.some(({ currency }) => currency !== 'KGS');
    return status === 'LOADED' && hasForeign && this.#deps.rates.status === 'LOADING' ? 'LOADING' : status;
  }

  /** Sum that can be spent from all accounts together, in som at the rate the bank buys at. */
  get total(): TotalInSom {
    return totalInSom(
      this.groups.map(({ total }) => total),
      this.#deps.rates.rates,
    );
  }

  get weekStatus(): LoadStatus {
    const { accounts, documents } = this.#deps;
    const statuses = [accounts.status, this.events.status, ...(this.isCorporate ? [documents.status] : [])];
    return statuses.includes('LOADING') ? 'LOADING' : 'LOADED';
  }

  /**
   * Payments of today and the next six days against what is on the accounts; `undefined` when the accounts, or what waits to be signed, are not
   * known.
   */
  get week(): WeekAhead | undefined {
    const { accounts, documents } = this.#deps;
    return accounts.status === 'ERROR' || (this.isCorporate && documents.status === 'ERROR')
      ? undefined
      : weekAhead(
          this.events.within(weekFrom(this.events.today)),
          this.groups.map(({ total }) => total),
          this.leavingDocuments.map(({ preview }) => preview.total),
        );
  }

  /** Documents of the company that take money from its accounts this week, once they are signed. */
  get leavingDocuments(): readonly PaymentDocument[] {
    return leavingDocuments(this.#deps.documents.documents, weekFrom(this.events.today));
  }

  get isCorporate(): boolean {
    return this.#deps.user.isCorporate;
  }

  get cardsStatus(): LoadStatus {
    const { status } = this.#deps.cards;
    return status === 'LOADED' && this.cards.length === 0 ? 'EMPTY' : status;
  }

  /** Cards, each main card before its supplementary cards. Cards closed for good are shown only on the page of cards. */
  get cards(): readonly Card[] {
    return this.#deps.cards.groups.flatMap(({ main, supplementary }) => [main, ...supplementary]);
  }

  get depositsStatus(): LoadStatus {
    return this.#deps.deposits.status;
  }

  get deposits(): readonly Deposit[] {
    return this.#deps.deposits.deposits;
  }

  get loansStatus(): LoadStatus {
    return this.#deps.loans.status;
  }

  get loans(): readonly Loan[] {
    return this.#deps.loans.loans;
  }

  /** Companies have no electronic wallets. */
  get hasWallets(): boolean {
    return !this.#deps.user.isCorporate;
  }

  get walletsStatus(): LoadStatus {
    return this.#deps.wallets.status;
  }

  get wallets(): readonly Wallet[] {
    return this.#deps.wallets.wallets;
  }

  /** `EMPTY` when nothing is to come, and no document of a company waits to be paid this week. */
  get upcomingStatus(): LoadStatus {
    const { status } = this.events;
    return status === 'EMPTY' && this.leavingDocuments.length > 0 ? 'LOADED' : status;
  }

  get events(): CustomerEvents {
    return this.#deps.events;
  }

  /** True for a user who has acts in the company besides reading. */
  get hasTasks(): boolean {
    return hasCompanyTasks(this.rights);
  }

  get rights(): readonly CompanyRight[] {
    return this.#deps.user.user?.rights ?? [];
  }

  get documents(): DocumentsStore {
    return this.#deps.documents;
  }

  /** Status of what waits for the user of a company. */
  get waitingStatus(): LoadStatus {
    const { status, changes, toCorrect } = this.#deps.documents;
    const statuses = [status, changes.status, ...(this.#deps.user.makesDocuments ? [toCorrect.status] : [])];
    return statuses.includes('LOADING') ? 'LOADING' : statuses.includes('ERROR') ? 'ERROR' : 'LOADED';
  }

  get ratesStatus(): LoadStatus {
    return this.#deps.rates.status;
  }

  /** Exchange rates of USD, EUR, RUB, KZT and GBP against the som. */
  get rates(): readonly ExchangeRate[] {
    return mainRates(this.#deps.rates.rates);
  }

  get recentStatus(): LoadStatus {
    return this.#deps.recent.status;
  }

  get recent(): readonly HistoryRow[] {
    // Money put on a deposit has not gone out: its account is the customer's own too.
    const numbers = [...this.#deps.accounts.numbers, ...this.#deps.deposits.numbers];
    const accountOf = ownAccountOf(this.#deps);
    return this.#deps.recent.transactions.map((transaction) => historyRow(transaction, numbers, { accountOf }));
  }

  get amountsHidden(): boolean {
    return this.#deps.visibility.hidden;
  }

  stateOf(card: Card): CardState {
    return cardState(card, this.#deps.events.today);
  }

  async load(): Promise<void> {
    const { accounts, documents, events, rates, recent, wallets } = this.#deps;
    // Cards, deposits, loans and templates are read for the events, each with one call.
    await Promise.all([
      accounts.renew(),
      events.reload(),
      rates.renew(),
      recent.renew(),
      ...(this.hasWallets ? [wallets.reload()] : []),
      ...(this.#deps.user.makesDocuments ? [documents.toCorrect.reload()] : []),
    ]);
  }

  retryAccounts(): void {
    void this.#deps.accounts.reload();
  }

  retryCards(): void {
    void this.#deps.cards.reload();
  }

  retryWaiting(): void {
    void this.#deps.documents.reload();
  }

  retryDeposits(): void {
    void this.#deps.deposits.reload();
  }

  retryLoans(): void {
    void this.#deps.loans.reload();
  }

  retryWallets(): void {
    void this.#deps.wallets.reload();
  }

  retryEvents(): void {
    void this.#deps.events.reload();
  }

  retryRates(): void {
    void this.#deps.rates.reload();
  }

  retryRecent(): void {
    void this.#deps.recent.reload();
  }

  toggleAmounts(): void {
    this.#deps.visibility.toggle();
  }
}
