import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { TestBank } from '../support/createTestBank';

/** A customer who delivers on credit; returns the id of the distributor. */
export async function addDistributor(
  bank: TestBank,
  { customerId, accountId }: { readonly customerId: string; readonly accountId: string },
): Promise<string> {
  const { rows } = await bank.database.owner.query<{ id: string }>(
    `insert into distributor (customer_id, account_id, name) values ($1, $2, $3)
      on conflict (customer_id) do update set account_id = excluded.account_id returning id::text`,
    [customerId, accountId, `Distributor ${customerId}`],
  );
  return rows[0]?.id ?? '';
}

let numbers = 0;

/** An invoice due in a fortnight; returns its id. */
export async function addInvoice(
  bank: TestBank,
  {
    distributorId,
    buyerId,
    total,
  }: { readonly distributorId: string; readonly buyerId: string; readonly total: bigint },
): Promise<string> {
  const today = bankDayOf(bank.clock.now());
  const number = `T-${(numbers += 1)}`;
  await bank.database.owner.query('select take_invoice($1, $2, $3, $4, $5, $6, 0, null)', [
    distributorId,
    buyerId,
    number,
    today,
    addDays(today, 14),
    total,
  ]);
  const { rows } = await bank.database.owner.query<{ id: string }>(
    'select id::text from invoice where distributor_id = $1 and number = $2',
    [distributorId, number],
  );
  return rows[0]?.id ?? '';
}
