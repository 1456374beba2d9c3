import { sql } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { SignInRecord } from '../../../src/domain/user/ProfileChange';
import { ABSOLUTE_LIMIT_MS } from '../../kernel/sessionLimits';
import type { CallContext } from '../../kernel/Handler';

const LATEST_SIGN_INS = 50;
/** Largest number of wrong passwords in the history, so that an attacker cannot push successful sign-ins out of it. */
const LATEST_WRONG_PASSWORDS = 20;

/** Sign-ins of the user, begun or finished, and wrong passwords, newest first. */
export async function signInHistory(context: CallContext): Promise<readonly SignInRecord[]> {
  const [sessions, wrongPasswords] = await Promise.all([sessionsOf(context), wrongPasswordsOf(context)]);
  return [...sessions, ...wrongPasswords].sort((left, right) => right.signedInAt - left.signedInAt);
}

async function sessionsOf({ bank, caller, now }: CallContext): Promise<readonly SignInRecord[]> {
  const sessions = await bank.database.kysely
    .selectFrom('session')
    .select(['id', 'stage', 'created_at', 'last_activity_at', 'ended_at', 'address', 'user_agent'])
    .where('user_id', '=', BigInt(caller.userId))
    .where(sql<boolean>`stage in ('active', 'locked', 'secondFactor')`)
    .orderBy('id', 'desc')
    .limit(LATEST_SIGN_INS)
    .execute();
  return sessions.map((session) => ({
    sessionId: session.id.toString(),
    signedInAt: session.created_at,
    address: session.address,
    userAgent: session.user_agent,
    result: session.stage !== 'secondFactor' ? 'SIGNED_IN' : 'CODE_NOT_ENTERED',
    isCurrent: session.id.toString() === caller.sessionId,
    isActive:
      session.stage !== 'secondFactor' &&
      session.ended_at === null &&
      now < session.last_activity_at + bank.configuration.idleLimitMs &&
      now < session.created_at + ABSOLUTE_LIMIT_MS,
  }));
}

async function wrongPasswordsOf({ bank, caller }: CallContext): Promise<readonly SignInRecord[]> {
  const { rows } = await sql<{ at: Instant; address: string | null; user_agent: string | null }>`
    select at, details->>'address' as address, details->>'userAgent' as user_agent from audit_event
     where user_id = ${caller.userId}::bigint and event = 'SIGN_IN' and result = 'INVALID_LOGIN_OR_PASSWORD'
     order by id desc limit ${LATEST_WRONG_PASSWORDS}`.execute(bank.database.kysely);
  return rows.map((row) => ({
    sessionId: undefined,
    signedInAt: row.at,
    address: row.address ?? '',
    userAgent: row.user_agent ?? '',
    result: 'WRONG_PASSWORD',
    isCurrent: false,
    isActive: false,
  }));
}
