import * as z from 'zod/mini';

import type {
  CategoryChange,
  SpendingLine,
  SpendingOperations,
  SpendingOperationsQuery,
  spendingOperations,
  SpendingQuery,
} from '../../application/operations/spending';
import type { Spending } from '../../domain/spending/Spending';
import { CHOSEN_CATEGORIES, SPENDING_CATEGORIES } from '../../domain/spending/SpendingCategory';
import { transactionById } from './accounts';
import type { AdaptersFor } from './adapter';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier } from './codecs';
import { cursor, transaction } from './transactions';

const category = z.enum(SPENDING_CATEGORIES);
const chosenCategory = z.enum(CHOSEN_CATEGORIES);
/** Amount in soms. */
const soms = z.codec(amountText, z.custom<Spending['months'][number]['spent']>(), {
  decode: (wire) => decodeAmount(wire, 'KGS'),
  encode: encodeAmount,
});

const spending = z.object({
  month: bankDay,
  through: bankDay,
  comparedThrough: bankDay,
  categories: z.array(z.object({ category, spent: soms, count: z.int().check(z.nonnegative()), before: soms })),
  months: z.array(z.object({ month: bankDay, spent: soms })),
  withoutRate: z.array(currency),
});

const operations = z.codec(
  z.object({ lines: z.array(z.object({ transaction, spent: soms })), next: z.optional(cursor) }),
  z.custom<SpendingOperations>(),
  {
    decode: ({ lines, next }) => ({ lines, next }),
    encode: ({ lines, next }) => ({ lines: lines.map((line: SpendingLine) => ({ ...line })), next }),
  },
);

const change = z.codec(
  z.strictObject({ txnId: identifier, category: z.optional(chosenCategory) }),
  z.custom<CategoryChange>(),
  {
    decode: ({ txnId, category: chosen }) => ({ transactionId: txnId, category: chosen }),
    encode: ({ transactionId, category: chosen }) => ({ txnId: transactionId, category: chosen }),
  },
);

export const spendingAdapters = {
  GET_SPENDING: {
    request: z.strictObject({
      month: z.optional(bankDay),
      accountId: z.optional(identifier),
    }) satisfies z.ZodMiniType<SpendingQuery>,
    response: spending,
  },
  GET_SPENDING_OPERATIONS: {
    request: z.strictObject({
      month: bankDay,
      category,
      cursor: z.optional(cursor),
    }) satisfies z.ZodMiniType<SpendingOperationsQuery>,
    response: operations,
  },
  GET_SPENDING_CATEGORY: {
    request: transactionById,
    response: z.object({ category: z.optional(chosenCategory), isChosen: z.boolean() }),
  },
  SET_SPENDING_CATEGORY: {
    request: change,
    response: z.object({
      category: chosenCategory,
      chosenBefore: z.optional(chosenCategory),
      alike: z.int().check(z.nonnegative()),
    }),
  },
} satisfies AdaptersFor<typeof spendingOperations>;
