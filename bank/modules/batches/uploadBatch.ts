import { createHash } from 'node:crypto';

import { BATCH_LINES_PER_PAGE } from '../../../src/application/operations/batches';
import type { BatchUpload, HandedInFile, UploadedBatch } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { FileViolation } from '../../../src/domain/batch/Batch';
import type { ReadFile } from '../../../src/domain/batch/BatchOrder';
import {
  batchFormatOf,
  FORMATS_OF,
  LARGEST_BATCH_BYTES,
  MAX_BATCH_LINES,
} from '../../../src/domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import { readBatchFile } from '../../../src/domain/batch/readBatchFile';
import type { BatchReading } from '../../../src/domain/batch/readBatchFile';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { yieldToEventLoop } from '../../kernel/yieldToEventLoop';
import { findBatch, readLines, batchForClient } from './batchRepository';
import { checkLines } from './checkLines';
import type { DebitAccount } from './checkLines';
import { decodeBatchText } from './decodeBatchText';
import { storeBatch } from './storeBatch';
import type { LineToStore } from './storeBatch';

type Refused = Failure<FailureCodeOf<'UPLOAD_BATCH_FILE'> | 'TOO_MANY_REQUESTS'>;
type Uploaded = Result<UploadedBatch, Refused>;

/** Batches a company may upload within an hour, because each line is a query about an account. */
const MAX_PER_HOUR = 30;
const HOUR_MS = 60 * 60 * 1000;

/** Largest number of reported faults of the files. */
const MAX_FAULTS = 100;

interface NamedFile extends ReadFile {
  readonly name: string;
}

/** Reads the files, has every line checked, and stores the batch as a draft; a file with a fault of its own stores nothing. */
export async function uploadBatch(request: BatchUpload, context: CallContext): Promise<Uploaded> {
  const { kind, files, operationId, purposeCode } = request;
  const format = commonFormat(kind, files);
  if (format === undefined) {
    return refusal({ code: 'FILE_TYPE_NOT_ALLOWED' });
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LARGEST_BATCH_BYTES) {
    return refusal({ code: 'FILE_TOO_LARGE' });
  }
  const hash = requestHash(request, context);
  const before = await storedHash(context, operationId);
  if (before !== undefined) {
    return before.equals(hash) ? answered(context, operationId) : refusal({ code: 'OPERATION_ID_REUSED' });
  }
  const read: NamedFile[] = [];
  for (const file of files) {
    read.push(await readNamed(file, { kind, format, purposeCode }));
  }
  const faults = [...read.flatMap(faultsOf), ...commonFaults(kind, read)];
  if (faults.length > 0) {
    return success({ batch: undefined, faults: faults.slice(0, MAX_FAULTS), lines: [] });
  }
  const debit = await debitAccountOf(request, read[0]?.debitAccountNumber ?? '', context);
  if (debit === undefined) {
    return refusal({ code: 'ACCOUNT_DEBIT_NOT_FOUND' });
  }
  if ((kind === 'swift') === (debit.currency === 'KGS')) {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  if (await isCrowded(context)) {
    return refusal({ code: 'TOO_MANY_REQUESTS' });
  }
  const places = read.flatMap(({ lines }, file) => lines.map(() => file));
  const checked = await checkLines(
    read.flatMap(({ lines }) => lines),
    { kind, debit },
    context,
  );
  const lines = checked.map((line, index): LineToStore => ({ ...line, number: index + 1, file: places[index] ?? 0 }));
  const fileNames = files.map(({ name }) => name);
  const isSame = await storeBatch({ operationId, hash, kind, format, fileNames, debit, lines }, context);
  return isSame ? answered(context, operationId) : refusal({ code: 'OPERATION_ID_REUSED' });
}

function commonFormat(kind: BatchKind, files: readonly HandedInFile[]): BatchFormat | undefined {
  const [first, ...others] = files.map(({ name }) => batchFormatOf(name));
  return first !== undefined && FORMATS_OF[kind].includes(first) && others.every((format) => format === first)
    ? first
    : undefined;
}

async function readNamed({ name, bytes }: HandedInFile, as: BatchReading): Promise<NamedFile> {
  await yieldToEventLoop();
  const text = decodeBatchText(bytes);
  await yieldToEventLoop();
  if (!text.ok) {
    return { name, debitAccountNumber: '', lines: [], faults: [text.failure] };
  }
  return { name, ...readBatchFile(text.value, as) };
}

function faultsOf({ name, faults }: NamedFile): readonly FileViolation[] {
  return faults.map((fault) => ({ ...fault, fileName: name }));
}

/** Violations of the files taken together: different debit accounts, or more lines than a batch may have. */
function commonFaults(kind: BatchKind, files: readonly NamedFile[]): readonly FileViolation[] {
  const [first] = files;
  const others = files.filter(({ debitAccountNumber }) => debitAccountNumber !== first?.debitAccountNumber);
  const lines = files.reduce((count, file) => count + file.lines.length, 0);
  const last = files.at(-1);
  return [
    ...others.map(({ name }): FileViolation => ({ fileName: name, row: 1, field: 'debitAccount', code: 'DIFFERS' })),
    ...(last !== undefined && lines > MAX_BATCH_LINES[kind]
      ? [{ fileName: last.name, row: 1, field: 'file' as const, code: 'TOO_MANY_LINES' as const }]
      : []),
  ];
}

function requestHash(
  { kind, debitAccountId = '', purposeCode = '', files }: BatchUpload,
  { caller }: CallContext,
): Buffer {
  const hash = createHash('sha256').update(
    JSON.stringify([
      caller.userId,
      kind,
      debitAccountId,
      purposeCode,
      files.map(({ name, bytes }) => [name, bytes.length]),
    ]),
  );
  files.forEach(({ bytes }) => hash.update(bytes));
  return hash.digest();
}

async function storedHash({ bank, caller }: CallContext, operationId: OperationId): Promise<Buffer | undefined> {
  const { rows } = await bank.database.pool.query<{ request_hash: Buffer }>({
    name: 'batch-hash',
    text: 'select request_hash from batch where customer_id = $1 and operation_id = $2',
    values: [caller.customerId, operationId],
  });
  return rows[0]?.request_hash;
}

async function isCrowded({ bank, caller, now }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ batches: number }>({
    name: 'batches-of-the-hour',
    text: 'select count(*)::int as batches from batch where customer_id = $1 and created_at > $2',
    values: [caller.customerId, new Date(now - HOUR_MS)],
  });
  return (rows[0]?.batches ?? 0) >= MAX_PER_HOUR;
}

const DEBIT = `
  select a.id::text as id, a.number, a.currency from account a
    where a.customer_id = $1 and a.record_status = 'O' and a.product = 'current' and a.account_class not like '3%'
      and case when $2::bigint is null then a.number = $3 else a.id = $2 end`;

/** A salary is paid from the account that was chosen, anything else from the account its files name. */
async function debitAccountOf(
  { kind, debitAccountId }: BatchUpload,
  number: string,
  { bank, caller }: CallContext,
): Promise<DebitAccount | undefined> {
  const id = kind === 'salary' ? (debitAccountId ?? '0') : null;
  const { rows } = await bank.database.pool.query<DebitAccount>({
    name: 'batch-debit',
    text: DEBIT,
    values: [caller.customerId, id, number],
  });
  return rows[0];
}

async function answered(context: CallContext, operationId: OperationId): Promise<Uploaded> {
  const batch = await findBatch(context, operationId);
  if (batch === undefined) {
    throw new Error(`The batch ${operationId} was kept and is not there`);
  }
  const lines = await readLines(context, batch, { from: 1, status: undefined, limit: BATCH_LINES_PER_PAGE });
  return success({ batch: batchForClient(batch), faults: [], lines });
}
