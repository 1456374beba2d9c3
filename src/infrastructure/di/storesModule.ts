import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { CardsStore } from '../../application/cards/CardsStore';
import { BatchesStore } from '../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { BusinessErrorsStore } from '../../application/directories/BusinessErrorsStore';
import { TypedDrafts } from '../../application/drafts/TypedDrafts';
import { RatesStore } from '../../application/exchange/RatesStore';
import { TableExport } from '../../application/export/TableExport';
import { HistoryStore } from '../../application/history/HistoryStore';
import { PastOperations } from '../../application/history/PastOperations';
import { Receipts } from '../../application/history/Receipts';
import { RecentOperations } from '../../application/history/RecentOperations';
import { LimitsStore } from '../../application/limits/LimitsStore';
import { LoansStore } from '../../application/loans/LoansStore';
import { NotificationsStore } from '../../application/notifications/NotificationsStore';
import { Clock } from '../../application/ports/Clock';
import { FileSaver } from '../../application/ports/FileSaver';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { Onboarding } from '../../application/user/Onboarding';
import { TableWriter } from '../../application/ports/TableWriter';
import { UserStore } from '../../application/user/UserStore';
import { WalletsStore } from '../../application/wallets/WalletsStore';
import { FileTableWriter } from '../files/FileTableWriter';

/** Bindings of the stores of customer data; one instance of each per sign-in. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(AccountsStore)
    .toResolvedValue((gateway: OperationGateway) => new AccountsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(CardsStore)
    .toResolvedValue((gateway: OperationGateway) => new CardsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(DepositsStore)
    .toResolvedValue((gateway: OperationGateway) => new DepositsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(WalletsStore)
    .toResolvedValue((gateway: OperationGateway) => new WalletsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(LoansStore)
    .toResolvedValue((gateway: OperationGateway) => new LoansStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(HistoryStore)
    .toResolvedValue((gateway: OperationGateway) => new HistoryStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(RecentOperations)
    .toResolvedValue((gateway: OperationGateway) => new RecentOperations(gateway), [OperationGateway])
    .inSingletonScope();
  bind(PastOperations)
    .toResolvedValue((gateway: OperationGateway) => new PastOperations(gateway), [OperationGateway])
    .inSingletonScope();
  bind(RatesStore)
    .toResolvedValue((gateway: OperationGateway) => new RatesStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(LimitsStore)
    .toResolvedValue((gateway: OperationGateway) => new LimitsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(UserStore)
    .toResolvedValue((gateway: OperationGateway) => new UserStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(DocumentsStore)
    .toResolvedValue(
      (gateway: OperationGateway, user: UserStore) => new DocumentsStore(gateway, user),
      [OperationGateway, UserStore],
    )
    .inSingletonScope();
  bind(BatchesStore)
    .toResolvedValue((gateway: OperationGateway) => new BatchesStore(gateway), [OperationGateway])
    .inSingletonScope();
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
  bind(Onboarding).toResolvedValue(
    (gateway: OperationGateway, user: UserStore) => new Onboarding(gateway, user),
    [OperationGateway, UserStore],
  );
  bind(BusinessErrorsStore)
    .toResolvedValue((gateway: OperationGateway) => new BusinessErrorsStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(NotificationsStore)
    .toResolvedValue(
      (gateway: OperationGateway, scheduler: Scheduler) => new NotificationsStore(gateway, scheduler),
      [OperationGateway, Scheduler],
    )
    .inSingletonScope();
  bind<TableWriter>(TableWriter).toConstantValue(new FileTableWriter());
  bind(TableExport).toResolvedValue(
    (writer: TableWriter, saver: FileSaver) => new TableExport(writer, saver),
    [TableWriter, FileSaver],
  );
  bind(Receipts).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver) => new Receipts(gateway, saver),
    [OperationGateway, FileSaver],
  );
});
