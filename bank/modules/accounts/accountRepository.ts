import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { money } from '../../../src/domain/money/Money';
import type { Account } from '../../../src/domain/account/Account';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Pool } from '../../db/Pool';
import type { Tables } from '../../db/Tables';

interface AccountRow {
  readonly id: bigint;
  readonly number: string;
  readonly name: string;
  readonly account_class: string;
  readonly class_group: string;
  readonly class_group_type: Account['classGroupType'];
  readonly currency: Currency;
  readonly available: bigint;
  readonly blocked: bigint;
  readonly debit_stopped: boolean;
  readonly credit_stopped: boolean;
  readonly frozen: boolean;
  readonly dormant: boolean;
  readonly available_for_operations: boolean;
  readonly data_version: bigint;
}

const COLUMNS = `id, number, name, account_class, class_group,
  (select g.type from account_class_group g where g.id = class_group) as class_group_type, currency, balance - blocked - lowest_balance as available,
  blocked, debit_stopped, credit_stopped, frozen, dormant, available_for_operations, data_version`;

/** Classes that start with 3 are archived and belong in no list (specification 1, section 5); deposits and loans have lists of their own. */
const LISTED = `account_class not like '3%' and product = 'current'`;

const ACCOUNTS_OF_CUSTOMER = `select ${COLUMNS} from account
  where customer_id = $1 and record_status = $2 and ${LISTED} order by currency, number`;

const ACCOUNT_OF_CUSTOMER = `select ${COLUMNS} from account where customer_id = $1 and id = $2 and ${LISTED}`;

/** The customer's accounts by currency and number; `recordStatus` is O for open ones, C for closed ones. */
export async function readAccounts(
  pool: Pool,
  customerId: string,
  recordStatus: 'O' | 'C',
): Promise<readonly Account[]> {
  const { rows } = await pool.query<AccountRow>({
    name: 'accounts-of-customer',
    text: ACCOUNTS_OF_CUSTOMER,
    values: [customerId, recordStatus],
  });
  return rows.map(accountOf);
}

/** One account, when it is the customer's; an account of another customer is answered as one that does not exist. */
export async function readAccount(pool: Pool, customerId: string, accountId: string): Promise<Account | undefined> {
  const { rows } = await pool.query<AccountRow>({
    name: 'account-of-customer',
    text: ACCOUNT_OF_CUSTOMER,
    values: [customerId, accountId],
  });
  return rows[0] && accountOf(rows[0]);
}

/** One open account, as a transaction sees it. */
export async function findOpenAccount(
  connection: Kysely<Tables>,
  customerId: string,
  accountId: string,
): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`select ${sql.raw(COLUMNS)} from account
    where customer_id = ${customerId}::bigint and id = ${accountId}::bigint and record_status = 'O' and ${sql.raw(LISTED)}`.execute(
    connection,
  );
  return rows[0] && accountOf(rows[0]);
}

function accountOf(row: AccountRow): Account {
  return {
    id: row.id.toString(),
    number: row.number,
    name: row.name,
    accountClass: row.account_class,
    classGroupId: row.class_group,
    classGroupType: row.class_group_type,
    currency: row.currency,
    available: money(row.available, row.currency),
    blocked: money(row.blocked, row.currency),
    debitStopped: row.debit_stopped,
    creditStopped: row.credit_stopped,
    frozen: row.frozen,
    dormant: row.dormant,
    availableForOperations: row.available_for_operations,
    dataVersion: row.data_version,
  };
}
