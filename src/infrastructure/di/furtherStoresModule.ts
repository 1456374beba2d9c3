import { ContainerModule } from 'inversify';

import { ExchangeDealsStore } from '../../application/exchange/ExchangeDealsStore';
import { TableExport } from '../../application/export/TableExport';
import { HistorySearch, HistorySearchDeps } from '../../application/history/HistorySearch';
import { PastOperations } from '../../application/history/PastOperations';
import { Receipts } from '../../application/history/Receipts';
import { LimitsStore } from '../../application/limits/LimitsStore';
import { TableWriter } from '../../application/ports/TableWriter';
import { Onboarding } from '../../application/user/Onboarding';
import { FileTableWriter } from '../files/FileTableWriter';

/** Bindings of stores and exports that only single screens ask for. */
export const furtherStoresModule = new ContainerModule(({ bind }) => {
  // Each search of the history holds what it has found.
  bind(HistorySearch).toSelf();
  bind(HistorySearchDeps).toSelf();
  bind(PastOperations).toSelf().inSingletonScope();
  bind(Receipts).toSelf();
  bind(TableExport).toSelf();
  bind(ExchangeDealsStore).toSelf().inSingletonScope();
  bind(LimitsStore).toSelf().inSingletonScope();
  bind(Onboarding).toSelf();
  bind<TableWriter>(TableWriter).toConstantValue(new FileTableWriter());
});
