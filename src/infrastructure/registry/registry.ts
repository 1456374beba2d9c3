import type { Catalogue, OperationCode, RequestOf, ResponseOf } from '../../application/operations/catalogue';
import { productChangeAdapters } from './productChanges';
import { accountDetailAdapters } from './accountDetails';
import { accountAdapters } from './accounts';
import type { Adapter, AdaptersFor } from './adapter';
import { batchAdapters } from './batches';
import { cardAdapters } from './cards';
import { cardTransferAdapters } from './cardTransfers';
import { contactAdapters } from './contacts';
import { customerAdapters } from './customer';
import { depositAdapters } from './deposits';
import { digitalLoanAdapters } from './digitalLoans';
import { directoryAdapters } from './directories';
import { onboardingAdapters } from './onboarding';
import { moneyTransferAdapters } from './moneyTransfers';
import { invoiceAdapters } from './invoices';
import { limitAdapters } from './limits';
import { loanAdapters } from './loans';
import { overdraftAdapters } from './overdrafts';
import { paymentAdapters } from './payments';
import { knownDeviceAdapters } from './knownDevices';
import { securityAdapters } from './security';
import { servicePaymentAdapters } from './servicePayments';
import { qrPaymentAdapters } from './qrPayments';
import { taxPaymentAdapters } from './taxPayments';
import { taxAdapters } from './taxes';
import { templateAdapters } from './templates';
import { swiftAdapters } from './swift';
import { signatureAdapters } from './signatures';
import { statementAdapters } from './statements';
import { transferAdapters } from './transfers';
import { utilityAdapters } from './utilities';
import { walletAdapters } from './wallets';

/** The adapter of every operation. Total over the catalogue: an operation without one does not type-check. */
export const registry: AdaptersFor<Catalogue> = {
  ...accountAdapters,
  ...productChangeAdapters,
  ...accountDetailAdapters,
  ...overdraftAdapters,
  ...cardAdapters,
  ...depositAdapters,
  ...loanAdapters,
  ...digitalLoanAdapters,
  ...walletAdapters,
  ...invoiceAdapters,
  ...limitAdapters,
  ...paymentAdapters,
  ...servicePaymentAdapters,
  ...taxAdapters,
  ...taxPaymentAdapters,
  ...qrPaymentAdapters,
  ...transferAdapters,
  ...templateAdapters,
  ...swiftAdapters,
  ...cardTransferAdapters,
  ...moneyTransferAdapters,
  ...signatureAdapters,
  ...batchAdapters,
  ...statementAdapters,
  ...utilityAdapters,
  ...knownDeviceAdapters,
  ...securityAdapters,
  ...onboardingAdapters,
  ...customerAdapters,
  ...contactAdapters,
  ...directoryAdapters,
};

export function adapterOf<Code extends OperationCode>(code: Code): Adapter<RequestOf<Code>, ResponseOf<Code>> {
  return registry[code];
}
