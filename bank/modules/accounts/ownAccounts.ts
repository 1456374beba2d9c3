import type { OwnAccount } from '../../../src/domain/history/transactionTitle';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Pool } from '../../db/Pool';

interface OwnAccountRow {
  readonly number: string;
  readonly product: OwnAccount['product'];
  readonly name: string;
  readonly currency: Currency;
}

const OWN_ACCOUNTS = `
  select a.number, a.product, coalesce(d.name, a.name) as name, a.currency
    from account a left join deposit d on d.account_id = a.id
    where a.customer_id = $1 and a.product in ('current', 'deposit')`;

/** Current and deposit accounts of a customer by number, closed ones included, as headings of operations name them. */
export async function readOwnAccounts(pool: Pool, customerId: string): Promise<ReadonlyMap<string, OwnAccount>> {
  const { rows } = await pool.query<OwnAccountRow>({
    name: 'own-accounts',
    text: OWN_ACCOUNTS,
    values: [customerId],
  });
  return new Map(rows.map(({ number, ...account }) => [number, account]));
}

/** Taxpayer number of a customer; empty when the bank does not know it. */
export async function readInn(pool: Pool, customerId: string): Promise<string> {
  const { rows } = await pool.query<{ inn: string }>({
    name: 'inn-of-customer',
    text: 'select inn from customer where id = $1',
    values: [customerId],
  });
  return rows[0]?.inn ?? '';
}
