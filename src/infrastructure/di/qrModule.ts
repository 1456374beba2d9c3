import { ContainerModule } from 'inversify';

import { DirectDebitsStore } from '../../application/invoices/DirectDebitsStore';
import { IssuedInvoicesStore } from '../../application/invoices/IssuedInvoicesStore';
import { QrPointsStore } from '../../application/qr/QrPointsStore';
import { InvoicingDeps, InvoicingViewModel } from '../../ui/features/company/invoicing/InvoicingViewModel';
import { MyQrDeps, MyQrViewModel } from '../../ui/features/payments/qrCodes/MyQrViewModel';
import { QrArchiveViewModel } from '../../ui/features/payments/qrCodes/points/QrArchiveViewModel';
import { QrPointFormDeps, QrPointFormViewModel } from '../../ui/features/payments/qrCodes/points/QrPointFormViewModel';
import { QrPointListDeps, QrPointListViewModel } from '../../ui/features/payments/qrCodes/points/QrPointListViewModel';
import { QrPosterViewModel } from '../../ui/features/payments/qrCodes/points/QrPosterViewModel';
import { QrTillDeps, QrTillViewModel } from '../../ui/features/payments/qrCodes/points/QrTillViewModel';
import { QrStatementDeps, QrStatementViewModel } from '../../ui/features/payments/qrCodes/QrStatementViewModel';

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
