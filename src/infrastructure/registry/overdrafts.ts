import * as z from 'zod/mini';

import type { overdraftOperations, OverdraftApplication } from '../../application/operations/overdrafts';
import { OVERDRAFT_REFUSALS, OVERDRAFT_STATUSES } from '../../domain/account/Overdraft';
import type { Overdraft } from '../../domain/account/Overdraft';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  operationId,
  positiveAmountText,
} from './codecs';
import { waitingChange } from './security';

const byId = z.strictObject({ accountId: identifier });

const overdraft = z.codec(
  z.object({
    ccy: currency,
    offer: z.optional(
      z.object({
        minAmount: amountText,
        maxAmount: amountText,
        interestRate: z.int(),
        termMonths: z.int(),
        monthlyIncome: amountText,
      }),
    ),
    failureCode: z.optional(z.enum(OVERDRAFT_REFUSALS)),
    request: z.optional(
      z.object({
        amount: amountText,
        interestRate: z.int(),
        termMonths: z.int(),
        status: z.enum(OVERDRAFT_STATUSES),
        created: instant,
        decided: z.optional(instant),
      }),
    ),
  }),
  z.custom<Overdraft>(),
  {
    decode: ({ ccy, offer, failureCode, request }) => ({
      offer: offer && {
        lowest: decodeAmount(offer.minAmount, ccy),
        highest: decodeAmount(offer.maxAmount, ccy),
        rate: offer.interestRate,
        termMonths: offer.termMonths,
        income: decodeAmount(offer.monthlyIncome, ccy),
      },
      failureCode,
      request: request && {
        limit: decodeAmount(request.amount, ccy),
        rate: request.interestRate,
        termMonths: request.termMonths,
        status: request.status,
        askedAt: request.created,
        decidedAt: request.decided,
      },
    }),
    encode: ({ offer, failureCode, request }) => ({
      ccy: (offer?.lowest ?? request?.limit)?.currency ?? 'KGS',
      offer: offer && {
        minAmount: encodeAmount(offer.lowest),
        maxAmount: encodeAmount(offer.highest),
        interestRate: offer.rate,
        termMonths: offer.termMonths,
        monthlyIncome: encodeAmount(offer.income),
      },
      failureCode,
      request: request && {
        amount: encodeAmount(request.limit),
        interestRate: request.rate,
        termMonths: request.termMonths,
        status: request.status,
        created: request.askedAt,
        decided: request.decidedAt,
      },
    }),
  },
);

const requested = z.codec(
  z.strictObject({ operationId, accountId: identifier, amount: positiveAmountText, ccy: currency }),
  z.custom<OverdraftApplication>(),
  {
    decode: ({ amount, ccy, ...rest }) => ({ ...rest, limit: decodeAmount(amount, ccy) }),
    encode: ({ operationId: id, accountId, limit }) => ({
      operationId: id,
      accountId,
      amount: encodeAmount(limit),
      ccy: limit.currency,
    }),
  },
);

export const overdraftAdapters = {
  GET_OVERDRAFT_OFFER: { request: byId, response: overdraft },
  GET_OVERDRAFT: { request: requested, response: waitingChange },
} satisfies AdaptersFor<typeof overdraftOperations>;
