import type { Result } from '../../domain/result/Result';
import type { Base64Url, PasskeyProof } from '../../domain/user/Passkey';
import type { OtpType } from '../../domain/user/ProfileChange';
import type { AuthenticationFailureCodeOf, AuthenticationOperation, SessionStage } from '../operations/authentication';
import type { Failure, GatewayFailureCode } from '../operations/failureCodes';
import type { FirstPage } from '../operations/firstPage';
import type { Unreachable } from './OperationGateway';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Delivery channel of the sign-in code and the number of codes still available. */
export interface CodeDelivery {
  readonly otpDelivery: OtpType;
  /** Masked phone number; empty when the code comes from a device, and in a guarded sign-in. */
  readonly phoneNumber: string;
  /** Number of further SMS the bank will send for this sign-in. */
  readonly sendsLeft: number;
}

/** A session that awaits its second factor; the password was correct, unless the sign-in is guarded. */
export interface PendingSession extends CodeDelivery {
  readonly sessionKey: string;
  readonly sessionId: string;
  /** Factors the sign-in requires; see SIGN_IN_STATES. */
  readonly state: string;
  /** Empty when the user has chosen no security question yet, and in a guarded sign-in. */
  readonly securityQuestionId: string;
  /** True when the login is blocked; the bank does not reveal whether the password was correct and sends a code only if it was. */
  readonly isGuarded: boolean;
}

/** Another code was sent. */
export interface CodeSending {
  /** True when the bank will send no further SMS. */
  readonly isLastSmsTry: boolean;
  /** Number of further SMS the bank will send. */
  readonly sendsLeft: number;
}

/** A session moved to its next stage under a new key; the old key is no longer valid. */
export interface SessionGrant {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly stage: SessionStage;
  /** Present only at the stage that asks for the code of the second factor. */
  readonly delivery?: CodeDelivery;
  /** Present only once signed in; see {@link ValidSession}. */
  readonly position?: string;
}

/** Identification of the user whose password is to be restored, as typed. */
export interface RestoreRequest {
  readonly username: string;
  readonly phone: string;
}

/** A restore has begun; the bank answers people it does not know in the same way. */
export interface RestoreSession {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly questionId: string;
}

/** The secret answer of a restore was correct; the code is still required. */
export interface AnsweredRestore {
  readonly sessionKey: string;
  readonly sessionId: string;
  /** Masked. */
  readonly phone: string;
}

export interface SecretAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/** Delivery of codes of a user who has given the secret answer. */
export interface SecondFactorCredential {
  /** Masked, both. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly otpDelivery: OtpType;
}

/** Credentials an individual registers with. */
export interface CardCredentials {
  /** Sixteen digits. */
  readonly cardNumber: string;
  readonly codeWord: string;
}

/** A registration has begun; the bank answers people it does not know in the same way. */
export interface BegunRegistration {
  /** Masked, both; the address may be empty. */
  readonly phoneNumber: string;
  readonly email: string;
  readonly operationId: string;
}

/** QR code for sign-in, to be drawn on the screen. */
export interface QrCodeForSignIn {
  readonly qrCode: string;
  /** Number to type into the business application; empty from a back end that sends none. */
  readonly matchNumber: string;
  readonly validSeconds: number;
}

/** Challenge a passkey signs to sign in. */
export interface PasskeyChallenge {
  readonly challenge: Base64Url;
  /** Domain the passkey belongs to. */
  readonly siteId: string;
  readonly validSeconds: number;
}

export interface ValidSession {
  readonly sessionId: string;
  readonly userId: string;
  /** `locked` while the screen is locked. */
  readonly stage: 'active' | 'locked';
  /** A stream that begins here brings every change of what is read from now on; absent from a bank that tells none. */
  readonly position?: string;
  /** First page that was asked for with the same key before the application was there; nothing else is asked then. */
  readonly firstPage?: FirstPage;
}

/** Announcement of the bank to every visitor. */
export interface GlobalStatus {
  readonly text: string;
  readonly shouldShowText: boolean;
  /** `none` shows the text beside the form; `block` also keeps visitors from signing in. */
  readonly behaviorCode: string;
}

/** The answer to one authentication call. */
export type AuthenticationAnswer<Operation extends AuthenticationOperation, Value> = Promise<
  Result<Value, Failure<AuthenticationFailureCodeOf<Operation> | GatewayFailureCode> | Unreachable>
>;

/** Gateway of sign-in, sign-out and screen lock. The session key is kept by `SessionKeeper`, from which the calls read it. */
export interface AuthenticationGateway {
  authenticate(credentials: Credentials): AuthenticationAnswer<'authenticate', PendingSession>;
  confirmSecondFactor(otp: string): AuthenticationAnswer<'confirmSecondFactor', SessionGrant>;
  retrySendingOtpToLogin(): AuthenticationAnswer<'retrySendingOtpToLogin', CodeSending>;
  getSecondFactorCredential(answer: string): AuthenticationAnswer<'getSecondFactorCredential', SecondFactorCredential>;
  setPassword(newPassword: string): AuthenticationAnswer<'setPassword', SessionGrant>;
  setAnswerForSecurityQuestion(
    answer: SecretAnswer,
  ): AuthenticationAnswer<'setAnswerForSecurityQuestion', SessionGrant>;
  restorePassword(request: RestoreRequest): AuthenticationAnswer<'restorePassword', RestoreSession>;
  sendOtpDuringRestore(): AuthenticationAnswer<'sendOtpDuringRestore', CodeSending>;
  confirmOtpDuringRestore(otp: string): AuthenticationAnswer<'confirmOtpDuringRestore', SessionGrant>;
  confirmAnswerForSecurityQuestion(
    answer: string,
  ): AuthenticationAnswer<'confirmAnswerForSecurityQuestion', AnsweredRestore>;
  selfRegistrationV2(credentials: CardCredentials): AuthenticationAnswer<'selfRegistrationV2', BegunRegistration>;
  confirmSelfRegistration(operationId: string): AuthenticationAnswer<'confirmSelfRegistration', undefined>;
  /** The request id is a secret of this device, see `Identifiers.secret`. */
  getQRcodeForSignIn(requestId: string): AuthenticationAnswer<'getQRcodeForSignIn', QrCodeForSignIn>;
  getSessionByQRcode(requestId: string): AuthenticationAnswer<'getSessionByQRcode', SessionGrant>;
  beginPasskeySignIn(): AuthenticationAnswer<'beginPasskeySignIn', PasskeyChallenge>;
  signInWithPasskey(proof: PasskeyProof): AuthenticationAnswer<'signInWithPasskey', SessionGrant>;
  validateSession(): AuthenticationAnswer<'validateSession', ValidSession>;
  lockSession(): AuthenticationAnswer<'lockSession', undefined>;
  /** Four digits. */
  unlockSession(pin: string): AuthenticationAnswer<'unlockSession', undefined>;
  /** Ends the session of this key; the application has forgotten it by then. */
  exit(sessionKey: string): AuthenticationAnswer<'exit', undefined>;
  globalStatus(): AuthenticationAnswer<'getGlobalIbankStatus', GlobalStatus>;
}

export const AuthenticationGateway = Symbol.for('AuthenticationGateway');
