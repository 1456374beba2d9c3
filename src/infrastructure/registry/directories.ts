import * as z from 'zod/mini';

import type {
  BusinessErrorQuery,
  directoryOperations,
  DirectoryVersionQuery,
} from '../../application/operations/directories';
import type { BusinessError, DirectoryVersion } from '../../domain/directory/Directory';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { LANGUAGES } from '../../domain/language/Language';
import type { PasswordPolicy } from '../../domain/user/passwordPolicy';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import type { AdaptersFor } from './adapter';
import { currency, exactText, localizedText, nothing, rate, wholeNumber } from './codecs';
import { directoryQuery, directoryQueryFields, listEdition } from './editions';

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

const MAX_NAME_LENGTH = 50;

const versionQuery = z.codec(
  z.strictObject({ directoryName: z.optional(exactText(MAX_NAME_LENGTH)) }),
  z.custom<DirectoryVersionQuery>(),
  {
    decode: (wire) => ({ name: wire.directoryName }),
    encode: (domain) => ({ directoryName: domain.name }),
  },
);

/** Codec of the query of failure texts: a directory query in one language, if wanted. */
const businessErrorQuery = z.codec(
  z.strictObject({
    ...directoryQueryFields,
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

const businessError = z.codec(
  z.object({ errorCode: z.string(), name: localizedText, default: z.string() }),
  z.custom<BusinessError>(),
  {
    decode: (wire) => ({ code: wire.errorCode, text: wire.name, fallbackText: wire.default }),
    encode: (domain) => ({ errorCode: domain.code, name: domain.text, default: domain.fallbackText }),
  },
);

const passwordPolicy = z.codec(
  z.object({ minLength: z.int(), maxLength: z.int(), forbiddenWords: z.array(z.string()) }),
  z.custom<PasswordPolicy>(),
  {
    decode: ({ minLength, maxLength, forbiddenWords }) => ({ shortest: minLength, longest: maxLength, forbiddenWords }),
    encode: ({ shortest, longest, forbiddenWords }) => ({
      minLength: shortest,
      maxLength: longest,
      forbiddenWords: [...forbiddenWords],
    }),
  },
);

const securityQuestion = z.codec(
  z.object({ questionId: z.string(), name: localizedText }),
  z.custom<SecurityQuestion>(),
  {
    decode: ({ questionId, name }) => ({ id: questionId, text: name }),
    encode: ({ id, text }) => ({ questionId: id, name: text }),
  },
);

export const directoryAdapters = {
  GET_DV_OF_DIRECTORIES: { request: versionQuery, response: z.array(directoryVersion) },
  GET_DIRECTORY_BUSINESS_ERRORS: { request: businessErrorQuery, response: listEdition(businessError) },
  GET_PASSWORD_POLICIES: { request: directoryQuery, response: listEdition(passwordPolicy) },
  GET_SECURITY_QUESTIONS: { request: directoryQuery, response: listEdition(securityQuestion) },
  GET_EXCHANGE_RATES: { request: nothing, response: z.array(exchangeRate) },
} satisfies AdaptersFor<typeof directoryOperations>;
