import type { FailureCode } from './failureCodes';

/**
 * Stages of a session. A session may make only the calls declared for its stage; every successful step moves it to the next
 * stage under a new key.
 *
 * - `secondFactor`: the password was correct, or has just been restored, or the login is blocked and the bank does not reveal
 *   whether the password was correct (docs/adr/0014); the code is still to come.
 * - `newPassword`, then `securityQuestion`: the steps of a first login, after its code.
 * - `restoreChoice`: a password restore has begun; the security question may be answered first, the code is required.
 * - `restoreCode`: the security answer was correct; the code is required.
 * - `restoredPassword`: the code of a restore was correct; a new password must be set, and signing in with it then needs the
 *   second factor (`secondFactor`).
 * - `active`: signed in.
 * - `locked`: signed in, with the screen locked by the user: only the PIN unlocks it (bank/modules/identity/README.md).
 */
export const SESSION_STAGES = [
  'secondFactor',
  'newPassword',
  'securityQuestion',
  'restoreChoice',
  'restoreCode',
  'restoredPassword',
  'active',
  'locked',
] as const;

export type SessionStage = (typeof SESSION_STAGES)[number];

/** The stages an operation may be called at; `none` asks for no session, `any` for one at whatever stage. */
export type RequiredSession = 'none' | 'any' | readonly [SessionStage, ...SessionStage[]];

/**
 * The values of `state` in the answer of `authenticate`: what the sign-in asks for. The code comes first in every one.
 *
 * - `SECOND_FACTOR_REQUIRED`: the code, then the user is signed in.
 * - `NEW_PASSWORD_REQUIRED`: a first login; after the code setPassword, then setAnswerForSecurityQuestion.
 * - `SECURITY_QUESTION_REQUIRED`: a first login that was left half-way; after the code setAnswerForSecurityQuestion.
 */
export const SIGN_IN_STATES = [
  'SECOND_FACTOR_REQUIRED',
  'NEW_PASSWORD_REQUIRED',
  'SECURITY_QUESTION_REQUIRED',
] as const;

export type SignInState = (typeof SIGN_IN_STATES)[number];

interface AuthenticationDeclaration {
  readonly summary: string;
  readonly session: RequiredSession;
  /** Refusals in the order they are checked; INVALID_REQUEST, INVALID_SESSION_KEY, SESSION_LOCKED and TOO_MANY_REQUESTS are implied. */
  readonly failures: readonly FailureCode[];
}

/** Operations of the authentication service the bank serves (specification 2, section 7.1); those of the screen lock are ours. */
export const authenticationOperations = {
  authenticate: {
    summary:
      'Checks login and password, opens a half-signed-in session and sends the code; while the login is blocked a wrong password is answered like a right one',
    session: 'none',
    failures: ['INVALID_LOGIN_OR_PASSWORD', 'MAX_OTP_TRIES', 'CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED'],
  },
  getSecondFactorCredential: {
    summary: 'Shows a user who gives the secret answer, masked, where codes go and how they come',
    session: ['secondFactor'],
    failures: ['OTP_TRIES_LIMIT_EXCEEDED', 'INCORRECT_ANSWER'],
  },
  confirmSecondFactor: {
    summary: 'Checks the code and signs the user in, or goes on with the first login, under a new session key',
    session: ['secondFactor'],
    failures: ['CONFIRMATIONS_ON_HOLD', 'OTP_TRIES_LIMIT_EXCEEDED', 'OTP_EXPIRED', 'OTP_REPLACED', 'INCORRECT_OTP'],
  },
  retrySendingOtpToLogin: {
    summary: 'Sends another code for this sign-in',
    session: ['secondFactor'],
    failures: ['MAX_OTP_TRIES', 'OTP_TRIES_LIMIT_EXCEEDED', 'CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED'],
  },
  validateSession: {
    summary: 'Tells whether the session key is still good and the screen locked, without keeping the session alive',
    session: ['active', 'locked'],
    failures: [],
  },
  lockSession: {
    summary: 'Locks the screen of a signed-in user who has a PIN, in every tab; the session key stays the same',
    session: ['active'],
    failures: ['PIN_NOT_SET'],
  },
  unlockSession: {
    summary:
      'Checks the PIN and unlocks the screen, if another tab has not; the last of the permitted tries ends the session',
    session: ['locked', 'active'],
    failures: ['PIN_TRIES_LIMIT_EXCEEDED', 'INCORRECT_PIN'],
  },
  setPassword: {
    summary: 'Sets the new password of a first login or of a restore and ends all other sessions of the user',
    session: ['newPassword', 'restoredPassword'],
    failures: ['PASSWORD_POLICY_INCONSISTENCY'],
  },
  setAnswerForSecurityQuestion: {
    summary: 'Sets the security question of a first login and its answer, and signs the user in',
    session: ['securityQuestion'],
    failures: ['ANSWER_POLICY_INCONSISTENCY', 'SECURITY_QUESTION_NOT_FOUND'],
  },
  restorePassword: {
    summary: 'Opens a session that may restore a password; answers people the bank does not know in the same way',
    session: 'none',
    failures: ['MAX_OTP_TRIES'],
  },
  sendOtpDuringRestore: {
    summary: 'Sends the code without which no password is restored',
    session: ['restoreChoice', 'restoreCode'],
    failures: ['MAX_OTP_TRIES', 'OTP_TRIES_LIMIT_EXCEEDED', 'CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED'],
  },
  confirmOtpDuringRestore: {
    summary: 'Checks the code of a restore and lets a new password be set',
    session: ['restoreChoice', 'restoreCode'],
    failures: ['CONFIRMATIONS_ON_HOLD', 'OTP_TRIES_LIMIT_EXCEEDED', 'OTP_EXPIRED', 'OTP_REPLACED', 'INCORRECT_OTP'],
  },
  confirmAnswerForSecurityQuestion: {
    summary:
      'Checks the secret answer during a restore and shows, masked, where the code will go; the code must still come',
    session: ['restoreChoice'],
    failures: ['OTP_TRIES_LIMIT_EXCEEDED', 'INCORRECT_ANSWER'],
  },
  exit: {
    summary: 'Ends the session and its stream on the server',
    session: 'any',
    failures: [],
  },
  getGlobalIbankStatus: {
    summary: 'Gives the banner the bank wants every visitor to see',
    session: 'none',
    failures: [],
  },
  selfRegistration: {
    summary:
      'Answers a registration by card number alone: creates no access, reveals nothing, reminds an owner with access by message',
    session: 'none',
    failures: ['REGISTRATION_LIMIT_EXCEEDED'],
  },
  selfRegistrationV2: {
    summary:
      'Begins a registration by card number and code word; answers people the bank does not know in the same way',
    session: 'none',
    failures: ['REGISTRATION_LIMIT_EXCEEDED'],
  },
  confirmSelfRegistration: {
    summary: 'Confirms a registration: login and one-time password go to the telephone the bank knows, if there is one',
    session: 'none',
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_TIME_OUT'],
  },
  getQRcodeForSignIn: {
    summary:
      'Makes the code a company’s user scans with the business application to sign in, and the number to type there',
    session: 'none',
    failures: ['QR_SIGN_IN_EXPIRED'],
  },
  getSessionByQRcode: {
    summary: 'Gives the browser that asked for a code its session, once, after the code was approved',
    session: 'none',
    failures: ['QR_SIGN_IN_EXPIRED', 'QR_SIGN_IN_NOT_CONFIRMED', 'QR_SIGN_IN_DECLINED'],
  },
  beginPasskeySignIn: {
    summary: 'Makes the challenge a passkey signs to sign in, once within five minutes',
    session: 'none',
    failures: ['OPERATION_IMPOSSIBLE'],
  },
  signInWithPasskey: {
    summary: 'Checks a challenge signed by a passkey, which stands for password and code, and signs the user in',
    session: 'none',
    failures: [
      'OPERATION_IMPOSSIBLE',
      'PASSKEY_NOT_VALID',
      'PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_FOREIGN_ORIGIN',
      'PASSKEY_UNKNOWN',
      'PASSKEY_USER_NOT_VERIFIED',
      'PASSKEY_COPIED',
      'BROWSER_NOT_ALLOWED',
      'CONFIRMATIONS_ON_HOLD',
    ],
  },
} as const satisfies Readonly<Record<string, AuthenticationDeclaration>>;

export type AuthenticationCatalogue = typeof authenticationOperations;
export type AuthenticationOperation = keyof AuthenticationCatalogue;
export type AuthenticationFailureCodeOf<Operation extends AuthenticationOperation> =
  AuthenticationCatalogue[Operation]['failures'][number];
