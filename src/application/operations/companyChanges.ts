import type { Catalogue, OperationCode } from './catalogue';
import type { Caller } from './declaration';

type CompanyCaller = Extract<Caller, `corporate${string}`>;

/** Codes a user of a company may call that do more than read. */
export type CompanyChangeCode = {
  [Code in OperationCode]: Catalogue[Code]['kind'] extends 'query'
    ? never
    : Extract<Catalogue[Code]['allowed'][number], CompanyCaller> extends never
      ? never
      : Code;
}[OperationCode];

/**
 * Effect of an operation on the protection of a company:
 * `loosens` creates a document that waits for the signatures of the company (docs/adr/0046);
 * `byRequest` loosens or tightens, depending on its request and the current settings;
 * `tightens` needs one person, takes effect at once, and the other signatories are notified;
 * `payment` moves money, which is a document of its own (docs/adr/0046);
 * `signature` is a step in the signing of documents;
 * `ownAccess` concerns only the user who calls;
 * `neutral` grants no additional rights.
 */
type CompanyEffect = 'loosens' | 'byRequest' | 'tightens' | 'payment' | 'signature' | 'ownAccess' | 'neutral';

/** Total: a code that is open to companies and missing here does not compile. */
export const COMPANY_EFFECTS = {
  CHANGE_ACCOUNT_SETTINGS: 'byRequest',
  CHANGE_CARD_LIMIT: 'byRequest',
  UNBLOCK_CARD: 'loosens',
  ALLOW_CARD_PIN: 'loosens',
  CHANGE_CORP_EMPLOYEE_RIGHTS: 'loosens',
  SET_APPROVAL_RULE: 'loosens',
  DELETE_APPROVAL_RULE: 'loosens',
  // Money is debited without signatures for each payment.
  GIVE_DIRECT_DEBIT_MANDATE: 'loosens',
  // Done by who was allowed to with two signatures, with a code.
  SET_CARD_PIN_CODE: 'signature',
  BLOCK_CARD: 'tightens',
  REVOKE_DIRECT_DEBIT_MANDATE: 'tightens',
  REFUSE_DIRECT_DEBIT: 'tightens',
  TRANSACTION_DELETE_BY_ID: 'tightens',
  CANCEL_APPLICATION: 'tightens',
  DECLINE_TXN_ON_CONFIRMATION: 'signature',
  APPROVE_TXN_ON_CONFIRMATION: 'signature',
  SEND_TXN_TO_PROCESSING_CORP: 'signature',
  SEND_TXNS_TO_PROCESSING_CORP: 'signature',
  CREATE_CONFIRM_OPERATION: 'signature',
  CONFIRM_CONFIRM_OPERATION: 'signature',
  CONFIRM_ACCOUNT_OPERATION: 'signature',
  RETRY_SEND_OTP: 'signature',
  CHANGE_ACCOUNT_NAME: 'neutral',
  SET_OPERATION_NOTE: 'neutral',
  CHANGE_DEPOSIT_NAME: 'neutral',
  CREATE_TEMPLATE: 'neutral',
  UPDATE_TEMPLATE: 'neutral',
  DELETE_TEMPLATE: 'neutral',
  RESTORE_TEMPLATE: 'neutral',
  // Fills in forms; the payee of a document is shown to all its signers.
  UPDATE_PAYEE: 'neutral',
  HIDE_PAYEE: 'neutral',
  RESTORE_PAYEE: 'neutral',
  // Money is asked for, which comes to the company alone.
  MANUAL_INVOICE_QR_GENERATE: 'neutral',
  AUTO_INVOICE_QR_GENERATE: 'neutral',
  WITHDRAW_INVOICE: 'neutral',
  STOP_INVOICE_SERIES: 'neutral',
  GENERATE_ACCOUNT_STATEMENT: 'neutral',
  GENERATE_DEPOSIT_STATEMENT: 'neutral',
  UPLOAD_BATCH_FILE: 'neutral',
  SELECT_BATCH_TXNS: 'neutral',
  CHANGE_BATCH_LINE: 'neutral',
  REPEAT_SALARY_BATCH: 'neutral',
  // Fills in accounts of salaries; a changed account is shown to all their signers.
  SAVE_PAYROLL_PERSON: 'neutral',
  ADD_PAYROLL_PEOPLE: 'neutral',
  UPLOAD_FILE: 'neutral',
  // Money comes by these to accounts of the company only (bank/modules/qr/README.md).
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: 'neutral',
  UPDATE_QR_ACCOUNT_DATA_BY_ID: 'neutral',
  DELETE_QR_ACCOUNT_DATA_BY_ID: 'neutral',
  // A chat belongs to the user who writes, and is not binding (bank/modules/chat/README.md).
  ADD_USER_MSG: 'ownAccess',
  CHAT_UPLOAD_FILE: 'ownAccess',
  CHAT_MSGS_WERE_READ: 'ownAccess',
  OPEN_CASE: 'ownAccess',
  CLOSE_CASE: 'ownAccess',
  REOPEN_CASE: 'ownAccess',
  NOTIFICATION_WAS_READ: 'ownAccess',
  DELETE_NOTIFICATIONS: 'ownAccess',
  CHANGE_PASSWORD: 'ownAccess',
  CHANGE_USERNAME: 'ownAccess',
  CHANGE_PIN: 'ownAccess',
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: 'ownAccess',
  GET_GOOGLE_INITIALIZATION_CODE: 'ownAccess',
  CHANGE_AUTH_TYPE: 'ownAccess',
  SEND_UTILITY_OTP: 'ownAccess',
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: 'ownAccess',
  CONFIRM_UTILITY_OPERATION: 'ownAccess',
  REMEMBER_DEVICE: 'ownAccess',
  FORGET_DEVICE: 'ownAccess',
  ALLOW_ONLY_KNOWN_DEVICES: 'ownAccess',
  GET_PASSKEY_OPTIONS: 'ownAccess',
  ADD_PASSKEY: 'ownAccess',
  RENAME_PASSKEY: 'ownAccess',
  REMOVE_PASSKEY: 'ownAccess',
  END_OTHER_SESSIONS: 'ownAccess',
  CHANGE_USER_LOCALE: 'ownAccess',
  SET_PIN: 'ownAccess',
  SKIP_FIRST_LOGIN_STEP: 'ownAccess',
  ACCEPT_PRIVACY_POLICY: 'ownAccess',
  GET_CONFIRMATION_CODE_BY_EMAIL: 'ownAccess',
  CHANGE_EMAIL: 'ownAccess',
  DIGITAL_LOAN_MAKE_REPAYMENT: 'payment',
  MAKE_DEPOSIT: 'payment',
  MAKE_SHOP_OPERATION: 'payment',
  MAKE_TXN_SHOP_OPERATION: 'payment',
  MAKE_DISTRIBUTION_OPERATIONS: 'payment',
  MAKE_OWN_ACCOUNTS_TRANSFER: 'payment',
  MAKE_BANK_CLIENT_TRANSFER: 'payment',
  MAKE_OTHER_BANK_TRANSFER: 'payment',
  MAKE_SWIFT_TRANSFER: 'payment',
  MAKE_GENERIC_PAYMENT_V2: 'payment',
  MAKE_GENERIC_SINGLE_PAYMENT_V2: 'payment',
  MAKE_MOBILE_PAYMENT_V2: 'payment',
  MAKE_JANY_KITEP_PAYMENT: 'payment',
  MAKE_PAYMENT: 'payment',
  MAKE_TRANSPORT_TAX_PAYMENT: 'payment',
  MAKE_PROPERTY_TAX_PAYMENT: 'payment',
  MAKE_LAND_TAX_PAYMENT: 'payment',
  MAKE_SINGLE_TAX_PAYMENT: 'payment',
  MAKE_PATENT_TAX_PAYMENT: 'payment',
  MAKE_EMPLOYEE_INCOME_TAX: 'payment',
  MAKE_FINE_PAYMENT: 'payment',
  MAKE_QR_PAYMENT: 'payment',
} as const satisfies Readonly<Record<CompanyChangeCode, CompanyEffect>>;

/** Codes that may loosen something of a company. */
export type LooseningCode = {
  [Code in CompanyChangeCode]: (typeof COMPANY_EFFECTS)[Code] extends 'loosens' | 'byRequest' ? Code : never;
}[CompanyChangeCode];
