import type { AuthenticationOperation } from '../../application/operations/authentication';
import type {
  AnsweredRestore,
  AuthenticationAnswer,
  AuthenticationGateway,
  BegunRegistration,
  CardCredentials,
  CodeSending,
  Credentials,
  GlobalStatus,
  PasskeyChallenge,
  PendingSession,
  QrCodeForSignIn,
  RestoreRequest,
  RestoreSession,
  SecondFactorCredential,
  SecretAnswer,
  SessionGrant,
  ValidSession,
} from '../../application/ports/AuthenticationGateway';
import type { DefectLog } from '../../application/ports/DefectLog';
import { refusal } from '../../domain/result/Result';
import type { PasskeyProof } from '../../domain/user/Passkey';

/**
 * Stands for the real gateway until its code has been fetched, so that the login page shows before it. Fetching begins with
 * the first call at the latest; when it fails the call is refused, and the next one fetches again.
 */
export class LazyAuthenticationGateway implements AuthenticationGateway {
  readonly #load: () => Promise<AuthenticationGateway>;
  readonly #log: DefectLog;
  #gateway: Promise<AuthenticationGateway> | undefined;

  constructor(load: () => Promise<AuthenticationGateway>, log: DefectLog) {
    this.#load = load;
    this.#log = log;
  }

  authenticate(credentials: Credentials): AuthenticationAnswer<'authenticate', PendingSession> {
    return this.#through('authenticate', (gateway) => gateway.authenticate(credentials));
  }

  confirmSecondFactor(otp: string): AuthenticationAnswer<'confirmSecondFactor', SessionGrant> {
    return this.#through('confirmSecondFactor', (gateway) => gateway.confirmSecondFactor(otp));
  }

  retrySendingOtpToLogin(): AuthenticationAnswer<'retrySendingOtpToLogin', CodeSending> {
    return this.#through('retrySendingOtpToLogin', (gateway) => gateway.retrySendingOtpToLogin());
  }

  getSecondFactorCredential(answer: string): AuthenticationAnswer<'getSecondFactorCredential', SecondFactorCredential> {
    return this.#through('getSecondFactorCredential', (gateway) => gateway.getSecondFactorCredential(answer));
  }

  setPassword(newPassword: string): AuthenticationAnswer<'setPassword', SessionGrant> {
    return this.#through('setPassword', (gateway) => gateway.setPassword(newPassword));
  }

  setAnswerForSecurityQuestion(
    answer: SecretAnswer,
  ): AuthenticationAnswer<'setAnswerForSecurityQuestion', SessionGrant> {
    return this.#through('setAnswerForSecurityQuestion', (gateway) => gateway.setAnswerForSecurityQuestion(answer));
  }

  restorePassword(request: RestoreRequest): AuthenticationAnswer<'restorePassword', RestoreSession> {
    return this.#through('restorePassword', (gateway) => gateway.restorePassword(request));
  }

  sendOtpDuringRestore(): AuthenticationAnswer<'sendOtpDuringRestore', CodeSending> {
    return this.#through('sendOtpDuringRestore', (gateway) => gateway.sendOtpDuringRestore());
  }

  confirmOtpDuringRestore(otp: string): AuthenticationAnswer<'confirmOtpDuringRestore', SessionGrant> {
    return this.#through('confirmOtpDuringRestore', (gateway) => gateway.confirmOtpDuringRestore(otp));
  }

  confirmAnswerForSecurityQuestion(
    answer: string,
  ): AuthenticationAnswer<'confirmAnswerForSecurityQuestion', AnsweredRestore> {
    return this.#through('confirmAnswerForSecurityQuestion', (gateway) =>
      gateway.confirmAnswerForSecurityQuestion(answer),
    );
  }

  selfRegistrationV2(credentials: CardCredentials): AuthenticationAnswer<'selfRegistrationV2', BegunRegistration> {
    return this.#through('selfRegistrationV2', (gateway) => gateway.selfRegistrationV2(credentials));
  }

  confirmSelfRegistration(operationId: string): AuthenticationAnswer<'confirmSelfRegistration', undefined> {
    return this.#through('confirmSelfRegistration', (gateway) => gateway.confirmSelfRegistration(operationId));
  }

  getQRcodeForSignIn(requestId: string): AuthenticationAnswer<'getQRcodeForSignIn', QrCodeForSignIn> {
    return this.#through('getQRcodeForSignIn', (gateway) => gateway.getQRcodeForSignIn(requestId));
  }

  getSessionByQRcode(requestId: string): AuthenticationAnswer<'getSessionByQRcode', SessionGrant> {
    return this.#through('getSessionByQRcode', (gateway) => gateway.getSessionByQRcode(requestId));
  }

  beginPasskeySignIn(): AuthenticationAnswer<'beginPasskeySignIn', PasskeyChallenge> {
    return this.#through('beginPasskeySignIn', (gateway) => gateway.beginPasskeySignIn());
  }

  signInWithPasskey(proof: PasskeyProof): AuthenticationAnswer<'signInWithPasskey', SessionGrant> {
    return this.#through('signInWithPasskey', (gateway) => gateway.signInWithPasskey(proof));
  }

  validateSession(): AuthenticationAnswer<'validateSession', ValidSession> {
    return this.#through('validateSession', (gateway) => gateway.validateSession());
  }

  lockSession(): AuthenticationAnswer<'lockSession', undefined> {
    return this.#through('lockSession', (gateway) => gateway.lockSession());
  }

  unlockSession(pin: string): AuthenticationAnswer<'unlockSession', undefined> {
    return this.#through('unlockSession', (gateway) => gateway.unlockSession(pin));
  }

  exit(sessionKey: string): AuthenticationAnswer<'exit', undefined> {
    return this.#through('exit', (gateway) => gateway.exit(sessionKey));
  }

  globalStatus(): AuthenticationAnswer<'getGlobalIbankStatus', GlobalStatus> {
    return this.#through('getGlobalIbankStatus', (gateway) => gateway.globalStatus());
  }

  async #through<Operation extends AuthenticationOperation, Value>(
    operation: Operation,
    call: (gateway: AuthenticationGateway) => AuthenticationAnswer<Operation, Value>,
  ): AuthenticationAnswer<Operation, Value> {
    this.#gateway ??= this.#load();
    const gateway = await this.#gateway.catch((cause: unknown) => {
      this.#gateway = undefined;
      this.#log.defect(`gateway for ${operation}`, cause);
      return undefined;
    });
    if (gateway === undefined) {
      return refusal({ code: 'NETWORK_ERROR' });
    }
    try {
      return await call(gateway);
    } catch (cause) {
      this.#log.defect(`call of ${operation}`, cause);
      return refusal({ code: 'CLIENT_ERROR' });
    }
  }
}
