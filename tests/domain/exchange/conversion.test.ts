import { describe, expect, it } from 'vitest';

import { commercialRates } from '../../../src/domain/exchange/commercialRates';
import { converted } from '../../../src/domain/exchange/conversion';
import type { ConversionDraft } from '../../../src/domain/exchange/conversion';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { money } from '../../../src/domain/money/Money';

const RATES: readonly ExchangeRate[] = [
  { base: 'CNY', quote: 'KGS', rateType: 'commercial', buy: 12_000_000n, sell: 12_500_000n },
  { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_000_000n, sell: 88_000_000n },
  { base: 'USD', quote: 'KGS', rateType: 'official', buy: 87_450_000n, sell: 87_450_000n },
];

const draft = (values: Partial<ConversionDraft>): ConversionDraft => ({
  given: 'USD',
  taken: 'KGS',
  amountText: '100',
  amountIs: 'given',
  ...values,
});

describe('the converter', () => {
  it.each([
    ['what is sold to the bank, at the buying rate', {}, money(10_000n, 'USD'), money(870_000n, 'KGS')],
    [
      'what is bought, at the selling rate',
      { given: 'KGS', taken: 'USD', amountText: '880' },
      money(88_000n, 'KGS'),
      money(1_000n, 'USD'),
    ],
    [
      'what must be given for an amount',
      { amountIs: 'taken', amountText: '87,00' },
      money(100n, 'USD'),
      money(8_700n, 'KGS'),
    ],
    ['two foreign currencies by way of the som', { taken: 'CNY' }, money(10_000n, 'USD'), money(69_600n, 'CNY')],
  ] as const)('works out %s', (_case, values, given, taken) => {
    expect(converted(draft(values), RATES)).toMatchObject({ given, taken, violation: undefined });
  });

  it('knows the rate before anything is typed, and says what is wrong with a text', () => {
    expect(converted(draft({ amountText: ' ' }), RATES)).toEqual({
      quote: { base: 'USD', quote: 'KGS', price: 87_000_000n },
      given: undefined,
      taken: undefined,
      violation: undefined,
    });
    expect(converted(draft({ amountText: 'ten' }), RATES)).toMatchObject({
      given: undefined,
      taken: undefined,
      violation: 'NOT_AN_AMOUNT',
    });
  });

  it('has no result for a currency without a rate', () => {
    expect(converted(draft({ taken: 'TJS' }), RATES)).toMatchObject({
      quote: undefined,
      given: money(10_000n, 'USD'),
      taken: undefined,
    });
  });

  it('lists commercial rates, those of the first page before the others', () => {
    expect(commercialRates(RATES).map(({ base, rateType }) => [base, rateType])).toEqual([
      ['USD', 'commercial'],
      ['CNY', 'commercial'],
    ]);
  });
});
