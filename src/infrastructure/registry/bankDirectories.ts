import * as z from 'zod/mini';

import type { bankDirectoryOperations, CityQuery } from '../../application/operations/bankDirectories';
import { POINT_SERVICES, SERVICE_POINT_KINDS } from '../../domain/directory/BankDirectories';
import type {
  AdBlock,
  ChatTopic,
  City,
  LoanOffer,
  LoanProduct,
  ServicePoint,
  ShopProduct,
} from '../../domain/directory/BankDirectories';
import { SERVICE_REGIONS } from '../../domain/payment/ServiceProvider';
import type { AdaptersFor } from './adapter';
import { amountText, currency, decodeAmount, encodeAmount, localizedText } from './codecs';
import { directoryQuery, directoryQueryFields, listEdition } from './editions';
import { percent } from './percent';

const cityQuery = z.codec(
  z.strictObject({ ...directoryQueryFields, countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  z.custom<CityQuery>(),
  {
    decode: (wire) => ({ withoutImages: wire.noImages, dataVersion: wire.dataVersion, country: wire.countryCode }),
    encode: (domain) => ({
      noImages: domain.withoutImages,
      dataVersion: domain.dataVersion,
      countryCode: domain.country,
    }),
  },
);

const city = z.codec(
  z.object({ id: z.string(), name: localizedText, region: z.optional(z.string()) }),
  z.custom<City>(),
  {
    decode: ({ id, name, region }) => ({ id, name, region }),
    encode: ({ id, name, region }) => ({ id, name, region }),
  },
);

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const servicePoint = z.codec(
  z.object({
    id: z.string(),
    type: z.enum(SERVICE_POINT_KINDS),
    name: localizedText,
    address: localizedText,
    region: z.enum(SERVICE_REGIONS),
    latitude: z.number(),
    longitude: z.number(),
    workingHours: z.array(
      z.object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))), timeFrom: timeOfDay, timeTo: timeOfDay }),
    ),
    services: z.array(z.enum(POINT_SERVICES)),
    phone: z.optional(z.string().check(z.regex(/^\+\d{8,15}$/))),
  }),
  z.custom<ServicePoint>(),
  {
    decode: ({ type, workingHours, ...wire }) => ({
      ...wire,
      kind: type,
      hours: workingHours.map(({ days, timeFrom, timeTo }) => ({ days, from: timeFrom, to: timeTo })),
    }),
    encode: ({ kind, hours, services, ...domain }) => ({
      ...domain,
      type: kind,
      workingHours: hours.map(({ days, from, to }) => ({ days: [...days], timeFrom: from, timeTo: to })),
      services: [...services],
    }),
  },
);

const image = z.object({ contentType: z.string(), content: z.base64() });

const adBlock = z.codec(
  z.object({
    id: z.string(),
    title: localizedText,
    text: localizedText,
    route: z.string(),
    image: z.optional(image),
  }),
  z.custom<AdBlock>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const loanOffer = z.codec(
  z.object({
    ccy: currency,
    interestRateFrom: percent,
    minAmount: amountText,
    maxAmount: amountText,
    minTermMonths: z.int(),
    maxTermMonths: z.int(),
  }),
  z.custom<LoanOffer>(),
  {
    decode: (wire) => ({
      currency: wire.ccy,
      rateFrom: wire.interestRateFrom,
      minimum: decodeAmount(wire.minAmount, wire.ccy),
      maximum: decodeAmount(wire.maxAmount, wire.ccy),
      shortestMonths: wire.minTermMonths,
      longestMonths: wire.maxTermMonths,
    }),
    encode: (domain) => ({
      ccy: domain.currency,
      interestRateFrom: domain.rateFrom,
      minAmount: encodeAmount(domain.minimum),
      maxAmount: encodeAmount(domain.maximum),
      minTermMonths: domain.shortestMonths,
      maxTermMonths: domain.longestMonths,
    }),
  },
);

const loanProduct = z.codec(
  z.object({ id: z.string(), name: localizedText, offers: z.array(loanOffer) }),
  z.custom<LoanProduct>(),
  { decode: (wire) => wire, encode: ({ offers, ...domain }) => ({ ...domain, offers: [...offers] }) },
);

const shopProduct = z.codec(
  z.object({
    productType: z.string(),
    name: localizedText,
    price: z.optional(z.object({ amount: amountText, ccy: currency })),
    image: z.optional(image),
  }),
  z.custom<ShopProduct>(),
  {
    decode: ({ productType, price, ...wire }) => ({
      ...wire,
      code: productType,
      price: price && decodeAmount(price.amount, price.ccy),
    }),
    encode: ({ code, price, ...domain }) => ({
      ...domain,
      productType: code,
      price: price && { amount: encodeAmount(price), ccy: price.currency },
    }),
  },
);

const chatTopic = z.codec(z.object({ topicId: z.string(), name: localizedText }), z.custom<ChatTopic>(), {
  decode: ({ topicId, name }) => ({ id: topicId, name }),
  encode: ({ id, name }) => ({ topicId: id, name }),
});

export const bankDirectoryAdapters = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: { request: cityQuery, response: listEdition(city) },
  GET_SERVICE_POINTS: { request: directoryQuery, response: listEdition(servicePoint) },
  GET_AD_BLOCKS: { request: directoryQuery, response: listEdition(adBlock) },
  GET_LOAN_PRODUCTS: { request: directoryQuery, response: listEdition(loanProduct) },
  GET_SHOP_PRODUCTS: { request: directoryQuery, response: listEdition(shopProduct) },
  GET_CHAT_TOPICS: { request: directoryQuery, response: listEdition(chatTopic) },
} satisfies AdaptersFor<typeof bankDirectoryOperations>;
