import type { Language } from '../../domain/language/Language';
import type { OperationId } from '../../domain/operation/OperationId';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { AuthenticatorKey, OtpType, SignInRecord, WaitingChange } from '../../domain/user/ProfileChange';
import type { OperationReference } from './accounts';
import { declare } from './declaration';
import type { OperationConfirmation } from './transfers';
import type { Nothing } from './utilities';

export interface PasswordChangeRequest {
  readonly operationId: OperationId;
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface UsernameChangeRequest {
  readonly operationId: OperationId;
  readonly currentUsername: string;
  readonly newUsername: string;
}

export interface SecurityQuestionChangeRequest {
  readonly operationId: OperationId;
  readonly questionId: string;
  readonly answer: string;
}

export interface AuthTypeChangeRequest {
  readonly operationId: OperationId;
  readonly otpType: OtpType;
  /** A code of the new device, which shows that the user has it; not for SMS. */
  readonly deviceOtp?: string | undefined;
  /** The number on the back of a hardware token; only for one. */
  readonly tokenNumber?: string | undefined;
}

/** Exactly one of the two present secrets. */
export interface PinChangeRequest {
  readonly currentPin?: string | undefined;
  /** Given instead of a PIN that is forgotten or was never set. */
  readonly currentPassword?: string | undefined;
  readonly newPin: string;
}

export interface AnswerProof {
  readonly answer: string;
}

export interface LocaleChange {
  readonly language: Language;
}

export interface EndedSessions {
  readonly ended: number;
}

/** Every user who can sign in manages their own access, whatever rights they have in a company. */
const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: credentials of the user (specification 2, section 7.3). A change takes effect when it is confirmed. */
export const securityOperations = {
  CHANGE_PASSWORD: declare<PasswordChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares a new password and sends the code that confirms it',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'PASSWORD_POLICY_INCONSISTENCY',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'INCORRECT_PASSWORD',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CHANGE_USERNAME: declare<UsernameChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares a new login and sends the code that confirms it',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'INVALID_LOGIN_OR_PASSWORD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'USERNAME_UNAVAILABLE',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CHANGE_PIN: declare<PinChangeRequest, Nothing>()({
    services: ['utility'],
    summary:
      'Sets another PIN, or a first one, for a user who gives the present one or the password; nothing else changes',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'PIN_POLICY_INCONSISTENCY',
      'PIN_TRIES_LIMIT_EXCEEDED',
      'INCORRECT_PIN',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'INCORRECT_PASSWORD',
    ],
  }),
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: declare<SecurityQuestionChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares a new security question with its answer and sends the code that confirms it',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'ANSWER_POLICY_INCONSISTENCY',
      'SECURITY_QUESTION_NOT_FOUND',
      'OPERATION_ID_REUSED',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  GET_GOOGLE_INITIALIZATION_CODE: declare<AnswerProof, AuthenticatorKey>()({
    services: ['utility'],
    summary:
      'Makes the key of an authenticator application for a user who gives the secret answer; it is not in use yet',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OTP_TRIES_LIMIT_EXCEEDED', 'INCORRECT_ANSWER'],
  }),
  CHANGE_AUTH_TYPE: declare<AuthTypeChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares another way to confirm, checks the new device, and asks for a code of the present factor',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'OTP_TYPES_MATCH',
      'NO_TOKEN_EXISTS',
      'TOKEN_IS_LINKED_TO_ANOTHER_USER',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'INCORRECT_OTP',
      'MAX_OTP_TRIES',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  SEND_UTILITY_OTP: declare<OperationReference, CodeSent>()({
    services: ['utility'],
    sentAs: 'SEND_OTP_BY_SMS',
    summary: 'Sends another code for a prepared change of the user’s settings or documents',
    kind: 'step',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: declare<OperationReference, WaitingChange>()({
    services: ['utility'],
    summary: 'Sends another code for a prepared change of the user’s settings, as for another way to confirm',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CONFIRM_UTILITY_OPERATION: declare<OperationConfirmation, OperationReference>()({
    services: ['utility'],
    summary:
      'Checks the code, carries the prepared change out and tells the user; a change of what protects the access ends all other sessions',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
      'USERNAME_UNAVAILABLE',
      'NO_TOKEN_EXISTS',
      'TOKEN_IS_LINKED_TO_ANOTHER_USER',
      'DEVICE_NOT_FOUND',
      'PASSKEY_LIMIT_EXCEEDED',
      'PASSKEY_ALREADY_ADDED',
      'PASSPORT_UNDER_REVIEW',
      'LIMIT_UNDER_REVIEW',
      'FAILED_CHANGED_LIMIT',
    ],
  }),
  GET_LOGIN_HISTORY: declare<Nothing, readonly SignInRecord[]>()({
    services: ['utility'],
    summary:
      'Lists the latest 50 sign-ins of the user, begun or finished, and the latest 20 wrong passwords, newest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: [],
  }),
  END_OTHER_SESSIONS: declare<Nothing, EndedSessions>()({
    services: ['utility'],
    summary: 'Ends every session of the user but the one that asks',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [],
  }),
  CHANGE_USER_LOCALE: declare<LocaleChange, LocaleChange>()({
    services: ['utility'],
    summary: 'Keeps the language the bank writes to the user in',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [],
  }),
} as const;
