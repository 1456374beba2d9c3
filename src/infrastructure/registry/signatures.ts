import * as z from 'zod/mini';

import { FAILURE_CODES } from '../../application/operations/failureCodes';
import type {
  DocumentDecline,
  DocumentSending,
  DocumentsQuery,
  SignedDocument,
  SigningRequest,
  signatureOperations,
  WaitingSigning,
} from '../../application/operations/signatures';
import type { ChangeDocument } from '../../domain/corporate/ChangeDocument';
import { DOCUMENT_WARNING_CODES } from '../../domain/corporate/documentWarnings';
import type { DocumentWarning } from '../../domain/corporate/documentWarnings';
import { DOCUMENT_STATES, MAX_DOCUMENTS } from '../../domain/corporate/PaymentDocument';
import type { DocumentEnd, PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { TRANSACTION_KINDS } from '../../domain/movements/movements';
import { operationReference } from './accounts';
import type { AdaptersFor } from './adapter';
import { awaitedSignatures, changeToSign, signer } from './awaitedSignatures';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  failureData,
  identifier,
  instant,
  localizedText,
  nothing,
  operationId,
  text,
} from './codecs';
import { waitingChange } from './security';
import { confirmation, preview } from './transfers';

const signingRequest = z
  .strictObject({
    operationId,
    documents: z.array(operationId).check(z.minLength(1), z.maxLength(MAX_DOCUMENTS)),
    payOn: z.optional(z.array(z.strictObject({ operationId, valueDate: bankDay })).check(z.maxLength(MAX_DOCUMENTS))),
  })
  .check(
    z.refine(({ documents }) => new Set(documents).size === documents.length, {
      error: 'must name different documents',
    }),
  ) satisfies z.ZodMiniType<SigningRequest>;

const sending = z.strictObject({
  operationId,
  replaces: z.optional(operationId),
}) satisfies z.ZodMiniType<DocumentSending>;

const LAST_PAGE = 10_000;

const documentFilters = z.strictObject({
  operationId: z.optional(operationId),
  state: z.optional(z.enum(DOCUMENT_STATES)),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(LAST_PAGE))),
  dateFrom: z.optional(bankDay),
  dateTo: z.optional(bankDay),
  accountId: z.optional(identifier),
  makerId: z.optional(identifier),
  kind: z.optional(z.enum(TRANSACTION_KINDS)),
});

const documentsQuery = z.codec(z.strictObject({ filters: z.optional(documentFilters) }), z.custom<DocumentsQuery>(), {
  decode: ({ filters: { dateFrom, dateTo, ...filters } = {} }) => ({
    ...filters,
    ...(dateFrom !== undefined && { from: dateFrom }),
    ...(dateTo !== undefined && { to: dateTo }),
  }),
  encode: ({ from, to, ...filters }) => ({ filters: { ...filters, dateFrom: from, dateTo: to } }),
});

const warning = z.codec(
  z.object({
    code: z.enum(DOCUMENT_WARNING_CODES),
    operationId,
    txnId: z.optional(identifier),
    recipientName: z.string(),
    amount: amountText,
    ccy: currency,
    documentNumber: z.string(),
    at: instant,
  }),
  z.custom<DocumentWarning>(),
  {
    decode: ({ code, txnId, amount: wire, ccy, ...other }) => ({
      code,
      other: { ...other, transactionId: txnId, amount: decodeAmount(wire, ccy) },
    }),
    encode: ({ code, other: { transactionId, amount: sum, ...other } }) => ({
      ...other,
      code,
      txnId: transactionId,
      amount: encodeAmount(sum),
      ccy: sum.currency,
    }),
  },
);

const documentEnd = z.codec(
  z.discriminatedUnion('state', [
    z.object({
      state: z.literal('declined'),
      at: instant,
      by: localizedText,
      reason: z.string(),
      returned: z.optional(z.boolean()),
    }),
    z.object({ state: z.literal('expired'), at: instant }),
    z.object({ state: z.literal('done'), at: instant, txnId: identifier }),
  ]),
  z.custom<DocumentEnd>(),
  {
    decode: (wire) => (wire.state === 'done' ? { state: wire.state, at: wire.at, transactionId: wire.txnId } : wire),
    encode: (end) => (end.state === 'done' ? { state: end.state, at: end.at, txnId: end.transactionId } : end),
  },
);

const documentReference = z.object({ operationId, sentAt: instant });

const document = z.codec(
  z.object({
    preview,
    txnCode: z.string(),
    createdBy: localizedText,
    makerId: identifier,
    sentAt: instant,
    awaited: awaitedSignatures,
    signatures: z.readonly(z.array(z.extend(signer, { signedAt: instant }))),
    approval: z.optional(z.object({ by: localizedText, approvedAt: instant })),
    canApprove: z.boolean(),
    canSign: z.boolean(),
    canDecline: z.boolean(),
    warnings: z.readonly(z.array(warning)),
    payOn: z.optional(bankDay),
    end: z.optional(documentEnd),
    replaces: z.optional(documentReference),
    replacedBy: z.optional(documentReference),
  }),
  z.custom<PaymentDocument>(),
  {
    decode: ({ createdBy, ...rest }) => ({ ...rest, madeBy: createdBy }),
    encode: ({ madeBy, ...rest }) => ({ ...rest, createdBy: madeBy }),
  },
);

const changeEnd = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), at: instant }),
  z.object({ state: z.literal('declined'), at: instant, by: localizedText, reason: z.string() }),
  z.object({ state: z.literal('expired'), at: instant }),
]);

const changeDocument = z.codec(
  z.object({
    ...changeToSign.shape,
    operationId,
    createdBy: localizedText,
    sentAt: instant,
    expiresAt: instant,
    signatures: z.readonly(z.array(z.extend(signer, { signedAt: instant }))),
    canSign: z.boolean(),
    canDecline: z.boolean(),
    end: z.optional(changeEnd),
  }),
  z.custom<ChangeDocument>(),
  {
    decode: ({ createdBy, ...rest }) => ({ ...rest, madeBy: createdBy, end: rest.end }),
    encode: ({ madeBy, ...rest }) => ({ ...rest, createdBy: madeBy }),
  },
);

const amount = z.object({ amount: amountText, ccy: currency });

const waitingSigning = z.codec(
  z.object({ waiting: waitingChange, totals: z.array(amount), fingerprint: z.string() }),
  z.custom<WaitingSigning>(),
  {
    decode: ({ waiting, totals, fingerprint }) => ({
      ...waiting,
      totals: totals.map((total) => decodeAmount(total.amount, total.ccy)),
      fingerprint,
    }),
    encode: ({ totals, fingerprint, ...waiting }) => ({
      waiting,
      totals: totals.map((total) => ({ amount: encodeAmount(total), ccy: total.currency })),
      fingerprint,
    }),
  },
);

const signedDocument = z.codec(
  z.object({
    operationId,
    txnId: z.optional(identifier),
    changed: z.optional(z.boolean()),
    refusal: z.optional(z.enum(FAILURE_CODES)),
    refusalData: z.optional(failureData),
  }),
  z.custom<SignedDocument>(),
  {
    decode: ({ txnId, ...rest }) => ({
      operationId: rest.operationId,
      transactionId: txnId,
      changed: rest.changed,
      refusal: rest.refusal,
      refusalData: rest.refusalData,
    }),
    encode: ({ transactionId, ...rest }) => ({ ...rest, txnId: transactionId }),
  },
);

const MAX_REASON_LENGTH = 200;

const decline = z.strictObject({
  operationId,
  reason: text(MAX_REASON_LENGTH),
}) satisfies z.ZodMiniType<DocumentDecline>;

export const signatureAdapters = {
  SEND_TXN_TO_PROCESSING_CORP: { request: sending, response: awaitedSignatures },
  GET_TXNS_ON_CONFIRMATION: { request: documentsQuery, response: z.array(document) },
  GET_DOCUMENT_WARNINGS: { request: operationReference, response: z.array(warning) },
  GET_CHANGES_ON_CONFIRMATION: { request: nothing, response: z.array(changeDocument) },
  CREATE_CONFIRM_OPERATION: { request: signingRequest, response: waitingSigning },
  CONFIRM_CONFIRM_OPERATION: { request: confirmation, response: z.array(signedDocument) },
  DECLINE_TXN_ON_CONFIRMATION: { request: decline, response: operationReference },
  APPROVE_TXN_ON_CONFIRMATION: { request: operationReference, response: operationReference },
} satisfies AdaptersFor<typeof signatureOperations>;
