import * as z from 'zod/mini';

import { CARD_SCHEMES } from '../../domain/card/cardScheme';
import { isHolder } from '../../domain/shop/cardHolder';
import { CREDIT_MONTHS, REISSUE_REASONS } from '../../domain/shop/CardOrder';
import type {
  CardOffer,
  CardReissue,
  CardRenewal,
  CreditCardApplication,
  DebitCardOrder,
  InstantCardOrder,
} from '../../domain/shop/CardOrder';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  operationId,
  positiveAmountText,
} from './codecs';

const scheme = z.enum(CARD_SCHEMES);

const NOT_A_NAME = { error: 'must be a name in Latin capitals' };

const holder = z.string().check(z.refine((wire) => isHolder(wire), NOT_A_NAME));

/** Codec of an order for a card with a name. */
export const debitCardOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeDebitCardOrder'),
    data: z.strictObject({
      accountDebitId: identifier,
      cardAccountId: identifier,
      scheme,
      holder,
      branchId: identifier,
    }),
  }),
  z.custom<DebitCardOrder>(),
  {
    decode: ({ data: { accountDebitId, ...data }, ...wire }) => ({ ...wire, ...data, debitAccountId: accountDebitId }),
    encode: ({ operationId: id, productType, debitAccountId, ...data }) => ({
      operationId: id,
      productType,
      data: { ...data, accountDebitId: debitAccountId },
    }),
  },
);

/** Codec of an order for a ready-made card without a name. */
export const instantCardOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeInstantCardOrder'),
    data: z.strictObject({ accountDebitId: identifier, cardAccountId: identifier, branchId: identifier }),
  }),
  z.custom<InstantCardOrder>(),
  {
    decode: ({ data: { accountDebitId, ...data }, ...wire }) => ({ ...wire, ...data, debitAccountId: accountDebitId }),
    encode: ({ operationId: id, productType, debitAccountId, ...data }) => ({
      operationId: id,
      productType,
      data: { ...data, accountDebitId: debitAccountId },
    }),
  },
);

/** Codec of an application for a credit card, whose amounts are in soms. */
export const creditCardApplication = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeCreditCardApplication'),
    data: z.strictObject({
      limit: positiveAmountText,
      termMonths: z.literal(CREDIT_MONTHS),
      monthlyIncome: positiveAmountText,
      holder,
      branchId: identifier,
    }),
  }),
  z.custom<CreditCardApplication>(),
  {
    decode: ({ data: { limit, monthlyIncome, ...data }, ...wire }) => ({
      ...wire,
      ...data,
      limit: decodeAmount(limit, 'KGS'),
      monthlyIncome: decodeAmount(monthlyIncome, 'KGS'),
    }),
    encode: ({ operationId: id, productType, limit, monthlyIncome, ...data }) => ({
      operationId: id,
      productType,
      data: { ...data, limit: encodeAmount(limit), monthlyIncome: encodeAmount(monthlyIncome) },
    }),
  },
);

/** Codec of an order for a card in place of another one before its end. */
export const cardReissue = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeCardReissue'),
    data: z.strictObject({
      accountDebitId: identifier,
      cardId: identifier,
      reason: z.enum(REISSUE_REASONS),
      holder: z.string().check(
        z.refine((wire) => wire === '' || isHolder(wire), {
          error: `${NOT_A_NAME.error}, or empty`,
        }),
      ),
      branchId: identifier,
    }),
  }),
  z.custom<CardReissue>(),
  {
    decode: ({ data: { accountDebitId, ...data }, ...wire }) => ({ ...wire, ...data, debitAccountId: accountDebitId }),
    encode: ({ operationId: id, productType, debitAccountId, ...data }) => ({
      operationId: id,
      productType,
      data: { ...data, accountDebitId: debitAccountId },
    }),
  },
);

/** Codec of an order for a card in place of one that ends. */
export const cardRenewal = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeCardRenewal'),
    data: z.strictObject({ cardId: identifier, branchId: identifier }),
  }),
  z.custom<CardRenewal>(),
  {
    decode: ({ data, ...wire }) => ({ ...wire, ...data }),
    encode: ({ operationId: id, productType, ...data }) => ({ operationId: id, productType, data }),
  },
);

const cardOffer = z.codec(
  z.object({
    scheme,
    currencies: z.array(currency),
    amount: amountText,
    reissueAmount: amountText,
    ccy: currency,
  }),
  z.custom<CardOffer>(),
  {
    decode: ({ amount, reissueAmount, ccy, ...wire }) => ({
      ...wire,
      price: decodeAmount(amount, ccy),
      reissuePrice: decodeAmount(reissueAmount, ccy),
    }),
    encode: ({ price, reissuePrice, ...domain }) => ({
      ...domain,
      currencies: [...domain.currencies],
      amount: encodeAmount(price),
      reissueAmount: encodeAmount(reissuePrice),
      ccy: price.currency,
    }),
  },
);

/** Codec of the cards the bank issues, with the name of the caller. */
export const cardOffers = z.object({ holder: z.string(), offers: z.array(cardOffer) });
