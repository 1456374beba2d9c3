import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { paymentOperations } from '../../src/application/operations/payments';
import { PAYMENT_SYSTEMS } from '../../src/domain/operation/OperationTerms';
import { amountOf, day, localized, maybe, nothing, words, directoryQuery, edition } from './basicArbitraries';

const paymentSystem = fc.constantFrom(...PAYMENT_SYSTEMS);
const minute = fc.nat({ max: 24 * 60 - 1 });

/** Arbitrary requests and responses of the operations for payments to other banks. */
export const carriedByPayments: {
  readonly [Code in keyof typeof paymentOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_DIRECTORY_OPERATION_TIME_LIMITS: {
    request: nothing,
    response: fc.array(
      fc.record({
        paymentSystem,
        rules: fc.record({
          acceptedFromMinute: minute,
          acceptedUntilMinute: minute,
          creditedFromMinute: maybe(minute),
          creditedAfterMinutes: maybe(fc.tuple(minute, minute)),
          maximum: maybe(amountOf('KGS')),
        }),
      }),
      { maxLength: 2 },
    ),
  },
  GET_VALUE_DATE: {
    request: fc.record({ paymentSystem }),
    response: fc.record({ paymentSystem, days: fc.array(day, { maxLength: 6 }) }),
  },
  GET_BANKS: {
    request: directoryQuery,
    response: edition(fc.array(fc.record({ bic: words, swiftCode: words, name: localized }), { maxLength: 3 })),
  },
  GET_PAYMENT_PURPOSES: {
    request: directoryQuery,
    response: edition(fc.array(fc.record({ code: words, name: localized }), { maxLength: 3 })),
  },
};
