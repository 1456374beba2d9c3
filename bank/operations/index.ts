import { productChangeHandlers } from './productChanges';
import { accountDetailHandlers } from './accountDetails';
import { accountHandlers } from './accounts';
import { batchHandlers } from './batches';
import { cardHandlers } from './cards';
import { cardTransferHandlers } from './cardTransfers';
import { contactHandlers } from './contacts';
import { customerHandlers } from './customer';
import { depositHandlers } from './deposits';
import { digitalLoanHandlers } from './digitalLoans';
import { directoryHandlers } from './directories';
import { onboardingHandlers } from './onboarding';
import { moneyTransferHandlers } from './moneyTransfers';
import { invoiceHandlers } from './invoices';
import { limitHandlers } from './limits';
import { loanHandlers } from './loans';
import { paymentHandlers } from './payments';
import { knownDeviceHandlers } from './knownDevices';
import { securityHandlers } from './security';
import { servicePaymentHandlers } from './servicePayments';
import { qrPaymentHandlers } from './qrPayments';
import { taxPaymentHandlers } from './taxPayments';
import { taxHandlers } from './taxes';
import { templateHandlers } from './templates';
import { swiftHandlers } from './swift';
import { signatureHandlers } from './signatures';
import { statementHandlers } from './statements';
import { transferHandlers } from './transfers';
import { utilityHandlers } from './utilities';
import { walletHandlers } from './wallets';
import { overdraftHandlers } from './overdrafts';
import type { Catalogue } from '../../src/application/operations/catalogue';
import type { HandlersFor } from './Handler';

/** What the bank does, for every operation of the catalogue. An operation without a handler does not compile. */
export const operationHandlers: HandlersFor<Catalogue> = {
  ...accountHandlers,
  ...productChangeHandlers,
  ...accountDetailHandlers,
  ...overdraftHandlers,
  ...cardHandlers,
  ...depositHandlers,
  ...loanHandlers,
  ...invoiceHandlers,
  ...digitalLoanHandlers,
  ...walletHandlers,
  ...limitHandlers,
  ...paymentHandlers,
  ...servicePaymentHandlers,
  ...taxHandlers,
  ...taxPaymentHandlers,
  ...qrPaymentHandlers,
  ...transferHandlers,
  ...templateHandlers,
  ...swiftHandlers,
  ...cardTransferHandlers,
  ...moneyTransferHandlers,
  ...signatureHandlers,
  ...batchHandlers,
  ...statementHandlers,
  ...utilityHandlers,
  ...knownDeviceHandlers,
  ...securityHandlers,
  ...onboardingHandlers,
  ...customerHandlers,
  ...contactHandlers,
  ...directoryHandlers,
};
