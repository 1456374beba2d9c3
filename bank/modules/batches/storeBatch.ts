import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { CallContext } from '../../kernel/Handler';
import type { DebitAccount } from './batchFacts';

interface BatchToStore {
  readonly operationId: OperationId;
  readonly hash: Buffer;
  readonly kind: BatchKind;
  readonly format: BatchFormat;
  readonly fileNames: readonly string[];
  readonly debit: DebitAccount;
  /** JSON text of the rows of the lines, as `BATCH_LINES` answers it. */
  readonly lines: string;
}

/** Stores a batch with its lines in one transaction; a concurrent upload of the same batch waits and finds it stored. */
const STORE = `
  with kept as (
    insert into batch (customer_id, user_id, operation_id, request_hash, kind, format, file_names, debit_account_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id)
  insert into batch_line (batch_id, number, file, file_row, written, faults, warnings, wanted, account_number, amount, currency, chosen)
    select kept.id, l.number, l.file, l.file_row, l.written, l.faults, l.warnings, l.wanted, l.account_number, l.amount, $10, l.chosen
      from kept, jsonb_to_recordset($11::jsonb) l (number integer, file smallint, file_row integer, written jsonb, faults jsonb, warnings jsonb,
        wanted jsonb, account_number text, amount bigint, chosen boolean)`;

const SAME = 'select request_hash = $3 as same from batch where customer_id = $1 and operation_id = $2';

/** Stores a batch with its lines; returns whether the batch stored under its id is this one. */
export async function storeBatch(batch: BatchToStore, { bank, caller, now }: CallContext): Promise<boolean> {
  const { pool } = bank.database;
  const { operationId, hash, kind, format, fileNames, debit } = batch;
  await pool.query(STORE, [
    ...[
      caller.customerId,
      caller.userId,
      operationId,
      hash,
      kind,
      format,
      fileNames,
      debit.id,
      new Date(now),
      debit.currency,
    ],
    batch.lines,
  ]);
  await pool.query('select analyze_batch_lines()');
  const { rows } = await pool.query<{ same: boolean }>(SAME, [caller.customerId, operationId, hash]);
  return rows[0]?.same ?? false;
}
