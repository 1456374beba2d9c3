import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { shopOperations } from '../../src/application/operations/shop';
import { APPLICATION_STATES, APPLIED_PRODUCT_TYPES } from '../../src/domain/shop/Application';
import type { Application } from '../../src/domain/shop/Application';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { AccountOpening } from '../../src/domain/shop/AccountOpening';
import { MAX_CHECKBOOKS } from '../../src/domain/shop/CheckbookOrder';
import { PAPER_SUBJECTS } from '../../src/domain/shop/Paper';
import type { PaperProof } from '../../src/domain/shop/Paper';
import { LOAN_STATEMENT_TYPES } from '../../src/domain/shop/PaperOrder';
import type { PaperOrder } from '../../src/domain/shop/PaperOrder';
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
import { file } from './statementArbitraries';
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

const accountOpening: fc.Arbitrary<AccountOpening> = fc.record({
  productType: fc.constant('makeAccountOpening' as const),
  operationId,
  debitAccountId: identifier,
  currency,
});

const paperTerms = {
  operationId,
  debitAccountId: identifier,
  language: fc.constantFrom(...LANGUAGES),
  accountNumbers: fc.uniqueArray(fc.constantFrom('1280016000000114', '1280016000000215', '1280016000000316'), {
    minLength: 1,
  }),
};

const paperOrder: fc.Arbitrary<PaperOrder> = fc.oneof(
  fc.record({ productType: fc.constant('makeStatementRequest' as const), ...paperTerms }),
  fc.record({
    productType: fc.constant('makeLoanStatementRequest' as const),
    loanStatementType: fc.constantFrom(...LOAN_STATEMENT_TYPES),
    ...paperTerms,
  }),
);

const paperProof: fc.Arbitrary<PaperProof> = fc.record({
  subject: fc.constantFrom(...PAPER_SUBJECTS),
  number: identifier,
  maskedOwner: words,
  day,
  madeAt: instant,
  accounts: fc.array(fc.record({ maskedNumber: fc.constant('*0114'), amount: amountOf('KGS') }), { maxLength: 3 }),
});

const state = fc.constantFrom(...APPLICATION_STATES);

const application: fc.Arbitrary<Application> = fc.record({
  id: identifier,
  product: fc.constantFrom(...APPLIED_PRODUCT_TYPES),
  state,
  createdAt: instant,
  doneBy: day,
  price: amountOf('KGS'),
  steps: fc.array(fc.record({ state, at: instant, comment: words }), { maxLength: 3 }),
  hasPaper: fc.boolean(),
});

/** Arbitrary requests and responses of the showcase. */
export const carriedByShop: {
  readonly [Code in keyof typeof shopOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_SHOP_OPERATION: { request: fc.oneof(shopOrder, paperOrder, accountOpening), response: preview },
  MAKE_TXN_SHOP_OPERATION: { request: fc.oneof(shopOrder, paperOrder, accountOpening), response: preview },
  GET_APPLICATIONS: { request: fc.constant({}), response: fc.array(application, { maxLength: 3 }) },
  GET_APPLICATION_PAPER: { request: fc.record({ transactionId: identifier }), response: file },
  VERIFY_PAPER: { request: fc.record({ code: fc.constant('0123-4567-89AB-CDEF-GHJK') }), response: paperProof },
  CANCEL_APPLICATION: { request: fc.record({ transactionId: identifier }), response: application },
};
