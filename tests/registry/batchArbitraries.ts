import fc from 'fast-check';

import { BATCH_QUESTION_TYPES } from '../../src/application/operations/batches';
import type { batchOperations } from '../../src/application/operations/batches';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { FAILURE_CODES } from '../../src/application/operations/failureCodes';
import { BATCH_LINE_STATUSES } from '../../src/domain/batch/Batch';
import { BATCH_VIOLATION_CODES, BATCH_FIELDS, BATCH_WARNING_CODES } from '../../src/domain/batch/batchFaults';
import { BATCH_FORMATS, BATCH_KINDS } from '../../src/domain/batch/batchFormats';
import { TABLE_FIELDS } from '../../src/domain/batch/tableLayout';
import { SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import {
  accountNumber,
  amountOf,
  currency,
  identifier,
  instant,
  localized,
  maybe,
  operationId,
  typedWords,
  words,
} from './basicArbitraries';

const number = fc.integer({ min: 1, max: 10_000 });
const kind = fc.constantFrom(...BATCH_KINDS);
const status = fc.constantFrom(...BATCH_LINE_STATUSES);
const amount = currency.chain(amountOf);
const fault = fc.record({
  row: number,
  field: fc.constantFrom(...BATCH_FIELDS),
  code: fc.constantFrom(...BATCH_VIOLATION_CODES),
});
const fileViolation = fc.tuple(fault, words).map(([found, fileName]) => ({ ...found, fileName }));

const line = fc.record({
  number,
  fileName: words,
  row: number,
  written: fc.dictionary(fc.constantFrom(...BATCH_FIELDS), words, { noNullPrototype: true }),
  amount: maybe(amount),
  status,
  faults: fc.array(fault, { maxLength: 3 }),
  warnings: fc.array(fc.record({ code: fc.constantFrom(...BATCH_WARNING_CODES), line: maybe(number) }), {
    maxLength: 2,
  }),
  refusal: maybe(fc.constantFrom(...FAILURE_CODES)),
  refusalData: maybe(fc.constant({ missing: '120.00', ccy: 'KGS' })),
  operationId: maybe(operationId),
});

const batch = fc.record({
  operationId,
  kind,
  format: fc.constantFrom(...BATCH_FORMATS),
  fileNames: fc.array(words, { maxLength: 3 }),
  debitAccountId: identifier,
  debitAccountNumber: accountNumber,
  madeBy: localized,
  createdAt: instant,
  totals: fc.array(fc.record({ status, count: fc.nat(), sum: amount }), { maxLength: 3 }),
  fee: maybe(amount),
  isMine: fc.boolean(),
});

const file = fc.record({
  name: typedWords.map((name) => `a${name}`),
  bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
});
const columns = fc.array(fc.tuple(typedWords, fc.constantFrom('' as const, ...TABLE_FIELDS)), {
  minLength: 1,
  maxLength: 4,
});
const layout = fc.tuple(columns, typedWords).map(([named, purpose]) => ({
  headings: named.map(([heading]) => `a${heading}`),
  fields: named.map(([, field]) => field),
  purpose,
}));
const sample = fc
  .tuple(layout, words, fc.array(fc.array(words, { maxLength: 4 }), { maxLength: 3 }))
  .map(([given, fileName, rows]) => ({ ...given, fileName, rows }));
const question = { transactions: fc.array(number, { maxLength: 5 }), from: number, status: maybe(status) };
const about = BATCH_QUESTION_TYPES.filter((type) => type !== 'list');
const place = fc.constantFrom(...SIGNATURE_PLACES);

/** Arbitrary requests and responses of the batch operations. */
export const carriedByBatches: {
  readonly [Code in keyof typeof batchOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  UPLOAD_BATCH_FILE: {
    request: fc.record({
      operationId,
      kind,
      debitAccountId: maybe(identifier),
      columns: maybe(layout),
      asksColumns: maybe(fc.boolean()),
      files: fc.array(file, { minLength: 1, maxLength: 3 }),
    }),
    response: fc.record({
      batch: maybe(batch),
      faults: fc.array(fileViolation, { maxLength: 3 }),
      table: maybe(sample),
      lines: fc.array(line, { maxLength: 3 }),
    }),
  },
  SELECT_BATCH_TXNS: {
    request: fc.oneof(
      fc.record({ ...question, type: fc.constant('list' as const), batch: fc.constant(undefined) }),
      fc.record({ ...question, type: fc.constantFrom(...about), batch: operationId }),
    ),
    response: fc.record({
      batches: fc.array(batch, { maxLength: 3 }),
      lines: fc.array(line, { maxLength: 3 }),
      next: maybe(number),
    }),
  },
  CHANGE_BATCH_LINE: {
    request: fc.record({
      batch: operationId,
      number,
      cells: fc.dictionary(fc.constantFrom(...BATCH_FIELDS), typedWords, { noNullPrototype: true, minKeys: 1 }),
    }),
    response: fc.record({ batch, line }),
  },
  REPEAT_SALARY_BATCH: {
    request: fc.record({
      operationId,
      debitAccountId: identifier,
      purpose: maybe(typedWords.filter((text) => text !== '')),
    }),
    response: fc.record({ batch }),
  },
  SEND_TXNS_TO_PROCESSING_CORP: {
    request: fc.record({ operationId, batch: operationId }),
    response: fc.record({
      batch,
      sent: fc.nat(),
      refused: fc.nat(),
      awaited: fc.record({
        places: fc.subarray([...SIGNATURE_PLACES]),
        signers: fc.array(fc.record({ place, name: localized }), { maxLength: 3 }),
        approvers: maybe(fc.array(localized, { maxLength: 2 })),
      }),
    }),
  },
};
