import { expect, it } from 'vitest';

import type { LoadStatus } from '../../../src/application/loading/LoadStatus';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { DETAIL_NAMES } from '../../../src/domain/operation/details';
import { success } from '../../../src/domain/result/Result';
import { depositClosing } from '../../../src/ui/features/products/deposits/close/depositClosing';
import { depositOpening } from '../../../src/ui/features/products/deposits/open/depositOpening';
import { invoicePayment } from '../../../src/ui/features/payments/invoices/invoicePayment';
import { loanRepayment } from '../../../src/ui/features/products/loans/repayment/loanRepayment';
import { accountOpening } from '../../../src/ui/features/products/market/account/accountOpening';
import { loanApplication } from '../../../src/ui/features/products/market/loan/loanApplication';
import { bondPurchase } from '../../../src/ui/features/products/market/bonds/bondPurchase';
import { boxReservation } from '../../../src/ui/features/products/market/box/boxReservation';
import {
  cardReissue,
  cardRenewal,
  creditCard,
  debitCard,
  instantCard,
} from '../../../src/ui/features/products/market/cards/cardOrders';
import { checkbookOrdering } from '../../../src/ui/features/products/market/checkbook/checkbookOrdering';
import {
  accountCertificateOrdering,
  loanCertificateOrdering,
} from '../../../src/ui/features/products/market/certificates/certificateOrdering';
import type { PaymentName } from '../../../src/ui/kernel/Action';
import { formNamed, KIND_FORMS, PRODUCT_FORMS } from '../../../src/ui/objects/payments/paymentForms';
import type { PaymentForm } from '../../../src/ui/objects/payments/paymentForms';
import { PaymentKind } from '../../../src/ui/flow/payment/PaymentKind';
import { PAYMENT_KINDS } from '../../../src/ui/features/paymentKinds';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

function formsOf(kinds: readonly (PaymentForm & { readonly name: PaymentName })[]): object {
  return Object.fromEntries(kinds.map(({ name, path, code }) => [name, { path, code }]));
}

it('a form of a payment has its kind, found in the folders of the features', () => {
  expect(PAYMENT_KINDS.length).toBeGreaterThan(20);
  expect(new Set(PAYMENT_KINDS).size).toBe(PAYMENT_KINDS.length);
  expect(formsOf(PAYMENT_KINDS)).toEqual(KIND_FORMS);
});

it('no operation can be repeated by two kinds of payment, in whatever order they are found', async () => {
  const accounts = [
    anAccount({ id: '1', number: '1280010000000114' }),
    anAccount({ id: '2', number: '1280010000000215' }),
  ];
  const context = aPaymentContext(
    new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success(accounts) }),
    new MovableTime(),
  );
  await context.accounts.reload();
  const details = Object.fromEntries(DETAIL_NAMES.map((name) => [name, '12345']));
  const repeating = MOVEMENTS.ordered.map(({ code: txnCode }) =>
    PAYMENT_KINDS.filter((kind) => kind.canRepeat(aTransaction({ txnCode, terms: { details } }), context)).map(
      ({ name }) => name,
    ),
  );
  expect(repeating.filter((names) => names.length > 1)).toEqual([]);
  expect(new Set(repeating.flat()).size).toBeGreaterThan(15);
});

const FREE_PRODUCTS = [loanApplication, creditCard, cardRenewal, accountOpening] as const;

const PAID_PRODUCTS = [
  depositOpening,
  depositClosing,
  checkbookOrdering,
  accountCertificateOrdering,
  loanCertificateOrdering,
  boxReservation,
  bondPurchase,
  debitCard,
  instantCard,
  cardReissue,
  loanRepayment,
  invoicePayment,
] as const;

it('the forms that begin with a product are those of the products', () => {
  expect(PRODUCT_FORMS).toEqual(formsOf([...FREE_PRODUCTS, ...PAID_PRODUCTS]));
});

it('only what costs nothing is ordered without an account', async () => {
  const gateway = new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success([]) });
  const context = aPaymentContext(gateway, new MovableTime());
  await context.accounts.reload();
  const statusOf = (kind: object): LoadStatus | undefined =>
    kind instanceof PaymentKind ? kind.at(context).formStatus : undefined;
  expect(new Set(FREE_PRODUCTS.map(statusOf))).toEqual(new Set(['LOADED']));
  expect(new Set([...PAID_PRODUCTS, ...PAYMENT_KINDS].map(statusOf))).toEqual(new Set(['EMPTY']));
});

it('only the name of a kind of payment names a form', () => {
  expect(formNamed('swift')).toEqual({ name: 'swift', path: '/payment/swift' });
  expect(formNamed('depositOpening')).toBeUndefined();
  expect(formNamed('toString')).toBeUndefined();
});
