import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { FileSaver } from '../../application/ports/FileSaver';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { StatementFiles } from '../../application/ports/StatementFiles';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { StatementDownload } from '../../application/statements/StatementDownload';
import { statementSources } from '../../application/statements/statementSources';
import { BankTime } from '../../application/time/BankTime';
import { StatementViewModel } from '../../ui/statements/StatementViewModel';
import { HttpStatementFiles } from '../files/HttpStatementFiles';

/** Bindings of statements of a signed-in customer and of their downloads. */
export const statementsModule = new ContainerModule(({ bind }) => {
  bind<StatementFiles>(StatementFiles).toDynamicValue(
    (context) =>
      new HttpStatementFiles({
        keeper: context.get(SessionKeeper),
        device: context.get<Device>(Device),
        identifiers: context.get<Identifiers>(Identifiers),
        log: context.get<DefectLog>(DefectLog),
      }),
  );
  bind(StatementDownload).toDynamicValue(
    (context) =>
      new StatementDownload({
        gateway: context.get<OperationGateway>(OperationGateway),
        files: context.get<StatementFiles>(StatementFiles),
        saver: context.get<FileSaver>(FileSaver),
      }),
  );
  bind(StatementViewModel).toDynamicValue(
    (context) =>
      new StatementViewModel({
        gateway: context.get<OperationGateway>(OperationGateway),
        sources: statementSources({
          gateway: context.get<OperationGateway>(OperationGateway),
          accounts: context.get(AccountsStore),
          deposits: context.get(DepositsStore),
        }),
        download: context.get(StatementDownload),
        settings: context.get<KeyValueStore>(KeyValueStore),
        clock: context.get(BankTime),
      }),
  );
});
