import type { Result } from '../../domain/result/Result';
import type { OtpType } from '../../domain/user/ProfileChange';
import type { AuthenticationFailureCodeOf, AuthenticationOperation, SessionStage } from '../operations/authentication';
import type { Failure, GatewayFailureCode } from '../operations/failureCodes';
import type { Unreachable } from './OperationGateway';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** How the code of a sign-in comes and how many more may follow. */
export interface CodeDelivery {
  readonly otpDelivery: OtpType;
  /** Masked; empty when the code comes from a device, and in a guarded sign-in. */
  readonly phoneNumber: string;
  /** How many more SMS the bank will send for this sign-in. */
  readonly sendsLeft: number;
}

/** A session whose second factor is still to come; the password was right, unless the sign-in is guarded. */
export interface PendingSession extends CodeDelivery {
  readonly sessionKey: string;
  readonly sessionId: string;
  /** What the whole sign-in asks for; see SIGN_IN_STATES. */
  readonly state: string;
  /** Empty when the user has chosen no security question yet, and in a guarded sign-in. */
  readonly securityQuestionId: string;
  /** The login is blocked, and whether the password was right is not told: a code comes only if it was. */
  readonly isGuarded: boolean;
}

/** Another code was sent. */
export interface CodeSending {
  /** The bank will send no further SMS. */
  readonly isLastSmsTry: boolean;
  /** How many more it will send. */
  readonly sendsLeft: number;
}

/** The session has come to its next stage, under a new key; the old one is dead. */
export interface SessionGrant {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly stage: SessionStage;
  /** Only at the stage that asks for the code of the second factor. */
  readonly delivery?: CodeDelivery;
}

/** Whose password is to be restored, as the visitor writes it. */
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

/** The secret answer of a restore was right; the code must still come. */
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

/** Where codes go and how they come, for a user who gave the secret answer. */
export interface SecondFactorCredential {
  /** Masked, both. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly otpDelivery: OtpType;
}

/** What an individual registers with. */
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

/** A code to sign in with, to be drawn on the screen. */
export interface QrCodeForSignIn {
  readonly qrCode: string;
  /** To be typed into the business application; empty from a back end that sends none. */
  readonly matchNumber: string;
  readonly validSeconds: number;
}

export interface ValidSession {
  readonly sessionId: string;
  readonly userId: string;
  /** `locked` while the screen is. */
  readonly stage: 'active' | 'locked';
}

/** What the bank wants every visitor to know. */
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

/** Every way into the bank and out of it. The session key itself is kept by `SessionKeeper`, which the calls read. */
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
  validateSession(): AuthenticationAnswer<'validateSession', ValidSession>;
  lockSession(): AuthenticationAnswer<'lockSession', undefined>;
  /** Four digits. */
  unlockSession(pin: string): AuthenticationAnswer<'unlockSession', undefined>;
  /** Ends the session of this key; the application has forgotten it by then. */
  exit(sessionKey: string): AuthenticationAnswer<'exit', undefined>;
  globalStatus(): AuthenticationAnswer<'getGlobalIbankStatus', GlobalStatus>;
}

export const AuthenticationGateway = Symbol.for('AuthenticationGateway');
