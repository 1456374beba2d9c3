import { accountDetailOperations } from './accountDetails';
import { accountOperations } from './accounts';
import { administrationOperations } from './administration';
import { approvalRuleOperations } from './approvalRules';
import { bankDirectoryOperations } from './bankDirectories';
import { batchOperations } from './batches';
import { cardOperations } from './cards';
import { cardTransferOperations } from './cardTransfers';
import { caseOperations } from './cases';
import { chatOperations } from './chat';
import { companyAuditOperations } from './companyAudit';
import { contactOperations } from './contacts';
import { customerOperations } from './customer';
import { declareAreas } from './declareAreas';
import { depositOperations } from './deposits';
import { digitalLoanOperations } from './digitalLoans';
import { directDebitOperations } from './directDebits';
import { directoryOperations } from './directories';
import { employeeRightsOperations } from './employeeRights';
import { firstPageOperations } from './firstPage';
import { invoiceOperations } from './invoices';
import { knownDeviceOperations } from './knownDevices';
import { limitOperations } from './limits';
import { loanOperations } from './loans';
import { moneyTransferOperations } from './moneyTransfers';
import { onboardingOperations } from './onboarding';
import { overdraftOperations } from './overdrafts';
import { passkeyOperations } from './passkeys';
import { payeeOperations } from './payees';
import { paymentOperations } from './payments';
import { payrollOperations } from './payroll';
import { productChangeOperations } from './productChanges';
import { qrInvoiceOperations } from './qrInvoices';
import { qrPaymentOperations } from './qrPayments';
import { qrPointOperations } from './qrPoints';
import { rateOperations } from './rates';
import { securityOperations } from './security';
import { servicePaymentOperations } from './servicePayments';
import { shopOperations } from './shop';
import { signatureOperations } from './signatures';
import { spendingOperations } from './spending';
import { statementOperations } from './statements';
import { swiftOperations } from './swift';
import { taxOperations } from './taxes';
import { taxPaymentOperations } from './taxPayments';
import { templateOperations } from './templates';
import { transferOperations } from './transfers';
import { utilityOperations } from './utilities';
import { walletOperations } from './wallets';

/**
 * The areas of the bank with the operations of each: the only list of them. The catalogue is spread from it; the registry and the
 * handlers of the bank are total over it, so an area without either does not compile.
 */
export const areas = declareAreas({
  accounts: accountOperations,
  productChanges: productChangeOperations,
  accountDetails: accountDetailOperations,
  overdrafts: overdraftOperations,
  cards: cardOperations,
  deposits: depositOperations,
  shop: shopOperations,
  loans: loanOperations,
  digitalLoans: digitalLoanOperations,
  wallets: walletOperations,
  invoices: invoiceOperations,
  qrInvoices: qrInvoiceOperations,
  directDebits: directDebitOperations,
  limits: limitOperations,
  payments: paymentOperations,
  servicePayments: servicePaymentOperations,
  taxes: taxOperations,
  taxPayments: taxPaymentOperations,
  qrPayments: qrPaymentOperations,
  qrPoints: qrPointOperations,
  transfers: transferOperations,
  templates: templateOperations,
  payees: payeeOperations,
  swift: swiftOperations,
  cardTransfers: cardTransferOperations,
  moneyTransfers: moneyTransferOperations,
  signatures: signatureOperations,
  employeeRights: employeeRightsOperations,
  approvalRules: approvalRuleOperations,
  companyAudit: companyAuditOperations,
  batches: batchOperations,
  payroll: payrollOperations,
  statements: statementOperations,
  spending: spendingOperations,
  utilities: utilityOperations,
  knownDevices: knownDeviceOperations,
  passkeys: passkeyOperations,
  security: securityOperations,
  onboarding: onboardingOperations,
  customer: customerOperations,
  chat: chatOperations,
  cases: caseOperations,
  contacts: contactOperations,
  directories: directoryOperations,
  rates: rateOperations,
  bankDirectories: bankDirectoryOperations,
  administration: administrationOperations,
  firstPage: firstPageOperations,
});

export type Areas = typeof areas;
