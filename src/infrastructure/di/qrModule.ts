import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { TableExport } from '../../application/export/TableExport';
import { FileSaver } from '../../application/ports/FileSaver';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { BankTime } from '../../application/time/BankTime';
import { MyQrViewModel } from '../../ui/qr/MyQrViewModel';
import { QrStatementViewModel } from '../../ui/qr/QrStatementViewModel';

/** View-models of payment QR codes and of the statement of QR payments. */
export const qrModule = new ContainerModule(({ bind }) => {
  bind(MyQrViewModel).toDynamicValue(
    (context) =>
      new MyQrViewModel({
        gateway: context.get<OperationGateway>(OperationGateway),
        accounts: context.get(AccountsStore),
        saver: context.get<FileSaver>(FileSaver),
        clock: context.get(BankTime),
        scheduler: context.get<Scheduler>(Scheduler),
      }),
  );
  bind(QrStatementViewModel).toDynamicValue(
    (context) =>
      new QrStatementViewModel({
        gateway: context.get<OperationGateway>(OperationGateway),
        accounts: context.get(AccountsStore),
        exported: context.get(TableExport),
        clock: context.get(BankTime),
      }),
  );
});
