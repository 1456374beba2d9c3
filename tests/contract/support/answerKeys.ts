import type { Areas } from '../../../src/application/operations/areas';
import type { MOVEMENTS } from './movements';
import { PREVIEW_KEYS } from './previewKeys';

const ACCOUNT_KEYS = [
  'acStatDormant',
  'acStatFrozen',
  'acStatNoCr',
  'acStatNoDr',
  'accountClass',
  'accountClassGroupId',
  'accountClassGroupType',
  'accountName',
  'accountNo',
  'acyBlockedAmt',
  'acyWithdrawableBalance',
  'ccy',
  'dataVersion',
  'id',
  'isAvailableForOperations',
];
const TRANSACTION_KEYS = [
  'accountCreditCcy',
  'accountCreditNo',
  'accountDebitCcy',
  'accountDebitNo',
  'amountCredit',
  'amountDebit',
  'amountDebitTotal',
  'feeAmount',
  'fingerprint',
  'id',
  'operationId',
  'purpose',
  'recipientName',
  'senderName',
  'transactionCreated',
  'txnCode',
  'txnStatusExternal',
];
const CODE_SENT_KEYS = ['expiresAt', 'islastsmstry', 'otpType', 'phoneNumber', 'resendAfterSeconds', 'sendsLeft'];

/** Operations of accounts, own transfers, notifications and directories; the others have contract tests of their own. */
type CommonCode =
  | Exclude<keyof Areas['accounts'], 'GET_QR_STATEMENT_HISTORY' | 'GET_EXCHANGE_DEALS' | 'TRANSACTION_DELETE_BY_ID'>
  | Exclude<keyof Areas['transfers'], keyof typeof MOVEMENTS | 'CHECK_BANK_CLIENT_RECIPIENT'>
  | keyof Areas['utilities']
  | keyof Areas['directories'];

/** Fields of each response of the common operations, of lists those of the first item; a field added by accident fails the test. */
export const ANSWER_KEYS: Readonly<Record<CommonCode, readonly string[]>> = {
  GET_ACCOUNTS_V2: ACCOUNT_KEYS,
  GET_ACCOUNT_BY_ID: ACCOUNT_KEYS,
  GET_TRANSACTION_HISTORY_V2: ['next', 'transactions'],
  GET_TRANSACTION_BY_ID_V2: TRANSACTION_KEYS,
  GET_TRANSACTION_RECEIPT_FILE: ['content', 'contentType', 'fileName'],
  RETRY_SEND_OTP: CODE_SENT_KEYS,
  MAKE_OWN_ACCOUNTS_TRANSFER: PREVIEW_KEYS,
  SEND_OTP_BY_SMS: CODE_SENT_KEYS,
  CONFIRM_TRANSFER: ['bookedAt', 'fingerprint', 'operationId', 'txnId', 'txnStatusExternal'],
  GET_SELF_USER_DATA: [
    'accountIndCorp',
    'avatarDataVersion',
    'corpName',
    'corpRights',
    'customerNo',
    'firstLoginSteps',
    'fullName',
    'hasPin',
    'idleLimitSeconds',
    'inn',
    'isEmployee',
    'knpPrefixes',
    'metaAdmin',
    'otpType',
    'passportExpDate',
    'securityQuestionId',
    'tokenOnly',
    'userId',
    'userLocale',
    'username',
  ],
  CHECK_NOTIFICATIONS: ['unViewed'],
  GET_NOTIFICATIONS: ['content', 'created', 'id', 'txnId', 'wasViewed'],
  NOTIFICATION_WAS_READ: ['unViewed'],
  DELETE_NOTIFICATIONS: ['unViewed'],
  GET_DV_OF_DIRECTORIES: ['dataVersion', 'directoryName'],
  GET_DIRECTORY_BUSINESS_ERRORS: ['content', 'dataVersion'],
  GET_PASSWORD_POLICIES: ['content', 'dataVersion'],
  GET_SECURITY_QUESTIONS: ['content', 'dataVersion'],
  GET_EXCHANGE_RATES: ['buyRate', 'pccy1', 'pccy2', 'rateType', 'saleRate'],
};
