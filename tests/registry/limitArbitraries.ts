import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { limitOperations } from '../../src/application/operations/limits';
import { LIMIT_LEVELS } from '../../src/domain/limit/CustomerLimit';
import { TRANSFER_CODES } from '../../src/domain/movements/movements';
import { TARIFF_CODES } from '../../src/domain/tariff/Tariff';
import {
  amountOf,
  currency,
  identifier,
  instant,
  maybe,
  nothing,
  operationId,
  positiveAmountOf,
  waitingChange,
} from './basicArbitraries';

const soms = amountOf('KGS');
const level = fc.constantFrom(...LIMIT_LEVELS);
const transferCode = fc.constantFrom(...TRANSFER_CODES);
const positive = positiveAmountOf('KGS');
const own = fc.record({ maximum: positive, daily: positive, monthly: positive });
const amounts = fc.record({ minimum: soms, maximum: soms, daily: soms, monthly: soms });

/** Arbitrary requests and responses of the limit and tariff operations. */
export const carriedByLimits: {
  readonly [Code in keyof typeof limitOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_CUST_LIMITS: {
    request: nothing,
    response: fc.array(
      fc.record({
        transferCode,
        serviceProviderId: maybe(identifier),
        depositProductId: maybe(identifier),
        level,
        current: amounts,
        usedToday: soms,
        leftToday: soms,
        usedThisMonth: soms,
        leftThisMonth: soms,
        levels: fc.array(fc.record({ level, amounts }), { maxLength: 3 }),
        requested: maybe(fc.record({ level, amounts, submittedAt: instant })),
      }),
      { maxLength: 3 },
    ),
  },
  CHANGE_LIMIT: {
    request: fc.oneof(
      fc.record({
        operationId,
        transferCode,
        level: fc.constantFrom('standard' as const, 'increased' as const),
        own: fc.constant(undefined),
      }),
      fc.record({ operationId, transferCode, level: fc.constant('other' as const), own }),
    ),
    response: waitingChange,
  },
  GET_CUST_TARIFFS: {
    request: nothing,
    response: fc.array(
      currency.chain((code) =>
        fc.record({
          transferCode: fc.constantFrom(...TARIFF_CODES),
          operationType: maybe(fc.constantFrom('MAKE_SWIFT_TRANSFER', 'MAKE_MOBILE_PAYMENT_V2')),
          currency: fc.constant(code),
          bands: fc.array(
            fc.record({
              upTo: maybe(amountOf(code)),
              fixed: amountOf(code),
              basisPoints: fc.bigInt({ min: 0n, max: 10_000n }),
              minimum: amountOf(code),
              maximum: maybe(amountOf(code)),
            }),
            { maxLength: 4 },
          ),
        }),
      ),
      { maxLength: 4 },
    ),
  },
};
