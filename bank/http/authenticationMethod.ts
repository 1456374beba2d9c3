import { Acknowledgement } from '../../proto/generated/ibank/v1/common';
import { authenticationOperations } from '../../src/application/operations/authentication';
import type {
  AuthenticationFailureCodeOf,
  AuthenticationOperation,
  RequiredSession,
} from '../../src/application/operations/authentication';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { backpressureOf } from '../kernel/withBackpressure';
import { EntryRefused } from '../modules/identity/bankStatus';
import { isHashingCall, runHashingCall } from '../modules/identity/hashingCalls';
import type { Session } from '../modules/identity/Session';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { readShortMessage, wireError } from './messages';
import type { WireError } from './messages';

type Answer<Operation extends AuthenticationOperation, Data> = Promise<
  Result<Data, Failure<AuthenticationFailureCodeOf<Operation> | GatewayFailureCode>>
>;

interface WireAnswer<Data> {
  readonly success: boolean;
  readonly data?: Data;
  readonly error?: WireError;
}

/** Codec and handler of one operation: reads its request, answers it, writes the answer. */
export interface Spoken<Operation extends AuthenticationOperation, Request extends { toObject(): object }, Data> {
  readonly read: (bytes: Uint8Array) => Request;
  readonly write: (answer: WireAnswer<Data>) => { serializeBinary(): Uint8Array };
  /** Handler of the operation; `session` is defined whenever the declaration of the operation requires one. */
  readonly answer: (request: Request, call: Call, session: Session | undefined) => Answer<Operation, Data>;
}

/** Makes the method of the wire for one operation of the authentication service. */
export function method<Operation extends AuthenticationOperation, Request extends { toObject(): object }, Data>(
  operation: Operation,
  gateway: Gateway,
  spoken: Spoken<Operation, Request, Data>,
): Method {
  return async (call) => {
    call.record.operation = operation;
    const answer = await answered(operation, gateway, { spoken, call });
    const wire: WireAnswer<Data> = answer.ok
      ? { success: true, ...(answer.value !== undefined && { data: answer.value }) }
      : { success: false, error: wireError(answer.failure) };
    call.record.outcome = answer.ok ? 'ok' : answer.failure.code;
    if (answer.ok) {
      gateway.signal.wake();
    }
    return spoken.write(wire).serializeBinary();
  };
}

/** Runs the steps every operation of the service goes through, in this order. */
async function answered<Operation extends AuthenticationOperation, Request extends { toObject(): object }, Data>(
  operation: Operation,
  gateway: Gateway,
  { spoken, call }: { readonly spoken: Spoken<Operation, Request, Data>; readonly call: Call },
): Answer<Operation, Data> {
  const request = readShortMessage(call.body, spoken.read);
  if (!request.ok) {
    return request;
  }
  const session = await admitted(authenticationOperations[operation].session, call, gateway);
  if (!session.ok) {
    return session;
  }
  try {
    const answer = () => spoken.answer(request.value, call, session.value);
    const placed = () =>
      isHashingCall(operation)
        ? runHashingCall({ call: operation, subject: subjectOf(session.value) }, answer)
        : answer();
    return await (session.value === undefined ? placed() : gateway.places.run(placeOf(session.value), placed));
  } catch (error) {
    const backpressure = backpressureOf(error, call.now);
    if (backpressure !== undefined) {
      return refusal(backpressure);
    }
    if (error instanceof EntryRefused) {
      return refusal({ code: error.code });
    }
    throw error;
  } finally {
    if (session.value !== undefined) {
      gateway.sessions.forgetUser(session.value.userId);
    }
  }
}

/**
 * Key of the queue in which a session's calls wait for each other: its user. A guarded sign-in waits for its own calls only, so that a
 * session of a real user cannot be distinguished from a decoy.
 */
function placeOf({ stage, guardedAs, sessionId, userId }: Session): string {
  return stage === 'secondFactor' && guardedAs !== undefined ? `session ${sessionId}` : userId;
}

/**
 * Subject a hashing call is queued under: the user once signed in. During a sign-in it is the session, so that a decoy is answered like any
 * other; `undefined` without a session.
 */
function subjectOf(session: Session | undefined): string | undefined {
  if (session === undefined) {
    return undefined;
  }
  const isSignedIn = session.stage === 'active' || session.stage === 'locked';
  return isSignedIn ? `user ${session.userId}` : `session ${session.sessionId}`;
}

async function admitted(
  requirement: RequiredSession,
  call: Call,
  gateway: Gateway,
): Promise<Result<Session | undefined, Failure<'INVALID_SESSION_KEY' | 'SESSION_LOCKED' | 'TOO_MANY_REQUESTS'>>> {
  switch (requirement) {
    case 'none':
      return gateway.admitGuest(call);
    case 'any':
      return gateway.anySession(call);
    default:
      return gateway.sessionAt(requirement, call);
  }
}

/** Answer that carries nothing but its success or error. */
export function acknowledgement({ success, error }: WireAnswer<undefined>): Acknowledgement {
  return Acknowledgement.fromObject({ success, ...(error && { error }) });
}

/** Session of an operation whose declaration requires one. */
export function required(session: Session | undefined): Session {
  if (session === undefined) {
    throw new Error('An operation that requires a session was answered without one');
  }
  return session;
}
