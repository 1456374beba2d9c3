import { ContainerModule } from 'inversify';

import { DirectDebitsStore } from '../../application/invoices/DirectDebitsStore';
import { IssuedInvoicesStore } from '../../application/invoices/IssuedInvoicesStore';
import { QrPointsStore } from '../../application/qr/QrPointsStore';
import { InvoicingDeps, InvoicingViewModel } from '../../ui/invoicing/InvoicingViewModel';
import { MyQrDeps, MyQrViewModel } from '../../ui/qr/MyQrViewModel';
import { QrArchiveViewModel } from '../../ui/qr/points/QrArchiveViewModel';
import { QrPointFormDeps, QrPointFormViewModel } from '../../ui/qr/points/QrPointFormViewModel';
import { QrPointListDeps, QrPointListViewModel } from '../../ui/qr/points/QrPointListViewModel';
import { QrPosterViewModel } from '../../ui/qr/points/QrPosterViewModel';
import { QrTillDeps, QrTillViewModel } from '../../ui/qr/points/QrTillViewModel';
import { QrStatementDeps, QrStatementViewModel } from '../../ui/qr/QrStatementViewModel';

/** View-models of payment QR codes, of points of sale, of the statement of QR payments and of invoices that are paid by codes. */
export const qrModule = new ContainerModule(({ bind }) => {
  bind(MyQrViewModel).toSelf();
  bind(MyQrDeps).toSelf();
  bind(QrStatementViewModel).toSelf();
  bind(QrStatementDeps).toSelf();
  bind(QrPointsStore).toSelf().inSingletonScope();
  bind(QrPointListViewModel).toSelf();
  bind(QrPointListDeps).toSelf();
  bind(QrPointFormViewModel).toSelf();
  bind(QrPointFormDeps).toSelf();
  bind(QrTillViewModel).toSelf();
  bind(QrTillDeps).toSelf();
  bind(QrArchiveViewModel).toSelf();
  bind(QrPosterViewModel).toSelf();
  bind(DirectDebitsStore).toSelf().inSingletonScope();
  bind(IssuedInvoicesStore).toSelf().inSingletonScope();
  bind(InvoicingViewModel).toSelf();
  bind(InvoicingDeps).toSelf();
});
