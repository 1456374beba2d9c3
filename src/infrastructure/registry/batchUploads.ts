import * as z from 'zod/mini';
import type { BatchUpload, UnreadTable } from '../../application/operations/batches';
import { BATCH_KINDS, LARGEST_BATCH_BYTES, MAX_BATCH_FILES } from '../../domain/batch/batchFormats';
import { MAX_TABLE_COLUMNS } from '../../domain/batch/readTable';
import { TABLE_FIELDS } from '../../domain/batch/tableLayout';
import type { TableLayout } from '../../domain/batch/tableLayout';
import { filledText, identifier, operationId } from './codecs';
import { fileBytes } from './files';

const MAX_NAME_LENGTH = 200;
/** Longest text of a cell or a heading. */
export const MAX_CELL_LENGTH = 200;
/** Slightly above the accepted size, so that a file too large is rejected with its own failure code. */
const MAX_CONTENT_LENGTH = 4 * Math.ceil((LARGEST_BATCH_BYTES * 1.25) / 3);

const tableField = z.enum(['', ...TABLE_FIELDS]);

const columns = z.codec(
  z.strictObject({
    meanings: z
      .array(z.strictObject({ heading: filledText(1, MAX_CELL_LENGTH), field: tableField }))
      .check(z.minLength(1), z.maxLength(MAX_TABLE_COLUMNS)),
    purpose: z.optional(filledText(1, MAX_CELL_LENGTH)),
  }),
  z.custom<TableLayout>(),
  {
    decode: ({ meanings, purpose = '' }) => ({
      headings: meanings.map(({ heading }) => heading),
      fields: meanings.map(({ field }) => field),
      purpose,
    }),
    encode: ({ headings, fields, purpose }) => ({
      meanings: headings.map((heading, place) => ({ heading, field: fields[place] ?? '' })),
      purpose: purpose.trim() || undefined,
    }),
  },
);

/** Table whose columns are unknown. */
export const unreadTable = z.codec(
  z.object({
    fileName: z.string(),
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    fields: z.array(tableField),
    purpose: z.string(),
    knowsPeople: z.optional(z.boolean()),
  }),
  z.custom<UnreadTable>(),
  {
    decode: (wire) => wire,
    encode: (domain) => ({
      fileName: domain.fileName,
      headings: [...domain.headings],
      rows: domain.rows.map((cells) => [...cells]),
      fields: [...domain.fields],
      purpose: domain.purpose,
      knowsPeople: domain.knowsPeople,
    }),
  },
);

/** Request of UPLOAD_BATCH_FILE. */
export const upload = z.codec(
  z.strictObject({
    operationId,
    batchType: z.enum(BATCH_KINDS),
    accountDebitId: z.optional(identifier),
    knp: z.optional(z.string().check(z.regex(/^\d{8}$/))),
    columns: z.optional(columns),
    askColumns: z.optional(z.boolean()),
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
      columns: wire.columns,
      asksColumns: wire.askColumns,
      files: wire.files.map(({ name, content }) => ({ name, bytes: content })),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      batchType: domain.kind,
      accountDebitId: domain.debitAccountId,
      knp: domain.purposeCode,
      columns: domain.columns,
      askColumns: domain.asksColumns,
      files: domain.files.map(({ name, bytes }) => ({ name, content: bytes })),
    }),
  },
);
