import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { shopOperations } from '../../src/application/operations/shop';
import { APPLICATION_STATES, APPLIED_PRODUCT_TYPES } from '../../src/domain/shop/Application';
import type { Application } from '../../src/domain/shop/Application';
import { MAX_CHECKBOOKS } from '../../src/domain/shop/CheckbookOrder';
import type { ShopOrder } from '../../src/domain/shop/ShopOrder';
import {
  amountOf,
  currency,
  day,
  identifier,
  instant,
  maybe,
  operationId,
  positiveAmountOf,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const childOfApplication = fc.record({ fullName: fc.constantFrom('Асанов Тимур', 'Aida O’Neil'), bornOn: day });

const shopOrder: fc.Arbitrary<ShopOrder> = fc.oneof(
  currency.chain((code) =>
    fc.record({
      productType: fc.constant('makeDepositApplication' as const),
      operationId,
      productId: identifier,
      termMonths: fc.integer({ min: 1, max: 240 }),
      debitAccountId: identifier,
      amount: positiveAmountOf(code),
      prolongs: fc.boolean(),
      child: maybe(childOfApplication),
    }),
  ),
  fc.record({
    productType: fc.constant('makeEarlyClosingOfDeposit' as const),
    operationId,
    depositId: identifier,
    creditAccountId: identifier,
  }),
  fc.record({
    productType: fc.constant('makeCheckbookOrder' as const),
    operationId,
    debitAccountId: identifier,
    amountOfCheckbooks: fc.integer({ min: 1, max: MAX_CHECKBOOKS }),
    trustedEmployee: fc.record({
      fullName: fc.constantFrom('Асанов Тимур', 'Aida O’Neil'),
      passportId: fc.constantFrom('ID1234567', 'AN0000001'),
      issuedBy: fc.constantFrom('МКК 211051', 'SRS'),
      dateOfIssue: day,
      phoneNumber: fc.constantFrom('+996555123456', '+996700000001'),
    }),
  }),
);

const state = fc.constantFrom(...APPLICATION_STATES);

const application: fc.Arbitrary<Application> = fc.record({
  id: identifier,
  product: fc.constantFrom(...APPLIED_PRODUCT_TYPES),
  state,
  createdAt: instant,
  doneBy: day,
  price: amountOf('KGS'),
  steps: fc.array(fc.record({ state, at: instant, comment: words }), { maxLength: 3 }),
});

/** Arbitrary requests and responses of the showcase. */
export const carriedByShop: {
  readonly [Code in keyof typeof shopOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_SHOP_OPERATION: { request: shopOrder, response: preview },
  MAKE_TXN_SHOP_OPERATION: { request: shopOrder, response: preview },
  GET_APPLICATIONS: { request: fc.constant({}), response: fc.array(application, { maxLength: 3 }) },
  CANCEL_APPLICATION: { request: fc.record({ transactionId: identifier }), response: application },
};
