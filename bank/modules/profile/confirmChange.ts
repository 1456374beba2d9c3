import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OperationReference } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../../src/application/operations/transfers';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { ChangedPart, WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { ProfilePayload, Tables } from '../../db/Tables';
import { resendSigningCode } from '../corporate/confirmSigning';
import { recordAuthentication } from '../identity/audit';
import { hasKnownDevice } from '../identity/knownDevices';
import { queueSecurityNotice } from '../../networks/messages';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { codeHash } from '../../confirmations/oneTimeCodes';
import { endOtherSessions } from '../identity/sessions';
import { authTypeOf } from '../../confirmations/authType';
import { checkFactor } from '../identity/devices';
import { tellUserDataChanged } from '../notifications/tellUserDataChanged';
import type { CallContext } from '../../kernel/Handler';
import { changeAuthType } from './authType';
import { changeEmail } from './email';
import { changeLimit } from './limits';
import { submitPassport } from './passports';
import { isProduct, isWaiting, readChange, sendChangeCode } from './profileChanges';
import type { StoredChange } from './profileChanges';

type Confirmed = Result<OperationReference, Failure<FailureCodeOf<'CONFIRM_UTILITY_OPERATION'>>>;

/** Parts of what protects the user's access. */
const PROTECTS: ReadonlySet<ChangedPart> = new Set([
  'password',
  'username',
  'securityQuestion',
  'authType',
  'knownDevices',
]);

/**
 * Checks the code of a prepared change and carries it out: when it protects the access all other sessions of the user end, and
 * the contact the bank knew before is told (reliability: S5, S6). A repeated call with the code that was used is answered again.
 */
export function confirmChange(request: OperationConfirmation, context: CallContext): Promise<Confirmed> {
  const { caller, bank } = context;
  return CodeJudge.transaction(bank, { owner: userOwner(caller), now: context.now }, async (judge) => {
    const transaction = judge.connection;
    const user = await transaction
      .selectFrom('app_user')
      .select(['phone', 'language'])
      .where('id', '=', BigInt(caller.userId))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const change = await readChange(transaction, caller.userId, request.operationId);
    const outcome = await decide(judge, { request, context, change });
    if (outcome.ok && change !== undefined && isWaiting(change.payload)) {
      if (PROTECTS.has(change.payload.part)) {
        await endOtherSessions(transaction, caller, { reason: 'PROFILE_CHANGED', now: context.now });
      }
      await tellUserDataChanged(transaction, caller, context.now);
      const recipient = { userId: caller.userId, phone: user.phone, language: user.language };
      await queueSecurityNotice(transaction, recipient, { changed: change.payload.part, now: context.now });
    }
    await recordAuthentication(transaction, {
      event: 'PROFILE_CHANGED',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      at: context.now,
      referenceId: context.referenceId,
      userId: caller.userId,
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      address: context.address,
    });
    return outcome;
  });
}

interface Decision {
  readonly request: OperationConfirmation;
  readonly context: CallContext;
  readonly change: StoredChange | undefined;
}

async function decide(judge: CodeJudge, { request, context, change }: Decision): Promise<Confirmed> {
  const { connection, bank, now } = judge;
  if (change?.kind !== 'profile') {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const subject = { kind: 'change', id: change.id.toString() } as const;
  const used = codeHash(bank.secrets, subject, request.otp);
  if (!isWaiting(change.payload)) {
    return change.confirmedWith?.equals(used) === true
      ? success({ operationId: request.operationId })
      : refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (change.expiresAt <= now) {
    return refusal({ code: 'OPERATION_TIME_OUT' });
  }
  const checked = await checkFactor(judge, { userId: context.caller.userId, subject }, request.otp);
  if (!checked.ok) {
    return checked;
  }
  const failureCode = await carryOut(connection, context, change.payload);
  if (failureCode !== undefined) {
    return refusal({ code: failureCode });
  }
  await connection
    .updateTable('profile_change')
    .set({ payload: '{}', done_at: new Date(now), confirmed_with: used })
    .where('id', '=', change.id)
    .execute();
  return success({ operationId: request.operationId });
}

type RefusedChange =
  | 'USERNAME_UNAVAILABLE'
  | 'NO_TOKEN_EXISTS'
  | 'TOKEN_IS_LINKED_TO_ANOTHER_USER'
  | 'DEVICE_NOT_FOUND'
  | 'PASSPORT_UNDER_REVIEW'
  | 'LIMIT_UNDER_REVIEW'
  | 'FAILED_CHANGED_LIMIT';

/**
 * Answers what has come in the way since the change was asked for: a login or a token somebody else has taken, a browser that was
 * forgotten.
 */
async function carryOut(
  connection: Kysely<Tables>,
  context: CallContext,
  payload: ProfilePayload,
): Promise<RefusedChange | undefined> {
  const { userId } = context.caller;
  const change = connection.updateTable('app_user').where('id', '=', BigInt(userId));
  switch (payload.part) {
    case 'password':
      await change.set({ password_hash: payload.passwordHash, failed_tries: 0, blocked_until: null }).execute();
      return undefined;
    case 'securityQuestion':
      await change.set({ question_id: payload.questionId, answer_hash: payload.answerHash }).execute();
      return undefined;
    case 'username':
      return (await changeUsername(connection, userId, payload.username)) ? undefined : 'USERNAME_UNAVAILABLE';
    case 'authType':
      return changeAuthType(connection, userId, payload);
    case 'knownDevices':
      if (payload.onlyKnown && !(await hasKnownDevice(connection, userId, context.now))) {
        return 'DEVICE_NOT_FOUND';
      }
      await change.set({ known_devices_only: payload.onlyKnown }).execute();
      return undefined;
    case 'email':
      await changeEmail(connection, context, payload.email);
      return undefined;
    case 'limit':
      return changeLimit(connection, context, payload.limit);
    case 'passport':
      return submitPassport(connection, context, payload);
    default:
      return payload satisfies never;
  }
}

/** Two users who want one login wait for each other here, so the second finds it taken. */
async function changeUsername(connection: Kysely<Tables>, userId: string, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 0))`.execute(connection);
  const taken = await connection
    .selectFrom('app_user')
    .select('id')
    .where(sql<boolean>`lower(login) = lower(${username})`)
    .where('id', '<>', BigInt(userId))
    .executeTakeFirst();
  if (taken !== undefined) {
    return false;
  }
  await connection.updateTable('app_user').set({ login: username }).where('id', '=', BigInt(userId)).execute();
  return true;
}

type Resent = Result<WaitingChange, Failure<FailureCodeOf<'RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE'> | 'TOO_MANY_REQUESTS'>>;

/** Sends another code for a change that waits; earlier ones are void. */
export async function resendChangeCode({ operationId }: OperationReference, context: CallContext): Promise<Resent> {
  const resent = await context.bank.database.kysely
    .transaction()
    .execute(async (transaction): Promise<Resent | undefined> => {
      const change = await readChange(transaction, context.caller.userId, operationId);
      if (change === undefined) {
        return undefined;
      }
      if (!isWaiting(change.payload) && !isProduct(change.payload)) {
        return refusal({ code: 'OPERATION_NOT_FOUND' });
      }
      if (change.expiresAt <= context.now) {
        return refusal({ code: 'OPERATION_TIME_OUT' });
      }
      if ((await authTypeOf(transaction, context.caller.userId)) !== 'SMS') {
        return refusal({ code: 'MAX_OTP_TRIES' });
      }
      return sendChangeCode(transaction, context, { id: change.id, payload: change.payload, operationId });
    });
  return resent ?? resendSigningCode({ operationId }, context);
}
