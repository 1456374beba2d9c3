import * as z from 'zod/mini';

import type { shopOperations } from '../../application/operations/shop';
import { APPLICATION_STATES, APPLIED_PRODUCT_TYPES } from '../../domain/shop/Application';
import type { Application } from '../../domain/shop/Application';
import { isEmployeePhone, isPassportId, MAX_CHECKBOOKS } from '../../domain/shop/CheckbookOrder';
import type { CheckbookOrder } from '../../domain/shop/CheckbookOrder';
import type { ProductType, ShopOrders } from '../../domain/shop/ShopOrder';
import { isNamePart } from '../../domain/transfer/moneyTransferRules';
import { MAX_ISSUED_BY_LENGTH, SHORTEST_ISSUED_BY } from '../../domain/user/passportViolations';
import { accountOpening } from './accountOpening';
import { transactionById } from './accounts';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  filledLine,
  identifier,
  instant,
  line,
  nothing,
  operationId,
} from './codecs';
import {
  cardOffers,
  cardReissue,
  cardRenewal,
  creditCardApplication,
  debitCardOrder,
  instantCardOrder,
} from './cardOrders';
import { bondIssue, bondOrder } from './bonds';
import { boxOffer, boxReservation } from './depositBoxes';
import { depositApplication, earlyClosing } from './depositShop';
import { downloadedFile } from './files';
import { loanApplication } from './loanApplication';
import { accountCertificateOrder, loanCertificateOrder, certificateProof } from './shopCertificates';
import { receiptQuestion } from './receiptProofs';
import { preview } from './transfers';

const MAX_FULL_NAME_LENGTH = 50;

const checkbookOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeCheckbookOrder'),
    data: z.strictObject({
      accountDebitId: identifier,
      amountOfCheckbooks: z.int().check(z.minimum(1), z.maximum(MAX_CHECKBOOKS)),
      trustedEmployeeFullName: line(MAX_FULL_NAME_LENGTH).check(
        z.refine((wire) => isNamePart(wire), { error: 'must be a name as in a passport' }),
      ),
      passportId: z
        .string()
        .check(z.refine((wire) => isPassportId(wire), { error: 'must be the series and seven digits' })),
      issuedBy: filledLine(SHORTEST_ISSUED_BY, MAX_ISSUED_BY_LENGTH),
      dateOfIssue: bankDay,
      phoneNumber: z
        .string()
        .check(z.refine((wire) => isEmployeePhone(wire), { error: 'must be +996 and nine digits' })),
    }),
  }),
  z.custom<CheckbookOrder>(),
  {
    decode: ({ data, ...wire }) => ({
      ...wire,
      debitAccountId: data.accountDebitId,
      amountOfCheckbooks: data.amountOfCheckbooks,
      trustedEmployee: {
        fullName: data.trustedEmployeeFullName,
        passportId: data.passportId,
        issuedBy: data.issuedBy,
        dateOfIssue: data.dateOfIssue,
        phoneNumber: data.phoneNumber,
      },
    }),
    encode: ({ debitAccountId, amountOfCheckbooks, trustedEmployee: { fullName, ...employee }, ...domain }) => ({
      ...domain,
      data: { accountDebitId: debitAccountId, amountOfCheckbooks, trustedEmployeeFullName: fullName, ...employee },
    }),
  },
);

/** Codec of the order of each product: a product without one does not compile. */
const ORDERS = {
  makeDepositApplication: depositApplication,
  makeEarlyClosingOfDeposit: earlyClosing,
  makeCheckbookOrder: checkbookOrder,
  makeStatementRequest: accountCertificateOrder,
  makeLoanStatementRequest: loanCertificateOrder,
  makeAccountOpening: accountOpening,
  makeLoanApplication: loanApplication,
  makeDepositBoxReservation: boxReservation,
  makeBondPurchase: bondOrder,
  makeDebitCardOrder: debitCardOrder,
  makeInstantCardOrder: instantCardOrder,
  makeCreditCardApplication: creditCardApplication,
  makeCardReissue: cardReissue,
  makeCardRenewal: cardRenewal,
} satisfies { readonly [Type in ProductType]: z.ZodMiniType<ShopOrders[Type]> };

/** Codec of an order of any product, by `productType`; both codes of the shop accept all of them (bank/modules/deposits/README.md). */
const shopOrder = z.discriminatedUnion('productType', [
  ORDERS.makeDepositApplication,
  ORDERS.makeEarlyClosingOfDeposit,
  ORDERS.makeCheckbookOrder,
  ORDERS.makeStatementRequest,
  ORDERS.makeLoanStatementRequest,
  ORDERS.makeAccountOpening,
  ORDERS.makeLoanApplication,
  ORDERS.makeDepositBoxReservation,
  ORDERS.makeBondPurchase,
  ORDERS.makeDebitCardOrder,
  ORDERS.makeInstantCardOrder,
  ORDERS.makeCreditCardApplication,
  ORDERS.makeCardReissue,
  ORDERS.makeCardRenewal,
]);

const state = z.enum(APPLICATION_STATES);

const application = z.codec(
  z.object({
    txnId: identifier,
    productType: z.enum(APPLIED_PRODUCT_TYPES),
    status: state,
    created: instant,
    doneBy: bankDay,
    amount: amountText,
    ccy: currency,
    steps: z.array(z.object({ status: state, date: instant, comment: z.string() })),
    hasPaper: z.boolean(),
    cardId: z.optional(identifier),
  }),
  z.custom<Application>(),
  {
    decode: (wire) => ({
      id: wire.txnId,
      product: wire.productType,
      state: wire.status,
      createdAt: wire.created,
      doneBy: wire.doneBy,
      price: decodeAmount(wire.amount, wire.ccy),
      steps: wire.steps.map(({ status, date, comment }) => ({ state: status, at: date, comment })),
      hasCertificate: wire.hasPaper,
      ...(wire.cardId !== undefined && { cardId: wire.cardId }),
    }),
    encode: (domain) => ({
      txnId: domain.id,
      productType: domain.product,
      status: domain.state,
      created: domain.createdAt,
      doneBy: domain.doneBy,
      amount: encodeAmount(domain.price),
      ccy: domain.price.currency,
      steps: domain.steps.map(({ state: status, at, comment }) => ({ status, date: at, comment })),
      hasPaper: domain.hasCertificate,
      ...(domain.cardId !== undefined && { cardId: domain.cardId }),
    }),
  },
);

export const shopAdapters = {
  MAKE_SHOP_OPERATION: { request: shopOrder, response: preview },
  MAKE_TXN_SHOP_OPERATION: { request: shopOrder, response: preview },
  GET_DEPOSIT_BOXES: { request: nothing, response: z.array(boxOffer) },
  GET_BOND_ISSUES: { request: nothing, response: z.array(bondIssue) },
  GET_CARD_OFFERS: { request: nothing, response: cardOffers },
  GET_APPLICATIONS: { request: nothing, response: z.array(application) },
  CANCEL_APPLICATION: { request: transactionById, response: application },
  GET_APPLICATION_PAPER: { request: transactionById, response: downloadedFile },
  VERIFY_PAPER: { request: receiptQuestion, response: certificateProof },
} satisfies AdaptersFor<typeof shopOperations>;
