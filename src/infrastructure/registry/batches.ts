import * as z from 'zod/mini';

import { FAILURE_CODES } from '../../application/operations/failureCodes';
import { BATCH_QUESTION_TYPES } from '../../application/operations/batches';
import type {
  BatchAnswer,
  batchOperations,
  BatchQuestion,
  BatchSubmissionRequest,
  BatchUpload,
  ListedLine,
  SentBatch,
  UploadedBatch,
} from '../../application/operations/batches';
import { BATCH_LINE_STATUSES } from '../../domain/batch/Batch';
import type { Batch, FileViolation } from '../../domain/batch/Batch';
import { BATCH_VIOLATION_CODES, BATCH_FIELDS, BATCH_WARNING_CODES } from '../../domain/batch/batchFaults';
import {
  BATCH_FORMATS,
  BATCH_KINDS,
  LARGEST_BATCH_BYTES,
  MAX_BATCH_FILES,
  MAX_BATCH_LINES,
} from '../../domain/batch/batchFormats';
import type { AdaptersFor } from './adapter';
import { awaitedSignatures } from './awaitedSignatures';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  failureData,
  filledText,
  identifier,
  instant,
  localizedText,
  operationId,
} from './codecs';
import { fileBytes } from './files';

const MAX_NAME_LENGTH = 200;
/** Slightly above the accepted size, so that a file too large is rejected with its own failure code. */
const MAX_CONTENT_LENGTH = 4 * Math.ceil((LARGEST_BATCH_BYTES * 1.25) / 3);

const upload = z.codec(
  z.strictObject({
    operationId,
    batchType: z.enum(BATCH_KINDS),
    accountDebitId: z.optional(identifier),
    knp: z.optional(z.string().check(z.regex(/^\d{8}$/))),
    files: z
      .array(z.strictObject({ name: filledText(1, MAX_NAME_LENGTH), content: fileBytes(MAX_CONTENT_LENGTH) }))
      .check(z.minLength(1), z.maxLength(MAX_BATCH_FILES)),
  }),
  z.custom<BatchUpload>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      kind: wire.batchType,
      debitAccountId: wire.accountDebitId,
      purposeCode: wire.knp,
      files: wire.files.map(({ name, content }) => ({ name, bytes: content })),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      batchType: domain.kind,
      accountDebitId: domain.debitAccountId,
      knp: domain.purposeCode,
      files: domain.files.map(({ name, bytes }) => ({ name, content: bytes })),
    }),
  },
);

const lineNumber = z.int().check(z.minimum(1), z.maximum(MAX_BATCH_LINES.salary));
const count = z.int().check(z.minimum(0));
const row = z.int().check(z.minimum(1));

const money = z.codec(z.object({ amount: amountText, ccy: currency }), z.custom<Batch['totals'][number]['sum']>(), {
  decode: ({ amount, ccy }) => decodeAmount(amount, ccy),
  encode: (domain) => ({ amount: encodeAmount(domain), ccy: domain.currency }),
});

const fault = z.object({ row, field: z.enum(BATCH_FIELDS), code: z.enum(BATCH_VIOLATION_CODES) });
const fileViolation = z.extend(fault, { fileName: z.string() }) satisfies z.ZodMiniType<FileViolation>;
const warning = z.object({ code: z.enum(BATCH_WARNING_CODES), line: z.optional(lineNumber) });

const line = z.codec(
  z.object({
    number: lineNumber,
    fileName: z.string(),
    row,
    written: z.partialRecord(z.enum(BATCH_FIELDS), z.string()),
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
  z.object({ batch: z.optional(batch), faults: z.array(fileViolation), transactions: z.array(line) }),
  z.custom<UploadedBatch>(),
  {
    decode: (wire) => ({ batch: wire.batch, faults: wire.faults, lines: wire.transactions }),
    encode: (domain) => ({ batch: domain.batch, faults: [...domain.faults], transactions: [...domain.lines] }),
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
  z.object({ batches: z.array(batch), transactions: z.array(line), next: z.optional(lineNumber) }),
  z.custom<BatchAnswer>(),
  {
    decode: (wire) => ({ batches: wire.batches, lines: wire.transactions, next: wire.next }),
    encode: (domain) => ({ batches: [...domain.batches], transactions: [...domain.lines], next: domain.next }),
  },
);

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
  SEND_TXNS_TO_PROCESSING_CORP: { request: sending, response: sent },
} satisfies AdaptersFor<typeof batchOperations>;
