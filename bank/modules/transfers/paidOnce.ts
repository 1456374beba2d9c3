import type { Database } from '../../db/Database';

/** Valid claims: those whose payment has not been returned. The ledger checks again when it books. */
const PAID = `
  select c.key from payment_claim c join operation o on o.id = c.operation_id join txn t on t.id = o.txn_id
    where c.key = any ($1) and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED')`;

/** Subset of the keys, each of which can be paid once, that were paid through this bank. */
export async function paidAmong(database: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.pool.query<{ key: string }>({ name: 'paid-once', text: PAID, values: [keys] });
  return new Set(rows.map(({ key }) => key));
}
