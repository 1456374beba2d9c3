import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { FAILURE_CODES } from '../../src/application/operations/failureCodes';
import type { signatureOperations } from '../../src/application/operations/signatures';
import { DOCUMENT_WARNING_CODES } from '../../src/domain/corporate/documentWarnings';
import { TRANSACTION_KINDS } from '../../src/domain/movements/movements';
import { DOCUMENT_STATES } from '../../src/domain/corporate/PaymentDocument';
import {
  amountOf,
  awaited,
  changeToSign,
  currency,
  day,
  identifier,
  instant,
  localized,
  maybe,
  nothing,
  operationId,
  reference,
  signer,
  typedWords,
  waitingChange,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const signatures = fc.array(
  signer.chain((who) => instant.map((signedAt) => ({ ...who, signedAt }))),
  { maxLength: 2 },
);
const changeEnd = fc.oneof(
  instant.map((at) => ({ state: 'done' as const, at })),
  instant.map((at) => ({ state: 'expired' as const, at })),
  fc.record({ state: fc.constant('declined' as const), at: instant, by: localized, reason: words }),
);

const warnings = fc.array(
  fc.record({
    code: fc.constantFrom(...DOCUMENT_WARNING_CODES),
    other: fc.record({
      operationId,
      transactionId: maybe(identifier),
      recipientName: words,
      amount: currency.chain(amountOf),
      documentNumber: words,
      at: instant,
    }),
  }),
  { maxLength: 2 },
);
const documentReference = fc.record({ operationId, sentAt: instant });
const end = fc.oneof(
  fc.record({
    state: fc.constant('declined' as const),
    at: instant,
    by: localized,
    reason: words,
    returned: maybe(fc.boolean()),
  }),
  fc.record({ state: fc.constant('expired' as const), at: instant }),
  fc.record({ state: fc.constant('done' as const), at: instant, transactionId: identifier }),
);

/** Arbitrary requests and responses of the operations on company documents. */
export const carriedBySignatures: {
  readonly [Code in keyof typeof signatureOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  SEND_TXN_TO_PROCESSING_CORP: { request: fc.record({ operationId, replaces: maybe(operationId) }), response: awaited },
  GET_DOCUMENT_WARNINGS: { request: reference, response: warnings },
  GET_TXNS_ON_CONFIRMATION: {
    request: fc.record({
      operationId: maybe(operationId),
      state: maybe(fc.constantFrom(...DOCUMENT_STATES)),
      page: maybe(fc.integer({ min: 1, max: 10_000 })),
      from: maybe(day),
      to: maybe(day),
      accountId: maybe(identifier),
      makerId: maybe(identifier),
      kind: maybe(fc.constantFrom(...TRANSACTION_KINDS)),
    }),
    response: fc.array(
      fc.record({
        preview: fc.tuple(preview, maybe(awaited)).map(([shown, signers]) => ({ ...shown, awaited: signers })),
        txnCode: words,
        madeBy: localized,
        makerId: identifier,
        sentAt: instant,
        awaited,
        signatures,
        approval: maybe(fc.record({ by: localized, approvedAt: instant })),
        canApprove: fc.boolean(),
        canSign: fc.boolean(),
        canDecline: fc.boolean(),
        warnings,
        payOn: maybe(day),
        end: maybe(end),
        replaces: maybe(documentReference),
        replacedBy: maybe(documentReference),
      }),
      { maxLength: 3 },
    ),
  },
  GET_CHANGES_ON_CONFIRMATION: {
    request: nothing,
    response: fc.array(
      fc
        .tuple(
          changeToSign,
          fc.record({
            ...{ operationId, madeBy: localized, sentAt: instant, expiresAt: instant, signatures },
            ...{ canSign: fc.boolean(), canDecline: fc.boolean(), end: maybe(changeEnd) },
          }),
        )
        .map(([change, document]) => ({ ...change, ...document })),
      { maxLength: 3 },
    ),
  },
  CREATE_CONFIRM_OPERATION: {
    request: fc
      .tuple(operationId, fc.uniqueArray(operationId, { minLength: 1, maxLength: 40 }), maybe(day))
      .map(([signing, documents, valueDate]) => ({
        operationId: signing,
        documents,
        payOn: valueDate && documents.slice(1).map((document) => ({ operationId: document, valueDate })),
      })),
    response: fc
      .tuple(waitingChange, fc.array(currency.chain(amountOf), { maxLength: 3 }), words)
      .map(([waiting, totals, fingerprint]) => ({ ...waiting, totals, fingerprint })),
  },
  CONFIRM_CONFIRM_OPERATION: {
    request: fc.record({ operationId, otp: fc.stringMatching(/^\d{6,8}$/) }),
    response: fc.array(
      fc.record({
        operationId,
        transactionId: maybe(identifier),
        changed: maybe(fc.boolean()),
        refusal: maybe(fc.constantFrom(...FAILURE_CODES)),
        refusalData: maybe(fc.constant({ missing: '120.00', ccy: 'KGS' })),
      }),
      { maxLength: 3 },
    ),
  },
  DECLINE_TXN_ON_CONFIRMATION: { request: fc.record({ operationId, reason: typedWords }), response: reference },
  APPROVE_TXN_ON_CONFIRMATION: { request: reference, response: reference },
};
