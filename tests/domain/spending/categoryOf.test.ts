import { describe, expect, it } from 'vitest';

import { MOVEMENTS, TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { SERVICE_ICONS } from '../../../src/domain/payment/ServiceProvider';
import { categoryOf, MAX_SUBJECT_LENGTH, subjectOf } from '../../../src/domain/spending/categoryOf';
import type { Outgoing } from '../../../src/domain/spending/categoryOf';
import {
  CATEGORY_OF_KIND,
  CATEGORY_OF_SERVICE,
  KINDS_BY_NAME,
  KINDS_BY_NUMBER,
} from '../../../src/domain/spending/categoryRules';
import { CHOSEN_CATEGORIES, EXCLUDED, SPENDING_CATEGORIES } from '../../../src/domain/spending/SpendingCategory';
import type { ChosenCategory } from '../../../src/domain/spending/SpendingCategory';

function paid(values: Partial<Outgoing>): Outgoing {
  return { txnCode: 'MAKE_QR_PAYMENT', number: '1299000000000011', name: 'Береке', toPerson: false, ...values };
}

describe('the category of an operation', () => {
  it.each([
    ['MAKE_OWN_ACCOUNTS_TRANSFER', undefined],
    ['MAKE_EXCHANGE', undefined],
    ['MAKE_BANK_CLIENT_TRANSFER', 'transfers'],
    ['MAKE_OTHER_BANK_TRANSFER_CLEARING', 'transfers'],
    ['MAKE_OTHER_BANK_TRANSFER_GROSS', 'transfers'],
    ['MAKE_SWIFT_TRANSFER', 'transfers'],
    ['MAKE_IPC_CARD_TRANSFER', 'transfers'],
    ['MAKE_VISA_2_VISA_OCT', 'transfers'],
    ['MAKE_VISA_2_VISA_AFT', undefined],
    ['MAKE_GENERIC_PAYMENT_V2', 'other'],
    ['MAKE_GENERIC_SINGLE_PAYMENT_V2', 'other'],
    ['MAKE_JANY_KITEP_PAYMENT', 'education'],
    ['MAKE_MOBILE_PAYMENT_V2', 'communications'],
    ['MAKE_TRANSPORT_TAX_PAYMENT', 'government'],
    ['MAKE_PROPERTY_TAX_PAYMENT', 'government'],
    ['MAKE_LAND_TAX_PAYMENT', 'government'],
    ['MAKE_SINGLE_TAX_PAYMENT', 'government'],
    ['MAKE_PATENT_TAX_PAYMENT', 'government'],
    ['MAKE_EMPLOYEE_INCOME_TAX', 'government'],
    ['MAKE_FINE_PAYMENT', 'government'],
    ['MAKE_QR_PAYMENT', 'shopping'],
    ['QR_OUTGOING', 'shopping'],
    ['QR_INCOMING', undefined],
    ['MAKE_MONEY_TRANSFER', 'transfers'],
    ['MAKE_MONEY_TRANSFER_RECEIVE', 'transfers'],
    ['MAKE_DEPOSIT', undefined],
    ['MAKE_DEPOSIT_APPLICATION', undefined],
    ['MAKE_EARLY_CLOSING_OF_DEPOSIT', undefined],
    ['DEPOSIT_INTEREST', undefined],
    ['DIGITAL_LOAN_MAKE_REPAYMENT', 'loans'],
    ['LOAN_INSTALMENT', 'loans'],
    ['LOAN_REST_RETURNED', 'loans'],
    ['LOAN_DISBURSEMENT', undefined],
    ['LOAN_WRITE_OFF', undefined],
    ['MAKE_DISTRIBUTION_OPERATIONS', 'other'],
    ['MAKE_SALARY_BATCH', 'other'],
    ['MAKE_BANK_CLIENT_TRANSFER_RETURN', undefined],
    ['SOMETHING_NEW', 'other'],
  ] as const)('%s is %s', (txnCode, category) => {
    expect(categoryOf(paid({ txnCode, name: '' }))).toBe(category);
  });

  it('is decided for every movement and every kind', () => {
    expect(MOVEMENTS.ordered.length).toBeGreaterThan(25);
    expect(Object.keys(CATEGORY_OF_KIND).toSorted()).toEqual(TRANSACTION_KINDS.toSorted());
    const ownMoney = MOVEMENTS.ordered.filter(({ debits, credits }) => debits === credits && debits === 'current');
    expect(ownMoney.map(({ code }) => categoryOf(paid({ txnCode: code })))).toEqual([undefined, undefined]);
    expect([...KINDS_BY_NAME].filter((kind) => KINDS_BY_NUMBER.has(kind))).toEqual([]);
  });

  it.each(SERVICE_ICONS)('of a provider is that of its service %s, whatever way it is paid', (service) => {
    const provider = { id: '101', service };
    const categories = ['MAKE_GENERIC_PAYMENT_V2', 'MAKE_GENERIC_PAYMENT', 'QR_OUTGOING'].map((txnCode) =>
      categoryOf(paid({ txnCode, provider })),
    );
    expect(new Set(categories)).toEqual(new Set([CATEGORY_OF_SERVICE[service]]));
  });

  it.each([
    ['Кафе «Жайлоо»', 'food'],
    ['Пекарня «Тандыр»', 'food'],
    ['Аптека «Шыпаа»', 'health'],
    ['АЗС «Жол»', 'transport'],
    ['Магазин «Береке»', 'shopping'],
    ['Кинотеатр «Ала-Тоо»', 'entertainment'],
    ['Школа танцев', 'education'],
    ['Керамика и Кафель', 'shopping'],
  ] as const)('of a shop called %s is %s', (name, category) => {
    expect(categoryOf(paid({ name }))).toBe(category);
  });

  it('of a code of a person is a transfer, whatever the name', () => {
    expect(categoryOf(paid({ name: 'Кафеев А.', toPerson: true }))).toBe('transfers');
  });
});

describe('a correction', () => {
  const corrected = (like: Outgoing, category: ChosenCategory) => new Map([[subjectOf(like), category]]);

  it('goes for all operations alike and no other', () => {
    const corrections = corrected(paid({ name: 'Береке' }), 'food');
    expect(categoryOf(paid({ name: ' береке ', number: '1' }), corrections)).toBe('food');
    expect(categoryOf(paid({ name: 'Береке плюс' }), corrections)).toBe('shopping');
    expect(categoryOf(paid({ txnCode: 'MAKE_BANK_CLIENT_TRANSFER' }), corrections)).toBe('transfers');
  });

  it('of a provider is kept by the provider, of a transfer by the account, of a loan by its kind', () => {
    expect(subjectOf(paid({ provider: { id: '101', service: 'bolt' } }))).toBe('provider:101');
    expect(subjectOf(paid({ txnCode: 'MAKE_BANK_CLIENT_TRANSFER' }))).toBe('number:1299000000000011');
    expect(subjectOf(paid({ txnCode: 'LOAN_INSTALMENT' }))).toBe('kind:loanRepayment');
    expect(subjectOf(paid({ txnCode: 'MAKE_FINE_PAYMENT' }))).toBe('code:MAKE_FINE_PAYMENT');
    expect(subjectOf(paid({ name: '' }))).toBe('kind:qrOutgoing');
    expect(subjectOf(paid({ name: 'ы'.repeat(400) }))).toHaveLength(MAX_SUBJECT_LENGTH);
  });

  it('takes an operation out of spending, and never brings one in', () => {
    const transfer = paid({ txnCode: 'MAKE_BANK_CLIENT_TRANSFER' });
    expect(categoryOf(transfer, corrected(transfer, EXCLUDED))).toBe(EXCLUDED);
    const own = paid({ txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' });
    expect(categoryOf(own, corrected(own, 'food'))).toBeUndefined();
  });

  it('chooses among all categories but fees', () => {
    expect(CHOSEN_CATEGORIES.toSorted()).toEqual(
      [...SPENDING_CATEGORIES.filter((category) => category !== 'fees'), EXCLUDED].toSorted(),
    );
  });
});
