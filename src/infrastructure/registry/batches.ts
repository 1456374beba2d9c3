import * as z from 'zod/mini';
import { FAILURE_CODES } from '../../application/operations/failureCodes';
import { BATCH_QUESTION_TYPES } from '../../application/operations/batches';
import type {
  BatchAnswer,
  BatchLineChange,
  batchOperations,
  BatchQuestion,
  BatchSubmissionRequest,
  ChangedLine,
  ListedLine,
  RepeatedSalary,
  SalaryToRepeat,
  SentBatch,
  UploadedBatch,
} from '../../application/operations/batches';
import { BATCH_LINE_STATUSES } from '../../domain/batch/Batch';
import type { Batch, FileViolation } from '../../domain/batch/Batch';
import { BATCH_VIOLATION_CODES, BATCH_FIELDS, BATCH_WARNING_CODES } from '../../domain/batch/batchFaults';
import { BATCH_FORMATS, BATCH_KINDS, MAX_BATCH_LINES } from '../../domain/batch/batchFormats';
import type { AdaptersFor } from './adapter';
import { awaitedSignatures } from './awaitedSignatures';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  failureData,
  filledText,
  identifier,
  instant,
  line,
  localizedText,
  operationId,
} from './codecs';
import { MAX_CELL_LENGTH, unreadTable, upload } from './batchUploads';

const lineNumber = z.int().check(z.minimum(1), z.maximum(MAX_BATCH_LINES.salary));
const count = z.int().check(z.minimum(0));
const row = z.int().check(z.minimum(1));

const money = z.codec(z.object({ amount: amountText, ccy: currency }), z.custom<Batch['totals'][number]['sum']>(), {
  decode: ({ amount, ccy }) => decodeAmount(amount, ccy),
  encode: (domain) => ({ amount: encodeAmount(domain), ccy: domain.currency }),
});

const fault = z.object({ row, field: z.enum(BATCH_FIELDS), code: z.enum(BATCH_VIOLATION_CODES) });
const fileViolation = z.extend(fault, { fileName: z.string() }) satisfies z.ZodMiniType<FileViolation>;
const warning = z.object({
  code: z.enum(BATCH_WARNING_CODES),
  line: z.optional(lineNumber),
  days: z.optional(z.object({ written: bankDay, paidOn: bankDay })),
  accountBefore: z.optional(z.string()),
});

const listedLine = z.codec(
  z.object({
    number: lineNumber,
    fileName: z.string(),
    row,
    written: z.partialRecord(z.enum(BATCH_FIELDS), z.string()),
    original: z.optional(z.partialRecord(z.enum(BATCH_FIELDS), z.string())),
    amount: z.optional(money),
    status: z.enum(BATCH_LINE_STATUSES),
    faults: z.array(fault),
    warnings: z.array(warning),
    refusal: z.optional(z.enum(FAILURE_CODES)),
    refusalData: z.optional(failureData),
    operationId: z.optional(operationId),
  }),
  z.custom<ListedLine>(),
  {
    decode: (wire) => ({ ...wire, amount: wire.amount, refusal: wire.refusal, operationId: wire.operationId }),
    encode: ({ faults, warnings, ...rest }) => ({ ...rest, faults: [...faults], warnings: [...warnings] }),
  },
);

const batch = z.codec(
  z.object({
    operationId,
    batchType: z.enum(BATCH_KINDS),
    format: z.enum(BATCH_FORMATS),
    fileNames: z.array(z.string()),
    accountDebitId: identifier,
    accountDebitNo: z.string(),
    createdBy: localizedText,
    createdAt: instant,
    totals: z.array(z.object({ status: z.enum(BATCH_LINE_STATUSES), count, sum: money })),
    fee: z.optional(money),
    isMine: z.boolean(),
  }),
  z.custom<Batch>(),
  {
    decode: ({ batchType, accountDebitId, accountDebitNo, createdBy, fee, ...rest }) => ({
      ...rest,
      kind: batchType,
      debitAccountId: accountDebitId,
      debitAccountNumber: accountDebitNo,
      madeBy: createdBy,
      fee,
    }),
    encode: ({ kind, debitAccountId, debitAccountNumber, madeBy, fileNames, totals, ...rest }) => ({
      ...rest,
      batchType: kind,
      fileNames: [...fileNames],
      accountDebitId: debitAccountId,
      accountDebitNo: debitAccountNumber,
      createdBy: madeBy,
      totals: [...totals],
    }),
  },
);

const uploaded = z.codec(
  z.object({
    batch: z.optional(batch),
    faults: z.array(fileViolation),
    table: z.optional(unreadTable),
    transactions: z.array(listedLine),
  }),
  z.custom<UploadedBatch>(),
  {
    decode: (wire) => ({ batch: wire.batch, faults: wire.faults, table: wire.table, lines: wire.transactions }),
    encode: (domain) => ({
      batch: domain.batch,
      faults: [...domain.faults],
      table: domain.table,
      transactions: [...domain.lines],
    }),
  },
);

const question = z.codec(
  z
    .strictObject({
      type: z.enum(BATCH_QUESTION_TYPES),
      batchId: z.optional(operationId),
      transactions: z._default(z.array(lineNumber).check(z.maxLength(MAX_BATCH_LINES.salary)), []),
      from: z._default(lineNumber, 1),
      status: z.optional(z.enum(BATCH_LINE_STATUSES)),
    })
    .check(
      z.refine(({ type, batchId }) => (type === 'list') === (batchId === undefined), {
        error: 'must have batchId for every type but list',
        path: ['batchId'],
      }),
    ),
  z.custom<BatchQuestion>(),
  {
    decode: ({ type, batchId, transactions, from, status }) => ({ type, batch: batchId, transactions, from, status }),
    encode: (domain) => ({
      type: domain.type,
      batchId: domain.batch,
      transactions: [...domain.transactions],
      from: domain.from,
      status: domain.status,
    }),
  },
);

const answer = z.codec(
  z.object({ batches: z.array(batch), transactions: z.array(listedLine), next: z.optional(lineNumber) }),
  z.custom<BatchAnswer>(),
  {
    decode: (wire) => ({ batches: wire.batches, lines: wire.transactions, next: wire.next }),
    encode: (domain) => ({ batches: [...domain.batches], transactions: [...domain.lines], next: domain.next }),
  },
);

const change = z.codec(
  z.strictObject({
    batchId: operationId,
    transaction: lineNumber,
    cells: z
      .array(z.strictObject({ field: z.enum(BATCH_FIELDS), text: line(MAX_CELL_LENGTH) }))
      .check(z.minLength(1), z.maxLength(BATCH_FIELDS.length)),
  }),
  z.custom<BatchLineChange>(),
  {
    decode: ({ batchId, transaction, cells }) => ({
      batch: batchId,
      number: transaction,
      cells: Object.fromEntries(cells.map(({ field, text }) => [field, text])),
    }),
    encode: ({ batch: batchId, number, cells }) => ({
      batchId,
      transaction: number,
      cells: BATCH_FIELDS.flatMap((field) => {
        const text = cells[field];
        return text === undefined ? [] : [{ field, text }];
      }),
    }),
  },
);

const changed = z.codec(z.object({ batch, transaction: listedLine }), z.custom<ChangedLine>(), {
  decode: (wire) => ({ batch: wire.batch, line: wire.transaction }),
  encode: (domain) => ({ batch: domain.batch, transaction: domain.line }),
});

const toRepeat = z.codec(
  z.strictObject({ operationId, accountDebitId: identifier, purpose: z.optional(filledText(1, MAX_CELL_LENGTH)) }),
  z.custom<SalaryToRepeat>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      purpose: wire.purpose,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      purpose: domain.purpose,
    }),
  },
);

const repeated = z.object({ batch }) satisfies z.ZodMiniType<RepeatedSalary>;

const sending = z.codec(z.strictObject({ operationId, batchId: operationId }), z.custom<BatchSubmissionRequest>(), {
  decode: (wire) => ({ operationId: wire.operationId, batch: wire.batchId }),
  encode: (domain) => ({ operationId: domain.operationId, batchId: domain.batch }),
});

const sent = z.object({
  batch,
  sent: count,
  refused: count,
  awaited: awaitedSignatures,
}) satisfies z.ZodMiniType<SentBatch>;

export const batchAdapters = {
  UPLOAD_BATCH_FILE: { request: upload, response: uploaded },
  SELECT_BATCH_TXNS: { request: question, response: answer },
  CHANGE_BATCH_LINE: { request: change, response: changed },
  REPEAT_SALARY_BATCH: { request: toRepeat, response: repeated },
  SEND_TXNS_TO_PROCESSING_CORP: { request: sending, response: sent },
} satisfies AdaptersFor<typeof batchOperations>;
