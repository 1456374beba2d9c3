import { createHash } from 'node:crypto';

import { BATCH_LINES_PER_PAGE } from '../../../src/application/operations/batches';
import type { BatchUpload, HandedInFile, UploadedBatch } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { batchFormatOf, FORMATS_OF, LARGEST_BATCH_BYTES } from '../../../src/domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { hourly, spendAllowance } from '../../kernel/allowances';
import { batchFacts } from './batchFacts';
import type { DebitAccount } from './batchFacts';
import { BATCH_FILES } from './batchReading';
import { findBatch, readLines, batchForClient } from './batchRepository';
import { BATCH_LINES } from './checkLines';
import { storeBatch } from './storeBatch';

type Refused = Failure<FailureCodeOf<'UPLOAD_BATCH_FILE'> | 'TOO_MANY_REQUESTS'>;
type Uploaded = Result<UploadedBatch, Refused>;

/** Batches a company may hand in within an hour, because each line is a query about an account; one that is refused counts as well. */
const BATCHES = hourly('batches', 30);

/** Reads the files, has every line checked, and stores the batch as a draft; a file with a fault of its own stores nothing. */
export async function uploadBatch(request: BatchUpload, context: CallContext): Promise<Uploaded> {
  const { kind, files, operationId, purposeCode } = request;
  const { bank, caller } = context;
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
  const allowance = await spendAllowance(bank, BATCHES, { subject: `customer ${caller.customerId}` });
  if (!allowance.ok) {
    return allowance;
  }
  const { faults, debitAccountNumber, lines, accountNumbers } = await bank.reader.run(BATCH_FILES, {
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    as: { kind, format, purposeCode },
  });
  if (faults.length > 0) {
    return success({ batch: undefined, faults, lines: [] });
  }
  const debit = await debitAccountOf(request, debitAccountNumber, context);
  if (debit === undefined) {
    return refusal({ code: 'ACCOUNT_DEBIT_NOT_FOUND' });
  }
  if ((kind === 'swift') === (debit.currency === 'KGS')) {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const facts = await batchFacts({ kind, debit }, accountNumbers, context);
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

function commonFormat(kind: BatchKind, files: readonly HandedInFile[]): BatchFormat | undefined {
  const [first, ...others] = files.map(({ name }) => batchFormatOf(name));
  return first !== undefined && FORMATS_OF[kind].includes(first) && others.every((format) => format === first)
    ? first
    : undefined;
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
