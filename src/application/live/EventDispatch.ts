import type { StreamEvent } from '../../domain/notification/StreamEvent';
import type { AccountsStore } from '../accounts/AccountsStore';
import type { CardsStore } from '../cards/CardsStore';
import type { BatchesStore } from '../corporate/BatchesStore';
import type { DocumentsStore } from '../corporate/DocumentsStore';
import type { DepositsStore } from '../deposits/DepositsStore';
import type { BusinessErrorsStore } from '../directories/BusinessErrorsStore';
import type { RatesStore } from '../exchange/RatesStore';
import type { HistoryStore } from '../history/HistoryStore';
import type { RecentOperations } from '../history/RecentOperations';
import type { LoansStore } from '../loans/LoansStore';
import type { NotificationsStore } from '../notifications/NotificationsStore';
import type { Connectivity } from '../ports/Connectivity';
import type { Toasts } from '../toasts/Toasts';
import type { UserStore } from '../user/UserStore';
import type { WalletsStore } from '../wallets/WalletsStore';
import type { LiveListener } from './LiveUpdates';

export interface EventDispatchDeps {
  readonly accounts: AccountsStore;
  readonly cards: CardsStore;
  readonly history: HistoryStore;
  readonly recent: RecentOperations;
  readonly notifications: NotificationsStore;
  readonly rates: RatesStore;
  readonly user: UserStore;
  readonly businessErrors: BusinessErrorsStore;
  readonly deposits: DepositsStore;
  readonly wallets: WalletsStore;
  readonly loans: LoansStore;
  readonly documents: DocumentsStore;
  readonly batches: BatchesStore;
  readonly toasts: Toasts;
  readonly connectivity: Connectivity;
}

/** Reacts to each event of the live stream by refreshing stores (specification 2, section 7.4). */
export class EventDispatch implements LiveListener {
  readonly #deps: EventDispatchDeps;

  constructor(deps: EventDispatchDeps) {
    this.#deps = deps;
  }

  event(event: StreamEvent): void {
    const { cards, deposits, notifications, rates, user, businessErrors, wallets } = this.#deps;
    switch (event.type) {
      case 'UPDATED_ACCOUNT':
        this.#refreshAccount(event.accountId, event.dataVersion);
        return;
      case 'TRANSACTION_UPDATED':
        this.#showOperation(event.txnId);
        return;
      // A new operation is told of by its notification alone.
      case 'TRANSACTION_NOTIFICATION':
        this.#showOperation(event.txnId);
        this.#notify(event.title);
        return;
      case 'NOTIFICATION':
        this.#notify(event.title);
        return;
      case 'UPDATED_CURRENCY_RATE':
        void rates.reload();
        return;
      case 'SHOULD_UPDATE_USER_DATA':
        void user.reload();
        void notifications.recheck();
        void wallets.markStale();
        return;
      case 'DV_OF_DIRECTORIES':
        void businessErrors.refresh();
        return;
      case 'UPDATED_DEPOSIT':
        if (event.accountId !== undefined) {
          void deposits.refresh(event.accountId, event.dataVersion);
        }
        return;
      case 'UPDATED_ACCOUNT_CARD':
        void cards.markStale();
        return;
      // The chat has no screen that could be refreshed.
      case 'CHAT_NEW_MSG':
        return;
      default:
        event.type satisfies never;
    }
  }

  missed(): void {
    const {
      user,
      accounts,
      cards,
      deposits,
      loans,
      documents,
      batches,
      history,
      recent,
      notifications,
      rates,
      businessErrors,
      wallets,
    } = this.#deps;
    void user.reload();
    void documents.reload();
    void batches.markStale();
    void accounts.reload();
    void cards.markStale();
    void deposits.markStale();
    void wallets.markStale();
    void rates.markStale();
    void businessErrors.refresh();
    void loans.markStale();
    void history.reload();
    void recent.reload();
    void notifications.recheck();
    void notifications.reload();
  }

  /** Refreshes an account, or the loan it belongs to: the bank serves the account of a loan as a loan only. */
  #refreshAccount(accountId: string | undefined, dataVersion: bigint | undefined): void {
    const { accounts, cards, loans } = this.#deps;
    if (accountId === undefined) {
      return;
    }
    if (loans.byId(accountId) !== undefined) {
      void loans.refresh(accountId, dataVersion);
      return;
    }
    void accounts.refresh(accountId, dataVersion);
    void cards.refresh(accountId, dataVersion);
  }

  #showOperation(transactionId: string | undefined): void {
    const { history, recent, batches } = this.#deps;
    if (transactionId !== undefined) {
      void history.refresh(transactionId);
    }
    void recent.reload();
    void batches.markStale();
  }

  #notify(title: string | undefined): void {
    const { documents, batches, notifications, toasts, connectivity } = this.#deps;
    void documents.reload();
    void batches.markStale();
    void notifications.recheck();
    void notifications.reload();
    if (title !== undefined && connectivity.online) {
      toasts.show(title);
    }
  }
}
