import {
  AuthenticateRequest,
  AuthenticateResponse,
  GlobalIbankStatusResponse,
  OtpRequest,
  OtpSendingResponse,
  SessionResponse,
  ValidateSessionResponse,
} from '../../proto/generated/ibank/v1/authentication';
import { Acknowledgement, Empty } from '../../proto/generated/ibank/v1/common';
import { authenticationOperations } from '../../src/application/operations/authentication';
import type {
  AuthenticationFailureCodeOf,
  AuthenticationOperation,
  RequiredSession,
} from '../../src/application/operations/authentication';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { recordAuthentication } from '../identity/audit';
import { authenticate } from '../identity/authenticate';
import { QueueFull } from '../identity/BoundedQueue';
import { confirmSecondFactor } from '../identity/confirmSecondFactor';
import { resendSignInCode } from '../identity/resendSignInCode';
import type { Session } from '../identity/Session';
import { endSession } from '../identity/sessions';
import type { Call, Method } from './Call';
import type { Gateway } from './Gateway';
import { invalidRequest, readMessage, wireError } from './messages';
import type { WireError } from './messages';

type Answer<Operation extends AuthenticationOperation, Data> = Promise<
  Result<Data, Failure<AuthenticationFailureCodeOf<Operation> | GatewayFailureCode>>
>;

interface WireAnswer<Data> {
  readonly success: boolean;
  readonly data?: Data;
  readonly error?: WireError;
}

interface Spoken<Operation extends AuthenticationOperation, Request, Data> {
  readonly read: (bytes: Uint8Array) => Request;
  readonly write: (answer: WireAnswer<Data>) => { serializeBinary(): Uint8Array };
  /** What the operation does; the session is there whenever its declaration requires one. */
  readonly answer: (request: Request, call: Call, session: Session | undefined) => Answer<Operation, Data>;
}

/** Every operation of the authentication service the bank serves; a missing one does not type-check. */
export function authenticationMethods(gateway: Gateway): Readonly<Record<AuthenticationOperation, Method>> {
  const { bank } = gateway;
  return {
    authenticate: method('authenticate', gateway, {
      read: (bytes) => AuthenticateRequest.deserializeBinary(bytes),
      answer: (request, call) => signIn(request, call, gateway),
      write: (answer) => AuthenticateResponse.fromObject(answer),
    }),
    confirmSecondFactor: method('confirmSecondFactor', gateway, {
      read: (bytes) => OtpRequest.deserializeBinary(bytes),
      answer: async (request, call, session) =>
        CODE.test(request.otp)
          ? confirmSecondFactor({ session: required(session), otp: request.otp, call }, bank)
          : refusal(invalidRequest('otp')),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
    retrySendingOtpToLogin: method('retrySendingOtpToLogin', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call, session) => resendSignInCode(required(session), call, bank),
      write: (answer) => OtpSendingResponse.fromObject(answer),
    }),
    validateSession: method('validateSession', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: async (_request, _call, session) =>
        success({ sessionid: required(session).sessionId, userid: required(session).userId }),
      write: (answer) => ValidateSessionResponse.fromObject(answer),
    }),
    exit: method('exit', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call, session) => signOut(call, required(session), gateway),
      write: ({ success: done, error }) => Acknowledgement.fromObject({ success: done, ...(error && { error }) }),
    }),
    getGlobalIbankStatus: method('getGlobalIbankStatus', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: async () => success(globalStatus(bank.configuration.bannerText)),
      write: (answer) => GlobalIbankStatusResponse.fromObject(answer),
    }),
  };
}

const CODE = /^\d{6,8}$/;

function method<Operation extends AuthenticationOperation, Request, Data>(
  operation: Operation,
  gateway: Gateway,
  spoken: Spoken<Operation, Request, Data>,
): Method {
  return async (call) => {
    const answer = await answered(operation, gateway, { spoken, call });
    const wire: WireAnswer<Data> = answer.ok
      ? { success: true, ...(answer.value !== undefined && { data: answer.value }) }
      : { success: false, error: wireError(answer.failure) };
    call.log.info({ operation, outcome: answer.ok ? 'ok' : answer.failure.code }, 'authentication');
    if (answer.ok) {
      gateway.wakeUps.wake();
    }
    return spoken.write(wire).serializeBinary();
  };
}

/** What every operation of the service goes through, in this order. */
async function answered<Operation extends AuthenticationOperation, Request, Data>(
  operation: Operation,
  gateway: Gateway,
  { spoken, call }: { readonly spoken: Spoken<Operation, Request, Data>; readonly call: Call },
): Answer<Operation, Data> {
  const request = readMessage(call.body, spoken.read);
  if (!request.ok) {
    return request;
  }
  const session = await admitted(authenticationOperations[operation].session, call, gateway);
  if (!session.ok) {
    return session;
  }
  return spoken.answer(request.value, call, session.value);
}

async function admitted(
  requirement: RequiredSession,
  call: Call,
  gateway: Gateway,
): Promise<Result<Session | undefined, Failure<'INVALID_SESSION_KEY' | 'TOO_MANY_REQUESTS'>>> {
  switch (requirement) {
    case 'none':
      return gateway.admitGuest(call);
    case 'secondFactorPending':
      return gateway.pendingSession(call);
    case 'any':
      return gateway.anySession(call);
    case 'signedIn':
      return gateway.signedInSession(call, { isActivity: false });
    default:
      return requirement satisfies never;
  }
}

/** The declaration of the operation demands a session, so it has been found by now. */
function required(session: Session | undefined): Session {
  if (session === undefined) {
    throw new Error('An operation that requires a session was answered without one');
  }
  return session;
}

const LONGEST_CREDENTIAL = 128;

async function signIn(request: AuthenticateRequest, call: Call, gateway: Gateway) {
  const { username, password } = request;
  if (username === '' || username.length > LONGEST_CREDENTIAL) {
    return refusal(invalidRequest('username'));
  }
  if (password === '' || password.length > LONGEST_CREDENTIAL) {
    return refusal(invalidRequest('password'));
  }
  const admission = gateway.admitSignIn(call, username);
  if (!admission.ok) {
    return admission;
  }
  try {
    return await authenticate({ username, password }, call, gateway.bank);
  } catch (error) {
    if (error instanceof QueueFull) {
      return refusal({ code: 'TOO_MANY_REQUESTS' } as const);
    }
    throw error;
  }
}

async function signOut(call: Call, session: Session, gateway: Gateway) {
  await endSession(gateway.bank.database, session.sessionId, { reason: 'exit', now: call.now });
  gateway.live.endSession(session.sessionId);
  await recordAuthentication(gateway.bank.database.kysely, {
    event: 'SIGN_OUT',
    result: 'SUCCESS',
    at: call.now,
    referenceId: call.referenceId,
    userId: session.userId,
    customerId: session.customerId,
    sessionId: session.sessionId,
    address: call.address,
  });
  return success(undefined);
}

/** The banner of the bank; `none` shows it beside the form and lets everybody in. */
function globalStatus(bannerText: string) {
  return { text: bannerText, shouldshowtext: bannerText !== '', behaviorcode: 'none' };
}
