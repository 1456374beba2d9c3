import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Currency } from '../../src/domain/money/Currency';
import type { BankDay, Instant } from '../../src/domain/time/Instant';
import type { MovementNotice, Tables } from '../db/Tables';
import { BANK_DETAILS } from '../kernel/bankDetails';

/** Line of the history for the customer whose account is touched. */
export interface BankLine {
  /** Kind of the transaction in the history, see `kindOfTransaction`. */
  readonly code: string;
  readonly purpose?: string;
  readonly terms?: Readonly<Record<string, unknown>>;
  /** Day from which interest counts the posting (value date), where that is not the day of booking. */
  readonly valueDay?: BankDay;
  /** Notice to every user of the customer; absent where the history alone shows the movement. */
  readonly notice?: MovementNotice;
  /** Existing line of the history: that of the operation this posting carries out. */
  readonly txnId?: string;
}

/** A posting the bank makes without an order of a customer. */
export interface BankPosting {
  /** Idempotency key: a second posting under one key is never made. */
  readonly key: string;
  /** Changes of balances, in minor units, zero in sum. At most one account of a customer is debited, and at most one credited. */
  readonly legs: readonly { readonly account: string; readonly minor: bigint }[];
  /** Required when an account of a customer is touched. */
  readonly line?: BankLine;
  readonly at: Instant;
}

export interface BookedOfBank {
  readonly postingId: bigint;
  readonly transactionId: bigint | undefined;
  /** False when it was booked before. */
  readonly booked: boolean;
}

/**
 * Books a posting of the bank in the transaction of the connection: entries, balances, history and events together. A transaction with
 * several postings locks all its accounts first, with {@link lockAccounts}.
 * @throws when an account would fall below its lowest balance, or the ledger does not answer
 */
export async function bookOfBank(
  connection: Kysely<Tables>,
  { key, legs, line, at }: BankPosting,
): Promise<BookedOfBank> {
  const txn = line === undefined ? null : JSON.stringify({ ...line, bankName: BANK_DETAILS.name.ru });
  const { rows } = await sql<{ posting_id: bigint; transaction_id: bigint | null; booked: boolean }>`
    select * from book_of_bank(${key}, ${legs.map((leg) => leg.account)}::bigint[], ${legs.map((leg) => leg.minor)}::bigint[],
      ${txn}::jsonb, ${new Date(at)})`.execute(connection);
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`The ledger did not answer for ${key}`);
  }
  return { postingId: row.posting_id, transactionId: row.transaction_id ?? undefined, booked: row.booked };
}

/** Locks accounts in the common order, until the transaction ends. */
export async function lockAccounts(connection: Kysely<Tables>, accounts: readonly string[]): Promise<void> {
  await sql`select lock_accounts(${accounts}::bigint[])`.execute(connection);
}

/**
 * The bank's own account of a class and currency, the first where there are several.
 * @throws Error when the bank has no such account
 */
export async function ownAccountOfBank(
  connection: Kysely<Tables>,
  accountClass: string,
  currency: Currency,
): Promise<string> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('customer_id', 'is', null)
    .where('account_class', '=', accountClass)
    .where('currency', '=', currency)
    .orderBy('shard')
    .orderBy('id')
    .executeTakeFirst();
  if (row === undefined) {
    throw new Error(`The bank has no account ${accountClass} in ${currency}`);
  }
  return row.id.toString();
}
