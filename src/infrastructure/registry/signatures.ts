import * as z from 'zod/mini';

import { FAILURE_CODES } from '../../application/operations/failureCodes';
import type { DocumentDecline, SignedDocument, SigningRequest, signatureOperations, WaitingSigning } from '../../application/operations/signatures';
import { MOST_DOCUMENTS } from '../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { operationReference } from './accounts';
import type { AdaptersFor } from './adapter';
import { awaitedSignatures, signer } from './awaitedSignatures';
import { amountText, currency, decodeAmount, encodeAmount, identifier, instant, localizedText, nothing, operationId, text } from './codecs';
import { waitingChange } from './security';
import { confirmation, preview } from './transfers';

const signingRequest = z
  .strictObject({ operationId, documents: z.array(operationId).check(z.minLength(1), z.maxLength(MOST_DOCUMENTS)) })
  .check(z.refine(({ documents }) => new Set(documents).size === documents.length)) satisfies z.ZodMiniType<SigningRequest>;

const document = z.codec(
  z.object({
    preview,
    txnCode: z.string(),
    createdBy: localizedText,
    sentAt: instant,
    awaited: awaitedSignatures,
    signatures: z.readonly(z.array(z.extend(signer, { signedAt: instant }))),
    canSign: z.boolean(),
    canDecline: z.boolean(),
  }),
  z.custom<PaymentDocument>(),
  {
    decode: ({ createdBy, ...rest }) => ({ ...rest, madeBy: createdBy }),
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
  z.object({ operationId, txnId: z.optional(identifier), refusal: z.optional(z.enum(FAILURE_CODES)) }),
  z.custom<SignedDocument>(),
  {
    decode: ({ txnId, ...rest }) => ({ operationId: rest.operationId, transactionId: txnId, refusal: rest.refusal }),
    encode: ({ transactionId, ...rest }) => ({ ...rest, txnId: transactionId }),
  },
);

const LONGEST_REASON = 200;

const decline = z.strictObject({ operationId, reason: text(LONGEST_REASON) }) satisfies z.ZodMiniType<DocumentDecline>;

export const signatureAdapters = {
  SEND_TXN_TO_PROCESSING_CORP: { request: operationReference, response: awaitedSignatures },
  GET_TXNS_ON_CONFIRMATION: { request: nothing, response: z.array(document) },
  CREATE_CONFIRM_OPERATION: { request: signingRequest, response: waitingSigning },
  CONFIRM_CONFIRM_OPERATION: { request: confirmation, response: z.array(signedDocument) },
  DECLINE_TXN_ON_CONFIRMATION: { request: decline, response: operationReference },
} satisfies AdaptersFor<typeof signatureOperations>;
