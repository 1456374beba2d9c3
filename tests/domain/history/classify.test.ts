import fc from 'fast-check';
import { expect, test } from 'vitest';

import { classifyTransaction, signOf, sortByDateDescending, statusTone } from '../../../src/domain/history/classify';
import { TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { TRANSACTION_STATUSES } from '../../../src/domain/history/Transaction';
import { aTransaction } from '../support/builders';
import type { TransactionKind } from '../../../src/domain/movements/movements';

const codes: readonly (readonly [code: string, kind: TransactionKind])[] = [
  ['MAKE_OWN_ACCOUNTS_TRANSFER', 'ownTransfer'],
  ['MAKE_BANK_CLIENT_TRANSFER', 'bankClientTransfer'],
  ['CURRENCY_EXCHANGE', 'exchange'],
  ['EXCHANGE_DEAL', 'exchange'],
  ['FX_DEAL', 'deal'],
  ['MAKE_OTHER_BANK_TRANSFER', 'otherBankTransfer'],
  ['CLEARING_OUT', 'otherBankTransfer'],
  ['GROSS_OUT', 'otherBankTransfer'],
  ['MAKE_DEPOSIT', 'deposit'],
  ['MAKE_DEPOSIT_APPLICATION', 'depositOpening'],
  ['OPEN_DEPOSIT', 'depositOpening'],
  ['DEPOSIT_INTEREST', 'depositInterest'],
  ['DEPOSIT_END', 'depositClosing'],
  ['MAKE_EARLY_CLOSING_OF_DEPOSIT', 'depositClosing'],
  ['MAKE_GENERIC_PAYMENT_V2', 'genericPayment'],
  ['MAKE_PAYMENT', 'genericPayment'],
  ['MAKE_MOBILE_PAYMENT_V2', 'mobilePayment'],
  ['MAKE_SWIFT_TRANSFER', 'swift'],
  ['MAKE_EMPLOYEE_INCOME_TAX', 'tax'],
  ['MAKE_TRANSPORT_TAX_PAYMENT', 'taxPayment'],
  ['MAKE_IPC_CARD_TRANSFER', 'cardToCard'],
  ['CARD_TO_CARD', 'cardToCard'],
  ['MAKE_JANY_KITEP_PAYMENT', 'kitep'],
  ['WALLET_TOP_UP', 'wallet'],
  ['ELSOM_REGISTRATION', 'wallet'],
  ['SALARY_BATCH', 'salaryBatch'],
  ['MAKE_MONEY_TRANSFER', 'moneyTransfer'],
  ['MAKE_MONEY_TRANSFER_RECEIVE', 'moneyTransfer'],
  ['MAKE_MONEY_TRANSFER_RETURN', 'paymentReturn'],
  ['MAKE_OTHER_BANK_TRANSFER_CLEARING_RETURN', 'paymentReturn'],
  ['LOAN_REST_RETURNED', 'loanRepayment'],
  ['LOAN_STATEMENT_REQUEST', 'loanStatement'],
  ['LOAN_DISBURSEMENT', 'loanDisbursement'],
  ['LOAN_INSTALMENT', 'loanRepayment'],
  ['DIGITAL_LOAN_MAKE_REPAYMENT', 'loanRepayment'],
  ['LOAN_WRITE_OFF', 'loanWriteOff'],
  ['MAKE_DISTRIBUTION_OPERATIONS', 'invoicePayment'],
  ['DIRECT_DEBIT', 'directDebit'],
  ['ACCOUNT_STATEMENT_REQUEST', 'accountStatement'],
  ['CHECKBOOK_ORDERING', 'checkbookOrder'],
  ['MAKE_VISA_2_VISA_OCT', 'visaOct'],
  ['MAKE_VISA_2_VISA_AFT', 'visaAft'],
  ['QR_OUTGOING_PAYMENT', 'qrOutgoing'],
  ['QR_INCOMING_PAYMENT', 'qrIncoming'],
  ['CARD_OPENING', 'cardOpening'],
  ['CARD_REOPENING', 'cardReopening'],
  ['ACCOUNT_OPENING', 'accountOpening'],
  ['LOAN_APPLICATION', 'loanApplication'],
  ['DEPOSIT_BOX', 'boxReservation'],
  ['MAKE_BOND_PURCHASE', 'bondPurchase'],
  ['make_own_accounts_transfer', 'ownTransfer'],
  ['BROUGHT_OVER', 'broughtOver'],
  ['SOMETHING_NEW', 'other'],
  ['', 'other'],
];

test.each(codes)('%j is %s', (code, kind) => {
  expect(classifyTransaction(code)).toBe(kind);
});

test('every kind of the specification is reached by some code', () => {
  expect(new Set(codes.map(([, kind]) => kind))).toEqual(new Set(TRANSACTION_KINDS));
});

test.each([
  ['all accounts, between own ones', ['1280016000000114', '1280016000000215'], 'neutral'],
  ['only the debited account', ['1280016000000114'], 'negative'],
  ['only the credited account', ['1280016000000215'], 'positive'],
  ['neither account', ['1280016000000013'], 'neutral'],
])('sign for %s: %s is %s', (_, numbers, sign) => {
  expect(signOf(aTransaction(), numbers)).toBe(sign);
});

test('an unknown other side does not hide which way the money went', () => {
  const unknown = { accountNumber: undefined, currency: undefined, amount: undefined };
  expect(signOf(aTransaction({ debit: unknown }), ['1280016000000215'])).toBe('positive');
  expect(signOf(aTransaction({ credit: unknown }), ['1280016000000114'])).toBe('negative');
});

test('newest first, and of one moment the latest id first', () => {
  const list = [
    aTransaction({ id: '9', createdAt: 1 }),
    aTransaction({ id: '10', createdAt: 1 }),
    aTransaction({ id: '1', createdAt: 5 }),
    aTransaction({ id: '11', createdAt: 1 }),
  ];
  expect(sortByDateDescending(list).map(({ id }) => id)).toEqual(['1', '11', '10', '9']);
  expect(list.map(({ id }) => id)).toEqual(['9', '10', '1', '11']);
});

test('the order does not depend on the order given', () => {
  const lines = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), createdAt: fc.nat(5) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(lines, (given) => {
      const list = given.map(({ id, createdAt }) => aTransaction({ id: `${id}`, createdAt }));
      const sorted = sortByDateDescending(list);
      expect(sortByDateDescending(list.toReversed())).toEqual(sorted);
      expect(sorted.map(({ createdAt }) => createdAt)).toEqual(
        given.map(({ createdAt }) => createdAt).toSorted((left, right) => right - left),
      );
    }),
  );
});

test('every status has a tone', () => {
  const tones = Object.fromEntries(TRANSACTION_STATUSES.map((status) => [status, statusTone(status)]));
  expect(tones).toEqual({
    ACCEPTED: 'done',
    ACCEPTED_FOR_PROCESSING: 'waiting',
    IN_PROCESS: 'waiting',
    WAITING: 'waiting',
    ON_CONFIRMATION: 'waiting',
    NEEDS_CONFIRMATION: 'waiting',
    CONFIRMED: 'done',
    DECLINED: 'failed',
    REJECTED: 'failed',
    CANCELLED: 'failed',
    RETURNED: 'failed',
  });
});
