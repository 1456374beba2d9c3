import * as z from 'zod/mini';

import type { paymentOperations, ValueDateQuery } from '../../application/operations/payments';
import type {
  NetworkBank,
  OperationTimeLimit,
  PaymentPurpose,
  ValueDates,
} from '../../domain/directory/PaymentDirectories';
import { money } from '../../domain/money/Money';
import { PAYMENT_SYSTEMS } from '../../domain/operation/OperationTerms';
import type { AdaptersFor } from './adapter';
import { amountText, bankDay, decodeAmount, encodeAmount, localizedText, nothing } from './codecs';
import { directoryQuery, listEdition } from './editions';

const paymentSystem = z.enum(PAYMENT_SYSTEMS);

const CURRENCY = 'KGS' as const;
const MINUTES_IN_HOUR = 60;

/** A time of the day in Bishkek as `"11:00"`, in minutes since midnight. */
const timeOfDay = z.codec(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), z.number(), {
  decode: (wire) => parseInt(wire.slice(0, 2), 10) * MINUTES_IN_HOUR + parseInt(wire.slice(3), 10),
  encode: (domain) => `${twoDigits(Math.floor(domain / MINUTES_IN_HOUR))}:${twoDigits(domain % MINUTES_IN_HOUR)}`,
});

function twoDigits(part: number): string {
  return part.toString().padStart(2, '0');
}

const minutes = z.int().check(z.nonnegative());

function spanOf(wire: { readonly from: number; readonly to: number }): readonly [shortest: number, longest: number] {
  return [wire.from, wire.to];
}

const timeLimit = z.codec(
  z.object({
    transferType: paymentSystem,
    timeFrom: timeOfDay,
    timeTo: timeOfDay,
    creditedFrom: z.optional(timeOfDay),
    creditedAfterMinutes: z.optional(z.object({ from: minutes, to: minutes })),
    maxAmount: z.optional(amountText),
    ccy: z.literal(CURRENCY),
  }),
  z.custom<OperationTimeLimit>(),
  {
    decode: (wire) => ({
      paymentSystem: wire.transferType,
      rules: {
        acceptedFromMinute: wire.timeFrom,
        acceptedUntilMinute: wire.timeTo,
        creditedFromMinute: wire.creditedFrom,
        creditedAfterMinutes: wire.creditedAfterMinutes && spanOf(wire.creditedAfterMinutes),
        maximum:
          wire.maxAmount === undefined ? undefined : money(decodeAmount(wire.maxAmount, CURRENCY).minor, CURRENCY),
      },
    }),
    encode: ({ paymentSystem: system, rules }) => ({
      transferType: system,
      timeFrom: rules.acceptedFromMinute,
      timeTo: rules.acceptedUntilMinute,
      creditedFrom: rules.creditedFromMinute,
      creditedAfterMinutes: rules.creditedAfterMinutes && {
        from: rules.creditedAfterMinutes[0],
        to: rules.creditedAfterMinutes[1],
      },
      maxAmount: rules.maximum && encodeAmount(rules.maximum),
      ccy: 'KGS' as const,
    }),
  },
);

const valueDateQuery = z.codec(z.strictObject({ transferType: paymentSystem }), z.custom<ValueDateQuery>(), {
  decode: (wire) => ({ paymentSystem: wire.transferType }),
  encode: (domain) => ({ transferType: domain.paymentSystem }),
});

const valueDates = z.codec(
  z.object({ transferType: paymentSystem, valueDates: z.array(bankDay) }),
  z.custom<ValueDates>(),
  {
    decode: (wire) => ({ paymentSystem: wire.transferType, days: wire.valueDates }),
    encode: (domain) => ({ transferType: domain.paymentSystem, valueDates: [...domain.days] }),
  },
);

const bank = z.object({
  bic: z.string(),
  swiftCode: z.string(),
  name: localizedText,
}) satisfies z.ZodMiniType<NetworkBank>;

const purpose = z.object({ code: z.string(), name: localizedText }) satisfies z.ZodMiniType<PaymentPurpose>;

export const paymentAdapters = {
  GET_DIRECTORY_OPERATION_TIME_LIMITS: { request: nothing, response: z.array(timeLimit) },
  GET_VALUE_DATE: { request: valueDateQuery, response: valueDates },
  GET_BANKS: { request: directoryQuery, response: listEdition<NetworkBank>(bank) },
  GET_PAYMENT_PURPOSES: { request: directoryQuery, response: listEdition<PaymentPurpose>(purpose) },
} satisfies AdaptersFor<typeof paymentOperations>;
