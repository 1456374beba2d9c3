import type { ClientBase } from 'pg';

import type { Pool } from '../db/Pool';
import { INVARIANTS } from './bookInvariants';

/**
 * Rows of the large tables that were written since the mark `$1`, with the rest of their postings: a transaction id is a
 * mark, because each row keeps the id of the transaction that wrote it.
 */
const SINCE = `
  recent_entry as materialized (select * from entry
    where posting_id in (select e.posting_id from entry e where age(e.xmin) <= age($1::xid))),
  recent_account as materialized (select * from account
    where age(xmin) <= age($1::xid) or id in (select account_id from recent_entry)),
  recent_txn as materialized (select * from txn
    where age(xmin) <= age($1::xid) or posting_id in (select posting_id from recent_entry)),
  recent_operation as materialized (select * from operation
    where age(xmin) <= age($1::xid) or txn_id in (select id from recent_txn)),
  recent_txn_of_customer as materialized (select * from txn_of_customer where age(xmin) <= age($1::xid)),
  recent_notification as materialized (select * from notification where age(xmin) <= age($1::xid))`;

/** One statement for all invariants, so that a connection that checks often plans them once. */
const RECENT_BOOKS = {
  name: 'recent_books',
  text: `with ${SINCE} ${Object.entries(INVARIANTS)
    .map(([invariant, sql]) => `select '${invariant}' as invariant, v::text as offender from (${sql}) v`)
    .join('\n union all ')}`,
};

const SHOWN_OFFENDERS = 5;

/** The same for whole tables, one statement each, because all of them together may take longer than a statement of the bank. */
const BOOKS = Object.entries(INVARIANTS).map(([invariant, sql], place) => ({
  invariant,
  statement: { name: `books_${place}`, text: sql.replaceAll('recent_', '') },
}));

/** Throws with the invariant and the first rows that break it, unless the books balance. */
export async function assertBooksBalance(pool: Pool | ClientBase): Promise<void> {
  for (const book of BOOKS) {
    const offenders = await offendersOf(pool, book);
    if (offenders.length > 0) {
      throw imbalance(book.invariant, offenders);
    }
  }
}

/** An invariant that does not hold, with the number of rows that break it and the first of them. */
export interface BrokenInvariant {
  readonly invariant: string;
  readonly count: number;
  readonly examples: readonly string[];
}

/** Checks all invariants, also those after one that is broken. */
export async function brokenInvariants(
  client: ClientBase,
): Promise<{ readonly checked: number; readonly broken: readonly BrokenInvariant[] }> {
  const broken: BrokenInvariant[] = [];
  for (const book of BOOKS) {
    const offenders = await offendersOf(client, book);
    if (offenders.length > 0) {
      const { invariant } = book;
      broken.push({ invariant, count: offenders.length, examples: offenders.slice(0, SHOWN_OFFENDERS) });
    }
  }
  return { checked: BOOKS.length, broken };
}

async function offendersOf(pool: Pool | ClientBase, { statement }: (typeof BOOKS)[number]): Promise<readonly string[]> {
  const { rows } = await pool.query<Record<string, unknown>>(statement);
  return rows.map((row) => Object.values(row).map(String).join(' '));
}

/** A mark in time for `assertRecentBooksBalance`: an id below those of all transactions that begin from now on. */
export async function markBooks(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as mark',
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error('The database returned no mark');
  }
  return row.mark;
}

/** The same as `assertBooksBalance` for the postings, accounts, operations and notices that were written since `mark`. */
export async function assertRecentBooksBalance(client: ClientBase, mark: string): Promise<void> {
  const { rows } = await client.query<{ invariant: string; offender: string }>({ ...RECENT_BOOKS, values: [mark] });
  const [first] = rows;
  if (first !== undefined) {
    throw imbalance(
      first.invariant,
      rows.filter(({ invariant }) => invariant === first.invariant).map(({ offender }) => offender),
    );
  }
}

function imbalance(invariant: string, offenders: readonly string[]): Error {
  const shown = offenders.slice(0, SHOWN_OFFENDERS).join('; ');
  return new Error(`The books do not balance (${invariant}): ${offenders.length} rows, e.g. ${shown}`);
}
