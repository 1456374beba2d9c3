import { originBound } from '../networks/originBound';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { CodeSent } from '../../src/domain/operation/OperationOutcome';
import type { OperationId } from '../../src/domain/operation/OperationId';
import { success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { OtpType, WaitingChange } from '../../src/domain/user/ProfileChange';
import type { Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';
import { phoneOf, queueMessage } from '../networks/messages';
import { authTypeOf } from './authType';
import { userOwner } from './codeOwner';
import type { CodeMessage } from './Confirmable';
import { subjectOf } from './confirmationRepository';
import type { Confirmation } from './confirmationRepository';
import { maskedPhone } from './oneTimeCodes';
import { issueCode } from './subjectCodes';
import type { SendRefusal } from './subjectCodes';

/** The pause between two messages; the rule itself is that of issue_codes (bank/confirmations/functions). */
const RESEND_AFTER_MS = 30 * 1000;

/**
 * Issues a code for a confirmation and sends it to the telephone the bank knows now, where the user confirms by messages; earlier codes are
 * void. `compose` is called only then.
 */
export async function sendCode(
  connection: Kysely<Tables>,
  { caller, bank, now }: CallContext,
  { confirmation, compose }: { readonly confirmation: Confirmation; readonly compose: () => Promise<CodeMessage> },
): Promise<Result<CodeSent, SendRefusal>> {
  const type = await authTypeOf(connection, caller.userId);
  if (type !== 'SMS') {
    return success(codeOfDevice(type, confirmation.expiresAt));
  }
  const message = await compose();
  const phone = await phoneOf(connection, caller.userId);
  const order = { owner: userOwner(caller), recipient: phone };
  const issued = await issueCode({ connection, bank, now }, subjectOf(confirmation, message.digest), order);
  if (!issued.ok) {
    return issued;
  }
  const { code, isLast, sendsLeft, expiresAt, resendAfterSeconds } = issued.value;
  const text = originBound(message.text(code), code, bank.configuration.publicAddress);
  await queueMessage(connection, { userId: caller.userId, phone }, { text, now, urgency: 'code' });
  return success({
    otpType: 'SMS',
    isLastSmsTry: isLast,
    sendsLeft,
    phone: maskedPhone(phone),
    expiresAt,
    resendAfterSeconds,
  });
}

/**
 * State of the code of a confirmation, answered when the call that opened it is repeated.
 * @throws Error when no code was sent for it
 */
export async function activeCode(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  { id, expiresAt }: Pick<Confirmation, 'id' | 'expiresAt'>,
): Promise<CodeSent> {
  const type = await authTypeOf(connection, caller.userId);
  if (type !== 'SMS') {
    return codeOfDevice(type, expiresAt);
  }
  const { rows } = await sql<{ sends_left: number; last_sent_at: Instant | null; expires_at: Instant }>`
    select c.sends_left, c.last_sent_at, o.expires_at from code_subject c
      join one_time_code o on (o.subject_kind, o.subject_id) = (c.subject_kind, c.subject_id)
     where c.subject_kind = 'confirmation' and c.subject_id = ${id} order by o.id desc limit 1`.execute(connection);
  const active = rows[0];
  if (active === undefined) {
    throw new Error(`No code was sent for the confirmation ${id}`);
  }
  return {
    otpType: 'SMS',
    isLastSmsTry: active.sends_left === 0,
    sendsLeft: active.sends_left,
    phone: maskedPhone(await phoneOf(connection, caller.userId)),
    expiresAt: active.expires_at,
    resendAfterSeconds: Math.ceil(Math.max(0, (active.last_sent_at ?? now) + RESEND_AFTER_MS - now) / 1000),
  };
}

/** A change that waits for a code, as the call that requested it answers. */
export function waitingChangeOf(operationId: OperationId, sent: CodeSent): WaitingChange {
  const { otpType, phone, isLastSmsTry, expiresAt, resendAfterSeconds } = sent;
  return { operationId, otpType, phone, isLastSmsTry, expiresAt, resendAfterSeconds };
}

/** State of what waits for a code of a device: no message is sent. */
function codeOfDevice(otpType: OtpType, expiresAt: Instant): CodeSent {
  return { otpType, isLastSmsTry: true, sendsLeft: 0, phone: '', expiresAt, resendAfterSeconds: 0 };
}
