import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Instant } from '../../src/domain/time/Instant';
import type { ConfirmationKind, Tables } from '../db/Tables';
import type { Caller } from '../kernel/Handler';
import type { CodeSubject } from './oneTimeCodes';

/** Kinds of what is confirmed by a code: operations are kept by the ledger, all others have a row of `confirmation`. */
export type ConfirmedKind = ConfirmationKind | 'operation';

/** Something of a user that waits for a code, or was confirmed with one. */
export interface Confirmation {
  readonly id: bigint;
  readonly operationId: OperationId;
  readonly kind: ConfirmationKind;
  readonly expiresAt: Instant;
  /** Keyed hash of the code it was confirmed with; `undefined` while it waits. */
  readonly confirmedWith: Buffer | undefined;
}

/** Subject of the codes of a confirmation. */
export function subjectOf({ id }: Pick<Confirmation, 'id'>, digest?: Buffer): CodeSubject {
  return { kind: 'confirmation', id: id.toString(), ...(digest !== undefined && { digest }) };
}

interface FoundRow<Kind extends ConfirmedKind> {
  readonly id: bigint;
  readonly kind: Kind;
  readonly expires_at: Instant;
  readonly confirmed_with: Buffer | null;
}

function confirmationOf(row: FoundRow<ConfirmationKind>, operationId: OperationId): Confirmation {
  return {
    id: row.id,
    operationId,
    kind: row.kind,
    expiresAt: row.expires_at,
    confirmedWith: row.confirmed_with ?? undefined,
  };
}

/** Confirmation of a user by the id the client has given, if any; `lock` keeps it until the transaction ends. */
export async function readConfirmation(
  connection: Kysely<Tables>,
  userId: string,
  { operationId, lock = false }: { readonly operationId: OperationId; readonly lock?: boolean },
): Promise<Confirmation | undefined> {
  const query = connection
    .selectFrom('confirmation')
    .select(['id', 'kind', 'expires_at', 'confirmed_with'])
    .where('user_id', '=', BigInt(userId))
    .where('operation_id', '=', operationId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? undefined : confirmationOf(row, operationId);
}

/**
 * Kind of what waits under an id, among some kinds, with its confirmation unless it is an operation. An id a client has given to an
 * operation and to something else is looked for among operations first.
 */
export async function findAmong(
  connection: Kysely<Tables>,
  { customerId, userId }: Caller,
  { operationId, kinds }: { readonly operationId: OperationId; readonly kinds: readonly ConfirmedKind[] },
): Promise<Confirmation | { readonly kind: 'operation' } | undefined> {
  const { rows } = await sql<FoundRow<ConfirmationKind> | { readonly kind: 'operation' }>`
    select o.id, 'operation' as kind, o.expires_at, null::bytea as confirmed_with from operation o
      where o.customer_id = ${customerId}::bigint and o.operation_id = ${operationId}::uuid and o.user_id = ${userId}::bigint
    union all
    select c.id, c.kind, c.expires_at, c.confirmed_with from confirmation c
      where c.user_id = ${userId}::bigint and c.operation_id = ${operationId}::uuid`.execute(connection);
  const found = rows.find(({ kind }) => kinds.includes(kind));
  return found === undefined || found.kind === 'operation' ? found : confirmationOf(found, operationId);
}

/** Keeps the code a confirmation was confirmed with. */
export async function markConfirmed(
  connection: Kysely<Tables>,
  { id }: Confirmation,
  { usedHash, now }: { readonly usedHash: Buffer; readonly now: Instant },
): Promise<void> {
  await connection
    .updateTable('confirmation')
    .set({ confirmed_at: new Date(now), confirmed_with: usedHash })
    .where('id', '=', id)
    .execute();
}
