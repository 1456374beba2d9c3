import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { askedTaxOf, taxQuery } from '../../../src/ui/features/payments/taxes/askedTax';

const HOUSE = '1-02-03-0004-0005-01-001';
const AMOUNT = money(1_234_567_89n, 'KGS');

describe('figures of a calculator in an address', () => {
  it('fill in the form of the payment, the amount as the language writes it', () => {
    const property = new URLSearchParams(taxQuery({ eniCode: HOUSE, taxYear: '2025', amount: AMOUNT }));
    expect(property.get('amount')).toBe('1234567.89');
    expect(askedTaxOf(property, 'en')).toEqual({ eniCode: HOUSE, taxYear: '2025', amountText: '1,234,567.89' });
    const vehicle = new URLSearchParams(taxQuery({ taxYear: '2026', amount: AMOUNT }));
    expect(Object.keys(askedTaxOf(vehicle, 'ru') ?? {}).sort()).toEqual(['amountText', 'taxYear']);
  });

  it.each([
    '',
    'taxYear=2025',
    'amount=10',
    'taxYear=25&amount=10',
    'taxYear=2025&amount=-10',
    'taxYear=2025&amount=a',
  ])('are none in %j', (address) => {
    expect(askedTaxOf(new URLSearchParams(address), 'ru')).toBeUndefined();
  });

  it('drop an invalid property code', () => {
    const address = new URLSearchParams({ eniCode: '<b>', taxYear: '2025', amount: '10.00' });
    expect(askedTaxOf(address, 'cn')).toEqual({ taxYear: '2025', amountText: '10.00' });
  });
});
