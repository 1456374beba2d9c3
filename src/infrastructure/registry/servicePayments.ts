import * as z from 'zod/mini';

import type { servicePaymentOperations } from '../../application/operations/servicePayments';
import { money } from '../../domain/money/Money';
import type { Money } from '../../domain/money/Money';
import type { ProviderValues } from '../../domain/payment/ProviderField';
import { PAYMENT_WAYS, SERVICE_ICONS, SERVICE_REGIONS } from '../../domain/payment/ServiceProvider';
import type { ServiceCategory, ServiceCategoryDirectory, ServiceProvider, ServiceProviderDirectory } from '../../domain/payment/ServiceProvider';
import type { SubscriberAnswer, SubscriberQuestion } from '../../domain/payment/ServicePayment';
import type { AdaptersFor } from './adapter';
import { amountText, decodeAmount, encodeAmount, identifier, localizedText, nothing, wholeNumber } from './codecs';
import { directoryQuery } from './directories';
import { line } from './operationTerms';
import { providerField } from './serviceFields';
import { confirmation, outcome } from './transfers';

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

const categories = z.codec(z.object({ dataVersion: wholeNumber, categories: z.array(category) }), z.custom<ServiceCategoryDirectory>(), {
  decode: (wire) => wire,
  encode: (domain) => ({ dataVersion: domain.dataVersion, categories: [...domain.categories] }),
});

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

const providers = z.codec(z.object({ dataVersion: wholeNumber, providers: z.array(provider) }), z.custom<ServiceProviderDirectory>(), {
  decode: (wire) => wire,
  encode: (domain) => ({ dataVersion: domain.dataVersion, providers: [...domain.providers] }),
});

const LONGEST_VALUE = 100;
const value = line(LONGEST_VALUE).check(z.minLength(1));

/** The values of the fields of a provider: the subscriber as `propValue`, the others beside it. */
export const providerValues = {
  propValue: z.optional(value),
  props: z._default(
    z.strictObject({ service: z.optional(value), period: z.optional(value), reading: z.optional(value), payerName: z.optional(value) }),
    {},
  ),
};

export function decodeValues(wire: { readonly propValue?: string | undefined; readonly props: ProviderValues }): ProviderValues {
  return { ...(wire.propValue !== undefined && { subscriber: wire.propValue }), ...wire.props };
}

export function encodeValues({ subscriber, ...props }: ProviderValues) {
  return { propValue: subscriber, props };
}

const subscriberQuestion = z.codec(z.strictObject({ serviceProviderId: identifier, ...providerValues }), z.custom<SubscriberQuestion>(), {
  decode: (wire) => ({ serviceProviderId: wire.serviceProviderId, values: decodeValues(wire) }),
  encode: (domain) => ({ serviceProviderId: domain.serviceProviderId, ...encodeValues(domain.values) }),
});

const subscriberAnswer = z.codec(z.object({ subscriberName: z.string(), debt: z.optional(soms) }), z.custom<SubscriberAnswer>(), {
  decode: (wire) => ({ subscriberName: wire.subscriberName, debt: wire.debt }),
  encode: (domain) => ({ subscriberName: domain.subscriberName, debt: domain.debt }),
});

export const servicePaymentAdapters = {
  GET_SERVICE_CATEGORIES: { request: directoryQuery, response: categories },
  GET_SERVICE_PROVIDERS: { request: directoryQuery, response: providers },
  GET_SCHOOL_YEARS: { request: nothing, response: z.array(z.string()) },
  CHECK_SERVICE_SUBSCRIBER: { request: subscriberQuestion, response: subscriberAnswer },
  CONFIRM_PAYMENT: { request: confirmation, response: outcome },
} satisfies AdaptersFor<typeof servicePaymentOperations>;
