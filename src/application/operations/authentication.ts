import type { FailureCode } from './failureCodes';

/** What a session must have reached before an operation may be called. */
export type RequiredSession = 'none' | 'secondFactorPending' | 'any' | 'signedIn';

interface AuthenticationDeclaration {
  readonly summary: string;
  readonly session: RequiredSession;
  /** Refusals in the order they are checked; INVALID_REQUEST, INVALID_SESSION_KEY and TOO_MANY_REQUESTS are implied. */
  readonly failures: readonly FailureCode[];
}

/** Operations of the authentication service the bank serves (specification 2, section 7.1). */
export const authenticationOperations = {
  authenticate: {
    summary: 'Checks login and password, opens a half-signed-in session and sends the code',
    session: 'none',
    failures: ['INVALID_LOGIN_OR_PASSWORD', 'MAX_OTP_TRIES'],
  },
  confirmSecondFactor: {
    summary: 'Checks the code and signs the user in under a new session key',
    session: 'secondFactorPending',
    failures: ['OTP_TRIES_LIMIT_EXCEEDED', 'OTP_EXPIRED', 'INCORRECT_OTP'],
  },
  retrySendingOtpToLogin: {
    summary: 'Sends another code for this sign-in',
    session: 'secondFactorPending',
    failures: ['MAX_OTP_TRIES', 'OTP_TRIES_LIMIT_EXCEEDED'],
  },
  validateSession: {
    summary: 'Tells whether the session key is still good, without keeping the session alive',
    session: 'signedIn',
    failures: [],
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
} as const satisfies Readonly<Record<string, AuthenticationDeclaration>>;

export type AuthenticationCatalogue = typeof authenticationOperations;
export type AuthenticationOperation = keyof AuthenticationCatalogue;
export type AuthenticationFailureCodeOf<Operation extends AuthenticationOperation> =
  AuthenticationCatalogue[Operation]['failures'][number];
