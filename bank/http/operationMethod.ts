import * as z from 'zod/mini';

import { OperationResponse } from '../../proto/generated/ibank/v1/operations';
import { catalogue, isOperationCode, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode, RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { isOpenToViewOnly, mayCall } from '../../src/application/operations/declaration';
import type { Declaration, OperationCost, ServiceName } from '../../src/application/operations/declaration';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { bankDayOf } from '../../src/domain/time/Instant';
import type { Instant } from '../../src/domain/time/Instant';
import { isPastExpiry } from '../../src/domain/user/Passport';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { withinAccountScope } from '../db/AccountScope';
import { withinShare } from '../db/UserShares';
import type { Session } from '../modules/identity/Session';
import { guestHandlers } from '../modules/guestHandlers';
import { operationHandlers } from '../modules/handlers';
import { withBackpressure } from '../kernel/withBackpressure';
import type { CallContext, GuestCode, GuestContext } from '../kernel/Handler';
import type { Call } from '../kernel/Call';
import { addKeptBytes } from '../kernel/callCost';
import { accountScopeOf } from './accountScopeOf';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { wireError } from './messages';
import { fileCarrier, isLong, readOperation } from './operationReading';
import type { CalledOperation } from './operationReading';

type Answer = Result<string, Failure>;

/** The one method of a code-based service (specification 2, section 7.3). */
export function operationMethod(service: ServiceName, gateway: Gateway): Method {
  return async (call) => {
    const answer = await withBackpressure(call.now, async (): Promise<Answer> => {
      const admission = isLong(call.body) ? await gateway.admitLongRequest(call) : success(undefined);
      if (!admission.ok) {
        return admission;
      }
      const request = await readOperation({ body: call.body, service }, gateway.bank.reader);
      return request.ok ? execute(service, request.value, { call, gateway }) : request;
    });
    call.record.outcome = answer.ok ? 'ok' : answer.failure.code;
    return responseMessage(answer).serializeBinary();
  };
}

/** True when an operation of the service carries a file, so that its requests may be as large as the largest file. */
export function carriesFiles(service: ServiceName): boolean {
  return OPERATION_CODES.some((code) => fileCarrier(code) && catalogue[code].services.some((name) => name === service));
}

function responseMessage(answer: Answer): OperationResponse {
  return answer.ok
    ? OperationResponse.fromObject({ success: true, data: answer.value })
    : OperationResponse.fromObject({ success: false, error: wireError(answer.failure) });
}

function costOf(code: OperationCode): OperationCost {
  const { cost = 'cheap' }: Declaration = catalogue[code];
  return cost;
}

interface Deps {
  readonly call: Call;
  readonly gateway: Gateway;
}

/** Runs the steps every operation goes through, in this order. */
async function execute(service: ServiceName, called: CalledOperation, deps: Deps): Promise<Answer> {
  const { call, gateway } = deps;
  const code = codeOf(called, service);
  if (!code.ok) {
    return code;
  }
  call.record.operation = code.value;
  if (call.sessionKey === undefined && isOpenToGuests(code.value)) {
    return answerGuest(code.value, called, deps);
  }
  const session = await gateway.signedInSession(call, { isActivity: !BACKGROUND_CODES.has(code.value) });
  if (!session.ok) {
    return isOpenToGuests(code.value) && (await isAtAnotherStage(deps))
      ? answerGuest(code.value, called, deps)
      : session;
  }
  return gateway.failures.keeping({ call, session: session.value, service, operation: code.value }, async () => {
    const permission = authorised(session.value, code.value, call.now);
    if (!permission.ok) {
      return permission;
    }
    const answer = () => answerCaller(code.value, called, { deps, session: session.value });
    // An expensive call waits in the queue of the budget, where it holds up no other call of its user.
    return costOf(code.value) === 'expensive' ? answer() : gateway.places.run(session.value.userId, answer);
  });
}

/** True for a session that waits for its next step, or is locked: its holder may do what a visitor may. */
async function isAtAnotherStage({ call, gateway }: Deps): Promise<boolean> {
  const found = await gateway.anySession(call);
  return found.ok && found.value.stage !== 'active';
}

function isOpenToGuests(code: OperationCode): code is GuestCode {
  return Object.hasOwn(guestHandlers, code);
}

/** Answers a caller without a session, who is known and rate-limited by the network address only. */
async function answerGuest<Code extends GuestCode>(
  code: Code,
  called: CalledOperation,
  { call, gateway }: Deps,
): Promise<Answer> {
  const admission = gateway.admitGuest(call);
  if (!admission.ok) {
    return admission;
  }
  const { referenceId, address, now } = call;
  const context: GuestContext = { referenceId, address, now, bank: gateway.bank };
  return answerTo(code, called, {
    call,
    handle: (request) => gateway.budget.run({ cost: costOf(code), now }, () => guestHandlers[code](request, context)),
  });
}

/** Kinds of operations that may leave a message to send or an event to publish; reading and creating leave neither. */
const LEAVES_WORK: ReadonlySet<Declaration['kind']> = new Set(['command', 'step']);

/** Codes the application sends by itself; they do not count as activity of the user (reliability: S4). */
const BACKGROUND_CODES: ReadonlySet<OperationCode> = new Set(['CHECK_NOTIFICATIONS']);

function codeOf(
  { code, sentCode }: CalledOperation,
  service: ServiceName,
): Result<OperationCode, Failure<GatewayFailureCode>> {
  if (code !== undefined) {
    return success(code);
  }
  const beginning = COMPLETED_BY_CALLER[service];
  const isCompleted = beginning !== undefined && sentCode.startsWith(beginning) && !isOperationCode(sentCode);
  return refusal({ code: isCompleted ? 'UNKNOWN_CODE' : 'UNKNOWN_OPERATION_CODE' });
}

/** Beginnings of codes the caller completes: with the kind of a tax, and the name of a directory (specification 2, section 7.3). */
const COMPLETED_BY_CALLER: Readonly<Partial<Record<ServiceName, string>>> = { payment: 'MAKE_', directory: 'GET_' };

function authorised(
  session: Session,
  code: OperationCode,
  now: Instant,
): Result<undefined, Failure<GatewayFailureCode>> {
  const declaration: Declaration = catalogue[code];
  if (!mayCall(code, declaration, session)) {
    return refusal({ code: 'ACCESS_DENIED' });
  }
  return isPastExpiry(session.passportExpiresOn, bankDayOf(now)) && !isOpenToViewOnly(declaration)
    ? refusal({ code: 'PASSPORT_EXPIRED' })
    : success(undefined);
}

async function answerCaller<Code extends OperationCode>(
  code: Code,
  called: CalledOperation,
  { deps: { call, gateway }, session }: { readonly deps: Deps; readonly session: Session },
): Promise<Answer> {
  const { referenceId, address, now } = call;
  const context: CallContext = { caller: session, referenceId, address, now, bank: gateway.bank };
  const answer = await answerTo(code, called, {
    call,
    handle: (request) =>
      withinAccountScope(accountScopeOf(session, catalogue[code]), () => handled(code, request, { context, gateway })),
  });
  if (answer.ok && LEAVES_WORK.has(catalogue[code].kind)) {
    gateway.signal.wake();
  }
  return answer;
}

/** Counts the request of a call that is no query as bytes to keep: most of it is stored. */
function noteBytesKept(code: OperationCode, { body }: Call): void {
  if (catalogue[code].kind !== 'query') {
    addKeptBytes(body.bytes.length);
  }
}

interface Asked<Code extends OperationCode> {
  readonly call: Call;
  readonly handle: (request: RequestOf<Code>) => Promise<Result<ResponseOf<Code>, Failure>>;
}

async function answerTo<Code extends OperationCode>(
  code: Code,
  called: CalledOperation,
  { call, handle }: Asked<Code>,
): Promise<Answer> {
  const request = called.request(code);
  if (!request.ok) {
    return request;
  }
  const result = await handle(request.value);
  noteBytesKept(code, call);
  return result.ok
    ? success(JSON.stringify(z.encode(adapterOf(code).response, result.value)))
    : refusal(result.failure);
}

/**
 * Runs a handler. A command may change the rights of its user or the user's sessions, so the cached sessions of the user are dropped after
 * it.
 */
async function handled<Code extends OperationCode>(
  code: Code,
  request: RequestOf<Code>,
  { context, gateway }: { readonly context: CallContext; readonly gateway: Gateway },
) {
  const { userId } = context.caller;
  const cost = costOf(code);
  // What is expensive has a share of its own, so that the user's other calls do not wait for it.
  const share = cost === 'expensive' ? `${userId} ${cost}` : userId;
  const handle = () => withinShare(share, () => operationHandlers[code](request, context));
  try {
    return await gateway.budget.run({ cost, now: context.now }, handle);
  } finally {
    if (catalogue[code].kind === 'command') {
      gateway.sessions.forgetUser(context.caller.userId);
    }
  }
}
