import type { Areas } from '../../src/application/operations/areas';
import type { Catalogue } from '../../src/application/operations/catalogue';
import { spreadAreas } from '../../src/application/operations/declareAreas';
import { Confirmations } from '../confirmations/Confirmations';
import type { HandlersFor } from '../kernel/Handler';
import { readTransaction } from './accounts';
import { accountDetailHandlers } from './accounts/accountDetailsHandlers';
import { createAccountHandlers } from './accounts/accountsHandlers';
import { overdraftHandlers } from './accounts/overdraftsHandlers';
import { readNotifications } from './accounts/readNotifications';
import { administrationHandlers } from './administration/administrationHandlers';
import { batchHandlers } from './batches/batchesHandlers';
import { payrollHandlers } from './batches/payrollHandlers';
import { cardHandlers } from './cards/cardsHandlers';
import { createCaseHandlers } from './cases/casesHandlers';
import { caseTopics } from './cases/caseTopics';
import { createChatHandlers } from './chat/chatHandlers';
import { createDocumentConfirmation } from './corporate/documentConfirmation';
import { createSignatureHandlers } from './corporate/signaturesHandlers';
import { depositHandlers } from './deposits/depositsHandlers';
import { planDepositApplication } from './deposits/planDepositApplication';
import { planEarlyClosing } from './deposits/planEarlyClosing';
import { directDebitHandlers } from './directDebits/directDebitsHandlers';
import { bankDirectoryHandlers } from './directories/bankDirectories';
import { contactHandlers } from './profile/contactsHandlers';
import { directoryHandlers } from './directories/directoriesHandlers';
import { rateHandlers } from './exchange';
import { createFirstPageHandlers } from './firstPage/firstPageHandlers';
import { checkFactor, isDeviceCode } from './identity/devices';
import { knownDeviceHandlers } from './profile/knownDevicesHandlers';
import { passkeyHandlers } from './profile/passkeysHandlers';
import { onboardingHandlers } from './profile/onboardingHandlers';
import { invoiceHandlers } from './invoices/invoicesHandlers';
import { planInvoiceByCode } from './invoices/planInvoiceByCode';
import { qrInvoiceHandlers } from './invoices/qrInvoicesHandlers';
import { limitHandlers } from './limits/limitsHandlers';
import { digitalLoanHandlers } from './loans/digitalLoansHandlers';
import { loanHandlers } from './loans/loansHandlers';
import { payeeHandlers } from './payees/payeesHandlers';
import { paymentHandlers } from './payments/paymentsHandlers';
import { createServicePaymentHandlers } from './payments/servicePaymentsHandlers';
import { PRODUCT_CHANGES } from './productChangeRegistry';
import { createProductChangeHandlers } from './productChanges/productChangesHandlers';
import { createProductConfirmation } from './productChanges/productConfirmation';
import { customerHandlers } from './profile/customerHandlers';
import { profileConfirmation } from './profile/profileConfirmation';
import { createSecurityHandlers } from './profile/securityHandlers';
import { createUtilityHandlers } from './profile/utilitiesHandlers';
import { createQrPlanner } from './qr/planQr';
import { createQrPaymentHandlers } from './qr/qrPaymentsHandlers';
import { qrPointHandlers } from './qr/qrPointsHandlers';
import { readQrStatement } from './qr/qrStatement';
import { approvalRuleHandlers } from './approvalRules/approvalRulesHandlers';
import { companyAuditHandlers } from './companyAudit/companyAuditHandlers';
import { employeeRightsHandlers } from './rights/employeeRightsHandlers';
import { changeSchedule } from './schedules/changeSchedule';
import { prepareSchedule } from './schedules/prepareSchedule';
import { scheduleConfirmation } from './schedules/scheduleConfirmation';
import { createShopHandlers } from './shop/shopHandlers';
import { spendingHandlers } from './spending/spendingHandlers';
import { statementHandlers } from './statements/statementsHandlers';
import { swiftHandlers } from './swift/swiftHandlers';
import { taxHandlers } from './taxes/taxesHandlers';
import { taxPaymentHandlers } from './taxes/taxPaymentsHandlers';
import { createTemplateHandlers } from './templates/templatesHandlers';
import { cancelPayment } from './transfers/cancelPayment';
import { cardTransferHandlers } from './transfers/cardTransfersHandlers';
import { moneyTransferHandlers } from './transfers/moneyTransfersHandlers';
import { createTransferHandlers } from './transfers/transfersHandlers';
import { walletHandlers } from './wallets/walletsHandlers';

/** The handlers of every area: a missing or surplus area does not compile. */
export type HandlersByArea = { readonly [Area in keyof Areas]: HandlersFor<Areas[Area]> };

/** The kernel of confirmations with the member of every kind. */
const confirmations = new Confirmations(
  {
    profile: profileConfirmation,
    product: createProductConfirmation(PRODUCT_CHANGES),
    schedule: scheduleConfirmation,
    document: createDocumentConfirmation(PRODUCT_CHANGES),
  },
  { checkFactor, isDeviceCode },
);

const accountHandlers = createAccountHandlers({ confirmations, cancelPayment, readQrStatement });
const utilityHandlers = createUtilityHandlers(readNotifications);

const handlersByArea: HandlersByArea = {
  accounts: accountHandlers,
  productChanges: createProductChangeHandlers(PRODUCT_CHANGES, confirmations),
  accountDetails: accountDetailHandlers,
  overdrafts: overdraftHandlers,
  cards: cardHandlers,
  deposits: depositHandlers,
  shop: createShopHandlers({
    makeDepositApplication: planDepositApplication,
    makeEarlyClosingOfDeposit: planEarlyClosing,
  }),
  loans: loanHandlers,
  digitalLoans: digitalLoanHandlers,
  wallets: walletHandlers,
  invoices: invoiceHandlers,
  qrInvoices: qrInvoiceHandlers,
  directDebits: directDebitHandlers,
  limits: limitHandlers,
  payments: paymentHandlers,
  servicePayments: createServicePaymentHandlers(confirmations),
  taxes: taxHandlers,
  taxPayments: taxPaymentHandlers,
  qrPayments: createQrPaymentHandlers(createQrPlanner(planInvoiceByCode)),
  qrPoints: qrPointHandlers,
  transfers: createTransferHandlers(confirmations),
  templates: createTemplateHandlers({ HANDLE_SCHEDULED_TRANSACTION: prepareSchedule, CHANGE_SCHEDULE: changeSchedule }),
  payees: payeeHandlers,
  swift: swiftHandlers,
  cardTransfers: cardTransferHandlers,
  moneyTransfers: moneyTransferHandlers,
  signatures: createSignatureHandlers(confirmations),
  employeeRights: employeeRightsHandlers,
  approvalRules: approvalRuleHandlers,
  companyAudit: companyAuditHandlers,
  batches: batchHandlers,
  payroll: payrollHandlers,
  statements: statementHandlers,
  spending: spendingHandlers,
  utilities: utilityHandlers,
  knownDevices: knownDeviceHandlers,
  passkeys: passkeyHandlers,
  security: createSecurityHandlers(confirmations),
  onboarding: onboardingHandlers,
  customer: customerHandlers,
  chat: createChatHandlers(caseTopics),
  cases: createCaseHandlers(async (transactionId, { bank, caller }) => {
    const found = await readTransaction(bank.database.pool, caller.customerId, transactionId);
    return found !== undefined;
  }),
  contacts: contactHandlers,
  directories: directoryHandlers,
  rates: rateHandlers,
  bankDirectories: bankDirectoryHandlers,
  administration: administrationHandlers,
  firstPage: createFirstPageHandlers({ ...accountHandlers, ...utilityHandlers, ...directoryHandlers }),
};

/** The handler of every operation of the catalogue. */
export const operationHandlers: HandlersFor<Catalogue> = spreadAreas(handlersByArea);
