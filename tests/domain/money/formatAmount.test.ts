import { expect, test } from 'vitest';

import { amountKeyFilter, formatAmount, formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { Language } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';

const NBSP = '\u00a0';

test.each([
  [0n, 'ru', '0,00'],
  [5n, 'ru', '0,05'],
  [99_999n, 'kg', '999,99'],
  [100_000n, 'ru', `1${NBSP}000,00`],
  [1_250_000n, 'en', '12,500.00'],
  [123_456_789_012n, 'cn', '1,234,567,890.12'],
  [-150_050n, 'ru', `\u22121${NBSP}500,50`],
] satisfies readonly (readonly [bigint, Language, string])[])('%s tyiyn in %s is %s', (minor, language, text) => {
  expect(formatAmount(money(minor, 'KGS'), language)).toBe(text);
});

test.each([
  ['KGS', 'ru', `12${NBSP}500,00${NBSP}сом`],
  ['KGS', 'kg', `12${NBSP}500,00${NBSP}сом`],
  ['KGS', 'en', `12,500.00${NBSP}KGS`],
  ['KGS', 'cn', `12,500.00${NBSP}索姆`],
  ['USD', 'ru', `12${NBSP}500,00${NBSP}$`],
  ['USD', 'en', '$12,500.00'],
  ['CNY', 'cn', '¥12,500.00'],
  ['AED', 'en', `12,500.00${NBSP}AED`],
  ['TJS', 'en', `12,500.00${NBSP}ċ`],
  ['RUB', 'ru', `12${NBSP}500,00${NBSP}₽`],
  ['AED', 'ru', `12${NBSP}500,00${NBSP}AED`],
  ['TJS', 'kg', `12${NBSP}500,00${NBSP}ċ`],
] satisfies readonly (readonly [Currency, Language, string])[])('%s in %s is %s', (currency, language, text) => {
  expect(formatMoney(money(1_250_000n, currency), language)).toBe(text);
});

test('a minus stands before the symbol', () => {
  expect(formatMoney(money(-150_050n, 'USD'), 'en')).toBe('\u2212$1,500.50');
  expect(formatMoney(money(-150_050n, 'USD'), 'ru')).toBe(`\u22121${NBSP}500,50${NBSP}$`);
});

test('a missing amount is a dash', () => {
  expect(formatMoney(undefined, 'ru')).toBe('—');
  expect(formatAmount(undefined, 'ru')).toBe('—');
});

test.each([
  ['12a5', '125'],
  ['-', '-'],
  ['-5', '-5'],
  ['−5', '−5'],
  ['(5)', '(5)'],
  ['e', ''],
  ['1 500,5', '1 500,5'],
  ['٣', ''],
])('a key filter leaves of %j only %j', (typed, left) => {
  expect(amountKeyFilter(typed)).toBe(left);
});
