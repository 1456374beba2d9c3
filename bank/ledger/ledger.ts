import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ClientBase } from 'pg';

import type { Currency } from '../../src/domain/money/Currency';
import type { BankDay, Instant } from '../../src/domain/time/Instant';
import type { Database } from '../db/Database';
import type { Pool } from '../db/Pool';
import type { MovementNotice } from '../db/eventPayloads';
import type { Tables } from '../db/Tables';
import { WITHOUT_WAITING } from '../db/withoutWaiting';
import { METRICS } from '../kernel/metrics/metrics';
import { BANK_DETAILS } from '../kernel/bankDetails';
import { GroupedStatement, inColumns } from './batching';
import type { Grouped } from './batching';

/** A call of `create_operations`: who asks for what, with its plan or the reason why there is none. */
export type CreationValues = readonly [
  customer: string,
  user: string,
  operation: string,
  code: string,
  requestHash: Buffer,
  request: string,
  plan: string | null,
  refusal: string | null,
  reference: string,
  now: Date,
];

/** The parameters of `confirm_operation`, in order. */
export type ConfirmationValues = readonly [
  customer: string,
  user: string,
  operation: string,
  codeHash: Buffer,
  reference: string,
  now: Date,
  session: string,
];

/** The parameters of a call of `issue_operation_codes`, in order. */
export type CodeValues = readonly [
  customer: string,
  user: string,
  operation: string,
  codeHash: Buffer,
  message: string,
  reference: string,
  now: Date,
  caps: readonly number[],
];

/** Nothing has moved and no code was sent yet: a creation that a crash of the database takes away is not found and made again. */
const CREATE: Grouped<CreationValues> = {
  name: 'create-operations',
  group: `select created.* from create_operations($1::jsonb) created, ${WITHOUT_WAITING}`,
  toColumns: creationColumns,
};

/** A user and an operation a code is to be sent for. */
export type CodeRequest = readonly [customer: string, user: string, operation: string];

/**
 * The parameters are arrays whose lengths the planner must not see: it would plan anew for every group. Rows are looked up call by call, so
 * that no plan made while a table was small can read all of it later.
 */
const FIND_FOR_CODE: Grouped<CodeRequest> = {
  name: 'find-operations-for-codes',
  group: `select x.place::integer, o.*
    from (select $1::bigint[] as customers, $2::bigint[] as users, $3::uuid[] as operations offset 0) asked
      cross join lateral unnest(asked.customers, asked.users, asked.operations) with ordinality x (customer_id, user_id, operation_id, place)
      left join lateral (
        select o.txn_code, o.debit_number, o.credit_number, o.credit_name, o.amount, o.fee, o.currency, o.credited, o.credited_currency,
            o.fingerprint, o.state, o.expires_at, u.phone
          from operation o join app_user u on u.id = o.user_id
          where o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id limit 1) o on true`,
  toColumns: inColumns,
};

const ISSUE_CODE: Grouped<CodeValues> = {
  name: 'issue-operation-codes',
  group: `select place, refusal, is_last, sends_left, valid_until, resend_after_seconds, retry_at
    from issue_operation_codes($1, $2, $3, $4, $5, $6, $7, $8)`,
  // The caps are those of the bank.
  toColumns: (calls) => inColumns(calls).with(-1, calls[0]?.at(-1)),
};

const CONFIRM: Grouped<ConfirmationValues> = {
  name: 'confirm-operations',
  group: 'select * from confirm_operations($1, $2, $3, $4, $5, $6, $7)',
  alone: 'select * from confirm_operation($1, $2, $3, $4, $5, $6, $7)',
  toColumns: inColumns,
};

function creationColumns(calls: readonly CreationValues[]): readonly unknown[] {
  return [`[${calls.map(asJson).join()}]`];
}

/** A call by the names of the columns of `operation`. Request and plan are JSON text; as array elements they would be escaped and parsed character by character. */
function asJson([
  customer,
  user,
  operation,
  code,
  requestHash,
  request,
  plan,
  refusal,
  reference,
  now,
]: CreationValues): string {
  const row = {
    customer_id: customer,
    user_id: user,
    operation_id: operation,
    code,
    created_at: now,
    reference,
    refusal,
  };
  const words = JSON.stringify({ ...row, request_hash: `\\x${requestHash.toString('hex')}` });
  return `${words.slice(0, -1)},"request":${request},"plan":${plan ?? '{}'}}`;
}

/** The calls of the ledger that many customers make at once: those that arrive together share a statement and a commit. */
export class Ledger {
  readonly create: GroupedStatement<CreationValues>;
  /** Answers what a message with a code says of an operation; all columns are null where the user has none of the id. */
  readonly findForCode: GroupedStatement<CodeRequest>;
  readonly issueCode: GroupedStatement<CodeValues>;
  readonly confirm: GroupedStatement<ConfirmationValues>;

  constructor(pool: Pick<Pool, 'query'>) {
    this.create = new GroupedStatement(pool, CREATE);
    this.findForCode = new GroupedStatement(pool, FIND_FOR_CODE);
    this.issueCode = new GroupedStatement(pool, ISSUE_CODE);
    this.confirm = new GroupedStatement(pool, CONFIRM);
  }
}

const LEDGERS = new WeakMap<Database, Ledger>();

/** The ledger of a database, one for all its callers. */
export function ledgerOf(database: Database): Ledger {
  const known = LEDGERS.get(database) ?? new Ledger(database.pool);
  LEDGERS.set(database, known);
  return known;
}

/** Takes a right code of a device as the code of the operation, which the ledger then finds. */
export async function acceptDeviceCode(connection: Kysely<Tables>, values: ConfirmationValues): Promise<void> {
  const [customer, user, operation, codeHash, , now] = values;
  await sql`select accept_device_code(${customer}::bigint, ${user}::bigint, ${operation}::uuid, ${codeHash}, ${now})`.execute(
    connection,
  );
}

/** Confirms an operation in the transaction of the connection; a row by the columns of `confirm_operation`. */
export async function confirmWithin<Row extends object>(
  connection: Kysely<Tables>,
  values: ConfirmationValues,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from confirm_operation(${sql.join([...values])})`.execute(connection);
  return rows[0];
}

/** Creates an operation in the transaction of the connection; answers why it is refused, `undefined` when it is created. */
export async function createWithin<Refusal extends string>(
  connection: ClientBase,
  values: CreationValues,
): Promise<Refusal | undefined> {
  const { rows } = await connection.query<{ refusal: Refusal | null }>(
    'select refusal from create_operations($1::jsonb)',
    [...creationColumns([values])],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`Another call creates operation ${values[2]} at the same moment`);
  }
  return row.refusal ?? undefined;
}

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

interface BookedRow {
  readonly posting_id: bigint;
  readonly transaction_id: bigint | null;
  readonly booked: boolean;
}

/**
 * Books a posting of the bank in the transaction of the connection: entries, balances, history and events together. A transaction with
 * several postings locks all its accounts first, with {@link lockAccounts}.
 * @throws when an account would fall below its lowest balance, or the ledger does not answer
 */
export async function bookOfBank(connection: Kysely<Tables>, posting: BankPosting): Promise<BookedOfBank> {
  const [key, accounts, amounts, line, at] = postingValues(posting);
  const { rows } = await sql<BookedRow>`
    select * from book_of_bank(${key}, ${accounts}::bigint[], ${amounts}::bigint[], ${line}::jsonb, ${at})`.execute(
    connection,
  );
  return bookedOf(rows, key);
}

/** The same for a client of the driver. */
export async function bookOfBankOver(client: ClientBase, posting: BankPosting): Promise<BookedOfBank> {
  const { rows } = await client.query<BookedRow>(
    'select * from book_of_bank($1, $2::bigint[], $3::bigint[], $4::jsonb, $5)',
    postingValues(posting),
  );
  return bookedOf(rows, posting.key);
}

type PostingValues = [key: string, accounts: string[], amounts: bigint[], line: string | null, at: Date];

function postingValues({ key, legs, line, at }: BankPosting): PostingValues {
  return [
    key,
    legs.map(({ account }) => account),
    legs.map(({ minor }) => minor),
    line === undefined ? null : JSON.stringify({ ...line, bankName: BANK_DETAILS.name.ru }),
    new Date(at),
  ];
}

function bookedOf([row]: readonly BookedRow[], key: string): BookedOfBank {
  if (row === undefined) {
    throw new Error(`The ledger did not answer for ${key}`);
  }
  METRICS.bookings.inc({ cause: 'bank' }, row.booked ? 1 : 0);
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

/** Balance of an account when a day began, in minor units, by the value days of its postings. */
export async function balanceAtStartOf(connection: Kysely<Tables>, accountId: string, day: BankDay): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance_at_start_of(${accountId}, ${day}::date) as balance`.execute(connection);
  return rows[0]?.balance ?? 0n;
}
