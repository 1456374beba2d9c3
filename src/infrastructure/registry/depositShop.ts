import * as z from 'zod/mini';

import { DEPOSIT_TYPES, INTEREST_PAYOUTS } from '../../domain/deposit/Deposit';
import type { DepositOffer, DepositProduct } from '../../domain/deposit/DepositProduct';
import type { DepositApplication } from '../../domain/deposit/DepositApplication';
import type { EarlyClosingOrder } from '../../domain/deposit/EarlyClosingOrder';
import { isNamePart, MAX_NAME_PART_LENGTH } from '../../domain/transfer/moneyTransferRules';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  localizedText,
  operationId,
  positiveAmountText,
} from './codecs';
import { listEdition } from './editions';
import { percent } from './percent';

const MAX_TERM_LENGTH = 240;

const offer = z.codec(
  z.object({
    ccy: currency,
    termMonths: z.int(),
    interestRate: percent,
    earlyClosingRate: percent,
    minAmount: amountText,
    maxAmount: amountText,
  }),
  z.custom<DepositOffer>(),
  {
    decode: (wire) => ({
      termMonths: wire.termMonths,
      rate: wire.interestRate,
      earlyRate: wire.earlyClosingRate,
      minimum: decodeAmount(wire.minAmount, wire.ccy),
      maximum: decodeAmount(wire.maxAmount, wire.ccy),
    }),
    encode: (domain) => ({
      ccy: domain.minimum.currency,
      termMonths: domain.termMonths,
      interestRate: domain.rate,
      earlyClosingRate: domain.earlyRate,
      minAmount: encodeAmount(domain.minimum),
      maxAmount: encodeAmount(domain.maximum),
    }),
  },
);

const product = z.codec(
  z.object({
    id: identifier,
    name: localizedText,
    depositType: z.enum(DEPOSIT_TYPES),
    interestPayout: z.enum(INTEREST_PAYOUTS),
    capitalized: z.boolean(),
    autoProlongationOffered: z.boolean(),
    offers: z.array(offer),
  }),
  z.custom<DepositProduct>(),
  {
    decode: ({ depositType, interestPayout, autoProlongationOffered, ...wire }) => ({
      ...wire,
      type: depositType,
      payout: interestPayout,
      prolongable: autoProlongationOffered,
    }),
    encode: ({ id, name, capitalized, ...domain }) => ({
      id,
      name,
      depositType: domain.type,
      interestPayout: domain.payout,
      capitalized,
      autoProlongationOffered: domain.prolongable,
      offers: [...domain.offers],
    }),
  },
);

/** The directory "deposits". */
export const depositDirectory = listEdition(product);

const childName = line(MAX_NAME_PART_LENGTH).check(
  z.refine((wire) => isNamePart(wire), { error: 'must be a name as in a birth certificate' }),
);

/** Codec of an application for a deposit (bank/modules/deposits/README.md). */
export const depositApplication = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeDepositApplication'),
    data: z.strictObject({
      dirDepositId: identifier,
      termMonths: z.int().check(z.minimum(1), z.maximum(MAX_TERM_LENGTH)),
      accountDebitId: identifier,
      amount: positiveAmountText,
      ccy: currency,
      autoProlongation: z._default(z.boolean(), false),
      child: z.optional(z.strictObject({ fullName: childName, birthDate: bankDay })),
    }),
  }),
  z.custom<DepositApplication>(),
  {
    decode: ({ data, ...wire }) => ({
      ...wire,
      productId: data.dirDepositId,
      termMonths: data.termMonths,
      debitAccountId: data.accountDebitId,
      amount: decodeAmount(data.amount, data.ccy),
      prolongs: data.autoProlongation,
      child: data.child && { fullName: data.child.fullName, bornOn: data.child.birthDate },
    }),
    encode: ({ operationId: id, productType, ...domain }) => ({
      operationId: id,
      productType,
      data: {
        dirDepositId: domain.productId,
        termMonths: domain.termMonths,
        accountDebitId: domain.debitAccountId,
        amount: encodeAmount(domain.amount),
        ccy: domain.amount.currency,
        autoProlongation: domain.prolongs,
        ...(domain.child && { child: { fullName: domain.child.fullName, birthDate: domain.child.bornOn } }),
      },
    }),
  },
);

/** Codec of an order to close a deposit early. */
export const earlyClosing = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeEarlyClosingOfDeposit'),
    data: z.strictObject({ depositId: identifier, accountCreditId: identifier }),
  }),
  z.custom<EarlyClosingOrder>(),
  {
    decode: ({ data, ...wire }) => ({ ...wire, depositId: data.depositId, creditAccountId: data.accountCreditId }),
    encode: ({ depositId, creditAccountId, ...domain }) => ({
      ...domain,
      data: { depositId, accountCreditId: creditAccountId },
    }),
  },
);
