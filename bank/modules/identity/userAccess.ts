import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Language } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { accessNoticeText } from '../../../src/domain/user/securityMessages';
import type { Tables } from '../../db/Tables';
import { queueMessage } from '../../networks/messages';
import type { EntryRefusal } from './bankStatus';

/** Reason kept with the sessions the block of their user has ended. */
const ENDED_BY_BLOCK = 'USER_BLOCKED' satisfies EntryRefusal;

/** Change of the access of one user, and the administrator who makes it. */
interface AccessChange {
  readonly userId: string;
  readonly administratorId: string;
  readonly now: Instant;
}

type BlockOutcome = Result<
  undefined,
  Failure<'OWN_ACCESS' | 'CUSTOMER_NOT_FOUND' | 'LAST_ADMINISTRATOR' | 'OPERATION_IMPOSSIBLE'>
>;

/**
 * Blocks a user: ends the sessions, at whatever stage they are, and sends the user a message. A sign-in beside it is either refused or
 * ended, because it locks the user's row first. OPERATION_IMPOSSIBLE for a user who is blocked already.
 */
export async function blockUser(
  connection: Kysely<Tables>,
  { userId, administratorId, reason, now }: AccessChange & { readonly reason: string },
): Promise<BlockOutcome> {
  if (userId === administratorId) {
    return refusal({ code: 'OWN_ACCESS' });
  }
  const locked = await lockWithAdministrators(connection, userId);
  const user = locked.find(({ id }) => id.toString() === userId);
  if (user === undefined) {
    return refusal({ code: 'CUSTOMER_NOT_FOUND' });
  }
  if (user.is_blocked) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  if (user.is_administrator && !locked.some((other) => other !== user && other.is_administrator && !other.is_blocked)) {
    return refusal({ code: 'LAST_ADMINISTRATOR' });
  }
  await connection
    .updateTable('app_user')
    .set({ access_blocked_at: new Date(now), access_block_reason: reason, access_blocked_by: BigInt(administratorId) })
    .where('id', '=', user.id)
    .execute();
  await connection
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: ENDED_BY_BLOCK })
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .execute();
  await notify(connection, user, { changed: 'blocked', now });
  return success(undefined);
}

interface LockedUser {
  readonly id: bigint;
  readonly phone: string;
  readonly language: Language;
  readonly is_administrator: boolean;
  readonly is_blocked: boolean;
}

/** Locks a user and every administrator, in the order of their ids, so that of administrators who block each other one remains. */
async function lockWithAdministrators(connection: Kysely<Tables>, userId: string): Promise<readonly LockedUser[]> {
  const { rows } = await sql<LockedUser>`
    select u.id, u.phone, u.language, u.is_administrator, u.access_blocked_at is not null as is_blocked
      from app_user u where u.id = ${userId}::bigint or u.is_administrator order by u.id for update`.execute(
    connection,
  );
  return rows;
}

type UnblockOutcome = Result<undefined, Failure<'OWN_ACCESS' | 'CUSTOMER_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>;

/**
 * Lifts the block of a user, the locks of the login and of known browsers after wrong passwords, and the hold after wrong codes.
 * OPERATION_IMPOSSIBLE where there is nothing to lift.
 */
export async function unblockUser(
  connection: Kysely<Tables>,
  { userId, administratorId, now }: AccessChange,
): Promise<UnblockOutcome> {
  if (userId === administratorId) {
    return refusal({ code: 'OWN_ACCESS' });
  }
  // This lock comes before any row lock, as wherever codes are checked.
  await sql`select lock_wrong_codes('user', ${userId}::bigint)`.execute(connection);
  const found = await sql<LockedUser & { readonly is_locked: boolean }>`
    select u.id, u.phone, u.language, u.is_administrator, u.access_blocked_at is not null as is_blocked,
        coalesce(u.blocked_until > ${new Date(now)}, false) or codes_held_until('user', u.id, ${new Date(now)}) is not null
          or exists (select from known_device d where d.user_id = u.id and d.blocked_until > ${new Date(now)}) as is_locked
      from app_user u where u.id = ${userId}::bigint for update`.execute(connection);
  const user = found.rows[0];
  if (user === undefined) {
    return refusal({ code: 'CUSTOMER_NOT_FOUND' });
  }
  if (!user.is_blocked && !user.is_locked) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const forgotten = { failed_tries: 0, blocked_until: null, blocks_in_a_row: 0 };
  await connection
    .updateTable('app_user')
    .set({ ...forgotten, access_blocked_at: null, access_block_reason: null, access_blocked_by: null })
    .where('id', '=', user.id)
    .execute();
  await connection.updateTable('known_device').set(forgotten).where('user_id', '=', user.id).execute();
  await sql`select forget_wrong_codes('user', ${user.id})`.execute(connection);
  await notify(connection, user, { changed: 'unblocked', now });
  return success(undefined);
}

function notify(
  connection: Kysely<Tables>,
  { id, phone, language }: LockedUser,
  { changed, now }: { readonly changed: 'blocked' | 'unblocked'; readonly now: Instant },
): Promise<void> {
  return queueMessage(connection, { userId: id.toString(), phone }, { text: accessNoticeText(changed, language), now });
}
