import { sql } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { tellUserDataChanged } from '../notifications';

interface TokenRule {
  readonly customerId: string;
  readonly tokenOnly: boolean;
  readonly now: Instant;
}

/** Has a company sign by tokens only, or by any means again; false when there is nothing to change. Its open pages are notified. */
export function setTokenOnly(
  { database }: Pick<BankServices, 'database'>,
  { customerId, tokenOnly, now }: TokenRule,
): Promise<boolean> {
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await (
      tokenOnly
        ? sql`insert into token_only (customer_id, since)
            select c.id, ${new Date(now)} from customer c where c.id = ${customerId}::bigint and c.kind = 'C'
            on conflict do nothing returning customer_id`
        : sql`delete from token_only where customer_id = ${customerId}::bigint returning customer_id`
    ).execute(connection);
    const users = await connection
      .selectFrom('app_user')
      .select('id')
      .where('customer_id', '=', BigInt(customerId))
      .execute();
    for (const { id } of rows.length === 0 ? [] : users) {
      await tellUserDataChanged(connection, { customerId, userId: id.toString() }, now);
    }
    return rows.length > 0;
  });
}
