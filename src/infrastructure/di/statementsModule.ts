import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { StatementFiles } from '../../application/ports/StatementFiles';
import { StatementDownloadDeps, StatementDownload } from '../../application/statements/StatementDownload';
import { statementSources, StatementSources } from '../../application/statements/statementSources';
import { StatementViewModel, StatementDeps } from '../../ui/features/accounts/statements/StatementViewModel';
import { HttpStatementFilesDeps, HttpStatementFiles } from '../files/HttpStatementFiles';

/** Bindings of statements of a signed-in customer and of their downloads. */
export const statementsModule = new ContainerModule(({ bind }) => {
  bind<StatementFiles>(StatementFiles).to(HttpStatementFiles);
  bind(HttpStatementFilesDeps).toSelf();
  bind(StatementDownload).toSelf();
  bind(StatementDownloadDeps).toSelf();
  bind<StatementSources>(StatementSources).toResolvedValue(
    (gateway: OperationGateway, accounts: AccountsStore, deposits: DepositsStore) =>
      statementSources({ gateway, accounts, deposits }),
    [OperationGateway, AccountsStore, DepositsStore],
  );
  bind(StatementViewModel).toSelf();
  bind(StatementDeps).toSelf();
});
