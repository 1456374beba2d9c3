import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OperationReference } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { CodeSent } from '../../../src/domain/operation/OperationOutcome';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { scheduleSmsText } from '../../../src/domain/schedule/scheduleWords';
import type { OtpType, WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { authTypeOf } from '../../confirmations/authType';
import { userOwner } from '../../confirmations/codeOwner';
import { phoneOf, queueMessage } from '../../networks/messages';
import { maskedPhone } from '../../confirmations/oneTimeCodes';
import type { CodeSubject } from '../../confirmations/oneTimeCodes';
import { issueCode } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';
import type { CallContext } from '../../kernel/Handler';
import { lockPrepared } from './scheduleRepository';
import type { StoredSchedule } from './scheduleRepository';

type ResendRefusal = SendRefusal | Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>;

/** The pause between two messages; the rule itself is issue_code's (bank/confirmations/functions). */
const RESEND_AFTER_MS = 30 * 1000;

type Sealed = Pick<StoredSchedule, 'id' | 'words' | 'fingerprint' | 'expires_at'>;

/**
 * Subject a code of a schedule is bound to: the schedule, and a digest computed anew from the stored schedule.
 * @throws Error when the schedule does not wait for a code.
 */
export async function subjectOf(
  connection: Kysely<Tables>,
  { id }: Pick<StoredSchedule, 'id'>,
): Promise<CodeSubject & { readonly fingerprint: string }> {
  const { rows } = await sql<{ digest: Buffer; fingerprint: string }>`select * from seal_schedule(${id})`.execute(
    connection,
  );
  const sealed = rows[0];
  if (sealed === undefined) {
    throw new Error(`The schedule ${id} does not wait for a code`);
  }
  return { kind: 'schedule', id: id.toString(), ...sealed };
}

/** Issues a code for a waiting schedule, and sends it where the user confirms by messages. */
export async function sendScheduleCode(
  connection: Kysely<Tables>,
  context: CallContext,
  schedule: Sealed,
): Promise<Result<CodeSent, SendRefusal>> {
  const { caller, bank, now } = context;
  const type = await authTypeOf(connection, caller.userId);
  if (type !== 'SMS') {
    return success(fromDevice(type, schedule.expires_at));
  }
  const phone = await phoneOf(connection, caller.userId);
  const order = { owner: userOwner(caller), recipient: phone };
  const issued = await issueCode({ connection, bank, now }, await subjectOf(connection, schedule), order);
  if (!issued.ok) {
    return issued;
  }
  const text = scheduleSmsText(
    { code: issued.value.code, words: schedule.words, fingerprint: schedule.fingerprint },
    caller.language,
  );
  await queueMessage(connection, { userId: caller.userId, phone }, { text, now });
  const { isLast, sendsLeft, expiresAt, resendAfterSeconds } = issued.value;
  return success({
    otpType: 'SMS',
    isLastSmsTry: isLast,
    sendsLeft,
    phone: maskedPhone(phone),
    expiresAt,
    resendAfterSeconds,
  });
}

/** State of the code of a waiting schedule, answered when the call that prepared the schedule is repeated. */
export async function activeCode(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  schedule: Sealed,
): Promise<CodeSent> {
  const type = await authTypeOf(connection, caller.userId);
  if (type !== 'SMS') {
    return fromDevice(type, schedule.expires_at);
  }
  const { rows } = await sql<{ sends_left: number; last_sent_at: Instant; expires_at: Instant }>`
    select c.sends_left, c.last_sent_at, o.expires_at from code_subject c
      join one_time_code o on (o.subject_kind, o.subject_id) = (c.subject_kind, c.subject_id)
     where c.subject_kind = 'schedule' and c.subject_id = ${schedule.id} order by o.id desc limit 1`.execute(
    connection,
  );
  const stands = rows[0];
  if (stands === undefined) {
    throw new Error(`No code was sent for the schedule ${schedule.id}`);
  }
  return {
    otpType: 'SMS',
    isLastSmsTry: stands.sends_left === 0,
    sendsLeft: stands.sends_left,
    phone: maskedPhone(await phoneOf(connection, caller.userId)),
    expiresAt: stands.expires_at,
    resendAfterSeconds: Math.ceil(Math.max(0, stands.last_sent_at + RESEND_AFTER_MS - now) / 1000),
  };
}

/** Sends another code for a waiting schedule; earlier ones are void. */
export function sendScheduleCodeAgain(
  { operationId }: OperationReference,
  context: CallContext,
): Promise<Result<WaitingChange, ResendRefusal>> {
  return context.bank.database.kysely
    .transaction()
    .execute(async (connection): Promise<Result<WaitingChange, ResendRefusal>> => {
      const schedule = await lockPrepared(connection, context.caller, operationId);
      if (schedule?.state !== 'waiting' || !schedule.has_template) {
        return refusal({ code: 'OPERATION_NOT_FOUND' });
      }
      if (schedule.expires_at <= context.now) {
        return refusal({ code: 'OPERATION_TIME_OUT' });
      }
      const sent = await sendScheduleCode(connection, context, schedule);
      return sent.ok ? success({ operationId, ...sent.value }) : sent;
    });
}

function fromDevice(otpType: OtpType, expiresAt: Instant): CodeSent {
  return { otpType, isLastSmsTry: true, sendsLeft: 0, phone: '', expiresAt, resendAfterSeconds: 0 };
}
