import { Acknowledgement } from '../../proto/generated/ibank/v1/common';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { refusedUntil } from '../../src/application/operations/failureWith';
import type { Allowance, Spending } from '../kernel/allowances';
import { networkOf } from '../kernel/networkOf';
import { withBackpressure } from '../kernel/withBackpressure';
import { findSession } from '../modules/identity/sessions';
import type { Call } from '../kernel/Call';
import { CLIENT_LOG, readClientLog, MAX_LOG_BODY_BYTES } from './clientLogReading';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { invalidRequest, wireError } from './messages';
import { isLong } from './operationReading';
import { readElsewhere } from './refusableReading';

const KIB = 1024;
const DAY_SECONDS = 24 * 60 * 60;

/** Bytes of log that one network address may leave with the bank: errors of a few open pages take some tens of KiB. */
const OF_ADDRESS: Allowance = {
  name: 'log of an address',
  capacity: 1024 * KIB,
  perSecond: (16 * 1024 * KIB) / DAY_SECONDS,
};
/** Bytes of log of all signed-in users. */
const OF_USERS: Allowance = {
  name: 'log of users',
  capacity: 32 * 1024 * KIB,
  perSecond: (256 * 1024 * KIB) / DAY_SECONDS,
};
/** Bytes of log of all visitors, so that strangers do not use the allowance of users. */
const OF_GUESTS: Allowance = {
  name: 'log of guests',
  capacity: 8 * 1024 * KIB,
  perSecond: (64 * 1024 * KIB) / DAY_SECONDS,
};

/**
 * Stores log entries of the application (specification 2, section 7.2). Any visitor may send them, so they are stored apart from the
 * bank's own log and within an allowance of bytes.
 */
export function logMethod(gateway: Gateway): Method {
  return async (call) => {
    call.record.operation = 'insertLog';
    const answer = await withBackpressure(call.now, () => insertLog(call, gateway));
    call.record.outcome = answer.ok ? 'ok' : answer.failure.code;
    const message = answer.ok ? { success: true } : { success: false, error: wireError(answer.failure) };
    return Acknowledgement.fromObject(message).serializeBinary();
  };
}

async function insertLog(call: Call, gateway: Gateway): Promise<Result<undefined, Failure<GatewayFailureCode>>> {
  if (call.body.bytes.length > MAX_LOG_BODY_BYTES) {
    return refusal(invalidRequest('entries'));
  }
  const admission = gateway.admitGuest(call);
  if (!admission.ok) {
    return admission;
  }
  const { allowances, bank } = gateway;
  const ofAddress: Spending = {
    allowance: OF_ADDRESS,
    subject: networkOf(call.address),
    points: call.body.bytes.length,
  };
  const waitForAddress = allowances.waitFor(ofAddress);
  if (waitForAddress > 0) {
    return refusal(refusedUntil('TOO_MANY_REQUESTS', call.now + waitForAddress));
  }
  allowances.spend(ofAddress);
  const { body } = call;
  const read = isLong(body) ? await readElsewhere(bank.reader, CLIENT_LOG, { body }) : readClientLog({ body });
  if (!read.ok || read.value.count === 0) {
    return read.ok ? success(undefined) : read;
  }
  return store(read.value.rows, call, gateway);
}

const INSERT = `
  insert into client_log (at, reference_id, user_id, session_id, level, message, details)
    select $1, $2, $3, $4, e.level, e.message, e.details
      from jsonb_to_recordset($5::jsonb) e(level text, message text, details jsonb)`;

async function store(
  rows: string,
  call: Call,
  { bank, allowances }: Gateway,
): Promise<Result<undefined, Failure<GatewayFailureCode>>> {
  const session = await findSession(bank, call.sessionKey, call.now);
  const total: Spending = {
    allowance: session === undefined ? OF_GUESTS : OF_USERS,
    subject: 'bank',
    points: Buffer.byteLength(rows),
  };
  const wait = allowances.waitFor(total);
  if (wait > 0) {
    return refusal(refusedUntil('TOO_MANY_REQUESTS', call.now + wait));
  }
  allowances.spend(total);
  await bank.database.pool.query({
    name: 'insert-client-log',
    text: INSERT,
    values: [new Date(call.now), call.referenceId, session?.userId, session?.sessionId, rows],
  });
  return success(undefined);
}
