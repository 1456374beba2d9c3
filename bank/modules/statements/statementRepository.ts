import type { Pool } from '../../db/Pool';

import type { LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Statement, StatementProduct } from '../../../src/domain/statement/Statement';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';

/** A statement and the range of its entries. */
export interface StoredStatement {
  readonly statement: Statement;
  readonly ownerInn: string;
  readonly accountId: string;
  readonly customerId: string;
  /** Entries after this version of the account … */
  readonly afterVersion: bigint;
  /** … and up to this one. */
  readonly lastVersion: bigint;
}

interface StatementRow {
  readonly id: string;
  readonly product: StatementProduct;
  readonly customer_id: bigint;
  readonly account_id: bigint;
  readonly from_day: string;
  readonly to_day: string;
  readonly after_version: bigint;
  readonly last_version: bigint;
  readonly opening: bigint;
  readonly credited: bigint;
  readonly debited: bigint;
  readonly tax: bigint;
  readonly closing: bigint;
  readonly code: string;
  readonly made_at: Instant;
  readonly statement_number: number;
  readonly number: string;
  readonly currency: Currency;
  readonly owner: LocalizedText;
  readonly inn: string;
}

const COLUMNS = `s.id, s.product, s.customer_id, s.account_id, s.from_day::text, s.to_day::text, s.after_version, s.last_version, s.opening,
  s.credited, s.debited, s.tax, s.closing, s.code, s.made_at, s.number as statement_number, a.number, a.currency, c.name as owner, c.inn`;
const FROM = `from statement s join account a on a.id = s.account_id join customer c on c.id = s.customer_id`;

const OF_CUSTOMER = `select ${COLUMNS} ${FROM} where s.id = $2 and s.customer_id = $1`;
const BY_CODE = `select ${COLUMNS}, null as format ${FROM} where s.code = $1`;
const BY_FILE = `select ${COLUMNS}, f.format ${FROM} join statement_file f on f.statement_id = s.id where f.digest = decode($1, 'hex')`;
const MADE_ALREADY = `select ${COLUMNS} ${FROM}
  where s.account_id = $1 and s.made_at >= $2 and s.product = $3 and s.from_day = $4 and s.to_day = $5
    and s.after_version = $6 and s.last_version = $7 order by s.made_at limit 1`;

/** A statement that was made for the customer. */
export async function readStatement(
  pool: Pool,
  customerId: string,
  statementId: string,
): Promise<StoredStatement | undefined> {
  const { rows } = await pool.query<StatementRow>({
    name: 'statement-of-customer',
    text: OF_CUSTOMER,
    values: [customerId, statementId],
  });
  return rows[0] && storedOf(rows[0]);
}

/** The statement with a verification code. */
export async function statementWithCode(pool: Pool, code: string): Promise<StoredStatement | undefined> {
  const { rows } = await pool.query<StatementRow>({ name: 'statement-by-code', text: BY_CODE, values: [code] });
  return rows[0] && storedOf(rows[0]);
}

/** The statement of a file that was issued, with the name of its format. */
export async function statementOfFile(pool: Pool, digest: string) {
  const { rows } = await pool.query<StatementRow & { readonly format: string }>({
    name: 'statement-by-file',
    text: BY_FILE,
    values: [digest],
  });
  return rows[0] && { ...storedOf(rows[0]), format: rows[0].format };
}

/** Fields that decide whether a statement would have the same content as an earlier one. */
export interface SameStatement {
  readonly accountId: string;
  readonly product: StatementProduct;
  readonly from: BankDay;
  readonly to: BankDay;
  readonly afterVersion: bigint;
  readonly lastVersion: bigint;
}

/** A statement made since a moment that has the same content. */
export async function sameStatementSince(
  pool: Pool,
  same: SameStatement,
  since: Instant,
): Promise<Statement | undefined> {
  const values = [
    same.accountId,
    new Date(since),
    same.product,
    same.from,
    same.to,
    same.afterVersion,
    same.lastVersion,
  ];
  const { rows } = await pool.query<StatementRow>({ name: 'same-statement', text: MADE_ALREADY, values });
  return rows[0] && storedOf(rows[0]).statement;
}

function storedOf(row: StatementRow): StoredStatement {
  const amount = (minor: bigint) => money(minor, row.currency);
  return {
    statement: {
      id: row.id,
      number: row.statement_number,
      product: row.product,
      accountNumber: row.number,
      currency: row.currency,
      owner: row.owner,
      from: dayOf(row.from_day),
      to: dayOf(row.to_day),
      opening: amount(row.opening),
      credited: amount(row.credited),
      debited: amount(row.debited),
      tax: amount(row.tax),
      closing: amount(row.closing),
      // The books are a few thousand entries a month on the busiest account: a number holds their count.
      entryCount: Number(row.last_version - row.after_version),
      code: row.code,
      madeAt: row.made_at,
    },
    ownerInn: row.inn,
    accountId: row.account_id.toString(),
    customerId: row.customer_id.toString(),
    afterVersion: row.after_version,
    lastVersion: row.last_version,
  };
}

function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`Not a day: ${text}`);
  }
  return day;
}
