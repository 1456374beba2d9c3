import { ContainerModule } from 'inversify';
import type { Newable } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { CardsStore } from '../../application/cards/CardsStore';
import { ChatsStore } from '../../application/chat/ChatsStore';
import { BatchesStore } from '../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { DirectoryStore } from '../../application/directories/DirectoryStore';
import { TypedDrafts } from '../../application/drafts/TypedDrafts';
import { RatesStore } from '../../application/exchange/RatesStore';
import { HistoryStore } from '../../application/history/HistoryStore';
import { RecentOperations } from '../../application/history/RecentOperations';
import { LiveStore } from '../../application/live/LiveStore';
import { LoansStore } from '../../application/loans/LoansStore';
import { NotificationsStore } from '../../application/notifications/NotificationsStore';
import { PayeesStore } from '../../application/payees/PayeesStore';
import { Clock } from '../../application/ports/Clock';
import { DirectoryCache } from '../../application/ports/DirectoryCache';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { TabChannel } from '../../application/ports/TabChannel';
import { UserActivity } from '../../application/ports/UserActivity';
import { Inactivity } from '../../application/session/Inactivity';
import { KeepAlive } from '../../application/session/KeepAlive';
import { IDLE_LIMIT_MS } from '../../application/session/sessionLimits';
import { SessionStore } from '../../application/session/SessionStore';
import { ApplicationsStore } from '../../application/shop/ApplicationsStore';
import { SpendingStore } from '../../application/spending/SpendingStore';
import { UserStore } from '../../application/user/UserStore';
import { WalletsStore } from '../../application/wallets/WalletsStore';
import { SCREEN_TABLE } from '../../ui/features/screens';
import { ScreenTable } from '../../ui/kernel/ScreenTable';
import { DeviceDirectoryCache } from '../storage/DeviceDirectoryCache';

/** Stores that the live stream keeps up to date. */
const LIVE_STORES: readonly Newable<LiveStore>[] = [
  AccountsStore,
  CardsStore,
  DepositsStore,
  WalletsStore,
  ApplicationsStore,
  LoansStore,
  HistoryStore,
  SpendingStore,
  RecentOperations,
  RatesStore,
  UserStore,
  DocumentsStore,
  BatchesStore,
  ChatsStore,
  PayeesStore,
  DirectoryStore,
  NotificationsStore,
];

/** Bindings of a signed-in visit besides the classes that bind themselves. Kept small: the first page waits for all of it. */
export const visitModule = new ContainerModule(({ bind }) => {
  for (const store of LIVE_STORES) {
    bind(LiveStore).toService(store);
  }
  bind(ScreenTable)
    .toResolvedValue((settings: Settings) => SCREEN_TABLE.ofBank(settings), [Settings])
    .inSingletonScope();
  bind<DirectoryCache>(DirectoryCache).to(DeviceDirectoryCache);
  bind(TypedDrafts)
    .toDynamicValue((context) => {
      const users = context.get(UserStore);
      return new TypedDrafts({
        store: context.get<KeyValueStore>(TabKeyValueStore),
        clock: context.get<Clock>(Clock),
        userId: () => users.user?.id,
      });
    })
    .inSingletonScope();
  bind(Inactivity)
    .toDynamicValue((context) => {
      const clock = context.get<Clock>(Clock);
      const scheduler = context.get<Scheduler>(Scheduler);
      const user = context.get(UserStore);
      const settings = context.get<Settings>(Settings);
      return new Inactivity({
        session: context.get(SessionStore),
        activity: context.get<UserActivity>(UserActivity),
        tabs: context.get<TabChannel>(TabChannel),
        clock,
        scheduler,
        keepAlive: new KeepAlive({ clock, scheduler, call: () => void user.reload() }),
        limitMs: () => user.user?.idleLimitMs ?? settings.idleMs ?? IDLE_LIMIT_MS,
      });
    })
    .inSingletonScope();
});
