import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CURRENCIES } from '../../../src/domain/money/Currency';
import { formatAmount, formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { parseAmount } from '../../../src/domain/money/parseAmount';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import type { AmountViolation } from '../../../src/domain/money/parseAmount';

const accepted: readonly (readonly [text: string, currency: Currency, minor: bigint])[] = [
  ['1', 'KGS', 100n],
  ['0,01', 'KGS', 1n],
  ['0.1', 'USD', 10n],
  ['1500', 'KGS', 150_000n],
  ['1 500,50', 'KGS', 150_050n],
  ['12\u00a0500.05', 'KGS', 1_250_005n],
  ['12\u2009500', 'EUR', 1_250_000n],
  ['12\u202f500', 'EUR', 1_250_000n],
  ['１２３．４５', 'CNY', 12_345n],
  ['１，２３４．５６', 'CNY', 123_456n],
  ['1.234,56', 'EUR', 123_456n],
  ['45.000,00', 'KGS', 4_500_000n],
  ['1.234.567', 'EUR', 123_456_700n],
  ['\u200e1 500,50\u200e', 'KGS', 150_050n],
  ['  700 ', 'KGS', 70_000n],
  ['700 сом', 'KGS', 70_000n],
  ['700\u00a0СОМОВ', 'KGS', 70_000n],
  ['KGS 700', 'KGS', 70_000n],
  ['1,500.00', 'KGS', 150_000n],
  ['$1,234,567', 'USD', 123_456_700n],
  ['1.234,56', 'KGS', 123_456n],
  ['45.000,00', 'KGS', 4_500_000n],
  ['1.234.567', 'KGS', 123_456_700n],
  ['700,00 索姆', 'KGS', 70_000n],
  ['$12.34', 'USD', 1_234n],
  ['12,34 $', 'USD', 1_234n],
  ['12 usd', 'USD', 1_200n],
  ['10₽', 'RUB', 1_000n],
  ['9999999999,99', 'KGS', 999_999_999_999n],
  ['007', 'KGS', 700n],
];

const refused: readonly (readonly [text: string, violation: AmountViolation])[] = [
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['1e3', 'NOT_AN_AMOUNT'],
  ['-1', 'NEGATIVE'],
  ['-5', 'NEGATIVE'],
  ['- 5,00', 'NEGATIVE'],
  ['–5', 'NEGATIVE'],
  ['—1 500,50', 'NEGATIVE'],
  ['5-', 'NEGATIVE'],
  ['(5)', 'NEGATIVE'],
  ['-5 сом', 'NEGATIVE'],
  ['(5,00 KGS)', 'NEGATIVE'],
  ['-0', 'NEGATIVE'],
  ['1-2', 'NOT_AN_AMOUNT'],
  ['-', 'NOT_AN_AMOUNT'],
  ['()', 'NOT_AN_AMOUNT'],
  ['+1', 'NOT_AN_AMOUNT'],
  ['−1', 'NEGATIVE'],
  ['1,', 'NOT_AN_AMOUNT'],
  [',5', 'NOT_AN_AMOUNT'],
  ['1,5,0', 'NOT_AN_AMOUNT'],
  ['1,50.00', 'NOT_AN_AMOUNT'],
  ['1.50,00', 'NOT_AN_AMOUNT'],
  ['0,500.00', 'NOT_AN_AMOUNT'],
  ['1,500', 'TOO_MANY_DECIMALS'],
  ['1,5 0', 'NOT_AN_AMOUNT'],
  ['١٢', 'NOT_AN_AMOUNT'],
  ['0x10', 'NOT_AN_AMOUNT'],
  ['Infinity', 'NOT_AN_AMOUNT'],
  ['сом', 'NOT_AN_AMOUNT'],
  ['$100', 'NOT_AN_AMOUNT'],
  ['0,001', 'TOO_MANY_DECIMALS'],
  ['1.234', 'TOO_MANY_DECIMALS'],
  ['12345678901', 'TOO_LONG'],
  ['0', 'NOT_POSITIVE'],
  ['0,00', 'NOT_POSITIVE'],
];

describe('an amount as customers type it', () => {
  test.each(accepted)('%j in %s is %s minor units', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual({ ok: true, value: money(minor, currency) });
  });

  test.each(refused)('%j in som is refused: %s', (text, violation) => {
    expect(parseAmount(text, 'KGS')).toEqual({ ok: false, failure: violation });
  });

  test('a printed amount can be pasted in any language, with and without the currency symbol', () => {
    const amounts = fc.record({
      minor: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      currency: fc.constantFrom(...CURRENCIES),
    });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), (amount, language) => {
        const same = { ok: true, value: amount };
        expect(parseAmount(formatAmount(amount, language), amount.currency)).toEqual(same);
        expect(parseAmount(formatMoney(amount, language), amount.currency)).toEqual(same);
      }),
    );
  });

  test('any text is either an amount in the range of the bank or a named problem', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .,eE+-]{0,14}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseAmount(text, 'KGS');
        if (result.ok) {
          expect(result.value.minor).toBeGreaterThan(0n);
          expect(result.value.minor).toBeLessThan(10n ** 12n);
        } else {
          expect(result.failure).toMatch(/^[A-Z_]+$/);
        }
      }),
    );
  });
});
