import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { success } from '../../../src/domain/result/Result';
import type { ChangedPart } from '../../../src/domain/user/ProfileChange';
import type { Confirmable } from '../../confirmations/Confirmable';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import type { ProfilePayload, Tables } from '../../db/Tables';
import { queueSecurityNotice } from '../../networks/messages';
import type { Recipient } from '../../networks/messages';
import { hasKnownDevice, endOtherSessions, storePasskey } from '../identity';
import { tellUserDataChanged } from '../notifications';
import type { CallContext } from '../../kernel/Handler';
import { changeAuthType } from './authType';
import { changeEmail } from './email';
import { changeLimit } from './limits';
import { submitPassport } from './passports';
import { forgetPayload, isWaiting, messageOfChange, readPayload } from './profileChanges';
import type { StoredPayload } from './profileChanges';

/** Parts of what protects the user's access. */
const PROTECTS: ReadonlySet<ChangedPart> = new Set([
  'password',
  'username',
  'securityQuestion',
  'authType',
  'knownDevices',
  'passkey',
]);

interface WaitingProfile {
  readonly confirmation: Confirmation;
  readonly payload: StoredPayload;
  /** The contact the bank knew before the change. */
  readonly recipient: Recipient;
}

/**
 * Changes of a user's settings and documents. A change that protects the access ends all other sessions of the user and notifies the
 * previous contact (reliability: S5, S6).
 */
export const profileConfirmation: Confirmable<'CONFIRM_UTILITY_OPERATION', WaitingProfile> = {
  event: 'PROFILE_CHANGED',

  find: async (confirmation, { connection, context: { caller } }) => {
    const user = await connection
      .selectFrom('app_user')
      .select(['phone', 'language'])
      .where('id', '=', BigInt(caller.userId))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const payload = await readPayload(connection, confirmation);
    return payload && { confirmation, payload, recipient: { userId: caller.userId, ...user } };
  },

  act: async ({ confirmation, payload, recipient }, { connection, context }) => {
    if (!isWaiting(payload)) {
      return 'OPERATION_NOT_FOUND';
    }
    const failureCode = await carryOut(connection, context, payload);
    if (failureCode !== undefined) {
      return failureCode;
    }
    const { caller, now } = context;
    await forgetPayload(connection, confirmation);
    if (PROTECTS.has(payload.part)) {
      await endOtherSessions(connection, caller, { reason: 'PROFILE_CHANGED', now });
    }
    await tellUserDataChanged(connection, caller, now);
    await queueSecurityNotice(connection, recipient, { changed: payload.part, now });
    return undefined;
  },

  answer: (_subject, { operationId }) => Promise.resolve(success({ operationId })),

  message: messageOfChange,
};

type RefusedChange =
  | 'USERNAME_UNAVAILABLE'
  | 'NO_TOKEN_EXISTS'
  | 'TOKEN_IS_LINKED_TO_ANOTHER_USER'
  | 'DEVICE_NOT_FOUND'
  | 'PASSKEY_LIMIT_EXCEEDED'
  | 'PASSKEY_ALREADY_ADDED'
  | 'PASSPORT_UNDER_REVIEW'
  | 'LIMIT_UNDER_REVIEW'
  | 'FAILED_CHANGED_LIMIT';

/**
 * Returns a failure that has arisen since the request: a login or a token another user has taken, a browser that was
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
    case 'passkey':
      return storePasskey(connection, context, payload);
    case 'passkeyCeiling':
      await change.set({ passkey_daily_sum: BigInt(payload.dailySum) }).execute();
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
