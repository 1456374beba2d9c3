import { expect, it } from 'vitest';

import { depositClosing } from '../../../src/ui/deposits/close/depositClosing';
import { depositOpening } from '../../../src/ui/deposits/open/depositOpening';
import { invoicePayment } from '../../../src/ui/invoices/invoicePayment';
import { loanRepayment } from '../../../src/ui/loans/repayment/loanRepayment';
import { accountOpening } from '../../../src/ui/market/account/accountOpening';
import { loanApplication } from '../../../src/ui/market/loan/loanApplication';
import { bondPurchase } from '../../../src/ui/market/bonds/bondPurchase';
import { boxReservation } from '../../../src/ui/market/box/boxReservation';
import { cardReissue, cardRenewal, creditCard, debitCard, instantCard } from '../../../src/ui/market/cards/cardOrders';
import { checkbookOrdering } from '../../../src/ui/market/checkbook/checkbookOrdering';
import { accountPaperOrdering, loanPaperOrdering } from '../../../src/ui/market/papers/paperOrdering';
import type { PaymentName } from '../../../src/ui/payment/PaymentDefinition';
import { formNamed, KIND_FORMS, PRODUCT_FORMS } from '../../../src/ui/payment/paymentForms';
import type { PaymentForm } from '../../../src/ui/payment/paymentForms';
import { PAYMENT_KINDS } from '../../../src/ui/payment/paymentKinds';

function formsOf(kinds: readonly ({ readonly name: PaymentName } & PaymentForm)[]): object {
  return Object.fromEntries(kinds.map(({ name, path, code }) => [name, { path, code }]));
}

it('the forms the frame knows are those of the kinds of payments', () => {
  expect(PAYMENT_KINDS.length).toBeGreaterThan(20);
  expect(KIND_FORMS).toEqual(formsOf(PAYMENT_KINDS));
});

it('the forms that begin with a product are those of the products', () => {
  expect(PRODUCT_FORMS).toEqual(
    formsOf([
      depositOpening,
      depositClosing,
      checkbookOrdering,
      accountPaperOrdering,
      loanPaperOrdering,
      accountOpening,
      loanApplication,
      boxReservation,
      bondPurchase,
      debitCard,
      instantCard,
      creditCard,
      cardReissue,
      cardRenewal,
      loanRepayment,
      invoicePayment,
    ]),
  );
});

it('only the name of a kind of payment names a form', () => {
  expect(formNamed('swift')).toEqual({ name: 'swift', path: '/payment/swift' });
  expect(formNamed('depositOpening')).toBeUndefined();
  expect(formNamed('toString')).toBeUndefined();
});
