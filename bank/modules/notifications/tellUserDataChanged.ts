import type { Kysely } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** Publishes an event to every open page of a user, once the transaction is committed, to read the user's data again. */
export async function tellUserDataChanged(
  connection: Kysely<Tables>,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
  now: Instant,
): Promise<void> {
  await connection
    .insertInto('outbox_event')
    .values({
      customer_id: customerId,
      user_id: userId,
      type: 'SHOULD_UPDATE_USER_DATA',
      payload: '{}',
      created_at: new Date(now),
    })
    .execute();
}
