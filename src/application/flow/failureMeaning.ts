import type { Failure, FailureCode } from '../operations/failureCodes';

/** What a refusal of a confirmation step means for the operation itself. */
type Meaning = 'ended' | 'stillWaits' | 'lost';

/** Total over the catalogue of failures, so that a new name has to be thought about here. */
const MEANINGS: Readonly<Record<FailureCode, Meaning>> = {
  INVALID_REQUEST: 'stillWaits',
  UNKNOWN_OPERATION_CODE: 'stillWaits',
  INVALID_SESSION_KEY: 'stillWaits',
  ACCESS_DENIED: 'ended',
  PASSPORT_EXPIRED: 'ended',
  TOO_MANY_REQUESTS: 'stillWaits',
  INTERNAL_SERVER_ERROR: 'lost',
  CLIENT_ERROR: 'lost',
  INVALID_LOGIN_OR_PASSWORD: 'stillWaits',
  INCORRECT_OTP: 'stillWaits',
  OTP_EXPIRED: 'stillWaits',
  OTP_TRIES_LIMIT_EXCEEDED: 'ended',
  MAX_OTP_TRIES: 'stillWaits',
  INCORRECT_ANSWER: 'stillWaits',
  PASSWORD_POLICY_INCONSISTENCY: 'ended',
  ANSWER_POLICY_INCONSISTENCY: 'ended',
  INCORRECT_PASSWORD: 'stillWaits',
  USERNAME_UNAVAILABLE: 'ended',
  OTP_TYPES_MATCH: 'ended',
  NO_TOKEN_EXISTS: 'ended',
  TOKEN_IS_LINKED_TO_ANOTHER_USER: 'ended',
  CODE_WORD_ALREADY_SET: 'ended',
  REGISTRATION_LIMIT_EXCEEDED: 'ended',
  QR_SIGN_IN_NOT_CONFIRMED: 'stillWaits',
  QR_SIGN_IN_DECLINED: 'ended',
  QR_SIGN_IN_EXPIRED: 'ended',
  FILE_TOO_LARGE: 'ended',
  FILE_TYPE_NOT_ALLOWED: 'ended',
  FILE_DAMAGED: 'ended',
  PICTURE_SIZE_NOT_ALLOWED: 'ended',
  FILE_NOT_FOUND: 'ended',
  PASSPORT_NOT_VALID: 'ended',
  PASSPORT_UNDER_REVIEW: 'ended',
  OPERATION_ID_REUSED: 'ended',
  OPERATION_NOT_FOUND: 'ended',
  OPERATION_TIME_OUT: 'ended',
  OPERATION_IMPOSSIBLE: 'ended',
  ACCOUNT_NOT_FOUND: 'ended',
  ACCOUNT_DEBIT_NOT_FOUND: 'ended',
  ACCOUNT_CREDIT_NOT_FOUND: 'ended',
  SAME_ACCOUNT: 'ended',
  CURRENCY_MISMATCH: 'ended',
  ACCOUNT_DEBIT_DORMANT: 'ended',
  ACCOUNT_DEBIT_FROZEN: 'ended',
  ACCOUNT_NO_DEBIT: 'ended',
  ACCOUNT_CREDIT_DORMANT: 'ended',
  ACCOUNT_NO_CREDIT: 'ended',
  INSUFFICIENT_FUNDS: 'ended',
  RECIPIENT_NOT_FOUND: 'ended',
  PROVIDER_NOT_FOUND: 'ended',
  INVALID_PAYMENT_DETAILS: 'ended',
  SUBSCRIBER_NOT_FOUND: 'ended',
  PROVIDER_UNAVAILABLE: 'ended',
  INVALID_BIC: 'ended',
  INVALID_CREDIT_ACC_NO: 'ended',
  INVALID_CREDIT_BIC__ACC_NO: 'ended',
  INVALID_PURPOSE_CODE: 'ended',
  CLEARING_TIMEOUT: 'ended',
  GROSS_TIMEOUT: 'ended',
  INVALID_VALUE_DATE: 'ended',
  EXCHANGE_RATE_NOT_FOUND: 'ended',
  FLEX_MIN_LIMIT_ERROR: 'ended',
  MIN_LIM_NOT_REACHED: 'ended',
  MAX_LIM_EXCEEDED: 'ended',
  DAILY_LIMIT_EXCEEDED: 'ended',
  MONTHLY_LIMIT_EXCEEDED: 'ended',
  CARD_NOT_FOUND: 'ended',
  TAX_SERVICE_UNAVAILABLE: 'ended',
  TAXPAYER_NOT_FOUND: 'ended',
  VEHICLE_NOT_FOUND: 'ended',
  PROPERTY_NOT_FOUND: 'ended',
  TAX_NOT_CALCULATED: 'ended',
  TRANSACTION_NOT_FOUND: 'ended',
  EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED: 'ended',
};

/** The operation can never be confirmed any more. */
export function endsOperation(failure: Failure): boolean {
  return MEANINGS[failure.code] === 'ended';
}

/** It is not known whether the bank did what it was asked. */
export function isLost(failure: Failure): boolean {
  return MEANINGS[failure.code] === 'lost';
}
