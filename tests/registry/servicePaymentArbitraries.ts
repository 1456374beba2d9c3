import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { servicePaymentOperations } from '../../src/application/operations/servicePayments';
import { TRANSACTION_STATUSES } from '../../src/domain/history/Transaction';
import type { ProviderValues } from '../../src/domain/payment/ProviderField';
import {
  amountOf,
  identifier,
  instant,
  maybe,
  operationId,
  positiveAmountOf,
  typedWords,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

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
  readonly [Code in Exclude<keyof typeof servicePaymentOperations, WholeCode>]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
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
