import { randomBytes, randomUUID } from 'node:crypto';

import { money } from '../../../src/domain/money/Money';
import type { DeliveredQrPayment } from '../../../bank/networks/ports/QrOperator';
import type { TestBank } from './createTestBank';

/** Properties of a point of sale a test adds. */
interface PointRequest {
  readonly customerId: string;
  readonly accountId: string | null;
  readonly name?: string;
  readonly userIds?: readonly string[];
}

/** Adds an active point of sale, linked to users whom a branch has registered; returns its id and its hash. */
export async function addPoint(
  bank: TestBank,
  { customerId, accountId, name = 'Кафе', userIds = [] }: PointRequest,
): Promise<{ readonly id: string; readonly hash: string }> {
  const { owner } = bank.database;
  const hash = randomBytes(16).toString('hex');
  const { rows } = await owner.query<{ id: string }>(
    `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, account_id, is_active, created_at)
      values ($1, gen_random_uuid(), '\\x00', $2::text, $3, 'Ош', upper(left($2::text, 20)), $4, true, now()) returning id::text`,
    [customerId, hash, name, accountId],
  );
  const id = rows[0]?.id ?? '';
  for (const userId of userIds) {
    await owner.query('insert into qr_user (user_id, registered_at) values ($1, now()) on conflict do nothing', [
      userId,
    ]);
    await owner.query('insert into qr_point_user (point_id, user_id) values ($1, $2)', [id, userId]);
  }
  return { id, hash };
}

/** A payment of a customer of another bank by the code of a point, as the operator delivers it. */
export function delivered(payee: string, changes: Partial<DeliveredQrPayment> = {}): DeliveredQrPayment {
  return {
    key: randomUUID(),
    payee,
    amount: money(25_000n, 'KGS'),
    payerName: 'Нурбек С.',
    payerBank: 'Оптима Банк',
    reference: '410000000001',
    ...changes,
  };
}
