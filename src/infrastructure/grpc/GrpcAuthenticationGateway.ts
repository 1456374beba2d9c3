import {
  AuthenticateRequest,
  AuthenticateResponse,
  ConfirmSecurityAnswerRequest,
  ConfirmSecurityAnswerResponse,
  ConfirmSelfRegistrationRequest,
  GlobalIbankStatusResponse,
  OtpRequest,
  OtpSendingResponse,
  QrSignInRequest,
  QrSignInResponse,
  RestorePasswordRequest,
  RestorePasswordResponse,
  SecondFactorCredentialRequest,
  SecondFactorCredentialResponse,
  SecurityAnswerRequest,
  SelfRegistrationV2Request,
  SelfRegistrationV2Response,
  SendOtpDuringRestoreRequest,
  SessionResponse,
  SetPasswordRequest,
  UnlockSessionRequest,
  ValidateSessionResponse,
} from '../../../proto/generated/ibank/v1/authentication';
import { Acknowledgement, Empty } from '../../../proto/generated/ibank/v1/common';
import { authenticationOperations } from '../../application/operations/authentication';
import type { AuthenticationFailureCodeOf, AuthenticationOperation } from '../../application/operations/authentication';
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
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import { refusal, success } from '../../domain/result/Result';
import type { PasskeyProof } from '../../domain/user/Passkey';
import type { EarlyCall } from './EarlyCall';
import type { GrpcClient, Method } from './GrpcClient';
import { readDelivery, readGrant, readOtpDelivery, readSending, readValidSession } from './readAuthentication';
import { readFailure } from './readFailure';

export interface GrpcAuthenticationGatewayDeps {
  readonly client: GrpcClient;
  readonly keeper: SessionKeeper;
  readonly log: DefectLog;
  readonly early: EarlyCall;
}

interface WireAnswer {
  readonly success: boolean;
  readonly has_error: boolean;
  readonly error: { readonly code: string; readonly data: string };
}

interface WireRequest {
  serializeBinary(): Uint8Array;
}

/** One authentication call: its request, its message types, and the reader of its response. */
interface Exchange<Request extends WireRequest, Response extends WireAnswer, Value> {
  readonly request: Request;
  readonly messages: Pick<Method<Request, Response>, 'request' | 'response'>;
  readonly read: (response: Response) => Value;
  readonly sessionKey?: string;
}

/** Exchanges of passkeys, which a sign-in by password need not wait for. */
const fetchPasskeyExchanges = () => import('./passkeyExchanges');

/** The authentication service over the wire (specification 2, section 7.1). */
export class GrpcAuthenticationGateway implements AuthenticationGateway {
  readonly #deps: GrpcAuthenticationGatewayDeps;

  constructor(deps: GrpcAuthenticationGatewayDeps) {
    this.#deps = deps;
  }

  authenticate(credentials: Credentials): AuthenticationAnswer<'authenticate', PendingSession> {
    return this.#call('authenticate', {
      request: AuthenticateRequest.fromObject(credentials),
      messages: { request: AuthenticateRequest, response: AuthenticateResponse },
      read: ({ data }) => ({
        sessionKey: data.sessionkey,
        sessionId: data.sessionid,
        state: data.state,
        securityQuestionId: data.securityquestionid,
        isGuarded: data.guarded,
        ...readDelivery(data),
      }),
    });
  }

  confirmSecondFactor(otp: string): AuthenticationAnswer<'confirmSecondFactor', SessionGrant> {
    return this.#call('confirmSecondFactor', {
      request: OtpRequest.fromObject({ otp }),
      messages: { request: OtpRequest, response: SessionResponse },
      read: readGrant,
    });
  }

  retrySendingOtpToLogin(): AuthenticationAnswer<'retrySendingOtpToLogin', CodeSending> {
    return this.#call('retrySendingOtpToLogin', {
      request: new Empty(),
      messages: { request: Empty, response: OtpSendingResponse },
      read: readSending,
    });
  }

  getSecondFactorCredential(answer: string): AuthenticationAnswer<'getSecondFactorCredential', SecondFactorCredential> {
    return this.#call('getSecondFactorCredential', {
      request: SecondFactorCredentialRequest.fromObject({ answer }),
      messages: { request: SecondFactorCredentialRequest, response: SecondFactorCredentialResponse },
      read: ({ data }) => ({
        email: data.email,
        phoneNumber: data.phonenumber,
        otpDelivery: readOtpDelivery(data.otpdelivery),
      }),
    });
  }

  setPassword(newPassword: string): AuthenticationAnswer<'setPassword', SessionGrant> {
    return this.#call('setPassword', {
      request: SetPasswordRequest.fromObject({ newpassword: newPassword }),
      messages: { request: SetPasswordRequest, response: SessionResponse },
      read: readGrant,
    });
  }

  setAnswerForSecurityQuestion({
    questionId,
    answer,
  }: SecretAnswer): AuthenticationAnswer<'setAnswerForSecurityQuestion', SessionGrant> {
    return this.#call('setAnswerForSecurityQuestion', {
      request: SecurityAnswerRequest.fromObject({ questionid: questionId, answer }),
      messages: { request: SecurityAnswerRequest, response: SessionResponse },
      read: readGrant,
    });
  }

  restorePassword(request: RestoreRequest): AuthenticationAnswer<'restorePassword', RestoreSession> {
    return this.#call('restorePassword', {
      request: RestorePasswordRequest.fromObject(request),
      messages: { request: RestorePasswordRequest, response: RestorePasswordResponse },
      read: ({ data }) => ({ sessionKey: data.sessionkey, sessionId: data.sessionid, questionId: data.questionid }),
    });
  }

  sendOtpDuringRestore(): AuthenticationAnswer<'sendOtpDuringRestore', CodeSending> {
    return this.#call('sendOtpDuringRestore', {
      request: SendOtpDuringRestoreRequest.fromObject({ otptype: 'SMS' }),
      messages: { request: SendOtpDuringRestoreRequest, response: OtpSendingResponse },
      read: readSending,
    });
  }

  confirmOtpDuringRestore(otp: string): AuthenticationAnswer<'confirmOtpDuringRestore', SessionGrant> {
    return this.#call('confirmOtpDuringRestore', {
      request: OtpRequest.fromObject({ otp }),
      messages: { request: OtpRequest, response: SessionResponse },
      read: readGrant,
    });
  }

  confirmAnswerForSecurityQuestion(
    answer: string,
  ): AuthenticationAnswer<'confirmAnswerForSecurityQuestion', AnsweredRestore> {
    return this.#call('confirmAnswerForSecurityQuestion', {
      request: ConfirmSecurityAnswerRequest.fromObject({ answer }),
      messages: { request: ConfirmSecurityAnswerRequest, response: ConfirmSecurityAnswerResponse },
      read: ({ data }) => ({ sessionKey: data.sessionkey, sessionId: data.sessionid, phone: data.phone }),
    });
  }

  selfRegistrationV2({
    cardNumber,
    codeWord,
  }: CardCredentials): AuthenticationAnswer<'selfRegistrationV2', BegunRegistration> {
    return this.#call('selfRegistrationV2', {
      request: SelfRegistrationV2Request.fromObject({ cardno: cardNumber, codeword: codeWord }),
      messages: { request: SelfRegistrationV2Request, response: SelfRegistrationV2Response },
      read: ({ data }) => ({ phoneNumber: data.phonenumber, email: data.email, operationId: data.operationid }),
    });
  }

  confirmSelfRegistration(operationId: string): AuthenticationAnswer<'confirmSelfRegistration', undefined> {
    return this.#call('confirmSelfRegistration', {
      request: ConfirmSelfRegistrationRequest.fromObject({ operationid: operationId }),
      messages: { request: ConfirmSelfRegistrationRequest, response: Acknowledgement },
      read: () => undefined,
    });
  }

  getQRcodeForSignIn(requestId: string): AuthenticationAnswer<'getQRcodeForSignIn', QrCodeForSignIn> {
    return this.#call('getQRcodeForSignIn', {
      request: QrSignInRequest.fromObject({ uniqrequestid: requestId }),
      messages: { request: QrSignInRequest, response: QrSignInResponse },
      read: ({ data }) => ({ qrCode: data.qrcode, matchNumber: data.matchnumber, validSeconds: data.validseconds }),
    });
  }

  getSessionByQRcode(requestId: string): AuthenticationAnswer<'getSessionByQRcode', SessionGrant> {
    return this.#call('getSessionByQRcode', {
      request: QrSignInRequest.fromObject({ uniqrequestid: requestId }),
      messages: { request: QrSignInRequest, response: SessionResponse },
      read: readGrant,
    });
  }

  async beginPasskeySignIn(): AuthenticationAnswer<'beginPasskeySignIn', PasskeyChallenge> {
    return this.#call('beginPasskeySignIn', (await fetchPasskeyExchanges()).beginning());
  }

  async signInWithPasskey(proof: PasskeyProof): AuthenticationAnswer<'signInWithPasskey', SessionGrant> {
    return this.#call('signInWithPasskey', (await fetchPasskeyExchanges()).signingIn(proof));
  }

  async validateSession(): AuthenticationAnswer<'validateSession', ValidSession> {
    const answered = await this.#deps.early.validSession(this.#deps.keeper.session);
    if (answered !== undefined) {
      return success(answered);
    }
    return this.#call('validateSession', {
      request: new Empty(),
      messages: { request: Empty, response: ValidateSessionResponse },
      read: readValidSession,
    });
  }

  lockSession(): AuthenticationAnswer<'lockSession', undefined> {
    return this.#call('lockSession', {
      request: new Empty(),
      messages: { request: Empty, response: Acknowledgement },
      read: () => undefined,
    });
  }

  unlockSession(pin: string): AuthenticationAnswer<'unlockSession', undefined> {
    return this.#call('unlockSession', {
      request: UnlockSessionRequest.fromObject({ pin }),
      messages: { request: UnlockSessionRequest, response: Acknowledgement },
      read: () => undefined,
    });
  }

  exit(sessionKey: string): AuthenticationAnswer<'exit', undefined> {
    return this.#call('exit', {
      request: new Empty(),
      messages: { request: Empty, response: Acknowledgement },
      read: () => undefined,
      sessionKey,
    });
  }

  globalStatus(): AuthenticationAnswer<'getGlobalIbankStatus', GlobalStatus> {
    return this.#call('getGlobalIbankStatus', {
      request: new Empty(),
      messages: { request: Empty, response: GlobalIbankStatusResponse },
      read: ({ data }) => ({
        text: data.text,
        shouldShowText: data.shouldshowtext,
        behaviorCode: data.behaviorcode,
      }),
    });
  }

  async #call<
    Operation extends AuthenticationOperation,
    Request extends WireRequest,
    Response extends WireAnswer,
    Value,
  >(operation: Operation, exchange: Exchange<Request, Response, Value>): AuthenticationAnswer<Operation, Value> {
    const method = { path: `/ibank.v1.AuthenticationService/${operation}`, ...exchange.messages };
    const answer = await this.#deps.client.unary(method, exchange.request, exchange.sessionKey);
    if (!answer.ok) {
      return answer;
    }
    const { message } = answer.value;
    if (message.success) {
      return success(exchange.read(message));
    }
    const declared: readonly AuthenticationFailureCodeOf<Operation>[] = authenticationOperations[operation].failures;
    const error = message.has_error ? message.error : undefined;
    return refusal(readFailure(error, declared, { ...this.#deps, call: answer.value }));
  }
}
