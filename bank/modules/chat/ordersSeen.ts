import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** User who reads cases, and the customer the user belongs to. */
export interface CaseReader {
  readonly userId: string;
  readonly customerId: string;
}

/**
 * Condition on an application `x`: true for orders the user may list. Within the accounts of a limited user the table has the orders of
 * that user alone.
 */
export function isOrderSeen({ userId, customerId }: CaseReader): RawBuilder<boolean> {
  return sql<boolean>`(x.customer_id = ${customerId}::bigint
    and exists (select from app_user r where r.id = ${userId}::bigint and 'view' = any (r.rights)))`;
}
