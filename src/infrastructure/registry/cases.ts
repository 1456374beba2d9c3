import * as z from 'zod/mini';

import type { caseOperations } from '../../application/operations/cases';
import { needsOperation } from '../../domain/case/caseRules';
import type { CaseDraft } from '../../domain/case/caseRules';
import { CASE_KINDS, CASE_STATES, MATTERS, OUTCOMES } from '../../domain/case/CustomerCase';
import type { AppliedFor, CustomerCase } from '../../domain/case/CustomerCase';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../domain/chat/messageRules';
import { APPLIED_PRODUCT_TYPES } from '../../domain/shop/Application';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  filledText,
  identifier,
  instant,
  nothing,
  operationId,
} from './codecs';
import { fileUuid } from './files';

const appliedFor = z.codec(
  z.object({
    id: identifier,
    productType: z.optional(z.enum(APPLIED_PRODUCT_TYPES)),
    limitCode: z.optional(z.string()),
    accountId: z.optional(identifier),
    amount: z.optional(amountText),
    currency: z.optional(currency),
    months: z.optional(z.number()),
    outcome: z.optional(z.enum(OUTCOMES)),
  }),
  z.custom<AppliedFor>(),
  {
    decode: ({ id, productType: product, limitCode, accountId, months, outcome, amount, currency: code }) => ({
      id,
      product,
      limitCode,
      accountId,
      months,
      outcome,
      amount: amount === undefined || code === undefined ? undefined : decodeAmount(amount, code),
    }),
    encode: ({ product, amount, ...domain }) => ({
      ...domain,
      productType: product,
      amount: amount && encodeAmount(amount),
      currency: amount?.currency,
    }),
  },
);

const customerCase = z.codec(
  z.object({
    id: identifier,
    kind: z.enum(CASE_KINDS),
    txnId: z.optional(identifier),
    topicId: z.optional(identifier),
    application: z.optional(appliedFor),
    readOnly: z.optional(z.literal(true)),
    state: z.enum(CASE_STATES),
    opened: instant,
    dueDate: bankDay,
    reopenUntil: z.optional(instant),
  }),
  z.custom<CustomerCase>(),
  {
    decode: ({ txnId, topicId, application, readOnly, opened, dueDate, reopenUntil, ...wire }) => ({
      ...wire,
      transactionId: txnId,
      topicId,
      application,
      isOwn: readOnly !== true,
      openedAt: opened,
      dueOn: dueDate,
      reopenUntil,
    }),
    encode: ({ transactionId, isOwn, openedAt, dueOn, ...domain }) => ({
      ...domain,
      readOnly: isOwn ? undefined : (true as const),
      txnId: transactionId,
      opened: openedAt,
      dueDate: dueOn,
    }),
  },
);

const draft = z.codec(
  z
    .strictObject({
      operationId,
      kind: z.enum(MATTERS),
      txnId: z.optional(identifier),
      text: filledText(1, MAX_MESSAGE_LENGTH),
      files: z.array(fileUuid).check(
        z.maxLength(MAX_MESSAGE_FILES),
        z.refine((files) => new Set(files).size === files.length, { error: 'must have different items' }),
      ),
    })
    .check(
      z.refine(({ kind, txnId }) => txnId !== undefined || !needsOperation(kind), {
        error: 'must have txnId for every kind but cash and other',
      }),
    ),
  z.custom<CaseDraft>(),
  {
    decode: ({ txnId, ...wire }) => ({ ...wire, transactionId: txnId }),
    encode: ({ transactionId, files, ...domain }) => ({ ...domain, txnId: transactionId, files: [...files] }),
  },
);

const reference = z.strictObject({ caseId: identifier });

export const caseAdapters = {
  GET_CASES: { request: nothing, response: z.readonly(z.array(customerCase)) },
  OPEN_CASE: { request: draft, response: customerCase },
  CLOSE_CASE: { request: reference, response: customerCase },
  REOPEN_CASE: { request: reference, response: customerCase },
} satisfies AdaptersFor<typeof caseOperations>;
