import type { Kysely } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/**
 * Publishes an event to every open page of a customer, once the transaction is committed, that an account has changed apart from its
 * balance.
 */
export async function tellAccountChanged(
  connection: Kysely<Tables>,
  { accountId, customerId }: { readonly accountId: string; readonly customerId: string },
  now: Instant,
): Promise<void> {
  await connection
    .insertInto('outbox_event')
    .values({
      customer_id: customerId,
      type: 'UPDATED_ACCOUNT',
      payload: JSON.stringify({ accountId }),
      created_at: new Date(now),
    })
    .execute();
}
