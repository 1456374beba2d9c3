import { sql } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { tellUserDataChanged } from '../notifications';

interface QrRegistration {
  readonly userId: string;
  readonly registered: boolean;
  readonly now: Instant;
}

/** Registers a user of a company for codes, or takes the registration back; false when there is nothing to change. */
export function setQrRegistration(
  { database }: Pick<BankServices, 'database'>,
  { userId, registered, now }: QrRegistration,
): Promise<boolean> {
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await (
      registered
        ? sql<{ user_id: bigint }>`insert into qr_user (user_id, registered_at)
            select u.id, ${new Date(now)} from app_user u join customer c on c.id = u.customer_id
              where u.id = ${userId}::bigint and c.kind = 'C' on conflict do nothing returning user_id`
        : sql<{ user_id: bigint }>`delete from qr_user where user_id = ${userId}::bigint returning user_id`
    ).execute(connection);
    if (rows.length === 0) {
      return false;
    }
    const { customer_id: customerId } = await connection
      .selectFrom('app_user')
      .select('customer_id')
      .where('id', '=', BigInt(userId))
      .executeTakeFirstOrThrow();
    await tellUserDataChanged(connection, { customerId: customerId.toString(), userId }, now);
    return true;
  });
}
