import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { writeNotice } from '../notifications';

interface Reader {
  readonly id: bigint;
  readonly customer_id: bigint;
}

/** Notifies the payer of a mandate: the person who has given it, or every user of the company who sees its account. */
export async function tellPayer(
  connection: Kysely<Tables>,
  mandateId: bigint | string,
  notice: { readonly content: LocalizedContent; readonly now: Instant },
): Promise<void> {
  const { rows } = await sql<Reader>`
    select u.id, u.customer_id
      from direct_debit_mandate m join customer c on c.id = m.customer_id join app_user u on u.customer_id = m.customer_id
      where m.id = ${mandateId}::bigint
        and case c.kind when 'I' then u.id = m.user_id else 'view' = any (u.rights) and may_see(u.id, m.account_id) end
      order by u.id`.execute(connection);
  for (const { id, customer_id: customerId } of rows) {
    await writeNotice(connection, { customerId: customerId.toString(), userId: id.toString() }, notice);
  }
}
