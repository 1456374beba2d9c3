import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { paymentOperations } from '../../src/application/operations/payments';
import { PAYMENT_SYSTEMS } from '../../src/domain/operation/OperationTerms';
import { amountOf, day, maybe, nothing } from './basicArbitraries';

const paymentSystem = fc.constantFrom(...PAYMENT_SYSTEMS);
const minute = fc.nat({ max: 24 * 60 - 1 });

/** Arbitrary requests and responses of the operations for payments to other banks. */
export const carriedByPayments: {
  readonly [Code in Exclude<keyof typeof paymentOperations, WholeCode>]: {
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
};
