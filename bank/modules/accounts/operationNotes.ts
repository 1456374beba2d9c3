import { sql } from 'kysely';

import type { OperationNote } from '../../../src/application/operations/accountDetails';
import type { CallContext } from '../../kernel/Handler';

/**
 * Stores, replaces or removes the note of the caller's customer beside an operation of its history; the other side has a note of its own.
 * Resolves to false when the history has no such operation.
 */
export async function writeOperationNote(
  { transactionId, note }: OperationNote,
  { bank, caller, now }: CallContext,
): Promise<boolean> {
  const { rows } = await sql`
    with line as (
      select customer_id, txn_id from txn_of_customer
        where customer_id = ${caller.customerId}::bigint and txn_id = ${transactionId}::bigint
          and created_at = (select created_at from txn where id = ${transactionId}::bigint)
    ), removed as (
      delete from operation_note n using line where ${note} = '' and (n.customer_id, n.txn_id) = (line.customer_id, line.txn_id)
    ), written as (
      insert into operation_note (customer_id, txn_id, note, written_at)
        select customer_id, txn_id, ${note}::text, ${new Date(now)}::timestamptz from line where ${note} <> ''
        on conflict (customer_id, txn_id) do update set note = excluded.note, written_at = excluded.written_at
    )
    select from line`.execute(bank.database.kysely);
  return rows.length > 0;
}
