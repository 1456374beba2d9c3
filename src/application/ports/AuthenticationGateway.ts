import type { Result } from '../../domain/result/Result';
import type { AuthenticationFailureCodeOf, AuthenticationOperation } from '../operations/authentication';
import type { Failure, GatewayFailureCode } from '../operations/failureCodes';
import type { Unreachable } from './OperationGateway';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A session whose password was right and whose second factor is still to come. */
export interface PendingSession {
  readonly sessionKey: string;
  readonly sessionId: string;
  /** How the code was delivered; `SMS` here. */
  readonly otpDelivery: string;
  readonly state: string;
  /** Masked. */
  readonly phoneNumber: string;
  /** How many more SMS the bank will send for this sign-in. */
  readonly sendsLeft: number;
}

/** Another code of a sign-in was sent. */
export interface SignInCodeSent {
  /** The bank will send no further SMS for this sign-in. */
  readonly isLastSmsTry: boolean;
  /** How many more it will send. */
  readonly sendsLeft: number;
}

export interface SessionGrant {
  readonly sessionKey: string;
  readonly sessionId: string;
}

export interface ValidSession {
  readonly sessionId: string;
  readonly userId: string;
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
  retrySendingOtpToLogin(): AuthenticationAnswer<'retrySendingOtpToLogin', SignInCodeSent>;
  validateSession(): AuthenticationAnswer<'validateSession', ValidSession>;
  /** Ends the session of this key; the application has forgotten it by then. */
  exit(sessionKey: string): AuthenticationAnswer<'exit', undefined>;
  globalStatus(): AuthenticationAnswer<'getGlobalIbankStatus', GlobalStatus>;
}

export const AuthenticationGateway = Symbol.for('AuthenticationGateway');
