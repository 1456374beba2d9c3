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
  /** The day interest counts it from, where that is not the day it is booked on. */
  readonly valueDay?: BankDay;
  /** A notice for every user of the customer; none where the history alone tells it. */
  readonly notice?: MovementNotice;
  /** The line that stands already: that of the operation this carries out. */
  readonly txnId?: string;
}

/** A movement of money the bank makes of its own accord. */
export interface BankPosting {
  /** Names what is booked; a second posting under one key is never made. */
  readonly key: string;
  /** Changes of balances, in minor units, zero in sum. At most one account of a customer is debited, and at most one credited. */
  readonly legs: readonly { readonly account: string; readonly minor: bigint }[];
  /** Needed as soon as an account of a customer is touched. */
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
 * Books a posting of the bank in the transaction of the connection: entries, balances, history and events are one. Whoever books
 * more than one thing in a transaction locks every account first, with {@link lockAccounts}. Throws when an account would fall
 * below its lowest balance.
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

/** Locks accounts in the order everybody locks them in, until the transaction ends. */
export async function lockAccounts(connection: Kysely<Tables>, accounts: readonly string[]): Promise<void> {
  await sql`select lock_accounts(${accounts}::bigint[])`.execute(connection);
}

/** The account of the bank of this class that postings of its own go through: the first, where there are many. */
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
