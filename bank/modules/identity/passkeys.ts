import { createHmac } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { MAX_PASSKEYS } from '../../../src/domain/user/Passkey';
import type { Passkey, PasskeyDescriptor } from '../../../src/domain/user/Passkey';
import type { PasskeyPayload, Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import type { Secrets } from '../../kernel/Secrets';
import { queueSecurityNotice } from '../../networks/messages';
import { recordAuthentication } from './audit';
import type { AuthenticationEvent } from './audit';
import { endOtherSessions } from './sessions';

/** Identifier of a user on the devices of the user: the same for all passkeys, so that a device replaces an older one. */
export function userHandleOf({ hashKey }: Secrets, userId: string): string {
  return createHmac('sha256', hashKey).update(`passkey user ${userId}`).digest('base64url');
}

/** The passkeys of the caller, the newest first. */
export async function passkeysOf({ bank, caller }: CallContext): Promise<readonly Passkey[]> {
  const rows = await bank.database.kysely
    .selectFrom('passkey')
    .select(['id', 'name', 'added_at', 'last_used_at', 'is_backed_up'])
    .where('user_id', '=', BigInt(caller.userId))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id.toString(),
    name: row.name,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at ?? undefined,
    isBackedUp: row.is_backed_up,
  }));
}

/** The passkeys of a user as a browser names them. */
export async function descriptorsOf(connection: Kysely<Tables>, userId: string): Promise<readonly PasskeyDescriptor[]> {
  const rows = await connection
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', BigInt(userId))
    .execute();
  return rows.map((row) => ({ credentialId: row.credential_id.toString('base64url'), transports: row.transports }));
}

/** Reason a user cannot have another passkey, or this one; `undefined` when there is none. */
export async function additionRefusal(
  connection: Kysely<Tables>,
  userId: string,
  credentialId: string,
): Promise<'PASSKEY_LIMIT_EXCEEDED' | 'PASSKEY_ALREADY_ADDED' | undefined> {
  const { rows } = await sql<{ is_taken: boolean; is_full: boolean }>`
    select exists (select from passkey where credential_id = ${Buffer.from(credentialId, 'base64url')}) as is_taken,
        (select count(*) from passkey where user_id = ${userId}::bigint) >= ${MAX_PASSKEYS} as is_full`.execute(
    connection,
  );
  const [found] = rows;
  return found?.is_full === true
    ? 'PASSKEY_LIMIT_EXCEEDED'
    : found?.is_taken === true
      ? 'PASSKEY_ALREADY_ADDED'
      : undefined;
}

/**
 * Stores a passkey whose code was right. Of two registrations of one key the second waits here for the first and is refused. The row of
 * the user is locked by the caller.
 */
export async function storePasskey(
  connection: Kysely<Tables>,
  context: CallContext,
  payload: PasskeyPayload,
): Promise<'PASSKEY_LIMIT_EXCEEDED' | 'PASSKEY_ALREADY_ADDED' | undefined> {
  const { caller, now } = context;
  const refused = await additionRefusal(connection, caller.userId, payload.credentialId);
  if (refused !== undefined) {
    return refused;
  }
  const stored = await connection
    .insertInto('passkey')
    .values({
      user_id: caller.userId,
      credential_id: Buffer.from(payload.credentialId, 'base64url'),
      public_key: Buffer.from(payload.publicKey, 'base64url'),
      counter: BigInt(payload.counter),
      transports: [...payload.transports],
      is_backed_up: payload.isBackedUp,
      name: payload.name,
      added_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) {
    return 'PASSKEY_ALREADY_ADDED';
  }
  await record(connection, context, 'PASSKEY_ADDED');
  return undefined;
}

type Changed = Result<undefined, Failure<'PASSKEY_NOT_FOUND'>>;

/** Gives a passkey of the caller another name. */
export function renamePasskey(
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
  context: CallContext,
): Promise<Changed> {
  return context.bank.database.kysely.transaction().execute(async (connection) => {
    const renamed = await connection
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', BigInt(passkeyId))
      .where('user_id', '=', BigInt(context.caller.userId))
      .returning('id')
      .executeTakeFirst();
    if (renamed === undefined) {
      return refusal({ code: 'PASSKEY_NOT_FOUND' });
    }
    await record(connection, context, 'PASSKEY_RENAMED');
    return success(undefined);
  });
}

/**
 * Removes a passkey of the caller, which signs in nowhere from then on. All other sessions end, because the device may be lost, and the user
 * is notified. The last one may be removed: password and code remain.
 */
export function removePasskey(passkeyId: string, context: CallContext): Promise<Changed> {
  const { bank, caller, now } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    const user = await connection
      .selectFrom('app_user')
      .select(['phone', 'language'])
      .where('id', '=', BigInt(caller.userId))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const removed = await connection
      .deleteFrom('passkey')
      .where('id', '=', BigInt(passkeyId))
      .where('user_id', '=', BigInt(caller.userId))
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) {
      return refusal({ code: 'PASSKEY_NOT_FOUND' });
    }
    await endOtherSessions(connection, caller, { reason: 'PASSKEY_REMOVED', now });
    await queueSecurityNotice(connection, { userId: caller.userId, ...user }, { changed: 'passkeyRemoved', now });
    await record(connection, context, 'PASSKEY_REMOVED');
    return success(undefined);
  });
}

function record(
  connection: Kysely<Tables>,
  { caller, now, referenceId, address }: CallContext,
  event: AuthenticationEvent['event'],
): Promise<void> {
  const { userId, customerId, sessionId } = caller;
  return recordAuthentication(connection, {
    event,
    result: 'SUCCESS',
    at: now,
    referenceId,
    userId,
    customerId,
    sessionId,
    address,
  });
}
