import * as z from 'zod/mini';

import { BOX_SIZES, RENT_MONTHS } from '../../domain/shop/DepositBox';
import type { BoxOffer, BoxReservation } from '../../domain/shop/DepositBox';
import { amountText, currency, decodeAmount, encodeAmount, identifier, localizedText, operationId } from './codecs';

const size = z.enum(BOX_SIZES);

/** Codec of a reservation of a safe-deposit box. */
export const boxReservation = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeDepositBoxReservation'),
    data: z.strictObject({
      accountDebitId: identifier,
      branchId: identifier,
      size,
      termMonths: z.literal(RENT_MONTHS),
    }),
  }),
  z.custom<BoxReservation>(),
  {
    decode: ({ data: { accountDebitId, termMonths, ...data }, ...wire }) => ({
      ...wire,
      ...data,
      debitAccountId: accountDebitId,
      months: termMonths,
    }),
    encode: ({ operationId: id, productType, debitAccountId, months, ...data }) => ({
      operationId: id,
      productType,
      data: { ...data, accountDebitId: debitAccountId, termMonths: months },
    }),
  },
);

/** Codec of the boxes of one size at one branch. */
export const boxOffer = z.codec(
  z.object({
    branchId: identifier,
    branchName: localizedText,
    size,
    heightCm: z.int(),
    widthCm: z.int(),
    depthCm: z.int(),
    amount: amountText,
    ccy: currency,
    free: z.int(),
  }),
  z.custom<BoxOffer>(),
  {
    decode: ({ amount, ccy, ...wire }) => ({ ...wire, rent: decodeAmount(amount, ccy) }),
    encode: ({ rent, ...domain }) => ({ ...domain, amount: encodeAmount(rent), ccy: rent.currency }),
  },
);
