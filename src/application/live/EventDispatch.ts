import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { AccountsStore } from '../accounts/AccountsStore';
import { CardsStore } from '../cards/CardsStore';
import { BatchesStore } from '../corporate/BatchesStore';
import { DocumentsStore } from '../corporate/DocumentsStore';
import { ChatsStore } from '../chat/ChatsStore';
import { DepositsStore } from '../deposits/DepositsStore';
import { DirectoryStore } from '../directories/DirectoryStore';
import { RatesStore } from '../exchange/RatesStore';
import { HistoryStore } from '../history/HistoryStore';
import { RecentOperations } from '../history/RecentOperations';
import { inject, injectable } from '../injection';
import { LoansStore } from '../loans/LoansStore';
import type { Failure } from '../operations/failureCodes';
import { NotificationsStore } from '../notifications/NotificationsStore';
import { PayeesStore } from '../payees/PayeesStore';
import { Connectivity } from '../ports/Connectivity';
import { ApplicationsStore } from '../shop/ApplicationsStore';
import { SpendingStore } from '../spending/SpendingStore';
import { Toasts } from '../toasts/Toasts';
import { UserStore } from '../user/UserStore';
import { WalletsStore } from '../wallets/WalletsStore';
import type { LiveListener } from './LiveListener';

@injectable()
export class EventDispatchDeps {
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(HistoryStore) readonly history!: HistoryStore;
  @inject(RecentOperations) readonly recent!: RecentOperations;
  @inject(SpendingStore) readonly spending!: SpendingStore;
  @inject(NotificationsStore) readonly notifications!: NotificationsStore;
  @inject(RatesStore) readonly rates!: RatesStore;
  @inject(UserStore) readonly user!: UserStore;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
  @inject(DepositsStore) readonly deposits!: DepositsStore;
  @inject(WalletsStore) readonly wallets!: WalletsStore;
  @inject(LoansStore) readonly loans!: LoansStore;
  @inject(ApplicationsStore) readonly applications!: ApplicationsStore;
  @inject(DocumentsStore) readonly documents!: DocumentsStore;
  @inject(BatchesStore) readonly batches!: BatchesStore;
  @inject(PayeesStore) readonly payees!: PayeesStore;
  @inject(ChatsStore) readonly chats!: ChatsStore;
  @inject(Toasts) readonly toasts!: Toasts;
  @inject(Connectivity) readonly connectivity!: Connectivity;
}

/** Reacts to each event of the live stream by refreshing stores (specification 2, section 7.4). */
@injectable()
export class EventDispatch implements LiveListener {
  readonly #deps: EventDispatchDeps;

  constructor(@inject(EventDispatchDeps) deps: EventDispatchDeps) {
    this.#deps = deps;
  }

  event(event: StreamEvent): void {
    const { cards, chats, deposits, notifications, rates, user, directories, wallets } = this.#deps;
    switch (event.type) {
      case 'UPDATED_ACCOUNT':
        this.#refreshAccount(event.accountId, event.dataVersion);
        return;
      case 'TRANSACTION_UPDATED':
        this.#showOperation(event.txnId);
        return;
      // Only its notification announces a new operation.
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
        chats.announced(undefined);
        return;
      case 'DV_OF_DIRECTORIES':
        void directories.changed(event.directoryName, event.dataVersion);
        return;
      case 'UPDATED_DEPOSIT':
        if (event.accountId !== undefined) {
          void deposits.refresh(event.accountId, event.dataVersion);
        }
        return;
      case 'UPDATED_ACCOUNT_CARD':
        if (event.accountId === undefined) {
          void cards.markStale();
        } else {
          this.#tellOfCards(cards.refreshCards(event.accountId));
        }
        return;
      case 'CHAT_NEW_MSG':
        chats.announced(event.msgId);
        // A message of the customer's own has no title.
        if (!chats.isWatched) {
          this.#announce(event.title);
        }
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
      payees,
      history,
      recent,
      spending,
      notifications,
      rates,
      directories,
      wallets,
      chats,
      applications,
    } = this.#deps;
    void user.reload();
    void documents.reload();
    void batches.markStale();
    void payees.markStale();
    void accounts.reload();
    void cards.markStale();
    void deposits.markStale();
    void wallets.markStale();
    void rates.markStale();
    void directories.refresh();
    void loans.markStale();
    void applications.markStale();
    void history.reload();
    void recent.reload();
    void spending.markStale();
    void notifications.recheck();
    void notifications.reload();
    chats.announced(undefined);
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
    this.#tellOfCards(cards.refresh(accountId, dataVersion));
  }

  /** Says that data of a card are older than the bank's. A session that has ended leads to the login page, without a message. */
  #tellOfCards(refreshed: Promise<Failure | undefined>): void {
    const { toasts, connectivity } = this.#deps;
    void refreshed.then((failure) => {
      if (failure !== undefined && failure.code !== 'INVALID_SESSION_KEY' && connectivity.online) {
        toasts.tell('cardNotUpdated');
      }
    });
  }

  #showOperation(transactionId: string | undefined): void {
    const { history, recent, spending, payees, batches, applications } = this.#deps;
    if (transactionId !== undefined) {
      void history.refresh(transactionId);
    }
    void recent.reload();
    void spending.markStale();
    void batches.markStale();
    void payees.markStale();
    void applications.markStale();
  }

  #notify(title: string | undefined): void {
    const { documents, batches, notifications } = this.#deps;
    void documents.reload();
    void batches.markStale();
    void notifications.recheck();
    void notifications.reload();
    this.#announce(title);
  }

  #announce(title: string | undefined): void {
    const { toasts, connectivity } = this.#deps;
    if (title !== undefined && connectivity.online) {
      toasts.show(title);
    }
  }
}
