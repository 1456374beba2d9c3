import { ContainerModule } from 'inversify';

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

/** Bindings of the stores that the first page or an event of the bank reads; one instance of each per sign-in. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(AccountsStore).toSelf().inSingletonScope();
  bind(CardsStore).toSelf().inSingletonScope();
  bind(DepositsStore).toSelf().inSingletonScope();
  bind(WalletsStore).toSelf().inSingletonScope();
  bind(ApplicationsStore).toSelf().inSingletonScope();
  bind(LoansStore).toSelf().inSingletonScope();
  bind(HistoryStore).toSelf().inSingletonScope();
  bind(SpendingStore).toSelf().inSingletonScope();
  bind(RecentOperations).toSelf().inSingletonScope();
  bind(RatesStore).toSelf().inSingletonScope();
  bind(UserStore).toSelf().inSingletonScope();
  bind(DocumentsStore).toSelf().inSingletonScope();
  bind(BatchesStore).toSelf().inSingletonScope();
  bind(ChatsStore).toSelf().inSingletonScope();
  bind(PayeesStore).toSelf().inSingletonScope();
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
  bind(DirectoryStore).toSelf().inSingletonScope();
  bind(DirectoryStoreDeps).toSelf();
  bind<DirectoryCache>(DirectoryCache).to(DeviceDirectoryCache);
  bind(NotificationsStore).toSelf().inSingletonScope();
});
