import type { Areas } from '../../application/operations/areas';
import type { Catalogue, OperationCode, RequestOf, ResponseOf } from '../../application/operations/catalogue';
import { spreadAreas } from '../../application/operations/declareAreas';
import { accountDetailAdapters } from './accountDetails';
import { accountAdapters } from './accounts';
import type { Adapter, AdaptersFor } from './adapter';
import { administrationAdapters } from './administration';
import { bankDirectoryAdapters } from './bankDirectories';
import { batchAdapters } from './batches';
import { cardAdapters } from './cardChanges';
import { cardTransferAdapters } from './cardTransfers';
import { caseAdapters } from './cases';
import { chatAdapters } from './chat';
import { approvalRuleAdapters } from './approvalRules';
import { companyAuditAdapters } from './companyAudit';
import { contactAdapters } from './contacts';
import { customerAdapters } from './customer';
import { depositAdapters } from './deposits';
import { digitalLoanAdapters } from './digitalLoans';
import { directDebitAdapters } from './directDebits';
import { directoryAdapters } from './directories';
import { firstPageAdapters } from './firstPage';
import { invoiceAdapters } from './invoices';
import { knownDeviceAdapters } from './knownDevices';
import { limitAdapters } from './limits';
import { loanAdapters } from './loans';
import { moneyTransferAdapters } from './moneyTransfers';
import { onboardingAdapters } from './onboarding';
import { overdraftAdapters } from './overdrafts';
import { passkeyAdapters } from './passkeys';
import { payeeAdapters } from './payees';
import { paymentAdapters } from './payments';
import { payrollAdapters } from './payroll';
import { employeeRightsAdapters } from './employeeRights';
import { productChangeAdapters } from './productChanges';
import { qrInvoiceAdapters } from './qrInvoices';
import { qrPaymentAdapters } from './qrPayments';
import { qrPointAdapters } from './qrPoints';
import { rateAdapters } from './rates';
import { securityAdapters } from './security';
import { servicePaymentAdapters } from './servicePayments';
import { shopAdapters } from './shop';
import { signatureAdapters } from './signatures';
import { spendingAdapters } from './spending';
import { statementAdapters } from './statements';
import { swiftAdapters } from './swift';
import { taxAdapters } from './taxes';
import { taxPaymentAdapters } from './taxPayments';
import { templateAdapters } from './templates';
import { transferAdapters } from './transfers';
import { utilityAdapters } from './utilities';
import { walletAdapters } from './wallets';

/** The adapters of every area: a missing or surplus area does not type-check. */
export type AdaptersByArea = { readonly [Area in keyof Areas]: AdaptersFor<Areas[Area]> };

const adaptersByArea: AdaptersByArea = {
  accounts: accountAdapters,
  productChanges: productChangeAdapters,
  employeeRights: employeeRightsAdapters,
  accountDetails: accountDetailAdapters,
  overdrafts: overdraftAdapters,
  cards: cardAdapters,
  deposits: depositAdapters,
  shop: shopAdapters,
  loans: loanAdapters,
  digitalLoans: digitalLoanAdapters,
  wallets: walletAdapters,
  invoices: invoiceAdapters,
  qrInvoices: qrInvoiceAdapters,
  directDebits: directDebitAdapters,
  limits: limitAdapters,
  payments: paymentAdapters,
  servicePayments: servicePaymentAdapters,
  taxes: taxAdapters,
  taxPayments: taxPaymentAdapters,
  qrPayments: qrPaymentAdapters,
  qrPoints: qrPointAdapters,
  transfers: transferAdapters,
  templates: templateAdapters,
  payees: payeeAdapters,
  swift: swiftAdapters,
  cardTransfers: cardTransferAdapters,
  moneyTransfers: moneyTransferAdapters,
  signatures: signatureAdapters,
  approvalRules: approvalRuleAdapters,
  companyAudit: companyAuditAdapters,
  batches: batchAdapters,
  payroll: payrollAdapters,
  statements: statementAdapters,
  spending: spendingAdapters,
  utilities: utilityAdapters,
  knownDevices: knownDeviceAdapters,
  passkeys: passkeyAdapters,
  security: securityAdapters,
  onboarding: onboardingAdapters,
  customer: customerAdapters,
  chat: chatAdapters,
  cases: caseAdapters,
  contacts: contactAdapters,
  directories: directoryAdapters,
  rates: rateAdapters,
  bankDirectories: bankDirectoryAdapters,
  administration: administrationAdapters,
  firstPage: firstPageAdapters,
};

/** The adapter of every operation. */
export const registry: AdaptersFor<Catalogue> = spreadAreas(adaptersByArea);

export function adapterOf<Code extends OperationCode>(code: Code): Adapter<RequestOf<Code>, ResponseOf<Code>> {
  return registry[code];
}
