import type { ClientBase } from 'pg';

import type { Instant } from '../../../src/domain/time/Instant';

/** Users a branch has registered for codes. */
const REGISTERED = ['daniyar', 'saltanat'];

/** The one point of sale of the demonstration; its code is the same in every demonstration. */
const SHOP = {
  operationId: '5d0c4f9e-0c8e-4a6b-9a51-3a1f6b7c2d10',
  hash: '7c1e0b6d4f5a4e0f9b3d2a8c6e5f4d31',
  name: 'Магазин на Киевской',
  address: 'Бишкек, ул. Киевская, 96',
  number: 'TT-001',
} as const;

/** Registers users of the demonstration company for codes, and makes a point of sale that leads to its first account in soms. */
export async function seedQrPoints(client: ClientBase, now: Instant): Promise<void> {
  await client.query(
    `insert into qr_user (user_id, registered_at) select u.id, $2 from app_user u where u.login = any ($1) on conflict do nothing`,
    [REGISTERED, new Date(now)],
  );
  await client.query(
    `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, account_id, is_active, created_at)
      select a.customer_id, $1, '\\x00', $2, $3, $4, $5, a.id, true, $6
        from account a join customer c on c.id = a.customer_id
        where c.kind = 'C' and c.customer_no = '2000001' and a.currency = 'KGS' and a.product = 'current' and a.record_status = 'O'
          and not a.credit_stopped and not a.dormant
        order by a.number limit 1
      on conflict do nothing`,
    [SHOP.operationId, SHOP.hash, SHOP.name, SHOP.address, SHOP.number, new Date(now)],
  );
}
