import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { BatchesStore } from '../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { FileSaver } from '../../application/ports/FileSaver';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { BankTime } from '../../application/time/BankTime';
import { PaymentContext } from '../../ui/payment/PaymentContext';
import { BatchUploadViewModel } from '../../ui/payment/batch/BatchUploadViewModel';
import { BatchViewModel } from '../../ui/payment/batch/BatchViewModel';

/** View-models of batches of payments; one instance of each per sign-in, so that chosen files and lines are kept. */
export const batchModule = new ContainerModule(({ bind }) => {
  bind(BatchUploadViewModel)
    .toDynamicValue(
      (context) =>
        new BatchUploadViewModel({
          gateway: context.get<OperationGateway>(OperationGateway),
          identifiers: context.get<Identifiers>(Identifiers),
          accounts: context.get(AccountsStore),
          batches: context.get(BatchesStore),
          otherBanks: context.get(PaymentContext).otherBanks,
          saver: context.get<FileSaver>(FileSaver),
          clock: context.get(BankTime),
        }),
    )
    .inSingletonScope();
  bind(BatchViewModel)
    .toDynamicValue(
      (context) =>
        new BatchViewModel({
          gateway: context.get<OperationGateway>(OperationGateway),
          identifiers: context.get<Identifiers>(Identifiers),
          batches: context.get(BatchesStore),
          saver: context.get<FileSaver>(FileSaver),
          clock: context.get(BankTime),
          sent: () => void context.get(DocumentsStore).reload(),
        }),
    )
    .inSingletonScope();
});
