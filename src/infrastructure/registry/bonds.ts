import * as z from 'zod/mini';

import { BOND_ISSUERS, MAX_BONDS } from '../../domain/shop/Bonds';
import type { BondIssue, BondOrder } from '../../domain/shop/Bonds';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  localizedText,
  operationId,
} from './codecs';
import { percent } from './percent';

/** Codec of an order for bonds. */
export const bondOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeBondPurchase'),
    data: z.strictObject({
      accountDebitId: identifier,
      issueId: identifier,
      quantity: z.int().check(z.minimum(1), z.maximum(MAX_BONDS)),
    }),
  }),
  z.custom<BondOrder>(),
  {
    decode: ({ data: { accountDebitId, issueId, quantity }, ...wire }) => ({
      ...wire,
      debitAccountId: accountDebitId,
      issueId,
      count: quantity,
    }),
    encode: ({ operationId: id, productType, debitAccountId, issueId, count }) => ({
      operationId: id,
      productType,
      data: { accountDebitId: debitAccountId, issueId, quantity: count },
    }),
  },
);

/** Codec of an issue of bonds. */
export const bondIssue = z.codec(
  z.object({
    id: identifier,
    issuer: z.enum(BOND_ISSUERS),
    name: localizedText,
    isin: z.string(),
    ccy: currency,
    nominal: amountText,
    price: amountText,
    couponRate: percent,
    couponsPerYear: z.int(),
    maturityDate: bankDay,
    feeRate: percent,
    minQuantity: z.int(),
    left: z.int(),
  }),
  z.custom<BondIssue>(),
  {
    decode: ({ ccy, nominal, price, maturityDate, minQuantity, ...wire }) => ({
      ...wire,
      nominal: decodeAmount(nominal, ccy),
      price: decodeAmount(price, ccy),
      maturesOn: maturityDate,
      minimum: minQuantity,
    }),
    encode: ({ nominal, price, maturesOn, minimum, ...domain }) => ({
      ...domain,
      ccy: price.currency,
      nominal: encodeAmount(nominal),
      price: encodeAmount(price),
      maturityDate: maturesOn,
      minQuantity: minimum,
    }),
  },
);
