import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import type { administrationOperations, UserBlocking } from '../../../src/application/operations/administration';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { AdministeredUser } from '../../../src/domain/administration/AdministeredUser';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Refusal } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { recordAudit } from '../../confirmations/recordAudit';
import type { Tables } from '../../db/Tables';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { blockUser, unblockUser } from '../identity';
import { recordUserAct } from './administratorActs';
import { readUserLog } from './userLogRepository';
import { findUsers, readUser } from './userRepository';

/** Reads of users by one administrator in a minute: more than a person needs, fewer than a harvest of customers needs. */
const LOOKS_A_MINUTE = 60;

type UserOperations = Pick<
  typeof administrationOperations,
  'GET_ADMIN_USERS' | 'GET_ADMIN_USER' | 'GET_ADMIN_USER_LOG' | 'BLOCK_USER' | 'UNBLOCK_USER'
>;

/** Handlers of the users in the administration. Every look and every change is audited in its own transaction. */
export const userHandlers: HandlersFor<UserOperations> = {
  GET_ADMIN_USERS: ({ text, after }, context) =>
    looking(context, async (transaction) => {
      const page = await findUsers(transaction, text, after);
      await recordAudit(transaction, context, {
        event: 'USERS_LOOKED_UP',
        details: { users: page.items.map(({ userId }) => userId) },
      });
      return success(page);
    }),

  GET_ADMIN_USER: ({ userId }, context) =>
    looking(context, async (transaction) => {
      const user = await readUser(transaction, userId, context.now);
      if (user === undefined) {
        return refusal({ code: 'CUSTOMER_NOT_FOUND' } as const);
      }
      await recordAudit(transaction, context, { event: 'USER_LOOKED_UP', subject: userId });
      return success(user);
    }),

  GET_ADMIN_USER_LOG: (query, context) =>
    looking(context, async (transaction) => {
      const user = await transaction
        .selectFrom('app_user')
        .select('login')
        .where('id', '=', BigInt(query.userId))
        .executeTakeFirst();
      if (user === undefined) {
        return refusal({ code: 'CUSTOMER_NOT_FOUND' } as const);
      }
      await recordAudit(transaction, context, { event: 'USER_LOG_LOOKED_UP', subject: query.userId });
      return success(await readUserLog(transaction, query, user.login));
    }),

  BLOCK_USER: (request, context) =>
    changing(context, async (transaction) => {
      const { userId, reason } = trimmed(request);
      const { caller, now } = context;
      const blocked = await blockUser(transaction, { userId, reason, administratorId: caller.userId, now });
      if (!blocked.ok) {
        return blocked;
      }
      await recordUserAct(transaction, context, { kind: 'userBlocked', userId, reason });
      return success(await changed(transaction, userId, context));
    }),

  UNBLOCK_USER: ({ userId }, context) =>
    changing(context, async (transaction) => {
      const { caller, now } = context;
      const unblocked = await unblockUser(transaction, { userId, administratorId: caller.userId, now });
      if (!unblocked.ok) {
        return unblocked;
      }
      await recordUserAct(transaction, context, { kind: 'userUnblocked', userId, reason: '' });
      return success(await changed(transaction, userId, context));
    }),
};

function trimmed({ userId, reason }: UserBlocking): UserBlocking {
  return { userId, reason: reason.trim() };
}

/** Runs a look that counts against the administrator's looks of the minute. */
async function looking<Answer>(
  { bank, caller, now }: CallContext,
  look: (transaction: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer | Refusal<Failure<'TOO_MANY_REQUESTS'>>> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free_at: Instant | null }>`
      select take_user_lookup(${caller.userId}::bigint, ${LOOKS_A_MINUTE}, ${new Date(now)}) as free_at`.execute(
      transaction,
    );
    const freeAt = rows[0]?.free_at ?? null;
    return freeAt === null ? look(transaction) : refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
  });
}

function changing<Answer>({ bank }: CallContext, change: (transaction: Kysely<Tables>) => Promise<Answer>) {
  return bank.database.kysely.transaction().execute(change);
}

/** A user after a change; the change has found the user. */
async function changed(transaction: Kysely<Tables>, userId: string, { now }: CallContext): Promise<AdministeredUser> {
  const user = await readUser(transaction, userId, now);
  if (user === undefined) {
    throw new Error(`User ${userId} is gone`);
  }
  return user;
}
