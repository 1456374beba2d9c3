import { hash as hashOf, randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { SessionStage } from '../../../src/application/operations/authentication';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { ABSOLUTE_LIMIT_MS, MAX_IDLE_MS } from '../../kernel/sessionLimits';
import { EntryRefused, entryRefusal } from './bankStatus';
import type { EntryRefusal } from './bankStatus';
import type { Session } from './Session';

const KEY_BYTES = 32;
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** Precision of the stored moment of last activity, in milliseconds; a write for every call would cost too much. */
const ACTIVITY_GRAIN_MS = 15_000;

/** A new session key and what is stored of it. The key itself is known to the client alone. */
export function newSessionKey(): { readonly key: string; readonly hash: Buffer } {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { key, hash: sessionKeyHash(key) };
}

export function sessionKeyHash(key: string): Buffer {
  return hashOf('sha256', key, 'buffer');
}

/** A session to be opened: its user, its stage, and the hash of the request of a restore. */
interface NewSession {
  /** `undefined` for a restore requested by an unknown person, and for a guarded sign-in without the right password. */
  readonly userId: bigint | undefined;
  readonly stage: SessionStage;
  readonly restoreHash?: Buffer;
  /** Delivery announced for the code of a guarded sign-in. */
  readonly guardedAs?: OtpType;
}

/**
 * Opens a session for the browser of a call; the key is in the answer and stored nowhere. A guarded sign-in is opened while the bank is
 * blocked too, because a refusal would distinguish a login; a person who may not sign in gets a decoy there.
 * @throws EntryRefused while the bank admits administrators only, which stops restores as well, or while the user is blocked
 */
export async function openSession(
  connection: Kysely<Tables>,
  { userId, stage, restoreHash, guardedAs }: NewSession,
  call: Call,
): Promise<Grant> {
  const isRestore = restoreHash !== undefined;
  const refused = guardedAs === undefined ? await entryRefusal(connection, isRestore ? undefined : userId) : undefined;
  if (refused !== undefined) {
    throw new EntryRefused(refused);
  }
  const { key, hash } = newSessionKey();
  const now = new Date(call.now);
  const { id } = await connection
    .insertInto('session')
    .values({
      key_hash: hash,
      user_id: userId ?? null,
      stage,
      created_at: now,
      last_activity_at: now,
      user_agent: call.userAgent,
      address: call.address,
      restore_hash: restoreHash ?? null,
      guarded_as: guardedAs ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionkey: key, sessionid: id.toString(), stage };
}

interface SessionRow {
  readonly id: bigint;
  readonly user_id: bigint | null;
  readonly customer_id: bigint | null;
  readonly stage: SessionStage;
  readonly guarded_as: OtpType | null;
  readonly created_at: Instant;
  readonly last_activity_at: Instant;
  readonly kind: 'I' | 'C' | null;
  readonly language: Language | null;
  readonly rights: readonly CompanyRight[] | null;
  readonly operations: readonly string[] | null;
  readonly accounts_limited: boolean | null;
  readonly auth_type: OtpType | null;
  readonly is_administrator: boolean | null;
  readonly passport_expires_on: string | null;
}

const FIND_SESSION = `
  select session.id, session.user_id, session.stage, session.guarded_as, session.created_at, session.last_activity_at,
         app_user.customer_id, app_user.language, app_user.rights, app_user.operations, app_user.accounts_limited,
         app_user.auth_type, app_user.is_administrator, customer.kind, customer.passport_expires_on
    from session
    left join app_user on app_user.id = session.user_id
    left join customer on customer.id = app_user.customer_id
   where session.key_hash = $1 and session.ended_at is null
     and session.last_activity_at > $2 and session.created_at > $3`;

/** The session a key opens, or `undefined` for a key that is unknown, ended, idle for too long or too old. */
export async function findSession(
  { database, configuration }: Pick<BankServices, 'database' | 'configuration'>,
  key: string | undefined,
  now: Instant,
): Promise<Session | undefined> {
  if (key === undefined || !KEY.test(key)) {
    return undefined;
  }
  const found = await database.pool.query<SessionRow>({
    name: 'find-session',
    text: FIND_SESSION,
    values: [sessionKeyHash(key), ...oldestMoments(now, configuration.idleLimitMs)],
  });
  const row = found.rows[0];
  return row === undefined ? undefined : sessionOf(row);
}

/** User id of a decoy session: no row has it, so a look-up by it finds nothing. */
export const NOBODY = '0';

function oldestMoments(now: Instant, idleLimitMs: number): readonly [Date, Date] {
  return [new Date(now - idleLimitMs), new Date(now - ABSOLUTE_LIMIT_MS)];
}

function sessionOf(row: SessionRow): Session {
  return {
    sessionId: row.id.toString(),
    userId: row.user_id?.toString() ?? NOBODY,
    customerId: row.customer_id?.toString() ?? NOBODY,
    customerKind: row.kind ?? 'I',
    language: row.language ?? DEFAULT_LANGUAGE,
    otpType: row.auth_type ?? 'SMS',
    stage: row.stage,
    isDecoy: row.user_id === null,
    guardedAs: row.guarded_as ?? undefined,
    rights: row.rights ?? [],
    operations: row.operations ?? undefined,
    isLimitedToAccounts: row.accounts_limited ?? false,
    isAdministrator: row.is_administrator === true,
    passportExpiresOn: row.passport_expires_on === null ? undefined : checkedToBankDay(row.passport_expires_on),
    createdAt: row.created_at,
    lastActivityAt: row.last_activity_at,
  };
}

/** Records activity of the user; returns whether anything had to be written. */
export async function keepSessionAlive(database: Database, session: Session, now: Instant): Promise<boolean> {
  if (now - session.lastActivityAt < ACTIVITY_GRAIN_MS) {
    return false;
  }
  await database.pool.query({
    name: 'keep-session-alive',
    text: 'update session set last_activity_at = greatest(last_activity_at, $2) where id = $1',
    values: [session.sessionId, new Date(now)],
  });
  return true;
}

/** Block of the bank or of the user that has ended the session of a key; `undefined` for any other end. */
export async function blockThatEnded({ pool }: Database, key: string | undefined): Promise<EntryRefusal | undefined> {
  if (key === undefined || !KEY.test(key)) {
    return undefined;
  }
  const found = await pool.query<{ end_reason: EntryRefusal }>({
    name: 'session-ended-by-block',
    text: 'select end_reason from session where key_hash = $1 and end_reason = any($2)',
    values: [sessionKeyHash(key), ENDED_BY],
  });
  return found.rows[0]?.end_reason;
}

const ENDED_BY: readonly EntryRefusal[] = ['IBANK_BLOCKED', 'USER_BLOCKED'];

/** Stages of those of the sessions that are still valid, or the block that ended them, by session id; used for their open streams. */
export async function livingSessions(
  { database, configuration }: Pick<BankServices, 'database' | 'configuration'>,
  sessionIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, SessionStage | EntryRefusal>> {
  const found = await database.pool.query<{ id: bigint; stage: SessionStage | EntryRefusal }>({
    name: 'living-sessions',
    text: `select id, case when ended_at is null then stage else end_reason end as stage from session
            where id = any($1::bigint[]) and last_activity_at > $2 and created_at > $3
              and (ended_at is null or end_reason = any($4))`,
    values: [sessionIds, ...oldestMoments(now, configuration.idleLimitMs), ENDED_BY],
  });
  return new Map(found.rows.map(({ id, stage }) => [id.toString(), stage]));
}

/** Ends a session for good. */
export async function endSession(
  database: Database,
  sessionId: string,
  { reason, now }: { readonly reason: string; readonly now: Instant },
): Promise<void> {
  await database.kysely
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', '=', BigInt(sessionId))
    .where('ended_at', 'is', null)
    .execute();
}

/** Session key and id for the client's next step: the key is new, the session is the same. */
export interface Grant {
  readonly sessionkey: string;
  readonly sessionid: string;
  /** Stage of the session after the step. */
  readonly stage: SessionStage;
}

/**
 * Moves a session on to its next stage under a new key; the old key is invalid at once. Refused when the session has moved on or ended
 * since it was read: of two calls with one key only the first succeeds.
 */
export async function advanceSession(
  connection: Kysely<Tables>,
  session: Session,
  { stage, now }: { readonly stage: SessionStage; readonly now: Instant },
): Promise<Result<Grant, Failure<'INVALID_SESSION_KEY'>>> {
  const { key, hash } = newSessionKey();
  const moved = await connection
    .updateTable('session')
    .set({ key_hash: hash, stage, last_activity_at: new Date(now) })
    .where('id', '=', BigInt(session.sessionId))
    .where('stage', '=', session.stage)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return moved === undefined
    ? refusal({ code: 'INVALID_SESSION_KEY' })
    : success({ sessionkey: key, sessionid: session.sessionId, stage });
}

/** Ends every session of a user but the given one, and returns their number (reliability: S5). */
export async function endOtherSessions(
  connection: Kysely<Tables>,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  { reason, now }: { readonly reason: string; readonly now: Instant },
): Promise<number> {
  const ended = await connection
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('user_id', '=', BigInt(userId))
    .where('id', '<>', BigInt(sessionId))
    .where('ended_at', 'is', null)
    .where('last_activity_at', '>', sql<number>`${new Date(now - MAX_IDLE_MS)}`)
    .returning('id')
    .execute();
  return ended.length;
}
