import * as z from 'zod/mini';

import type { servicePaymentOperations } from '../../application/operations/servicePayments';
import { money } from '../../domain/money/Money';
import type { Money } from '../../domain/money/Money';
import type { ProviderValues } from '../../domain/payment/ProviderField';
import { PAYMENT_WAYS, SERVICE_ICONS, SERVICE_REGIONS } from '../../domain/payment/ServiceProvider';
import type { ServiceCategory, ServiceProvider } from '../../domain/payment/ServiceProvider';
import type { SchoolYear } from '../../domain/payment/schoolYears';
import { CLASS_LETTER, GRADE, PUPIL_NAME, SCHOOL_CODE, SCHOOL_YEAR } from '../../domain/payment/janyKitepRules';
import type {
  JanyKitepPayment,
  ServicePayment,
  SubscriberAnswer,
  SubscriberQuestion,
} from '../../domain/payment/ServicePayment';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  decodeAmount,
  encodeAmount,
  filledLine,
  identifier,
  line,
  localizedText,
  operationId,
  positiveAmountText,
  text,
  wholeNumber,
} from './codecs';
import { directoryQuery, listEdition } from './editions';
import { providerField } from './serviceFields';
import { confirmation, outcome, preview } from './transfers';

const CURRENCY = 'KGS' as const;

/** An amount of soms where nothing else can be meant. */
const soms = z.codec(amountText, z.custom<Money>(), {
  decode: (wire) => money(decodeAmount(wire, CURRENCY).minor, CURRENCY),
  encode: (domain) => encodeAmount(domain),
});

const category = z.codec(
  z.object({ id: identifier, name: localizedText, icon: z.enum(SERVICE_ICONS), isAvailableForCorp: z.boolean() }),
  z.custom<ServiceCategory>(),
  {
    decode: ({ isAvailableForCorp: isOpenToCompanies, ...wire }) => ({ ...wire, isOpenToCompanies }),
    encode: ({ isOpenToCompanies: isAvailableForCorp, ...domain }) => ({ ...domain, isAvailableForCorp }),
  },
);

const provider = z.codec(
  z.object({
    id: identifier,
    categoryId: identifier,
    name: localizedText,
    alsoCalled: z.string(),
    regions: z.array(z.enum(SERVICE_REGIONS)),
    paymentType: z.enum(PAYMENT_WAYS),
    fields: z.array(providerField),
    minAmount: soms,
    maxAmount: soms,
    ccy: z.literal(CURRENCY),
    fee: z.object({ basisPoints: wholeNumber, minimum: soms, maximum: z.optional(soms) }),
    phonePrefixes: z.array(z.string()),
  }),
  z.custom<ServiceProvider>(),
  {
    decode: ({ paymentType: way, minAmount: minimum, maxAmount: maximum, ccy: _ccy, fee, ...wire }) => ({
      ...wire,
      way,
      minimum,
      maximum,
      fee: { basisPoints: fee.basisPoints, minimum: fee.minimum, maximum: fee.maximum },
    }),
    encode: ({ way: paymentType, minimum: minAmount, maximum: maxAmount, ...domain }) => ({
      ...domain,
      regions: [...domain.regions],
      fields: [...domain.fields],
      phonePrefixes: [...domain.phonePrefixes],
      paymentType,
      minAmount,
      maxAmount,
      ccy: CURRENCY,
    }),
  },
);

const schoolYear = z.object({
  name: z.string(),
  opensOn: bankDay,
  closesOn: bankDay,
}) satisfies z.ZodMiniType<SchoolYear>;

const MAX_VALUE_LENGTH = 100;
const value = filledLine(1, MAX_VALUE_LENGTH);

/** The values of the fields of a provider: the subscriber as `propValue`, the others beside it. */
const providerValues = {
  propValue: z.optional(value),
  props: z._default(
    z.strictObject({
      service: z.optional(value),
      period: z.optional(value),
      reading: z.optional(value),
      payerName: z.optional(value),
    }),
    {},
  ),
};

function decodeValues(wire: {
  readonly propValue?: string | undefined;
  readonly props: ProviderValues;
}): ProviderValues {
  return { ...(wire.propValue !== undefined && { subscriber: wire.propValue }), ...wire.props };
}

function encodeValues({ subscriber, ...props }: ProviderValues) {
  return { propValue: subscriber, props };
}

const subscriberQuestion = z.codec(
  z.strictObject({ serviceProviderId: identifier, ...providerValues }),
  z.custom<SubscriberQuestion>(),
  {
    decode: (wire) => ({ serviceProviderId: wire.serviceProviderId, values: decodeValues(wire) }),
    encode: (domain) => ({ serviceProviderId: domain.serviceProviderId, ...encodeValues(domain.values) }),
  },
);

const subscriberAnswer = z.codec(
  z.object({ subscriberName: z.string(), debt: z.optional(soms) }),
  z.custom<SubscriberAnswer>(),
  {
    decode: (wire) => ({ subscriberName: wire.subscriberName, debt: wire.debt }),
    encode: (domain) => ({ subscriberName: domain.subscriberName, debt: domain.debt }),
  },
);

const servicePayment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    serviceProviderId: identifier,
    ...providerValues,
    amount: positiveAmountText,
    ccy: z.literal(CURRENCY),
  }),
  z.custom<ServicePayment>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      serviceProviderId: wire.serviceProviderId,
      values: decodeValues(wire),
      amount: decodeAmount(wire.amount, wire.ccy),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      serviceProviderId: domain.serviceProviderId,
      ...encodeValues(domain.values),
      amount: encodeAmount(domain.amount),
      ccy: CURRENCY,
    }),
  },
);

const janyKitepPayment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    propValue: text(14).check(z.regex(SCHOOL_CODE)),
    schoolYear: text(9).check(z.regex(SCHOOL_YEAR)),
    fullName: line(MAX_VALUE_LENGTH).check(z.regex(PUPIL_NAME)),
    grade: text(2).check(z.regex(GRADE)),
    letter: text(2).check(z.regex(CLASS_LETTER)),
    amount: positiveAmountText,
    ccy: z.literal(CURRENCY),
  }),
  z.custom<JanyKitepPayment>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      schoolCode: wire.propValue,
      schoolYear: wire.schoolYear,
      pupilName: wire.fullName,
      grade: wire.grade,
      classLetter: wire.letter,
      amount: decodeAmount(wire.amount, wire.ccy),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      propValue: domain.schoolCode,
      schoolYear: domain.schoolYear,
      fullName: domain.pupilName,
      grade: domain.grade,
      letter: domain.classLetter,
      amount: encodeAmount(domain.amount),
      ccy: CURRENCY,
    }),
  },
);

export const servicePaymentAdapters = {
  GET_SERVICE_CATEGORIES: { request: directoryQuery, response: listEdition(category) },
  GET_SERVICE_PROVIDERS: { request: directoryQuery, response: listEdition(provider) },
  GET_SCHOOL_YEARS: { request: directoryQuery, response: listEdition<SchoolYear>(schoolYear) },
  CHECK_SERVICE_SUBSCRIBER: { request: subscriberQuestion, response: subscriberAnswer },
  MAKE_GENERIC_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_GENERIC_SINGLE_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_MOBILE_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_JANY_KITEP_PAYMENT: { request: janyKitepPayment, response: preview },
  MAKE_PAYMENT: { request: servicePayment, response: preview },
  CONFIRM_PAYMENT: { request: confirmation, response: outcome },
} satisfies AdaptersFor<typeof servicePaymentOperations>;
