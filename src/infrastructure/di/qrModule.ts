import { ContainerModule } from 'inversify';

import { IssuedInvoicesStore } from '../../application/invoices/IssuedInvoicesStore';
import { InvoicingDeps, InvoicingViewModel } from '../../ui/invoicing/InvoicingViewModel';
import { MyQrDeps, MyQrViewModel } from '../../ui/qr/MyQrViewModel';
import { QrStatementDeps, QrStatementViewModel } from '../../ui/qr/QrStatementViewModel';

/** View-models of payment QR codes, of the statement of QR payments and of invoices that are paid by codes. */
export const qrModule = new ContainerModule(({ bind }) => {
  bind(MyQrViewModel).toSelf();
  bind(MyQrDeps).toSelf();
  bind(QrStatementViewModel).toSelf();
  bind(QrStatementDeps).toSelf();
  bind(IssuedInvoicesStore).toSelf().inSingletonScope();
  bind(InvoicingViewModel).toSelf();
  bind(InvoicingDeps).toSelf();
});
