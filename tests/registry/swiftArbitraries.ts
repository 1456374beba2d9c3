import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { swiftOperations } from '../../src/application/operations/swift';
import { CHARGES } from '../../src/domain/swift/charges';
import { SWIFT_STAGES } from '../../src/domain/swift/tracking';
import {
  currency,
  day,
  identifier,
  instant,
  maybe,
  operationId,
  plainMatching,
  positiveAmountOf,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const party = plainMatching(/^[A-Za-z ]{0,60}[A-Za-z]{4}$/);
const code = (longest: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{0,${longest}}$`));
const file = fc.record({
  name: words,
  contentType: words,
  bytes: fc.uint8Array({ maxLength: 100 }).map((some) => new Uint8Array(some)),
});

/** Arbitrary requests and responses of the SWIFT operations. */
export const carriedBySwift: {
  readonly [Code in Exclude<keyof typeof swiftOperations, WholeCode>]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_SWIFT_TRANSFER: {
    request: fc.record({
      operationId,
      debitAccountId: identifier,
      amount: currency.chain(positiveAmountOf),
      charges: fc.constantFrom(...CHARGES),
      bankCode: code(11),
      bankName: fc.stringMatching(/^[A-Z]{2,50}$/),
      intermediaryBank: code(11),
      creditAccountNumber: fc.stringMatching(/^[A-Z0-9]{4,35}$/),
      recipientName: party,
      recipientAddress: party,
      recipientCountry: fc.stringMatching(/^[A-Z]{2}$/),
      correspondentAccount: code(20),
      operationCode: code(8),
      inn: code(16),
      kpp: code(10),
      bin: code(16),
      kbe: code(5),
      knp: code(7),
      purpose: plainMatching(/^[А-Яа-я ]{0,198}[А-Яа-я]{2}$/),
      documentNumber: fc.stringMatching(/^[A-Za-z0-9/-]{0,10}$/),
      valueDate: day,
      files: fc.array(fc.record({ uuid: operationId, name: fc.stringMatching(/^[a-z]{1,40}$/) }), { maxLength: 4 }),
    }),
    response: preview,
  },
  GET_FILE_BY_TXN_ID: {
    request: fc.record({ transactionId: identifier, number: maybe(fc.integer({ min: 1, max: 4 })) }),
    response: file,
  },
  GET_SWIFT_STATE: {
    request: fc.record({ transactionId: identifier }),
    response: fc.record({
      reference: words,
      steps: fc.array(fc.record({ stage: fc.constantFrom(...SWIFT_STAGES), at: instant, note: words }), {
        maxLength: 4,
      }),
      files: fc.array(words, { maxLength: 4 }),
    }),
  },
  GET_SWIFT_DATES: {
    request: fc.record({ currency }),
    response: fc.record({ days: fc.array(day, { maxLength: 6 }) }),
  },
  GET_DATA_BY_SWIFT_CODE: {
    request: fc.record({ codeType: fc.constantFrom('SWIFT' as const, 'BIC'), code: code(11) }),
    response: fc.record({ code: words, name: words, address: words, country: words, correspondentAccount: words }),
  },
};
