import { administrationOperations } from '../../../src/application/operations/administration';
import { productChangeOperations } from '../../../src/application/operations/productChanges';
import { accountOperations } from '../../../src/application/operations/accounts';
import { accountDetailOperations } from '../../../src/application/operations/accountDetails';
import { bankDirectoryOperations } from '../../../src/application/operations/bankDirectories';
import { batchOperations } from '../../../src/application/operations/batches';
import { cardOperations } from '../../../src/application/operations/cards';
import { cardTransferOperations } from '../../../src/application/operations/cardTransfers';
import { chatOperations } from '../../../src/application/operations/chat';
import { contactOperations } from '../../../src/application/operations/contacts';
import { customerOperations } from '../../../src/application/operations/customer';
import { depositOperations } from '../../../src/application/operations/deposits';
import { employeeRightsOperations } from '../../../src/application/operations/employeeRights';
import { invoiceOperations } from '../../../src/application/operations/invoices';
import { digitalLoanOperations } from '../../../src/application/operations/digitalLoans';
import { knownDeviceOperations } from '../../../src/application/operations/knownDevices';
import { loanOperations } from '../../../src/application/operations/loans';
import { moneyTransferOperations } from '../../../src/application/operations/moneyTransfers';
import { onboardingOperations } from '../../../src/application/operations/onboarding';
import { overdraftOperations } from '../../../src/application/operations/overdrafts';
import { securityOperations } from '../../../src/application/operations/security';
import { servicePaymentOperations } from '../../../src/application/operations/servicePayments';
import { spendingOperations } from '../../../src/application/operations/spending';
import { swiftOperations } from '../../../src/application/operations/swift';
import { payeeOperations } from '../../../src/application/operations/payees';
import { signatureOperations } from '../../../src/application/operations/signatures';
import { shopOperations } from '../../../src/application/operations/shop';
import { statementOperations } from '../../../src/application/operations/statements';
import { taxOperations } from '../../../src/application/operations/taxes';
import { directDebitOperations } from '../../../src/application/operations/directDebits';
import { qrInvoiceOperations } from '../../../src/application/operations/qrInvoices';
import { qrPaymentOperations } from '../../../src/application/operations/qrPayments';
import { qrPointOperations } from '../../../src/application/operations/qrPoints';
import { taxPaymentOperations } from '../../../src/application/operations/taxPayments';
import { rateOperations } from '../../../src/application/operations/rates';
import { templateOperations } from '../../../src/application/operations/templates';
import { walletOperations } from '../../../src/application/operations/wallets';
import { AROUND_MOVEMENTS } from './movements';

/** Operations that have contract tests of their own; operations.test.ts speaks the others. */
export const ELSEWHERE = {
  ...productChangeOperations,
  ...accountDetailOperations,
  ...administrationOperations,
  ...bankDirectoryOperations,
  ...cardOperations,
  ...cardTransferOperations,
  ...chatOperations,
  ...contactOperations,
  ...customerOperations,
  ...depositOperations,
  ...shopOperations,
  ...employeeRightsOperations,
  ...invoiceOperations,
  ...digitalLoanOperations,
  ...loanOperations,
  ...moneyTransferOperations,
  ...onboardingOperations,
  ...overdraftOperations,
  ...knownDeviceOperations,
  ...securityOperations,
  ...servicePaymentOperations,
  ...swiftOperations,
  ...signatureOperations,
  ...batchOperations,
  ...spendingOperations,
  ...statementOperations,
  ...taxOperations,
  ...taxPaymentOperations,
  ...qrInvoiceOperations,
  ...directDebitOperations,
  ...qrPaymentOperations,
  ...qrPointOperations,
  ...rateOperations,
  GET_QR_STATEMENT_HISTORY: accountOperations.GET_QR_STATEMENT_HISTORY,
  ...templateOperations,
  ...payeeOperations,
  ...walletOperations,
  ...AROUND_MOVEMENTS,
};
