import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { RememberedDevice } from '../../../src/application/operations/knownDevices';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { KnownDevice } from '../../../src/domain/user/KnownDevice';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { newSessionKey, sessionKeyHash } from './sessions';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time a browser stays known without a sign-in. */
const KNOWN_FOR_MS = 90 * DAY_MS;

/** Browsers of one user; the one used longest ago makes room. */
const MAX_DEVICES = 10;

/** The form of a browser's key. */
const DEVICE_KEY = /^[A-Za-z0-9_-]{43}$/;

/** The hash a key is looked up by; nothing for a text that is no key. */
export function deviceKeyHash(key: string | undefined): Buffer | null {
  return key !== undefined && DEVICE_KEY.test(key) ? sessionKeyHash(key) : null;
}

/**
 * Remembers the browser of a session as one the user has signed in from, for ninety days from now, and answers the key it is known
 * by. A key the bank has given to this browser before is kept, whichever user signed in then, so that people who share a browser share its key;
 * any other text gets a new key.
 */
export function rememberDevice(
  presentedKey: string | undefined,
  { bank, caller, now }: CallContext,
): Promise<RememberedDevice> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const userId = BigInt(caller.userId);
    await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { key, hash } = (await isGiven(transaction, presentedKey, now)) ?? newSessionKey();
    const { user_agent: userAgent, address } = await transaction
      .selectFrom('session')
      .select(['user_agent', 'address'])
      .where('id', '=', BigInt(caller.sessionId))
      .executeTakeFirstOrThrow();
    const seen = {
      blocks_in_a_row: 0,
      user_agent: userAgent,
      address,
      last_used_at: new Date(now),
      expires_at: new Date(now + KNOWN_FOR_MS),
    };
    await transaction
      .insertInto('known_device')
      .values({ user_id: caller.userId, key_hash: hash, remembered_at: new Date(now), ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet(seen))
      .execute();
    await sql`
      delete from known_device where user_id = ${userId} and id not in (
        select id from known_device where user_id = ${userId} and expires_at > ${new Date(now)}
         order by last_used_at desc, id desc limit ${MAX_DEVICES})`.execute(transaction);
    return { deviceKey: key };
  });
}

async function isGiven(connection: Kysely<Tables>, key: string | undefined, now: Instant) {
  const hash = deviceKeyHash(key);
  if (key === undefined || hash === null) {
    return undefined;
  }
  const { rows } = await sql`
    select from known_device where key_hash = ${hash} and expires_at > ${new Date(now)} limit 1`.execute(connection);
  return rows.length === 0 ? undefined : { key, hash };
}

/** The browsers a user is known by, the one used last first. */
export async function knownDevices({ bank, caller, now }: CallContext): Promise<readonly KnownDevice[]> {
  const rows = await bank.database.kysely
    .selectFrom('known_device')
    .select(['id', 'user_agent', 'address', 'remembered_at', 'last_used_at'])
    .where('user_id', '=', BigInt(caller.userId))
    .where('expires_at', '>', sql<number>`${new Date(now)}`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id.toString(),
    userAgent: row.user_agent,
    address: row.address,
    rememberedAt: row.remembered_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Forgets a browser of the user: its key is worth nothing from now on. The last one stays while only known ones may sign in. */
export function forgetDevice(
  deviceId: string,
  { bank, caller, now }: CallContext,
): Promise<Result<undefined, Failure<'DEVICE_NOT_FOUND' | 'LAST_KNOWN_DEVICE'>>> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const userId = BigInt(caller.userId);
    const { known_devices_only: isOnly } = await transaction
      .selectFrom('app_user')
      .select('known_devices_only')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const devices = await transaction
      .selectFrom('known_device')
      .select('id')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<number>`${new Date(now)}`)
      .execute();
    if (!devices.some(({ id }) => id.toString() === deviceId)) {
      return refusal({ code: 'DEVICE_NOT_FOUND' });
    }
    if (isOnly && devices.length === 1) {
      return refusal({ code: 'LAST_KNOWN_DEVICE' });
    }
    await transaction
      .deleteFrom('known_device')
      .where('user_id', '=', userId)
      .where('id', '=', BigInt(deviceId))
      .execute();
    return success(undefined);
  });
}

/** True when a user has a browser to sign in from while only known ones may. */
export async function hasKnownDevice(connection: Kysely<Tables>, userId: string, now: Instant): Promise<boolean> {
  const found = await connection
    .selectFrom('known_device')
    .select('id')
    .where('user_id', '=', BigInt(userId))
    .where('expires_at', '>', sql<number>`${new Date(now)}`)
    .executeTakeFirst();
  return found !== undefined;
}
