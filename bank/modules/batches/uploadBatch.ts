import { createHash } from 'node:crypto';

import { BATCH_LINES_PER_PAGE } from '../../../src/application/operations/batches';
import type { BatchUpload, HandedInFile, UploadedBatch } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { batchFormatOf, FORMATS_OF, isTableFormat, LARGEST_BATCH_BYTES } from '../../../src/domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import { layoutKey } from '../../../src/domain/batch/tableFields';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { batchFacts } from './batchFacts';
import type { DebitAccount } from './batchFacts';
import { readLayouts, saveLayout } from './batchLayouts';
import { BATCH_FILES } from './batchReading';
import type { ReadFiles } from './batchReading';
import { findBatch, readLines, batchForClient } from './batchRepository';
import { BATCH_LINES } from './checkLines';
import { BATCH_PEOPLE, findPeople, knowsPeople } from './knownPeople';
import { SHEET_TEXTS } from './sheetText';
import { storeBatch } from './storeBatch';

type Uploaded = Result<UploadedBatch, Failure<FailureCodeOf<'UPLOAD_BATCH_FILE'>>>;

/**
 * Reads the files, has every line checked, and stores the batch as a draft; a file with a fault of its own stores nothing. Uploads have no
 * number of their own: the budget of calls counts their bytes and the processor time of their reading.
 */
export async function uploadBatch(request: BatchUpload, context: CallContext): Promise<Uploaded> {
  const { kind, files, operationId } = request;
  const { bank } = context;
  const format = commonFormat(kind, files);
  if (format === undefined) {
    return refusal({ code: 'FILE_TYPE_NOT_ALLOWED' });
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LARGEST_BATCH_BYTES) {
    return refusal({ code: 'FILE_TOO_LARGE' });
  }
  if (kind === 'salary' && !(await handlesPayroll(context))) {
    return refusal({ code: 'ACCESS_DENIED' });
  }
  const hash = requestHash(request, context);
  const before = await storedHash(context, operationId);
  if (before !== undefined) {
    return before.equals(hash) ? answered(context, operationId) : refusal({ code: 'OPERATION_ID_REUSED' });
  }
  const { faults, table, debitAccountNumber, lines, credited } = await readFiles(request, format, context);
  if (faults.length > 0 || table !== undefined) {
    return success({ batch: undefined, faults, table: faults.length > 0 ? undefined : table, lines: [] });
  }
  const debit = await debitAccountOf(request, isTableFormat(format) ? undefined : debitAccountNumber, context);
  if (debit === undefined) {
    return refusal({ code: 'ACCOUNT_DEBIT_NOT_FOUND' });
  }
  if ((kind === 'swift') === (debit.currency === 'KGS')) {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const facts = await batchFacts({ kind, debit }, credited, context);
  const fileNames = files.map(({ name }) => name);
  const isSame = await storeBatch(
    {
      operationId,
      hash,
      kind,
      format,
      fileNames,
      debit,
      lines: await bank.reader.run(BATCH_LINES, { kind, debit, lines, facts }),
    },
    context,
  );
  return isSame ? answered(context, operationId) : refusal({ code: 'OPERATION_ID_REUSED' });
}

/**
 * Reads the files, tables by the layouts of the company; the layout that came with them is remembered once it has served. Lines of a salary
 * that name a person and no account are completed by the list of the company.
 */
async function readFiles(
  { kind, files, purposeCode, columns, asksColumns }: BatchUpload,
  format: BatchFormat,
  context: CallContext,
): Promise<ReadFiles> {
  const { reader } = context.bank;
  const named = files.map(({ name, bytes }) => ({ name, bytes }));
  const sheets = format === 'xlsx' ? await reader.run(SHEET_TEXTS, named) : { files: named, faults: [] };
  const layouts = isTableFormat(format) ? await readLayouts(kind, context) : [];
  const today = bankDayOf(context.now);
  const knows = kind === 'salary' && (await knowsPeople(context));
  const as = { kind, format, purposeCode, today, columns, asksColumns, layouts, knowsPeople: knows || undefined };
  const read = await reader.run(BATCH_FILES, { files: sheets.files, as });
  const used = read.layouts.find(({ headings }) => columns && layoutKey(headings) === layoutKey(columns.headings));
  if (used !== undefined) {
    await saveLayout(kind, used, context);
  }
  const { lines, people } = read;
  const completed =
    people === undefined ? {} : await reader.run(BATCH_PEOPLE, { lines, people: await findPeople(people, context) });
  return { ...read, ...completed, faults: [...sheets.faults, ...read.faults] };
}

function commonFormat(kind: BatchKind, files: readonly HandedInFile[]): BatchFormat | undefined {
  const [first, ...others] = files.map(({ name }) => batchFormatOf(name));
  return first !== undefined && FORMATS_OF[kind].includes(first) && others.every((format) => format === first)
    ? first
    : undefined;
}

function requestHash(
  { kind, debitAccountId = '', purposeCode = '', columns, asksColumns = false, files }: BatchUpload,
  { caller }: CallContext,
): Buffer {
  const hash = createHash('sha256').update(
    JSON.stringify([
      caller.userId,
      kind,
      debitAccountId,
      purposeCode,
      columns ?? null,
      asksColumns,
      files.map(({ name, bytes }) => [name, bytes.length]),
    ]),
  );
  files.forEach(({ bytes }) => hash.update(bytes));
  return hash.digest();
}

export async function handlesPayroll({ bank, caller }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ handles: boolean }>({
    name: 'handles-payroll',
    text: 'select handles_payroll($1) as handles',
    values: [caller.userId],
  });
  return rows[0]?.handles === true;
}

/** Hash of the upload with this id; that of a deleted batch is like no other. */
export async function storedHash({ bank, caller }: CallContext, operationId: OperationId): Promise<Buffer | undefined> {
  const { rows } = await bank.database.pool.query<{ request_hash: Buffer }>({
    name: 'batch-hash',
    text: `select case when deleted_at is null then request_hash else '' end as request_hash from batch where customer_id = $1 and operation_id = $2`,
    values: [caller.customerId, operationId],
  });
  return rows[0]?.request_hash;
}

const DEBIT = `
  select a.id::text as id, a.number, a.currency from account a
    where a.customer_id = $1 and a.record_status = 'O' and a.product = 'current' and a.account_class not like '3%'
      and case when $2::bigint is null then a.number = $3 else a.id = $2 end`;

/** A table is paid from the account that was chosen, anything else from the account its files name. */
export async function debitAccountOf(
  { debitAccountId }: Pick<BatchUpload, 'debitAccountId'>,
  number: string | undefined,
  { bank, caller }: CallContext,
): Promise<DebitAccount | undefined> {
  const id = number === undefined ? (debitAccountId ?? '0') : null;
  const { rows } = await bank.database.pool.query<DebitAccount>({
    name: 'batch-debit',
    text: DEBIT,
    values: [caller.customerId, id, number ?? ''],
  });
  return rows[0];
}

async function answered(context: CallContext, operationId: OperationId): Promise<Uploaded> {
  const batch = await findBatch(context, operationId);
  if (batch === undefined) {
    throw new Error(`The batch ${operationId} was kept and is not there`);
  }
  const lines = await readLines(context, batch, { from: 1, status: undefined, limit: BATCH_LINES_PER_PAGE });
  return success({ batch: batchForClient(batch), faults: [], table: undefined, lines });
}
