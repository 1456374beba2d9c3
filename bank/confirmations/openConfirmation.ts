import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../src/application/operations/failureCodes';
import { refusedUntil } from '../../src/application/operations/failureWith';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { ConfirmationKind, Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';
import type { CodeChecker } from './CodeChecker';
import type { Confirmation } from './confirmationRepository';
import { firstCodeRefusal } from './subjectCodes';

const LIFE_MS = 10 * 60 * 1000;

/** Kinds whose unconfirmed ones are counted together. */
interface UnfinishedLimit {
  readonly kinds: readonly ConfirmationKind[];
  /** Largest number a user may leave unconfirmed within a quarter of an hour: each brings three messages and five tries. */
  readonly most: number;
}

const CHANGES: UnfinishedLimit = { kinds: ['profile', 'product'], most: 5 };
const UNFINISHED: Readonly<Record<ConfirmationKind, UnfinishedLimit>> = {
  profile: CHANGES,
  product: CHANGES,
  schedule: { kinds: ['schedule'], most: 5 },
  document: { kinds: ['document'], most: 10 },
};
const UNFINISHED_WINDOW_MS = 15 * 60 * 1000;

type OpenRefusal = Failure<
  'MAX_OTP_TRIES' | 'CONFIRMATIONS_ON_HOLD' | 'OTP_MESSAGES_LIMIT_EXCEEDED' | 'OPERATION_ID_REUSED'
>;

/**
 * Stores that something of a user waits for a code, unless no code could be sent for it now; the caller stores what it is under the same
 * id. The caller has locked the user's row.
 */
export async function openConfirmation(
  checker: CodeChecker,
  context: CallContext,
  { kind, operationId }: Pick<Confirmation, 'kind' | 'operationId'>,
): Promise<Result<Confirmation, OpenRefusal>> {
  const { connection, now } = checker;
  const { userId } = context.caller;
  const refused = (await unfinishedRefusal(connection, context, kind)) ?? (await firstCodeRefusal(checker, userId));
  if (refused !== undefined) {
    return refusal(refused);
  }
  const expiresAt = now + LIFE_MS;
  const inserted = await connection
    .insertInto('confirmation')
    .values({
      user_id: userId,
      operation_id: operationId,
      kind,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted === undefined
    ? refusal({ code: 'OPERATION_ID_REUSED' })
    : success({ id: inserted.id, kind, operationId, expiresAt, confirmedWith: undefined });
}

/** Takes back a confirmation that was opened in the same transaction. */
export async function withdrawConfirmation(connection: Kysely<Tables>, { id }: Confirmation): Promise<void> {
  await connection.deleteFrom('confirmation').where('id', '=', id).execute();
}

/**
 * Refusal by {@link openConfirmation} for the number of unconfirmed ones, until the oldest of them leaves the window; checked before anything
 * costly.
 */
export async function unfinishedRefusal(
  connection: Kysely<Tables>,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
  kind: ConfirmationKind,
): Promise<Failure<'MAX_OTP_TRIES'> | undefined> {
  const { kinds, most } = UNFINISHED[kind];
  const { rows } = await sql<{ created_at: Instant }>`
    select created_at from confirmation
     where user_id = ${caller.userId}::bigint and kind = any(${kinds}::text[]) and confirmed_at is null
       and created_at > ${new Date(now - UNFINISHED_WINDOW_MS)}
     order by created_at desc offset ${most - 1} limit 1`.execute(connection);
  const [oldest] = rows;
  return oldest && refusedUntil('MAX_OTP_TRIES', oldest.created_at + UNFINISHED_WINDOW_MS);
}
