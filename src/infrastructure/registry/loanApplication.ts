import * as z from 'zod/mini';

import { MAX_LOAN_MONTHS } from '../../domain/shop/LoanApplication';
import type { LoanApplication } from '../../domain/shop/LoanApplication';
import { MAX_PURPOSE_LENGTH } from '../../domain/validation/ValidationCode';
import {
  currency,
  decodeAmount,
  encodeAmount,
  filledLine,
  identifier,
  operationId,
  positiveAmountText,
} from './codecs';

/** Codec of an application for a loan. */
export const loanApplication = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeLoanApplication'),
    data: z.strictObject({
      productId: identifier,
      amount: positiveAmountText,
      ccy: currency,
      termMonths: z.int().check(z.minimum(1), z.maximum(MAX_LOAN_MONTHS)),
      purpose: filledLine(1, MAX_PURPOSE_LENGTH),
      monthlyIncome: positiveAmountText,
    }),
  }),
  z.custom<LoanApplication>(),
  {
    decode: ({ data: { amount, ccy, monthlyIncome, ...data }, ...wire }) => ({
      ...wire,
      ...data,
      amount: decodeAmount(amount, ccy),
      monthlyIncome: decodeAmount(monthlyIncome, 'KGS'),
    }),
    encode: ({ operationId: id, productType, amount, monthlyIncome, ...data }) => ({
      operationId: id,
      productType,
      data: {
        ...data,
        amount: encodeAmount(amount),
        ccy: amount.currency,
        monthlyIncome: encodeAmount(monthlyIncome),
      },
    }),
  },
);
