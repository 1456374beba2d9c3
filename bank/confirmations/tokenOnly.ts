import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Tables } from '../db/Tables';

/**
 * True for a user who does not confirm by a token although the company takes no other signature (bank/modules/corporate/README.md).
 * Everything that signs asks
 * here, in the transaction that checks the code.
 */
export async function lacksDemandedToken(connection: Kysely<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user u join token_only t on t.customer_id = u.customer_id
      where u.id = ${userId}::bigint and u.auth_type <> 'TOKEN'`.execute(connection);
  return rows.length > 0;
}
