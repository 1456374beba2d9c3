import { describe, expect, it } from 'vitest';

import type { LoanProduct } from '../../../src/domain/directory/BankDirectories';
import { money } from '../../../src/domain/money/Money';
import {
  costOf,
  LoanApplicationDraft,
  loanApplicationOf,
  loanApplicationViolations,
  offerChoice,
} from '../../../src/domain/shop/LoanApplicationDraft';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { MAX_PURPOSE_LENGTH } from '../../../src/domain/validation/ValidationCode';
import { newOperationId } from '../../bank/support/transfers';

const TODAY = bankDayOf(Date.UTC(2026, 10, 27, 4));
const NAME = { ru: 'Автокредит', en: 'Car loan', kg: 'Автокредит', cn: '汽车贷款' };
const PRODUCTS: readonly LoanProduct[] = [
  {
    id: '2',
    name: NAME,
    offers: [
      {
        currency: 'KGS',
        rateFrom: 1_700,
        minimum: money(10_000_000n, 'KGS'),
        maximum: money(300_000_000n, 'KGS'),
        shortestMonths: 12,
        longestMonths: 84,
      },
    ],
  },
];
const FILLED = {
  loanOffer: offerChoice('2', 'KGS'),
  amountText: '500 000',
  loanMonths: '36',
  loanPurpose: ' Машина\nдля семьи ',
  incomeText: '80000',
};

describe('a draft of an application for a loan', () => {
  it('becomes an application', () => {
    const operationId = newOperationId();
    expect(loanApplicationOf(new LoanApplicationDraft(FILLED), PRODUCTS, operationId)).toEqual({
      productType: 'makeLoanApplication',
      operationId,
      productId: '2',
      amount: money(50_000_000n, 'KGS'),
      termMonths: 36,
      purpose: 'Машина для семьи',
      monthlyIncome: money(8_000_000n, 'KGS'),
    });
  });

  it.each([
    ['loanOffer', '', 'LOAN_REQUIRED'],
    ['loanOffer', '2:USD', 'LOAN_REQUIRED'],
    ['loanOffer', '9:KGS', 'LOAN_REQUIRED'],
    ['amountText', '', 'AMOUNT_REQUIRED'],
    ['amountText', 'many', 'NOT_AN_AMOUNT'],
    ['amountText', '99 999,99', 'LOAN_OUT_OF_BOUNDS'],
    ['amountText', '3 000 000,01', 'LOAN_OUT_OF_BOUNDS'],
    ['loanMonths', '', 'LOAN_OUT_OF_BOUNDS'],
    ['loanMonths', '11', 'LOAN_OUT_OF_BOUNDS'],
    ['loanMonths', '85', 'LOAN_OUT_OF_BOUNDS'],
    ['loanMonths', '12,5', 'LOAN_OUT_OF_BOUNDS'],
    ['loanPurpose', '  ', 'LOAN_PURPOSE'],
    ['loanPurpose', 'x'.repeat(MAX_PURPOSE_LENGTH + 1), 'PURPOSE_TOO_LONG'],
    ['loanPurpose', '\u0007\u200b', 'LOAN_PURPOSE'],
    ['incomeText', '', 'AMOUNT_REQUIRED'],
    ['incomeText', '0', 'NOT_POSITIVE'],
  ] as const)('is no application with %s %j', (field, value, violation) => {
    const draft = new LoanApplicationDraft({ ...FILLED, [field]: value });
    expect(loanApplicationViolations(draft, PRODUCTS)[field]).toBe(violation);
    expect(loanApplicationOf(draft, PRODUCTS, newOperationId())).toBeUndefined();
  });

  it('takes the bounds themselves', () => {
    for (const [amountText, loanMonths] of [
      ['100 000', '12'],
      ['3 000 000', '84'],
    ] as const) {
      const draft = new LoanApplicationDraft({ ...FILLED, amountText, loanMonths });
      expect(loanApplicationViolations(draft, PRODUCTS)).toEqual({});
    }
  });

  it('is calculated at the lowest rate as soon as loan, amount and term are within the conditions', () => {
    const asked = new LoanApplicationDraft({ ...FILLED, loanPurpose: '', incomeText: '' });
    const cost = costOf(asked, PRODUCTS, TODAY);
    expect(cost).toMatchObject({ rate: 1_700, termMonths: 36, amount: money(50_000_000n, 'KGS') });
    expect(cost?.lines.length).toBe(36);
    // An annuity at 17 % costs 17 826 soms a month.
    expect(Number(cost?.instalment.minor) / 100).toBeCloseTo(17_826, -2);
    for (const change of [{ amountText: '1' }, { loanMonths: '1' }, { loanOffer: '' }]) {
      expect(costOf(new LoanApplicationDraft({ ...FILLED, ...change }), PRODUCTS, TODAY)).toBeUndefined();
    }
  });
});
