import * as z from 'zod/mini';

import type {
  approvalRuleOperations,
  ApprovalRuleEnd,
  ApprovalRuleRequest,
  CompanyRules,
  ListedRule,
} from '../../application/operations/approvalRules';
import type { ApprovalDay } from '../../domain/corporate/approvalDay';
import { DAY_SUMS, MAX_LISTED, MAX_RULES } from '../../domain/corporate/approvalRule';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  exactText,
  identifier,
  localizedText,
  nothing,
  operationId,
  positiveAmountText,
  rate,
} from './codecs';
import { waitingChange } from './security';

const MAX_CODE_LENGTH = 60;
const MAX_NUMBER_LENGTH = 34;
const MAX_SIGNERS = 20;

const all = z.literal('all');
const some = z.readonly(z.array(identifier).check(z.minLength(1), z.maxLength(MAX_LISTED)));

const terms = {
  amountFrom: z.union([z.literal('any'), positiveAmountText]),
  sumOf: z.enum(DAY_SUMS),
  operations: z.union([
    all,
    z.readonly(z.array(exactText(MAX_CODE_LENGTH)).check(z.minLength(1), z.maxLength(MAX_LISTED))),
  ]),
  accounts: z.union([all, some]),
  authors: z.union([all, some]),
  counterparties: z.union([
    all,
    z.readonly(z.array(exactText(MAX_NUMBER_LENGTH)).check(z.minLength(1), z.maxLength(MAX_LISTED))),
  ]),
  needed: z.int().check(z.minimum(1), z.maximum(MAX_SIGNERS)),
  signers: z.readonly(z.array(identifier).check(z.minLength(1), z.maxLength(MAX_SIGNERS))),
  inOrder: z.boolean(),
};

const somsOf = (wire: string): ApprovalRuleRequest['amountFrom'] => (wire === 'any' ? wire : decodeAmount(wire, 'KGS'));
const wireOf = (amount: ApprovalRuleRequest['amountFrom']) => (amount === 'any' ? amount : encodeAmount(amount));

/** A request states every field, so that a forgotten one widens nothing. */
const request = z.codec(
  z.strictObject({ operationId, ruleId: z.union([z.literal('new'), identifier]), ...terms }),
  z.custom<ApprovalRuleRequest>(),
  {
    decode: ({ amountFrom, ...rest }) => ({ ...rest, amountFrom: somsOf(amountFrom) }),
    encode: ({ amountFrom, ...rest }) => ({ ...rest, amountFrom: wireOf(amountFrom) }),
  },
);

const end = z.strictObject({ operationId, ruleId: identifier }) satisfies z.ZodMiniType<ApprovalRuleEnd>;

const listed = z.codec(z.object({ id: identifier, ...terms, words: localizedText }), z.custom<ListedRule>(), {
  decode: ({ amountFrom, ...rest }) => ({ ...rest, amountFrom: somsOf(amountFrom) }),
  encode: ({ amountFrom, ...rest }) => ({ ...rest, amountFrom: wireOf(amountFrom) }),
});

const counted = {
  code: z.string(),
  accountId: identifier,
  creditNumber: z.string(),
  creditName: z.string(),
  inn: z.string(),
};

const day = z.codec(
  z.object({
    authorId: identifier,
    day: bankDay,
    sums: z.array(z.object({ ...counted, sum: amountText })),
    signers: z.array(
      z.object({
        id: identifier,
        name: localizedText,
        accounts: z.union([all, z.readonly(z.array(identifier))]),
        canToday: z.boolean(),
      }),
    ),
    prices: z.array(z.object({ ccy: currency, rate })),
  }),
  z.custom<ApprovalDay>(),
  {
    decode: ({ sums, prices, ...rest }) => ({
      ...rest,
      sums: sums.map(({ sum, ...other }) => ({ ...other, sum: decodeAmount(sum, 'KGS') })),
      prices: prices.map(({ ccy, rate: price }) => ({ currency: ccy, price })),
    }),
    encode: ({ sums, prices, ...rest }) => ({
      ...rest,
      signers: [...rest.signers],
      sums: sums.map(({ sum, ...other }) => ({ ...other, sum: encodeAmount(sum) })),
      prices: prices.map(({ currency: ccy, price }) => ({ ccy, rate: price })),
    }),
  },
);

const rules = z.object({
  rules: z.readonly(z.array(listed).check(z.maxLength(MAX_RULES))),
  waiting: z.readonly(
    z.array(z.object({ operationId, before: localizedText, after: localizedText, madeBy: localizedText })),
  ),
  today: z.optional(day),
}) satisfies z.ZodMiniType<CompanyRules>;

export const approvalRuleAdapters = {
  GET_APPROVAL_RULES: { request: nothing, response: rules },
  SET_APPROVAL_RULE: { request, response: waitingChange },
  DELETE_APPROVAL_RULE: { request: end, response: waitingChange },
} satisfies AdaptersFor<typeof approvalRuleOperations>;
