import { ContainerModule } from 'inversify';

import { MyQrDeps, MyQrViewModel } from '../../ui/qr/MyQrViewModel';
import { QrStatementDeps, QrStatementViewModel } from '../../ui/qr/QrStatementViewModel';

/** View-models of payment QR codes and of the statement of QR payments. */
export const qrModule = new ContainerModule(({ bind }) => {
  bind(MyQrViewModel).toSelf();
  bind(MyQrDeps).toSelf();
  bind(QrStatementViewModel).toSelf();
  bind(QrStatementDeps).toSelf();
});
