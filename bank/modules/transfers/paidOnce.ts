import type { Database } from '../../db/Database';

/** Claims that hold: the money that paid it has not come back. Whoever books looks once more, in the ledger. */
const PAID = `
  select c.key from payment_claim c join operation o on o.id = c.operation_id join txn t on t.id = o.txn_id
    where c.key = any ($1) and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED')`;

/** Subset of the keys, each of which can be paid once, that were paid through this bank. */
export async function paidAmong(database: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.pool.query<{ key: string }>({ name: 'paid-once', text: PAID, values: [keys] });
  return new Set(rows.map(({ key }) => key));
}
