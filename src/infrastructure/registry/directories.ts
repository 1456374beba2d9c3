import * as z from 'zod/mini';

import type { BusinessErrorQuery, DirectoryQuery, directoryOperations } from '../../application/operations/directories';
import type {
  BusinessErrorDirectory,
  DirectoryVersion,
  PasswordPolicyDirectory,
  SecurityQuestionDirectory,
} from '../../domain/directory/Directory';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { LANGUAGES } from '../../domain/language/Language';
import type { AdaptersFor } from './adapter';
import { currency, localizedText, nothing, rate, wholeNumber } from './codecs';

const exchangeRate = z.codec(
  z.object({
    pccy1: currency,
    pccy2: currency,
    rateType: z.enum(['commercial', 'official']),
    buyRate: rate,
    saleRate: rate,
  }),
  z.custom<ExchangeRate>(),
  {
    decode: (wire) => ({
      base: wire.pccy1,
      quote: wire.pccy2,
      rateType: wire.rateType,
      buy: wire.buyRate,
      sell: wire.saleRate,
    }),
    encode: (domain) => ({
      pccy1: domain.base,
      pccy2: domain.quote,
      rateType: domain.rateType,
      buyRate: domain.buy,
      saleRate: domain.sell,
    }),
  },
);

const directoryVersion = z.codec(
  z.object({ directoryName: z.string(), dataVersion: wholeNumber }),
  z.custom<DirectoryVersion>(),
  {
    decode: (wire) => ({ name: wire.directoryName, dataVersion: wire.dataVersion }),
    encode: (domain) => ({ directoryName: domain.name, dataVersion: domain.dataVersion }),
  },
);

/** Codec of a directory query: the version already held, and whether images are wanted. */
export const directoryQuery = z.codec(
  z.strictObject({ noImages: z._default(z.boolean(), false), dataVersion: z.optional(wholeNumber) }),
  z.custom<DirectoryQuery>(),
  {
    decode: (wire) => ({ withoutImages: wire.noImages, dataVersion: wire.dataVersion }),
    encode: (domain) => ({ noImages: domain.withoutImages, dataVersion: domain.dataVersion }),
  },
);

/** Codec of the query of failure texts: a directory query in one language, if wanted. */
const businessErrorQuery = z.codec(
  z.strictObject({
    noImages: z._default(z.boolean(), false),
    dataVersion: z.optional(wholeNumber),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  z.custom<BusinessErrorQuery>(),
  {
    decode: (wire) => ({ withoutImages: wire.noImages, dataVersion: wire.dataVersion, language: wire.language }),
    encode: (domain) => ({
      noImages: domain.withoutImages,
      dataVersion: domain.dataVersion,
      language: domain.language,
    }),
  },
);

const businessErrors = z.codec(
  z.object({
    dataVersion: wholeNumber,
    errors: z.array(z.object({ errorCode: z.string(), name: localizedText, default: z.string() })),
  }),
  z.custom<BusinessErrorDirectory>(),
  {
    decode: (wire) => ({
      dataVersion: wire.dataVersion,
      errors: wire.errors.map((error) => ({ code: error.errorCode, text: error.name, fallbackText: error.default })),
    }),
    encode: (domain) => ({
      dataVersion: domain.dataVersion,
      errors: domain.errors.map((error) => ({ errorCode: error.code, name: error.text, default: error.fallbackText })),
    }),
  },
);

const passwordPolicies = z.codec(
  z.object({
    dataVersion: wholeNumber,
    policies: z.array(z.object({ minLength: z.int(), maxLength: z.int(), forbiddenWords: z.array(z.string()) })),
  }),
  z.custom<PasswordPolicyDirectory>(),
  {
    decode: (wire) => ({
      dataVersion: wire.dataVersion,
      policies: wire.policies.map(({ minLength, maxLength, forbiddenWords }) => ({
        shortest: minLength,
        longest: maxLength,
        forbiddenWords,
      })),
    }),
    encode: (domain) => ({
      dataVersion: domain.dataVersion,
      policies: domain.policies.map(({ shortest, longest, forbiddenWords }) => ({
        minLength: shortest,
        maxLength: longest,
        forbiddenWords: [...forbiddenWords],
      })),
    }),
  },
);

const securityQuestions = z.codec(
  z.object({ dataVersion: wholeNumber, questions: z.array(z.object({ questionId: z.string(), name: localizedText })) }),
  z.custom<SecurityQuestionDirectory>(),
  {
    decode: (wire) => ({
      dataVersion: wire.dataVersion,
      questions: wire.questions.map(({ questionId, name }) => ({ id: questionId, text: name })),
    }),
    encode: (domain) => ({
      dataVersion: domain.dataVersion,
      questions: domain.questions.map(({ id, text }) => ({ questionId: id, name: text })),
    }),
  },
);

export const directoryAdapters = {
  GET_DV_OF_DIRECTORIES: { request: nothing, response: z.array(directoryVersion) },
  GET_DIRECTORY_BUSINESS_ERRORS: { request: businessErrorQuery, response: businessErrors },
  GET_PASSWORD_POLICIES: { request: directoryQuery, response: passwordPolicies },
  GET_SECURITY_QUESTIONS: { request: directoryQuery, response: securityQuestions },
  GET_EXCHANGE_RATES: { request: nothing, response: z.array(exchangeRate) },
} satisfies AdaptersFor<typeof directoryOperations>;
