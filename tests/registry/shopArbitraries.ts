import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { shopOperations } from '../../src/application/operations/shop';
import { APPLICATION_STATES, APPLIED_PRODUCT_TYPES } from '../../src/domain/shop/Application';
import type { Application } from '../../src/domain/shop/Application';
import { LANGUAGES } from '../../src/domain/language/Language';
import { CARD_SCHEMES } from '../../src/domain/card/cardScheme';
import { CREDIT_MONTHS, REISSUE_REASONS } from '../../src/domain/shop/CardOrder';
import type {
  CardOffers,
  CardReissue,
  CardRenewal,
  CreditCardApplication,
  DebitCardOrder,
  InstantCardOrder,
} from '../../src/domain/shop/CardOrder';
import { BOND_ISSUERS, MAX_BONDS } from '../../src/domain/shop/Bonds';
import type { BondIssue, BondOrder } from '../../src/domain/shop/Bonds';
import { BOX_SIZES, RENT_MONTHS } from '../../src/domain/shop/DepositBox';
import type { BoxOffer, BoxReservation } from '../../src/domain/shop/DepositBox';
import { MAX_LOAN_MONTHS } from '../../src/domain/shop/LoanApplication';
import type { LoanApplication } from '../../src/domain/shop/LoanApplication';
import type { AccountOpening } from '../../src/domain/shop/AccountOpening';
import { MAX_CHECKBOOKS } from '../../src/domain/shop/CheckbookOrder';
import { CERTIFICATE_SUBJECTS } from '../../src/domain/shop/Certificate';
import type { CertificateProof } from '../../src/domain/shop/Certificate';
import { LOAN_STATEMENT_TYPES } from '../../src/domain/shop/CertificateOrder';
import type { CertificateOrder } from '../../src/domain/shop/CertificateOrder';
import type { ShopOrder } from '../../src/domain/shop/ShopOrder';
import {
  amountOf,
  currency,
  day,
  identifier,
  instant,
  localized,
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

const accountOpening: fc.Arbitrary<AccountOpening> = fc.record(
  { productType: fc.constant('makeAccountOpening' as const), operationId, debitAccountId: identifier, currency },
  { requiredKeys: ['productType', 'operationId', 'currency'] },
);

const loanApplication: fc.Arbitrary<LoanApplication> = currency.chain((code) =>
  fc.record({
    productType: fc.constant('makeLoanApplication' as const),
    operationId,
    productId: identifier,
    amount: positiveAmountOf(code),
    termMonths: fc.integer({ min: 1, max: MAX_LOAN_MONTHS }),
    purpose: fc.constantFrom('Ремонт дома', 'A car for the family'),
    monthlyIncome: positiveAmountOf('KGS'),
  }),
);

const boxReservation: fc.Arbitrary<BoxReservation> = fc.record({
  productType: fc.constant('makeDepositBoxReservation' as const),
  operationId,
  debitAccountId: identifier,
  branchId: identifier,
  size: fc.constantFrom(...BOX_SIZES),
  months: fc.constantFrom(...RENT_MONTHS),
});

const boxOffer: fc.Arbitrary<BoxOffer> = fc.record({
  branchId: identifier,
  branchName: localized,
  size: fc.constantFrom(...BOX_SIZES),
  heightCm: fc.nat(),
  widthCm: fc.nat(),
  depthCm: fc.nat(),
  rent: amountOf('KGS'),
  free: fc.nat(),
});

const bondOrder: fc.Arbitrary<BondOrder> = fc.record({
  productType: fc.constant('makeBondPurchase' as const),
  operationId,
  debitAccountId: identifier,
  issueId: identifier,
  count: fc.integer({ min: 1, max: MAX_BONDS }),
});

const bondIssue: fc.Arbitrary<BondIssue> = currency.chain((code) =>
  fc.record({
    id: identifier,
    issuer: fc.constantFrom(...BOND_ISSUERS),
    name: localized,
    isin: fc.constant('KG0101G15285'),
    nominal: positiveAmountOf(code),
    price: positiveAmountOf(code),
    couponRate: fc.nat({ max: 99_999 }),
    couponsPerYear: fc.integer({ min: 1, max: 12 }),
    maturesOn: day,
    feeRate: fc.nat({ max: 10_000 }),
    minimum: fc.integer({ min: 1, max: MAX_BONDS }),
    left: fc.nat(),
  }),
);

const cardTerms = { operationId, branchId: identifier } as const;
const holder = fc.constantFrom('AIBEK ASANOV', "J. R. O'NEIL-SMITH");

const cardOrder: fc.Arbitrary<DebitCardOrder | InstantCardOrder | CreditCardApplication | CardReissue | CardRenewal> =
  fc.oneof(
    fc.record({
      productType: fc.constant('makeDebitCardOrder' as const),
      ...cardTerms,
      debitAccountId: identifier,
      cardAccountId: identifier,
      scheme: fc.constantFrom(...CARD_SCHEMES),
      holder,
    }),
    fc.record({
      productType: fc.constant('makeInstantCardOrder' as const),
      ...cardTerms,
      debitAccountId: identifier,
      cardAccountId: identifier,
    }),
    fc.record({
      productType: fc.constant('makeCreditCardApplication' as const),
      ...cardTerms,
      limit: positiveAmountOf('KGS'),
      termMonths: fc.constantFrom(...CREDIT_MONTHS),
      monthlyIncome: positiveAmountOf('KGS'),
      holder,
    }),
    fc.record({
      productType: fc.constant('makeCardReissue' as const),
      ...cardTerms,
      debitAccountId: identifier,
      cardId: identifier,
      reason: fc.constantFrom(...REISSUE_REASONS),
      holder: fc.oneof(holder, fc.constant('')),
    }),
    fc.record({ productType: fc.constant('makeCardRenewal' as const), ...cardTerms, cardId: identifier }),
  );

const cardOffers: fc.Arbitrary<CardOffers> = fc.record({
  holder,
  offers: fc.array(
    fc.record({
      scheme: fc.constantFrom(...CARD_SCHEMES),
      currencies: fc.array(currency, { maxLength: 3 }),
      price: amountOf('KGS'),
      reissuePrice: amountOf('KGS'),
    }),
    { maxLength: 2 },
  ),
});

const certificateTerms = {
  operationId,
  debitAccountId: identifier,
  language: fc.constantFrom(...LANGUAGES),
  accountNumbers: fc.uniqueArray(fc.constantFrom('1280016000000114', '1280016000000215', '1280016000000316'), {
    minLength: 1,
  }),
};

const certificateOrder: fc.Arbitrary<CertificateOrder> = fc.oneof(
  fc.record({ productType: fc.constant('makeStatementRequest' as const), ...certificateTerms }),
  fc.record({
    productType: fc.constant('makeLoanStatementRequest' as const),
    loanStatementType: fc.constantFrom(...LOAN_STATEMENT_TYPES),
    ...certificateTerms,
  }),
);

const certificateProof: fc.Arbitrary<CertificateProof> = fc.record({
  subject: fc.constantFrom(...CERTIFICATE_SUBJECTS),
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
  hasCertificate: fc.boolean(),
});

const anyOrder = fc.oneof(
  shopOrder,
  certificateOrder,
  accountOpening,
  loanApplication,
  boxReservation,
  bondOrder,
  cardOrder,
);

/** Arbitrary requests and responses of the showcase. */
export const carriedByShop: {
  readonly [Code in keyof typeof shopOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_SHOP_OPERATION: { request: anyOrder, response: preview },
  MAKE_TXN_SHOP_OPERATION: { request: anyOrder, response: preview },
  GET_DEPOSIT_BOXES: { request: fc.constant({}), response: fc.array(boxOffer, { maxLength: 3 }) },
  GET_BOND_ISSUES: { request: fc.constant({}), response: fc.array(bondIssue, { maxLength: 3 }) },
  GET_CARD_OFFERS: { request: fc.constant({}), response: cardOffers },
  GET_APPLICATIONS: { request: fc.constant({}), response: fc.array(application, { maxLength: 3 }) },
  GET_APPLICATION_PAPER: { request: fc.record({ transactionId: identifier }), response: file },
  VERIFY_PAPER: { request: fc.record({ code: fc.constant('0123-4567-89AB-CDEF-GHJK') }), response: certificateProof },
  CANCEL_APPLICATION: { request: fc.record({ transactionId: identifier }), response: application },
};
