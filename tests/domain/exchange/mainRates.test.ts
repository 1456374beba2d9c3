import { expect, test } from 'vitest';

import { formatRate, mainRates } from '../../../src/domain/exchange/mainRates';
import type { ExchangeRate, RateType } from '../../../src/domain/exchange/ExchangeRate';
import type { Currency } from '../../../src/domain/money/Currency';

function rate(base: Currency, rateType: RateType = 'commercial', quote: Currency = 'KGS'): ExchangeRate {
  return { base, quote, rateType, buy: 1n, sell: 2n };
}

test('the first page shows commercial rates against the som, in its own order', () => {
  const rates = [
    rate('CHF'),
    rate('GBP'),
    rate('KZT', 'official'),
    rate('RUB'),
    rate('EUR', 'commercial', 'USD'),
    rate('EUR'),
    rate('USD', 'official'),
    rate('USD'),
  ];
  expect(mainRates(rates).map((found) => found.base)).toEqual(['USD', 'EUR', 'RUB', 'GBP']);
  expect(mainRates(rates).every((found) => found.rateType === 'commercial' && found.quote === 'KGS')).toBe(true);
  expect(mainRates([])).toEqual([]);
});

test('a rate has four decimals, or as many as it really has', () => {
  expect(formatRate(87_450_000n, 'ru')).toBe('87,4500');
  expect(formatRate(168_534n, 'kg')).toBe('0,168534');
  expect(formatRate(168_530n, 'en')).toBe('0.16853');
  expect(formatRate(1_234_000_000n, 'cn')).toBe('1,234.0000');
  expect(formatRate(100n, 'en')).toBe('0.0001');
});
