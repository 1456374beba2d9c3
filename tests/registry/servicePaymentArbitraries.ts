import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { servicePaymentOperations } from '../../src/application/operations/servicePayments';
import { TRANSACTION_STATUSES } from '../../src/domain/history/Transaction';
import { FIELD_KEYBOARDS, PROVIDER_FIELD_NAMES } from '../../src/domain/payment/ProviderField';
import type { ProviderValues } from '../../src/domain/payment/ProviderField';
import { PAYMENT_WAYS, SERVICE_ICONS, SERVICE_REGIONS } from '../../src/domain/payment/ServiceProvider';
import {
  amountOf,
  identifier,
  instant,
  localized,
  maybe,
  operationId,
  positiveAmountOf,
  typedWords,
  version,
  words,
  day,
  directoryQuery,
  edition,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const field = fc.record({
  name: fc.constantFrom(...PROVIDER_FIELD_NAMES),
  label: localized,
  hint: localized,
  keyboard: fc.constantFrom(...FIELD_KEYBOARDS),
  isRequired: fc.boolean(),
  longest: fc.integer({ min: 1, max: 100 }),
  pattern: words,
  example: words,
  values: fc.array(fc.record({ value: words, name: localized }), { maxLength: 2 }),
});

const provider = fc.record({
  id: identifier,
  categoryId: identifier,
  name: localized,
  alsoCalled: words,
  regions: fc.subarray([...SERVICE_REGIONS]),
  way: fc.constantFrom(...PAYMENT_WAYS),
  fields: fc.array(field, { maxLength: 3 }),
  minimum: amountOf('KGS'),
  maximum: amountOf('KGS'),
  fee: fc.record({ basisPoints: version, minimum: amountOf('KGS'), maximum: maybe(amountOf('KGS')) }),
  phonePrefixes: fc.array(words, { maxLength: 3 }),
});

const typed = typedWords.map((text) => text.replace(/\s/g, '')).filter((text) => text !== '');

/** Values as they travel: what was not filled in is not there. */
const values: fc.Arbitrary<ProviderValues> = fc.record(
  { subscriber: typed, service: typed, period: typed, reading: typed, payerName: typed },
  { requiredKeys: [] },
);

const servicePayment = fc.record({
  operationId,
  debitAccountId: identifier,
  serviceProviderId: identifier,
  values,
  amount: positiveAmountOf('KGS'),
});

/** Arbitrary requests and responses of the service payment operations. */
export const carriedByServicePayments: {
  readonly [Code in keyof typeof servicePaymentOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_SERVICE_CATEGORIES: {
    request: directoryQuery,
    response: edition(
      fc.array(
        fc.record({
          id: identifier,
          name: localized,
          icon: fc.constantFrom(...SERVICE_ICONS),
          isOpenToCompanies: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    ),
  },
  GET_SERVICE_PROVIDERS: {
    request: directoryQuery,
    response: edition(fc.array(provider, { maxLength: 2 })),
  },
  GET_SCHOOL_YEARS: {
    request: directoryQuery,
    response: edition(fc.array(fc.record({ name: words, opensOn: day, closesOn: day }), { maxLength: 3 })),
  },
  CHECK_SERVICE_SUBSCRIBER: {
    request: fc.record({ serviceProviderId: identifier, values }),
    response: fc.record({ subscriberName: words, debt: maybe(amountOf('KGS')) }),
  },
  MAKE_GENERIC_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_GENERIC_SINGLE_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_MOBILE_PAYMENT_V2: { request: servicePayment, response: preview },
  MAKE_JANY_KITEP_PAYMENT: {
    request: fc.record({
      operationId,
      debitAccountId: identifier,
      schoolCode: fc.stringMatching(/^\d{4,14}$/),
      schoolYear: fc.stringMatching(/^20\d\d-20\d\d$/),
      pupilName: fc.stringMatching(/^[А-Я][а-я]{1,30} [А-Я][а-я]{1,30}$/),
      grade: fc.constantFrom('1', '9', '11'),
      classLetter: fc.stringMatching(/^[А-Я]$/),
      amount: positiveAmountOf('KGS'),
    }),
    response: preview,
  },
  MAKE_PAYMENT: { request: servicePayment, response: preview },
  CONFIRM_PAYMENT: {
    request: fc.record({ operationId, otp: fc.stringMatching(/^\d{6,8}$/) }),
    response: fc.record({
      operationId,
      transactionId: identifier,
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      bookedAt: instant,
      fingerprint: words,
    }),
  },
};
