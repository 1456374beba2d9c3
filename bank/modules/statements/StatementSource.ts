import type { Pool } from '../../db/Pool';

import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import type { StatementProduct } from '../../../src/domain/statement/Statement';

/** An account in the books that a statement can be made of. */
export interface StatementAccount {
  readonly accountId: string;
  readonly customerId: string;
  readonly number: string;
  readonly currency: Currency;
  readonly owner: LocalizedText;
}

/** Something of a customer that has an account in the books: an ordinary account, a deposit. */
export interface StatementSource {
  readonly product: StatementProduct;
  /** The account behind it, when it is the customer's; one of another customer is answered as one that does not exist. */
  find(pool: Pool, customerId: string, id: string): Promise<StatementAccount | undefined>;
}

const ACCOUNT = `
  select a.id::text as "accountId", a.customer_id::text as "customerId", a.number, a.currency, c.name as owner
    from account a join customer c on c.id = a.customer_id
    where a.customer_id = $1 and a.id = $2 and a.product = 'current' and a.account_class not like '3%'`;

/** Accounts a customer has, open or closed. */
export const accountSource: StatementSource = {
  product: 'account',
  find: async (pool, customerId, id) => {
    const { rows } = await pool.query<StatementAccount>({
      name: 'account-of-statement',
      text: ACCOUNT,
      values: [customerId, id],
    });
    return rows[0];
  },
};

const DEPOSIT = `
  select a.id::text as "accountId", a.customer_id::text as "customerId", a.number, a.currency, c.name as owner
    from deposit d join account a on a.id = d.account_id join customer c on c.id = a.customer_id
    where a.customer_id = $1 and d.account_id = $2`;

/** Deposits of a customer, active or closed; a deposit has the id of its account. */
export const depositSource: StatementSource = {
  product: 'deposit',
  find: async (pool, customerId, id) => {
    const { rows } = await pool.query<StatementAccount>({
      name: 'deposit-of-statement',
      text: DEPOSIT,
      values: [customerId, id],
    });
    return rows[0];
  },
};
