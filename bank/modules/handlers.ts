import type { Areas } from '../../src/application/operations/areas';
import type { Catalogue } from '../../src/application/operations/catalogue';
import { spreadAreas } from '../../src/application/operations/declareAreas';
import { Confirmations } from '../confirmations/Confirmations';
import type { HandlersFor } from '../kernel/Handler';
import { accountDetailHandlers } from './accounts/accountDetailsHandlers';
import { accountHandlers } from './accounts/accountsHandlers';
import { overdraftHandlers } from './accounts/overdraftsHandlers';
import { batchHandlers } from './batches/batchesHandlers';
import { cardHandlers } from './cards/cardsHandlers';
import { documentConfirmation } from './corporate/documentConfirmation';
import { signatureHandlers } from './corporate/signaturesHandlers';
import { depositHandlers } from './deposits/depositsHandlers';
import { contactHandlers } from './directories/contactsHandlers';
import { directoryHandlers } from './directories/directoriesHandlers';
import { checkFactor, isDeviceCode } from './identity/devices';
import { knownDeviceHandlers } from './identity/knownDevicesHandlers';
import { onboardingHandlers } from './identity/onboardingHandlers';
import { invoiceHandlers } from './invoices/invoicesHandlers';
import { limitHandlers } from './limits/limitsHandlers';
import { digitalLoanHandlers } from './loans/digitalLoansHandlers';
import { loanHandlers } from './loans/loansHandlers';
import { paymentHandlers } from './payments/paymentsHandlers';
import { servicePaymentHandlers } from './payments/servicePaymentsHandlers';
import { productChangeHandlers } from './productChanges/productChangesHandlers';
import { productConfirmation } from './productChanges/productConfirmation';
import { customerHandlers } from './profile/customerHandlers';
import { profileConfirmation } from './profile/profileConfirmation';
import { securityHandlers } from './profile/securityHandlers';
import { utilityHandlers } from './profile/utilitiesHandlers';
import { qrPaymentHandlers } from './qr/qrPaymentsHandlers';
import { scheduleConfirmation } from './schedules/scheduleConfirmation';
import { statementHandlers } from './statements/statementsHandlers';
import { swiftHandlers } from './swift/swiftHandlers';
import { taxHandlers } from './taxes/taxesHandlers';
import { taxPaymentHandlers } from './taxes/taxPaymentsHandlers';
import { templateHandlers } from './templates/templatesHandlers';
import { cardTransferHandlers } from './transfers/cardTransfersHandlers';
import { moneyTransferHandlers } from './transfers/moneyTransfersHandlers';
import { transferHandlers } from './transfers/transfersHandlers';
import { walletHandlers } from './wallets/walletsHandlers';

/** The handlers of every area: a missing or surplus area does not compile. */
export type HandlersByArea = { readonly [Area in keyof Areas]: HandlersFor<Areas[Area]> };

/** The kernel of confirmations with the member of every kind. */
const confirmations = new Confirmations(
  {
    profile: profileConfirmation,
    product: productConfirmation,
    schedule: scheduleConfirmation,
    document: documentConfirmation,
  },
  { checkFactor, isDeviceCode },
);

const handlersByArea: HandlersByArea = {
  accounts: accountHandlers(confirmations),
  productChanges: productChangeHandlers(confirmations),
  accountDetails: accountDetailHandlers,
  overdrafts: overdraftHandlers,
  cards: cardHandlers,
  deposits: depositHandlers,
  loans: loanHandlers,
  digitalLoans: digitalLoanHandlers,
  wallets: walletHandlers,
  invoices: invoiceHandlers,
  limits: limitHandlers,
  payments: paymentHandlers,
  servicePayments: servicePaymentHandlers(confirmations),
  taxes: taxHandlers,
  taxPayments: taxPaymentHandlers,
  qrPayments: qrPaymentHandlers,
  transfers: transferHandlers(confirmations),
  templates: templateHandlers,
  swift: swiftHandlers,
  cardTransfers: cardTransferHandlers,
  moneyTransfers: moneyTransferHandlers,
  signatures: signatureHandlers(confirmations),
  batches: batchHandlers,
  statements: statementHandlers,
  utilities: utilityHandlers,
  knownDevices: knownDeviceHandlers,
  security: securityHandlers(confirmations),
  onboarding: onboardingHandlers,
  customer: customerHandlers,
  contacts: contactHandlers,
  directories: directoryHandlers,
};

/** The handler of every operation of the catalogue. */
export const operationHandlers: HandlersFor<Catalogue> = spreadAreas(handlersByArea);
