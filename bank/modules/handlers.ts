import { productChangeHandlers } from './productChanges/productChangesHandlers';
import { accountDetailHandlers } from './accounts/accountDetailsHandlers';
import { accountHandlers } from './accounts/accountsHandlers';
import { batchHandlers } from './batches/batchesHandlers';
import { cardHandlers } from './cards/cardsHandlers';
import { cardTransferHandlers } from './transfers/cardTransfersHandlers';
import { contactHandlers } from './directories/contactsHandlers';
import { customerHandlers } from './profile/customerHandlers';
import { depositHandlers } from './deposits/depositsHandlers';
import { digitalLoanHandlers } from './loans/digitalLoansHandlers';
import { directoryHandlers } from './directories/directoriesHandlers';
import { onboardingHandlers } from './identity/onboardingHandlers';
import { moneyTransferHandlers } from './transfers/moneyTransfersHandlers';
import { invoiceHandlers } from './invoices/invoicesHandlers';
import { limitHandlers } from './limits/limitsHandlers';
import { loanHandlers } from './loans/loansHandlers';
import { paymentHandlers } from './payments/paymentsHandlers';
import { knownDeviceHandlers } from './identity/knownDevicesHandlers';
import { securityHandlers } from './profile/securityHandlers';
import { servicePaymentHandlers } from './payments/servicePaymentsHandlers';
import { qrPaymentHandlers } from './qr/qrPaymentsHandlers';
import { taxPaymentHandlers } from './taxes/taxPaymentsHandlers';
import { taxHandlers } from './taxes/taxesHandlers';
import { templateHandlers } from './templates/templatesHandlers';
import { swiftHandlers } from './swift/swiftHandlers';
import { signatureHandlers } from './corporate/signaturesHandlers';
import { statementHandlers } from './statements/statementsHandlers';
import { transferHandlers } from './transfers/transfersHandlers';
import { utilityHandlers } from './profile/utilitiesHandlers';
import { walletHandlers } from './wallets/walletsHandlers';
import { overdraftHandlers } from './accounts/overdraftsHandlers';
import type { Catalogue } from '../../src/application/operations/catalogue';
import type { HandlersFor } from '../kernel/Handler';

/** Handlers of every operation of the catalogue. An operation without a handler does not compile. */
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
