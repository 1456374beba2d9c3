import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RATE_SCALE } from '../../../src/domain/exchange/ExchangeRate';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { givenFor, isAboveOneCent, quoteFor, takenFor } from '../../../src/domain/exchange/ExchangeQuote';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';

function rate(base: Currency, buy: bigint, sell: bigint): readonly ExchangeRate[] {
  return [
    { base, quote: 'KGS', rateType: 'commercial', buy, sell },
    { base, quote: 'KGS', rateType: 'official', buy: (buy + sell) / 2n, sell: (buy + sell) / 2n },
  ];
}

const RATES = [
  ...rate('USD', 87_200_000n, 87_700_000n),
  ...rate('EUR', 99_000_000n, 100_600_000n),
  ...rate('KZT', 178_600n, 189_700n),
];

test.each([
  ['USD', 'KGS', { base: 'USD', quote: 'KGS', price: 87_200_000n }, 10_000n, 872_000n],
  ['KGS', 'USD', { base: 'USD', quote: 'KGS', price: 87_700_000n }, 100_000n, 1_140n],
  ['EUR', 'USD', { base: 'EUR', quote: 'USD', price: 1_128_848n }, 10_000n, 11_288n],
  ['KZT', 'EUR', { base: 'KZT', quote: 'EUR', price: 1_775n }, 100_000n, 177n],
] as const)('%s for %s', (given, taken, quote, minor, arrives) => {
  expect(quoteFor(RATES, { given, taken })).toEqual(quote);
  expect(takenFor(quote, money(minor, given))).toEqual(money(arrives, taken));
});

test.each([
  ['KGS', 'KGS'],
  ['GBP', 'KGS'],
  ['KGS', 'GBP'],
  ['GBP', 'USD'],
] as const)('there is no price of %s for %s', (given, taken) => {
  expect(quoteFor(RATES, { given, taken })).toBeUndefined();
});

const currency = fc.constantFrom<Currency>('KGS', 'USD', 'EUR', 'KZT');

test('whichever amount is written, the bank never gives more than the price says, and a minor unit less would not do', () => {
  fc.assert(
    fc.property(currency, currency, fc.bigInt({ min: 1n, max: 999_999_999_999n }), (given, taken, minor) => {
      const quote = quoteFor(RATES, { given, taken });
      fc.pre(quote !== undefined);
      const cost = givenFor(quote, money(minor, taken));
      expect(takenFor(quote, cost).minor >= minor).toBe(true);
      expect(takenFor(quote, money(cost.minor - 1n, given)).minor < minor).toBe(true);
    }),
  );
});

test('an exchange and back never earns money', () => {
  fc.assert(
    fc.property(currency, currency, fc.bigInt({ min: 1n, max: 999_999_999_999n }), (given, taken, minor) => {
      const there = quoteFor(RATES, { given, taken });
      const back = quoteFor(RATES, { given: taken, taken: given });
      fc.pre(there !== undefined && back !== undefined);
      expect(takenFor(back, takenFor(there, money(minor, given))).minor <= minor).toBe(true);
    }),
  );
});

test('one cent is not above one cent, in whatever currency', () => {
  expect(isAboveOneCent(RATES, money(1n, 'USD'))).toBe(false);
  expect(isAboveOneCent(RATES, money(2n, 'USD'))).toBe(true);
  expect(isAboveOneCent(RATES, money(87n, 'KGS'))).toBe(false);
  expect(isAboveOneCent(RATES, money(88n, 'KGS'))).toBe(true);
  expect(isAboveOneCent(RATES, money(RATE_SCALE, 'GBP'))).toBeUndefined();
});
