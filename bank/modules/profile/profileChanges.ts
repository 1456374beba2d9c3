import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { OtpType, WaitingChange } from '../../../src/domain/user/ProfileChange';
import { confirmedChangeText } from '../../../src/domain/user/confirmedChange';
import { changeSmsText } from '../../../src/domain/user/securityMessages';
import type { ChangePayload, ProductPayload, ProfilePayload, Tables } from '../../db/Tables';
import { authTypeOf } from '../../confirmations/authType';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { phoneOf, queueMessage } from '../../networks/messages';
import { maskedPhone } from '../../confirmations/oneTimeCodes';
import { firstCodeRefusal, issueCode } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';
import type { CallContext } from '../../kernel/Handler';
import { confirmedChange } from './confirmedChange';

/** The pause between two messages; the rule itself is issue_code's (bank/confirmations/functions). */
const RESEND_AFTER_MS = 30 * 1000;

const CHANGE_LIFE_MS = 10 * 60 * 1000;

/** Largest number of unconfirmed changes of a user within a quarter of an hour: each brings three messages and five tries. */
const UNFINISHED_CHANGES = 5;
const UNFINISHED_WINDOW_MS = 15 * 60 * 1000;

type Begun = Result<
  WaitingChange,
  Failure<'OPERATION_ID_REUSED' | 'MAX_OTP_TRIES' | 'CONFIRMATIONS_ON_HOLD' | 'OTP_MESSAGES_LIMIT_EXCEEDED'>
>;

/** Change a user requests, checked and ready to be carried out. */
export interface ChangeRequest {
  readonly operationId: OperationId;
  readonly payload: ChangePayload;
}

export interface StoredChange {
  readonly id: bigint;
  /** Kind of the change, which decides the call that confirms it. */
  readonly kind: 'profile' | 'product';
  readonly payload: ChangePayload | Readonly<Record<string, never>>;
  readonly expiresAt: Instant;
  readonly doneAt: Instant | undefined;
  readonly confirmedWith: Buffer | undefined;
}

/** The change a user has requested under this id, if any. */
export async function readChange(
  connection: Kysely<Tables>,
  userId: string,
  operationId: OperationId,
): Promise<StoredChange | undefined> {
  const row = await connection
    .selectFrom('profile_change')
    .select(['id', 'kind', 'payload', 'expires_at', 'done_at', 'confirmed_with'])
    .where('user_id', '=', BigInt(userId))
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        id: row.id,
        kind: row.kind,
        payload: row.payload,
        expiresAt: row.expires_at,
        doneAt: row.done_at ?? undefined,
        confirmedWith: row.confirmed_with ?? undefined,
      };
}

/**
 * Answers a change that was requested before under the same id: the same request gets the same answer, another is refused. `undefined` when
 * the id is new.
 */
export async function repeatedChange(
  context: CallContext,
  operationId: OperationId,
  isSame: (payload: StoredChange['payload']) => boolean | Promise<boolean>,
): Promise<Result<WaitingChange, Failure<'OPERATION_ID_REUSED'>> | undefined> {
  const { kysely } = context.bank.database;
  const stored = await readChange(kysely, context.caller.userId, operationId);
  if (stored === undefined) {
    return undefined;
  }
  if (stored.doneAt !== undefined || !(await isSame(stored.payload))) {
    return refusal({ code: 'OPERATION_ID_REUSED' });
  }
  return success(await standing(kysely, { context, operationId, id: stored.id, expiresAt: stored.expiresAt }));
}

interface Standing {
  readonly context: CallContext;
  readonly operationId: OperationId;
  readonly id: bigint;
  readonly expiresAt: Instant;
}

/** State of a change that waits for a code of a device: no message is sent. */
function confirmedByDevice(operationId: OperationId, otpType: OtpType, expiresAt: Instant): WaitingChange {
  return { operationId, otpType, phone: '', isLastSmsTry: true, expiresAt, resendAfterSeconds: 0 };
}

/** State of the codes of a waiting change. */
async function standing(
  connection: Kysely<Tables>,
  { context, operationId, id, expiresAt }: Standing,
): Promise<WaitingChange> {
  const { caller, now } = context;
  const type = await authTypeOf(connection, caller.userId);
  if (type !== 'SMS') {
    return confirmedByDevice(operationId, type, expiresAt);
  }
  const subject = await connection
    .selectFrom('code_subject')
    .innerJoin('one_time_code', (join) =>
      join
        .onRef('one_time_code.subject_kind', '=', 'code_subject.subject_kind')
        .onRef('one_time_code.subject_id', '=', 'code_subject.subject_id'),
    )
    .select(['code_subject.sends_left', 'code_subject.last_sent_at', 'one_time_code.expires_at'])
    .where('code_subject.subject_kind', '=', 'change')
    .where('code_subject.subject_id', '=', id)
    .orderBy('one_time_code.id', 'desc')
    .executeTakeFirstOrThrow();
  const pause = Math.max(0, (subject.last_sent_at ?? now) + RESEND_AFTER_MS - now);
  return {
    operationId,
    otpType: 'SMS',
    phone: maskedPhone(await phoneOf(connection, caller.userId)),
    isLastSmsTry: subject.sends_left === 0,
    expiresAt: subject.expires_at,
    resendAfterSeconds: Math.ceil(pause / 1000),
  };
}

/** Stores a change that waits for a code and sends the code. Nothing has changed yet. */
export function beginChange(context: CallContext, request: ChangeRequest): Promise<Begun> {
  const { caller, bank, now } = context;
  return CodeJudge.transaction(bank, { owner: userOwner(caller), now }, async (judge): Promise<Begun> => {
    const transaction = judge.connection;
    await transaction.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    if ((await unfinishedChanges(transaction, context)) >= UNFINISHED_CHANGES) {
      return refusal({ code: 'MAX_OTP_TRIES' });
    }
    const refused = await firstCodeRefusal(judge, caller.userId);
    if (refused !== undefined) {
      return refusal(refused);
    }
    const inserted = await transaction
      .insertInto('profile_change')
      .values({
        user_id: caller.userId,
        operation_id: request.operationId,
        kind: request.payload.part === 'product' ? 'product' : 'profile',
        payload: JSON.stringify(request.payload),
        created_at: new Date(now),
        expires_at: new Date(now + CHANGE_LIFE_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) {
      return refusal({ code: 'OPERATION_ID_REUSED' });
    }
    const type = await authTypeOf(transaction, caller.userId);
    if (type !== 'SMS') {
      return success(confirmedByDevice(request.operationId, type, now + CHANGE_LIFE_MS));
    }
    const sent = await sendChangeCode(transaction, context, {
      id: inserted.id,
      payload: request.payload,
      operationId: request.operationId,
    });
    if (!sent.ok) {
      throw new Error(`A new change was refused its first code: ${sent.failure.code}`);
    }
    return sent;
  });
}

/** True when {@link beginChange} would refuse for the number of unconfirmed changes; checked before anything costly. */
export async function hasTooManyChanges(context: CallContext): Promise<boolean> {
  return (await unfinishedChanges(context.bank.database.kysely, context)) >= UNFINISHED_CHANGES;
}

async function unfinishedChanges(connection: Kysely<Tables>, { caller, now }: CallContext): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select count(*)::int as changes from profile_change
     where user_id = ${caller.userId}::bigint and done_at is null
       and created_at > ${new Date(now - UNFINISHED_WINDOW_MS)}`.execute(connection);
  return rows[0]?.changes ?? 0;
}

interface ChangeToConfirm {
  readonly id: bigint;
  readonly payload: ChangePayload;
  readonly operationId: OperationId;
}

type Sent = Result<WaitingChange, SendRefusal>;

/** Sends a code for a waiting change to the phone the bank knows now. */
export async function sendChangeCode(
  connection: Kysely<Tables>,
  { caller, bank, now }: CallContext,
  { id, payload, operationId }: ChangeToConfirm,
): Promise<Sent> {
  const phone = await phoneOf(connection, caller.userId);
  const order = { owner: userOwner(caller), recipient: phone };
  const issued = await issueCode({ connection, bank, now }, { kind: 'change', id: id.toString() }, order);
  if (!issued.ok) {
    return issued;
  }
  const asked =
    payload.part === 'product'
      ? payload.asked
      : confirmedChangeText(await confirmedChange(connection, caller, payload));
  const text = changeSmsText(issued.value.code, asked, caller.language);
  await queueMessage(connection, { userId: caller.userId, phone }, { text, now });
  return success({
    operationId,
    otpType: 'SMS',
    phone: maskedPhone(phone),
    isLastSmsTry: issued.value.isLast,
    expiresAt: issued.value.expiresAt,
    resendAfterSeconds: issued.value.resendAfterSeconds,
  });
}

/** True for the payload of a waiting change of the profile; the payload of a change that is done is empty. */
export function isWaiting(payload: StoredChange['payload']): payload is ProfilePayload {
  return 'part' in payload && payload.part !== 'product';
}

/** The same for a change of a product. */
export function isProduct(payload: StoredChange['payload']): payload is ProductPayload {
  return 'part' in payload && payload.part === 'product';
}
