import type { Catalogue } from '../../../../src/application/operations/catalogue';
import type { transferOperations } from '../../../../src/application/operations/transfers';
import { productChangeAdapters } from '../../../../src/infrastructure/registry/productChanges';
import { accountDetailAdapters } from '../../../../src/infrastructure/registry/accountDetails';
import { accountAdapters } from '../../../../src/infrastructure/registry/accounts';
import type { AdaptersFor } from '../../../../src/infrastructure/registry/adapter';
import { cardAdapters } from '../../../../src/infrastructure/registry/cards';
import { cardTransferAdapters } from '../../../../src/infrastructure/registry/cardTransfers';
import { contactAdapters } from '../../../../src/infrastructure/registry/contacts';
import { customerAdapters } from '../../../../src/infrastructure/registry/customer';
import { depositAdapters } from '../../../../src/infrastructure/registry/deposits';
import { digitalLoanAdapters } from '../../../../src/infrastructure/registry/digitalLoans';
import { directoryAdapters } from '../../../../src/infrastructure/registry/directories';
import { limitAdapters } from '../../../../src/infrastructure/registry/limits';
import { invoiceAdapters } from '../../../../src/infrastructure/registry/invoices';
import { loanAdapters } from '../../../../src/infrastructure/registry/loans';
import { moneyTransferAdapters } from '../../../../src/infrastructure/registry/moneyTransfers';
import { onboardingAdapters } from '../../../../src/infrastructure/registry/onboarding';
import { overdraftAdapters } from '../../../../src/infrastructure/registry/overdrafts';
import { paymentAdapters } from '../../../../src/infrastructure/registry/payments';
import { knownDeviceAdapters } from '../../../../src/infrastructure/registry/knownDevices';
import { securityAdapters } from '../../../../src/infrastructure/registry/security';
import { servicePaymentAdapters } from '../../../../src/infrastructure/registry/servicePayments';
import { qrPaymentAdapters } from '../../../../src/infrastructure/registry/qrPayments';
import { taxPaymentAdapters } from '../../../../src/infrastructure/registry/taxPayments';
import { taxAdapters } from '../../../../src/infrastructure/registry/taxes';
import { templateAdapters } from '../../../../src/infrastructure/registry/templates';
import { swiftAdapters } from '../../../../src/infrastructure/registry/swift';
import { batchAdapters } from '../../../../src/infrastructure/registry/batches';
import { signatureAdapters } from '../../../../src/infrastructure/registry/signatures';
import { statementAdapters } from '../../../../src/infrastructure/registry/statements';
import { transferAdapters } from '../../../../src/infrastructure/registry/transfers';
import { utilityAdapters } from '../../../../src/infrastructure/registry/utilities';
import { walletAdapters } from '../../../../src/infrastructure/registry/wallets';

export const adapters: AdaptersFor<typeof transferOperations> = { ...transferAdapters };

export const registry: AdaptersFor<Catalogue> = {
  ...accountAdapters,
  ...productChangeAdapters,
  ...accountDetailAdapters,
  ...overdraftAdapters,
  ...cardAdapters,
  ...depositAdapters,
  ...loanAdapters,
  ...invoiceAdapters,
  ...digitalLoanAdapters,
  ...walletAdapters,
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
