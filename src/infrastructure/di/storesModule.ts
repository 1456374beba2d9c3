import { ContainerModule } from 'inversify';
import type { Newable } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { CardsStore } from '../../application/cards/CardsStore';
import { BatchesStore } from '../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { ChatsStore } from '../../application/chat/ChatsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { BusinessErrorsStore } from '../../application/directories/BusinessErrorsStore';
import { DirectoryStore, DirectoryStoreDeps } from '../../application/directories/DirectoryStore';
import { TypedDrafts } from '../../application/drafts/TypedDrafts';
import { RatesStore } from '../../application/exchange/RatesStore';
import { HistoryStore } from '../../application/history/HistoryStore';
import { SpendingStore } from '../../application/spending/SpendingStore';
import { RecentOperations } from '../../application/history/RecentOperations';
import { LiveStore } from '../../application/live/LiveStore';
import { LoansStore } from '../../application/loans/LoansStore';
import { NotificationsStore } from '../../application/notifications/NotificationsStore';
import { PayeesStore } from '../../application/payees/PayeesStore';
import { Clock } from '../../application/ports/Clock';
import { DirectoryCache } from '../../application/ports/DirectoryCache';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { ApplicationsStore } from '../../application/shop/ApplicationsStore';
import { UserStore } from '../../application/user/UserStore';
import { WalletsStore } from '../../application/wallets/WalletsStore';
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

/** Bindings of the stores that the first page or an event of the bank reads; one instance of each per sign-in. */
export const storesModule = new ContainerModule(({ bind }) => {
  for (const store of LIVE_STORES) {
    bind(store).toSelf().inSingletonScope();
    bind(LiveStore).toService(store);
  }
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
  bind(BusinessErrorsStore).toSelf().inSingletonScope();
  bind(DirectoryStoreDeps).toSelf();
  bind<DirectoryCache>(DirectoryCache).to(DeviceDirectoryCache);
});
