import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { CardsStore } from '../../application/cards/CardsStore';
import { BatchesStore } from '../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { BusinessErrorsStore } from '../../application/directories/BusinessErrorsStore';
import { TypedDrafts } from '../../application/drafts/TypedDrafts';
import { RatesStore } from '../../application/exchange/RatesStore';
import { HistoryStore } from '../../application/history/HistoryStore';
import { RecentOperations } from '../../application/history/RecentOperations';
import { EventDispatch } from '../../application/live/EventDispatch';
import type { EventDispatchDeps } from '../../application/live/EventDispatch';
import { LiveUpdates } from '../../application/live/LiveUpdates';
import { LoansStore } from '../../application/loans/LoansStore';
import { NotificationsStore } from '../../application/notifications/NotificationsStore';
import { Clock } from '../../application/ports/Clock';
import { Connectivity } from '../../application/ports/Connectivity';
import { Device } from '../../application/ports/Device';
import { EventStream } from '../../application/ports/EventStream';
import { KeyValueStore, TabKeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { TabChannel } from '../../application/ports/TabChannel';
import { UserActivity } from '../../application/ports/UserActivity';
import { DeviceMemory } from '../../application/session/DeviceMemory';
import { Inactivity } from '../../application/session/Inactivity';
import { KeepAlive } from '../../application/session/KeepAlive';
import { IDLE_LIMIT_MS } from '../../application/session/sessionLimits';
import { SessionStore } from '../../application/session/SessionStore';
import { SignedInVisit } from '../../application/session/SignedInVisit';
import { Toasts } from '../../application/toasts/Toasts';
import { UserStore } from '../../application/user/UserStore';
import { WalletsStore } from '../../application/wallets/WalletsStore';

/** Bindings of the services that run in the background while somebody is signed in. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(EventDispatch).toDynamicValue((context) => {
    const deps: EventDispatchDeps = {
      accounts: context.get(AccountsStore),
      cards: context.get(CardsStore),
      deposits: context.get(DepositsStore),
      wallets: context.get(WalletsStore),
      loans: context.get(LoansStore),
      history: context.get(HistoryStore),
      recent: context.get(RecentOperations),
      notifications: context.get(NotificationsStore),
      rates: context.get(RatesStore),
      user: context.get(UserStore),
      businessErrors: context.get(BusinessErrorsStore),
      documents: context.get(DocumentsStore),
      batches: context.get(BatchesStore),
      toasts: context.get(Toasts),
      connectivity: context.get<Connectivity>(Connectivity),
    };
    return new EventDispatch(deps);
  });
  bind(LiveUpdates)
    .toDynamicValue(
      (context) =>
        new LiveUpdates({
          stream: context.get<EventStream>(EventStream),
          scheduler: context.get<Scheduler>(Scheduler),
          connectivity: context.get<Connectivity>(Connectivity),
          device: context.get<Device>(Device),
          listener: context.get(EventDispatch),
        }),
    )
    .inSingletonScope();
  bind(Inactivity)
    .toDynamicValue((context) => {
      const clock = context.get<Clock>(Clock);
      const scheduler = context.get<Scheduler>(Scheduler);
      const user = context.get(UserStore);
      return new Inactivity({
        session: context.get(SessionStore),
        activity: context.get<UserActivity>(UserActivity),
        tabs: context.get<TabChannel>(TabChannel),
        clock,
        scheduler,
        keepAlive: new KeepAlive({ clock, scheduler, call: () => void user.reload() }),
        limitMs: () => user.user?.idleLimitMs ?? IDLE_LIMIT_MS,
      });
    })
    .inSingletonScope();
  bind(DeviceMemory)
    .toDynamicValue(
      (context) =>
        new DeviceMemory({
          gateway: context.get<OperationGateway>(OperationGateway),
          settings: context.get<KeyValueStore>(KeyValueStore),
          tabSettings: context.get<KeyValueStore>(TabKeyValueStore),
          session: context.get(SessionStore),
        }),
    )
    .inSingletonScope();
  bind(SignedInVisit)
    .toDynamicValue(
      (context) =>
        new SignedInVisit({
          accounts: context.get(AccountsStore),
          drafts: context.get(TypedDrafts),
          user: context.get(UserStore),
          notifications: context.get(NotificationsStore),
          businessErrors: context.get(BusinessErrorsStore),
          live: context.get(LiveUpdates),
          inactivity: context.get(Inactivity),
          device: context.get(DeviceMemory),
        }),
    )
    .inSingletonScope();
});
