import * as z from 'zod/mini';

import type { LimitChangeRequest, limitOperations } from '../../application/operations/limits';
import { LIMIT_LEVELS } from '../../domain/limit/CustomerLimit';
import { TRANSFER_CODES } from '../../domain/movements/movements';
import type { CustomerLimit, LimitAmounts, LimitLevel } from '../../domain/limit/CustomerLimit';
import type { Currency } from '../../domain/money/Currency';
import { money } from '../../domain/money/Money';
import { TARIFF_CODES } from '../../domain/tariff/Tariff';
import type { Tariff, TariffBand } from '../../domain/tariff/Tariff';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  nothing,
  operationId,
  positiveAmountText,
} from './codecs';
import { waitingChange } from './security';

const LIMIT_CURRENCY: Currency = 'KGS';

const limitAmounts = z.object({
  minAmount: amountText,
  maxAmount: amountText,
  dailyAmount: amountText,
  monthlyAmount: amountText,
});

const limit = z.codec(
  z.object({
    transferCode: z.enum(TRANSFER_CODES),
    serviceProviderId: z.optional(identifier),
    dirDepositId: z.optional(identifier),
    ccy: z.literal(LIMIT_CURRENCY),
    level: z.enum(LIMIT_LEVELS),
    current: limitAmounts,
    usedToday: amountText,
    leftToday: amountText,
    usedThisMonth: amountText,
    leftThisMonth: amountText,
    levels: z.array(z.object({ level: z.enum(LIMIT_LEVELS), amounts: limitAmounts })),
    requested: z.optional(z.object({ level: z.enum(LIMIT_LEVELS), amounts: limitAmounts, created: instant })),
  }),
  z.custom<CustomerLimit>(),
  {
    decode: (wire) => ({
      transferCode: wire.transferCode,
      serviceProviderId: wire.serviceProviderId,
      depositProductId: wire.dirDepositId,
      level: wire.level,
      current: decodeAmounts(wire.current),
      usedToday: soms(wire.usedToday),
      leftToday: soms(wire.leftToday),
      usedThisMonth: soms(wire.usedThisMonth),
      leftThisMonth: soms(wire.leftThisMonth),
      levels: wire.levels.map(({ level, amounts }) => ({ level, amounts: decodeAmounts(amounts) })),
      requested: wire.requested && {
        level: wire.requested.level,
        amounts: decodeAmounts(wire.requested.amounts),
        submittedAt: wire.requested.created,
      },
    }),
    encode: (domain) => ({
      transferCode: domain.transferCode,
      serviceProviderId: domain.serviceProviderId,
      dirDepositId: domain.depositProductId,
      ccy: LIMIT_CURRENCY,
      level: domain.level,
      current: encodeAmounts(domain.current),
      usedToday: encodeAmount(domain.usedToday),
      leftToday: encodeAmount(domain.leftToday),
      usedThisMonth: encodeAmount(domain.usedThisMonth),
      leftThisMonth: encodeAmount(domain.leftThisMonth),
      levels: domain.levels.map(({ level, amounts }) => ({ level, amounts: encodeAmounts(amounts) })),
      requested: domain.requested && {
        level: domain.requested.level,
        amounts: encodeAmounts(domain.requested.amounts),
        created: domain.requested.submittedAt,
      },
    }),
  },
);

function soms(wire: string) {
  return decodeAmount(wire, LIMIT_CURRENCY);
}

function decodeAmounts(wire: z.output<typeof limitAmounts>): LimitAmounts {
  return {
    minimum: soms(wire.minAmount),
    maximum: soms(wire.maxAmount),
    daily: soms(wire.dailyAmount),
    monthly: soms(wire.monthlyAmount),
  };
}

function encodeAmounts(domain: LimitAmounts): z.input<typeof limitAmounts> {
  return {
    minAmount: encodeAmount(domain.minimum),
    maxAmount: encodeAmount(domain.maximum),
    dailyAmount: encodeAmount(domain.daily),
    monthlyAmount: encodeAmount(domain.monthly),
  };
}

const OWN_LEVEL = 'other' satisfies LimitLevel;

/** Codec of a limit change; amounts come with the customer's own level only. */
const limitChange = z.codec(
  z
    .strictObject({
      operationId,
      transferCode: z.enum(TRANSFER_CODES),
      level: z.enum(LIMIT_LEVELS),
      own: z.optional(
        z.strictObject({
          maxAmount: positiveAmountText,
          dailyAmount: positiveAmountText,
          monthlyAmount: positiveAmountText,
        }),
      ),
    })
    .check(
      z.refine(({ level, own }) => (level === OWN_LEVEL) === (own !== undefined), {
        error: 'must have own for the level other alone',
        path: ['own'],
      }),
    ),
  z.custom<LimitChangeRequest>(),
  {
    decode: ({ own, ...wire }) => ({
      ...wire,
      own: own && { maximum: soms(own.maxAmount), daily: soms(own.dailyAmount), monthly: soms(own.monthlyAmount) },
    }),
    encode: ({ own, ...domain }) => ({
      ...domain,
      own: own && {
        maxAmount: encodeAmount(own.maximum),
        dailyAmount: encodeAmount(own.daily),
        monthlyAmount: encodeAmount(own.monthly),
      },
    }),
  },
);

/** A share of the amount in percent, two decimals: `"0.15"`. */
const percent = z.codec(z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)), z.bigint(), {
  decode: (wire) => BigInt(wire.replace('.', '')),
  encode: (domain) => encodeAmount(money(domain, LIMIT_CURRENCY)),
});

const tariff = z.codec(
  z.object({
    transferCode: z.enum(TARIFF_CODES),
    serviceProviderId: z.optional(identifier),
    trnOpType: z.optional(z.string()),
    ccy: currency,
    bands: z.array(
      z.object({
        amountTo: z.optional(amountText),
        fixedFee: amountText,
        percentFee: percent,
        minFee: amountText,
        maxFee: z.optional(amountText),
      }),
    ),
  }),
  z.custom<Tariff>(),
  {
    decode: (wire) => ({
      transferCode: wire.transferCode,
      serviceProviderId: wire.serviceProviderId,
      operationType: wire.trnOpType,
      currency: wire.ccy,
      bands: wire.bands.map((band): TariffBand => ({
        upTo: optional(band.amountTo, wire.ccy),
        fixed: decodeAmount(band.fixedFee, wire.ccy),
        basisPoints: band.percentFee,
        minimum: decodeAmount(band.minFee, wire.ccy),
        maximum: optional(band.maxFee, wire.ccy),
      })),
    }),
    encode: (domain) => ({
      transferCode: domain.transferCode,
      serviceProviderId: domain.serviceProviderId,
      trnOpType: domain.operationType,
      ccy: domain.currency,
      bands: domain.bands.map((band) => ({
        amountTo: band.upTo && encodeAmount(band.upTo),
        fixedFee: encodeAmount(band.fixed),
        percentFee: band.basisPoints,
        minFee: encodeAmount(band.minimum),
        maxFee: band.maximum && encodeAmount(band.maximum),
      })),
    }),
  },
);

function optional(wire: string | undefined, code: Currency) {
  return wire === undefined ? undefined : decodeAmount(wire, code);
}

/** The specification puts both lists into a field of their own: `data.data`. */
function listed<Item>(item: z.ZodMiniType<Item, unknown>) {
  return z.codec(z.object({ data: z.array(item) }), z.custom<readonly Item[]>(), {
    decode: (wire) => wire.data,
    encode: (domain) => ({ data: [...domain] }),
  });
}

export const limitAdapters = {
  GET_CUST_LIMITS: { request: nothing, response: listed(limit) },
  CHANGE_LIMIT: { request: limitChange, response: waitingChange },
  GET_CUST_TARIFFS: { request: nothing, response: listed(tariff) },
} satisfies AdaptersFor<typeof limitOperations>;
