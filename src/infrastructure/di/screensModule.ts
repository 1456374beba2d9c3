import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { CustomerEvents } from '../../application/calendar/CustomerEvents';
import { CardsStore } from '../../application/cards/CardsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { TypedDrafts } from '../../application/drafts/TypedDrafts';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { RatesStore } from '../../application/exchange/RatesStore';
import { TableExport } from '../../application/export/TableExport';
import { HistoryStore } from '../../application/history/HistoryStore';
import { PastOperations } from '../../application/history/PastOperations';
import { Receipts } from '../../application/history/Receipts';
import { RecentOperations } from '../../application/history/RecentOperations';
import { LimitsStore } from '../../application/limits/LimitsStore';
import { LoansStore } from '../../application/loans/LoansStore';
import { NotificationsStore } from '../../application/notifications/NotificationsStore';
import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import { FileSaver } from '../../application/ports/FileSaver';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Pictures } from '../../application/ports/Pictures';
import { Scheduler } from '../../application/ports/Scheduler';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { MyTableChoice } from '../../application/preferences/MyTableChoice';
import { ScreenLock } from '../../application/session/ScreenLock';
import { SessionStore } from '../../application/session/SessionStore';
import { BankTime } from '../../application/time/BankTime';
import { UserStore } from '../../application/user/UserStore';
import { WalletsStore } from '../../application/wallets/WalletsStore';
import { CalendarViewModel } from '../../ui/calendar/CalendarViewModel';
import { HistoryScreenViewModel } from '../../ui/history/HistoryScreenViewModel';
import { SwiftTimelineViewModel } from '../../ui/history/SwiftTimelineViewModel';
import { TransactionDetailsViewModel } from '../../ui/history/TransactionDetailsViewModel';
import { HomeScreenViewModel } from '../../ui/home/HomeScreenViewModel';
import { MyTableViewModel } from '../../ui/myTable/MyTableViewModel';
import { NotificationsViewModel } from '../../ui/notifications/NotificationsViewModel';
import { PaymentContext } from '../../ui/payment/PaymentContext';
import { PaymentHubViewModel } from '../../ui/payment/PaymentHubViewModel';
import { SigningViewModel } from '../../ui/signing/SigningViewModel';
import { ShellViewModel } from '../../ui/shell/ShellViewModel';

/**
 * Bindings of the view-models of signed-in screens. A screen has its own instance while it is shown; those that several pages
 * share, or that must keep typed text, have one instance per sign-in.
 */
export const screensModule = new ContainerModule(({ bind }) => {
  bind(ShellViewModel)
    .toDynamicValue(
      (context) =>
        new ShellViewModel({
          session: context.get(SessionStore),
          screenLock: new ScreenLock(
            context.get<AuthenticationGateway>(AuthenticationGateway),
            context.get(SessionStore),
          ),
          user: context.get(UserStore),
          notifications: context.get(NotificationsStore),
          documents: context.get(DocumentsStore),
          clock: context.get(BankTime),
        }),
    )
    .inSingletonScope();
  bind(NotificationsViewModel)
    .toResolvedValue(
      (notifications: NotificationsStore, user: UserStore) => new NotificationsViewModel(notifications, user),
      [NotificationsStore, UserStore],
    )
    .inSingletonScope();
  bind(HomeScreenViewModel).toDynamicValue(
    (context) =>
      new HomeScreenViewModel({
        accounts: context.get(AccountsStore),
        cards: context.get(CardsStore),
        deposits: context.get(DepositsStore),
        loans: context.get(LoansStore),
        wallets: context.get(WalletsStore),
        user: context.get(UserStore),
        documents: context.get(DocumentsStore),
        drafts: context.get(TypedDrafts),
        events: context.get(CustomerEvents),
        rates: context.get(RatesStore),
        recent: context.get(RecentOperations),
        visibility: context.get(AmountVisibility),
      }),
  );
  bind(CalendarViewModel).toResolvedValue((events: CustomerEvents) => new CalendarViewModel(events), [CustomerEvents]);
  bind(MyTableChoice)
    .toResolvedValue((store: KeyValueStore) => new MyTableChoice(store), [KeyValueStore])
    .inSingletonScope();
  bind(MyTableViewModel).toDynamicValue(
    (context) =>
      new MyTableViewModel({
        accounts: context.get(AccountsStore),
        cards: context.get(CardsStore),
        deposits: context.get(DepositsStore),
        loans: context.get(LoansStore),
        rates: context.get(RatesStore),
        choice: context.get(MyTableChoice),
        exported: context.get(TableExport),
      }),
  );
  bind(HistoryScreenViewModel)
    .toDynamicValue(
      (context) =>
        new HistoryScreenViewModel({
          history: context.get(HistoryStore),
          accounts: context.get(AccountsStore),
          deposits: context.get(DepositsStore),
          documents: context.get(DocumentsStore),
          exported: context.get(TableExport),
          clock: context.get(BankTime),
        }),
    )
    .inSingletonScope();
  bind(TransactionDetailsViewModel).toDynamicValue(
    (context) =>
      new TransactionDetailsViewModel({
        gateway: context.get<OperationGateway>(OperationGateway),
        history: context.get(HistoryStore),
        accounts: context.get(AccountsStore),
        deposits: context.get(DepositsStore),
        receipts: context.get(Receipts),
      }),
  );
  bind(PaymentHubViewModel).toDynamicValue(
    (context) =>
      new PaymentHubViewModel({
        context: context.get(PaymentContext),
        accounts: context.get(AccountsStore),
        past: context.get(PastOperations),
        user: context.get(UserStore),
        mayOpen: context.get(ShellViewModel).mayOpen,
      }),
  );
  bind(SwiftTimelineViewModel).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver) => new SwiftTimelineViewModel({ gateway, saver }),
    [OperationGateway, FileSaver],
  );
  bind(PaymentContext)
    .toDynamicValue(
      (context) =>
        new PaymentContext({
          flow: {
            gateway: context.get<OperationGateway>(OperationGateway),
            identifiers: context.get<Identifiers>(Identifiers),
            clock: context.get(BankTime),
            scheduler: context.get<Scheduler>(Scheduler),
          },
          accounts: context.get(AccountsStore),
          deposits: context.get(DepositsStore),
          loans: context.get(LoansStore),
          history: context.get(HistoryStore),
          recent: context.get(RecentOperations),
          drafts: context.get(TypedDrafts),
          rates: context.get(RatesStore),
          limits: context.get(LimitsStore),
          cards: context.get(CardsStore),
          pictures: context.get<Pictures>(Pictures),
        }),
    )
    .inSingletonScope();
  bind(SigningViewModel)
    .toDynamicValue(
      (context) =>
        new SigningViewModel({
          flow: {
            gateway: context.get<OperationGateway>(OperationGateway),
            identifiers: context.get<Identifiers>(Identifiers),
            clock: context.get(BankTime),
            scheduler: context.get<Scheduler>(Scheduler),
          },
          documents: context.get(DocumentsStore),
          booked: () => context.get(PaymentContext).booked(),
        }),
    )
    .inSingletonScope();
});
