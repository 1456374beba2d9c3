import { areas } from '../../../src/application/operations/areas';
import type { Areas } from '../../../src/application/operations/areas';
import type { FailureCodeOf, OperationCode } from '../../../src/application/operations/catalogue';
import type { Declaration } from '../../../src/application/operations/declaration';

/** An operation and a failure that it declares, as `CHANGE_LIMIT LIMIT_UNDER_REVIEW`. */
type DeclaredFailure = { [Code in OperationCode]: `${Code} ${FailureCodeOf<Code>}` }[OperationCode];

/**
 * Test file of the operations of each area, as a path below `tests` without its ending. The file produces every failure that they declare
 * and calls `expectEveryFailure`, unless they declare none.
 */
const OF_AREAS: Readonly<Record<keyof Areas, string>> = {
  accounts: 'contract/operations',
  productChanges: 'contract/productChanges',
  accountDetails: 'contract/accountDetails',
  overdrafts: 'contract/overdrafts',
  cards: 'contract/cardChanges',
  deposits: 'contract/deposits',
  shop: 'contract/depositOpening',
  loans: 'contract/loans',
  digitalLoans: 'contract/digitalLoans',
  wallets: 'contract/wallets',
  invoices: 'contract/invoices',
  qrInvoices: 'contract/qrInvoices',
  directDebits: 'contract/directDebits',
  limits: 'contract/limits',
  payments: 'contract/movements',
  servicePayments: 'contract/payingForServices',
  taxes: 'contract/taxes',
  taxPayments: 'contract/taxPayments',
  qrPayments: 'contract/qrPayments',
  qrPoints: 'contract/qrPoints',
  transfers: 'contract/operations',
  templates: 'contract/templates',
  payees: 'contract/payees',
  swift: 'contract/swift',
  cardTransfers: 'contract/cardTransfers',
  moneyTransfers: 'contract/moneyTransfers',
  signatures: 'contract/signatures',
  employeeRights: 'contract/employeeRights',
  approvalRules: 'contract/approvalRules',
  companyAudit: 'contract/companyAudit',
  payroll: 'contract/payrollPeople',
  firstPage: 'contract/firstPage',
  batches: 'contract/batches',
  statements: 'contract/statements',
  spending: 'contract/spending',
  utilities: 'contract/operations',
  knownDevices: 'bank/identity/knownDevices',
  passkeys: 'contract/passkeys',
  security: 'contract/security',
  onboarding: 'contract/onboarding',
  customer: 'contract/customer',
  chat: 'contract/chat',
  cases: 'contract/cases',
  contacts: 'contract/email',
  directories: 'contract/operations',
  rates: 'contract/exchangeRates',
  bankDirectories: 'contract/bankDirectories',
  administration: 'contract/userAdministration',
};

/** Operations that another file tests than the one of their area. */
const OF_OPERATIONS: Partial<Readonly<Record<OperationCode, string>>> = {
  TRANSACTION_DELETE_BY_ID: 'contract/movements',
  GET_QR_STATEMENT_HISTORY: 'contract/qrPayments',
  GET_CARD_BY_ID: 'contract/cards',
  GET_CARD_MINI_STATEMENT: 'contract/cards',
  GET_CARD_LIMITS: 'contract/cards',
  ALLOW_CARD_PIN: 'contract/companyControl',
  BLOCK_CARD: 'contract/cardLocks',
  GET_BOUND_VISA_ALIAS: 'contract/visaAlias',
  BIND_CARD_TO_VISA_ALIAS: 'contract/visaAlias',
  VISA_ALIAS_DELETE: 'contract/visaAlias',
  CANCEL_APPLICATION: 'contract/shop',
  GET_APPLICATION_PAPER: 'contract/certificates',
  VERIFY_PAPER: 'contract/certificates',
  RESTRUCTURE_LOAN: 'contract/loanRestructuring',
  DIGITAL_LOAN_MAKE_REPAYMENT: 'contract/loanRepayment',
  CHECK_SERVICE_SUBSCRIBER: 'contract/servicePayments',
  CONFIRM_PAYMENT: 'contract/confirmations',
  CONFIRM_TRANSFER: 'contract/confirmations',
  CHECK_BANK_CLIENT_RECIPIENT: 'contract/recipients',
  MAKE_BANK_CLIENT_TRANSFER: 'contract/movements',
  MAKE_OTHER_BANK_TRANSFER: 'contract/movements',
  APPROVE_TXN_ON_CONFIRMATION: 'contract/approvals',
  CHANGE_BATCH_LINE: 'contract/batchRepair',
  REPEAT_SALARY_BATCH: 'contract/repeatedSalary',
  GET_PAYMENT_ORDER_FILE: 'contract/paymentOrders',
  GET_MEMORIAL_ORDER_FILE: 'contract/memorialOrders',
  VERIFY_RECEIPT: 'contract/receipts',
  CHANGE_PIN: 'contract/screenLock',
  LOWER_PASSKEY_CEILING: 'contract/passkeyCeiling',
  CHANGE_PASSKEY_CEILING: 'contract/passkeyCeiling',
  GET_PASSKEY_CONFIRMATION: 'contract/passkeyPayments',
  GET_PASSKEY_CODE: 'contract/passkeyPayments',
  SET_IBANK_STATUS: 'contract/administration',
};

/** Failures that another file produces than the one of their operation. */
const OF_FAILURES: Partial<Readonly<Record<DeclaredFailure, string>>> = {
  'ADD_USER_MSG CASE_CLOSED': 'contract/cases',
  'MAKE_OWN_ACCOUNTS_TRANSFER EXCHANGE_RATE_NOT_FOUND': 'contract/movements',
  'MAKE_OWN_ACCOUNTS_TRANSFER FLEX_MIN_LIMIT_ERROR': 'contract/movements',

  'MAKE_SHOP_OPERATION CARD_NOT_FOUND': 'contract/cardOrders',
  'MAKE_SHOP_OPERATION CARD_LOCKED': 'contract/cardOrders',
  'MAKE_SHOP_OPERATION CARD_EXPIRED': 'contract/cardOrders',
  'MAKE_SHOP_OPERATION CARD_REISSUE_PENDING': 'contract/cardOrders',
  'MAKE_SHOP_OPERATION CARD_HOLDER_MISMATCH': 'contract/cardOrders',
  'MAKE_SHOP_OPERATION FIRST_ACCOUNT_EXISTS': 'contract/firstAccount',
  'MAKE_TXN_SHOP_OPERATION CARD_NOT_FOUND': 'contract/cardOrders',
  'MAKE_TXN_SHOP_OPERATION CARD_LOCKED': 'contract/cardOrders',
  'MAKE_TXN_SHOP_OPERATION CARD_EXPIRED': 'contract/cardOrders',
  'MAKE_TXN_SHOP_OPERATION CARD_REISSUE_PENDING': 'contract/cardOrders',
  'MAKE_TXN_SHOP_OPERATION CARD_HOLDER_MISMATCH': 'contract/cardOrders',
  'MAKE_TXN_SHOP_OPERATION FIRST_ACCOUNT_EXISTS': 'contract/firstAccount',

  'CONFIRM_ACCOUNT_OPERATION SCHEDULE_WITHOUT_DATES': 'contract/templates',
  'CONFIRM_ACCOUNT_OPERATION CARD_NOT_FOUND': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION CARD_LOCKED': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION CARD_EXPIRED': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION CARD_NOT_LOCKED': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION CARD_CHANGE_PENDING': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION FAILED_CHANGED_LIMIT': 'contract/cardChanges',
  'CONFIRM_ACCOUNT_OPERATION MANDATE_ALREADY_GIVEN': 'contract/directDebits',
  'CONFIRM_ACCOUNT_OPERATION WALLET_ALREADY_BOUND': 'contract/wallets',
  'CONFIRM_ACCOUNT_OPERATION WALLET_REGISTRATION_PENDING': 'contract/wallets',
  'CONFIRM_ACCOUNT_OPERATION OVERDRAFT_UNDER_REVIEW': 'contract/overdrafts',
  'CONFIRM_ACCOUNT_OPERATION OVERDRAFT_NOT_OFFERED': 'contract/overdrafts',
  'CONFIRM_ACCOUNT_OPERATION LOAN_NOT_FOUND': 'contract/loanRestructuring',
  'CONFIRM_ACCOUNT_OPERATION LOAN_UNDER_REVIEW': 'contract/loanRestructuring',
  'CONFIRM_ACCOUNT_OPERATION LOAN_AGREEMENT_OUTDATED': 'contract/digitalLoans',
  'CONFIRM_ACCOUNT_OPERATION ACCOUNT_CREDIT_DORMANT': 'contract/digitalLoans',
  'CONFIRM_ACCOUNT_OPERATION ACCOUNT_NO_CREDIT': 'contract/digitalLoans',
  'CONFIRM_ACCOUNT_OPERATION ACCOUNT_DEBIT_FROZEN': 'contract/digitalLoans',

  'CONFIRM_UTILITY_OPERATION PASSPORT_UNDER_REVIEW': 'contract/customer',
  'CONFIRM_UTILITY_OPERATION LIMIT_UNDER_REVIEW': 'contract/limits',
  'CONFIRM_UTILITY_OPERATION FAILED_CHANGED_LIMIT': 'contract/limits',
  'CONFIRM_UTILITY_OPERATION DEVICE_NOT_FOUND': 'bank/identity/knownDevices',
  'LOWER_PASSKEY_CEILING OPERATION_IMPOSSIBLE': 'contract/passkeys',
  'CHANGE_PASSKEY_CEILING OPERATION_IMPOSSIBLE': 'contract/passkeys',
  'GET_PASSKEY_CONFIRMATION PASSKEY_OFF': 'contract/passkeyCeiling',
  'GET_PASSKEY_CODE PASSKEY_OFF': 'contract/passkeyCeiling',
  'GET_PASSKEY_CONFIRMATION OPERATION_IMPOSSIBLE': 'contract/passkeys',
  'GET_PASSKEY_CODE OPERATION_IMPOSSIBLE': 'contract/passkeys',
  'CONFIRM_UTILITY_OPERATION PASSKEY_LIMIT_EXCEEDED': 'contract/passkeys',
  'CONFIRM_UTILITY_OPERATION PASSKEY_ALREADY_ADDED': 'contract/passkeys',

  'CREATE_CONFIRM_OPERATION NOT_APPROVED': 'contract/approvals',
  'CREATE_CONFIRM_OPERATION APPROVAL_NOT_YOUR_TURN': 'contract/approvalRules',
  'CREATE_CONFIRM_OPERATION INVALID_VALUE_DATE': 'contract/paymentDayMoves',
  'DECLINE_TXN_ON_CONFIRMATION COMMENT_REQUIRED': 'contract/approvals',

  // Of deposits and loans, whose amounts may change before they are confirmed.
  'CONFIRM_TRANSFER OPERATION_IMPOSSIBLE': 'contract/deposits',
  'CONFIRM_TRANSFER FIRST_ACCOUNT_EXISTS': 'contract/firstAccount',

  // Of a bank that is connected to no network.
  'GET_CONFIRMATION_CODE_BY_EMAIL OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'CHECK_SERVICE_SUBSCRIBER OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_GENERIC_PAYMENT_V2 OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_GENERIC_SINGLE_PAYMENT_V2 OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_MOBILE_PAYMENT_V2 OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_JANY_KITEP_PAYMENT OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_PAYMENT OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_QR_PAYMENT OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_OTHER_BANK_TRANSFER OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_IPC_CARD_TRANSFER OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_VISA_2_VISA_OCT OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_VISA_2_VISA_AFT OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
  'MAKE_MONEY_TRANSFER OPERATION_IMPOSSIBLE': 'contract/withoutNetworks',
};

/** Failures that no request can cause, each with the reason. */
export const NOT_PRODUCED: Partial<Readonly<Record<DeclaredFailure, string>>> = {
  'CONFIRM_TRANSFER SAME_ACCOUNT': 'The creation refuses it, and accounts keep their numbers.',
  'CONFIRM_PAYMENT SAME_ACCOUNT': 'The creation refuses it, and accounts keep their numbers.',
  'CONFIRM_TRANSFER CURRENCY_MISMATCH': 'The creation refuses it, and accounts keep their currencies.',
  'CONFIRM_PAYMENT CURRENCY_MISMATCH': 'The creation refuses it, and accounts keep their currencies.',
  'CONFIRM_PAYMENT FIRST_ACCOUNT_EXISTS': 'CONFIRM_TRANSFER confirms what is ordered in the shop.',
  'CONFIRM_PAYMENT OPERATION_IMPOSSIBLE': 'CONFIRM_TRANSFER confirms what is about deposits and loans.',
  'CONFIRM_ACCOUNT_OPERATION LOAN_APPLICATION_NOT_FOUND': 'Applications are never deleted.',
  'MAKE_BANK_CLIENT_TRANSFER ACCOUNT_CREDIT_NOT_FOUND':
    'A recipient is found by an open account; the confirmation produces it for one that is closed meanwhile.',
};

const OPERATIONS: Readonly<Record<string, Readonly<Record<string, Declaration>>>> = areas;
const OF_AREAS_BY_NAME = new Map(Object.entries(OF_AREAS));
const OF_OPERATIONS_BY_CODE = new Map(Object.entries(OF_OPERATIONS));

/** File that produces each declared failure. */
const HOMES = new Map<string, string | undefined>([
  ...Object.entries(OPERATIONS).flatMap(([area, operations]) =>
    Object.entries(operations).flatMap(([code, { failures }]) =>
      failures.map(
        (failure) => [`${code} ${failure}`, OF_OPERATIONS_BY_CODE.get(code) ?? OF_AREAS_BY_NAME.get(area)] as const,
      ),
    ),
  ),
  ...Object.entries(OF_FAILURES),
  ...Object.keys(NOT_PRODUCED).map((failure) => [failure, undefined] as const),
]);

/** Every failure that an operation declares. */
export const DECLARED_FAILURES: readonly string[] = [...HOMES.keys()];

/** Files that have failures to produce, as paths from the root of the project. */
export const FILES_WITH_FAILURES: readonly string[] = [...new Set(HOMES.values())].flatMap((home) =>
  home === undefined ? [] : [pathOf(home)],
);

/** Files that test an area, as paths from the root of the project. */
export const FILES_OF_AREAS: readonly string[] = Object.values(OF_AREAS).map(pathOf);

/** Failures that the tests of a file produce. */
export function failuresOf(path: string): readonly string[] {
  return DECLARED_FAILURES.filter((failure) => pathOf(HOMES.get(failure) ?? '') === path);
}

function pathOf(home: string): string {
  return `tests/${home}.test.ts`;
}
