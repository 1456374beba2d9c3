import { Acknowledgement } from '../../proto/generated/ibank/v1/common';
import { InsertLogRequest } from '../../proto/generated/ibank/v1/log';
import type { LogEntry } from '../../proto/generated/ibank/v1/log';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Session } from '../modules/identity/Session';
import { findSession } from '../modules/identity/sessions';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { maskedForLog } from './masking';
import { invalidRequest, readMessage, wireError } from './messages';

const MAX_ENTRIES = 200;
/** Base64 text of a batch of 64 KiB and its frame. */
const MAX_BODY_CHARACTERS = Math.ceil((64 * 1024 + 5) / 3) * 4;
const MAX_FIELD_CHARACTERS = 8 * 1024;

/**
 * Keeps what the application noticed about itself (specification 2, section 7.2). Anybody may send it, so nothing in it is
 * believed: it is masked, cut and stored apart from the bank's own log.
 */
export function logMethod(gateway: Gateway): Method {
  return async (call) => {
    const answer = await insertLog(call, gateway);
    const message = answer.ok ? { success: true } : { success: false, error: wireError(answer.failure) };
    return Acknowledgement.fromObject(message).serializeBinary();
  };
}

async function insertLog(call: Call, gateway: Gateway): Promise<Result<undefined, Failure<GatewayFailureCode>>> {
  if (call.body.length > MAX_BODY_CHARACTERS) {
    return refusal(invalidRequest('entries'));
  }
  const request = readMessage(call.body, (bytes) => InsertLogRequest.deserializeBinary(bytes));
  if (!request.ok) {
    return request;
  }
  const { entries } = request.value;
  if (entries.length > MAX_ENTRIES) {
    return refusal(invalidRequest('entries'));
  }
  const admission = gateway.admitGuest(call);
  if (!admission.ok) {
    return admission;
  }
  if (entries.length > 0) {
    await store(entries, call, gateway);
  }
  return success(undefined);
}

async function store(entries: readonly LogEntry[], call: Call, gateway: Gateway): Promise<void> {
  const { database } = gateway.bank;
  const session = await findSession(gateway.bank, call.sessionKey, call.now);
  await database.kysely
    .insertInto('client_log')
    .values(entries.map((entry) => rowOf(entry, call, session)))
    .execute();
}

function rowOf(entry: LogEntry, call: Call, session: Session | undefined) {
  const level = LEVELS.find((name) => entry[name] !== '') ?? 'info';
  return {
    at: new Date(call.now),
    reference_id: call.referenceId,
    user_id: session?.userId ?? null,
    session_id: session?.sessionId ?? null,
    level,
    message: fit(entry[level]),
    details: JSON.stringify(
      Object.fromEntries(DETAILS.map((name) => [name, fit(entry[name])] as const).filter(isTold)),
    ),
  };
}

const LEVELS = ['error', 'warn', 'info', 'debug', 'trace'] as const;

const DETAILS = [
  'loglabel',
  'syserror',
  'url',
  'refid',
  'runid',
  'localtime',
  'time',
  'userid',
  'sessionid',
  'userlogin',
  'servicename',
  ...LEVELS,
] as const;

function isTold([, text]: readonly [string, string]): boolean {
  return text !== '';
}

function fit(text: string): string {
  return maskedForLog(text.slice(0, MAX_FIELD_CHARACTERS));
}
