import { expect, it } from 'vitest';

import type { LoadStatus } from '../../../src/application/loading/LoadStatus';
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
import type { PaymentContext } from '../../../src/ui/flow/payment/PaymentContext';
import { PAYMENT_KINDS } from '../../../src/ui/features/payments/kinds/paymentKinds';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

function formsOf(kinds: readonly ({ readonly name: PaymentName } & PaymentForm)[]): object {
  return Object.fromEntries(kinds.map(({ name, path, code }) => [name, { path, code }]));
}

it('the forms the frame knows are those of the kinds of payments', () => {
  expect(PAYMENT_KINDS.length).toBeGreaterThan(20);
  expect(KIND_FORMS).toEqual(formsOf(PAYMENT_KINDS));
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
  const statusOf = (kind: { at(of: PaymentContext): { readonly formStatus: LoadStatus } }) =>
    kind.at(context).formStatus;
  expect(FREE_PRODUCTS.map(statusOf)).toEqual(FREE_PRODUCTS.map(() => 'LOADED'));
  expect([...PAID_PRODUCTS, ...PAYMENT_KINDS].map(statusOf)).not.toContain('LOADED');
});

it('only the name of a kind of payment names a form', () => {
  expect(formNamed('swift')).toEqual({ name: 'swift', path: '/payment/swift' });
  expect(formNamed('depositOpening')).toBeUndefined();
  expect(formNamed('toString')).toBeUndefined();
});
