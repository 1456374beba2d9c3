import * as z from 'zod/mini';

import type { caseOperations } from '../../application/operations/cases';
import { needsOperation } from '../../domain/case/caseRules';
import type { CaseDraft } from '../../domain/case/caseRules';
import { CASE_KINDS, CASE_STATES, MATTERS } from '../../domain/case/CustomerCase';
import type { CustomerCase } from '../../domain/case/CustomerCase';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../domain/chat/messageRules';
import type { AdaptersFor } from './adapter';
import { bankDay, filledText, identifier, instant, nothing, operationId } from './codecs';
import { fileUuid } from './files';

const customerCase = z.codec(
  z.object({
    id: identifier,
    kind: z.enum(CASE_KINDS),
    txnId: z.optional(identifier),
    topicId: z.optional(identifier),
    state: z.enum(CASE_STATES),
    opened: instant,
    dueDate: bankDay,
    reopenUntil: z.optional(instant),
  }),
  z.custom<CustomerCase>(),
  {
    decode: ({ txnId, topicId, opened, dueDate, reopenUntil, ...wire }) => ({
      ...wire,
      transactionId: txnId,
      topicId,
      openedAt: opened,
      dueOn: dueDate,
      reopenUntil,
    }),
    encode: ({ transactionId, openedAt, dueOn, ...domain }) => ({
      ...domain,
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
