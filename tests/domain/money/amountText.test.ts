import fc from 'fast-check';
import { expect, test } from 'vitest';

import { groupAmountText, keptAmountText, shownAmountText } from '../../../src/domain/money/amountText';
import { formatAmount } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { parseAmount } from '../../../src/domain/money/parseAmount';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';

const NBSP = '\u00a0';

test.each([
  ['12500', 'ru', `12${NBSP}500`],
  ['12500.5', 'ru', `12${NBSP}500,5`],
  ['12500,50', 'en', `12${NBSP}500.50`],
  ['1 2500', 'ru', `12${NBSP}500`],
  ['0012', 'ru', '12'],
  ['0,5', 'ru', '0,5'],
  ['1e3', 'ru', '1e3'],
  ['$100', 'ru', '$100'],
  ['', 'ru', ''],
] satisfies readonly (readonly [string, Language, string])[])(
  'leaving a field with %j in %s shows %j',
  (typed, language, shown) => {
    expect(groupAmountText(typed, language)).toBe(shown);
  },
);

/** Kept text after the keys are pressed one by one at the end of what the field shows; `<` deletes the last character. */
function typed(keys: string, language: Language, start = ''): string {
  return [...keys].reduce((kept, key) => {
    const shown = shownAmountText(kept, language);
    return keptAmountText(key === '<' ? shown.slice(0, -1) : shown + key, language, kept);
  }, start);
}

test.each([
  ['1500', 'en', '1500', 150_000n],
  ['1,500', 'en', '1,500', 150_000n],
  ['1,234,567.5', 'en', '1,234,567.5', 123_456_750n],
  ['1,500<', 'cn', '1,50', 15_000n],
  ['2,5', 'en', '2,5', 250n],
  ['2,50', 'ru', '2,50', 250n],
  ['1 500,5', 'kg', '1 500,5', 150_050n],
] satisfies readonly (readonly [string, Language, string, bigint])[])(
  'the keys %s in %s show %s',
  (keys, language, shown, minor) => {
    const kept = typed(keys, language);
    expect(shownAmountText(kept, language)).toBe(shown);
    expect(parseAmount(kept, 'KGS')).toEqual({ ok: true, value: money(minor, 'KGS') });
  },
);

test.each([
  ['1,500', 'ru', 'TOO_MANY_DECIMALS'],
  ['0,500', 'en', 'TOO_MANY_DECIMALS'],
  ['1,5.0', 'en', 'NOT_AN_AMOUNT'],
] satisfies readonly (readonly [string, Language, string])[])(
  '%s pasted in %s is no other amount: %s',
  (text, language, violation) => {
    expect(parseAmount(keptAmountText(text, language, ''), 'KGS')).toEqual({ ok: false, failure: violation });
  },
);

test('another text pasted over a grouped one is read by itself', () => {
  expect(keptAmountText('2,5', 'en', `12${NBSP}500`)).toBe('2,5');
});

test('an amount that was filled in shows as its language writes it, and is the same amount when its field is left', () => {
  const minors = fc.bigInt({ min: 1n, max: 999_999_999_999n });
  const language = fc.constantFrom(...LANGUAGES);
  fc.assert(
    fc.property(minors, language, language, (minor, filledIn, shownIn) => {
      const amount = money(minor, 'KGS');
      const kept = groupAmountText(formatAmount(amount, filledIn), shownIn);
      expect(shownAmountText(kept, shownIn)).toBe(formatAmount(amount, shownIn));
      expect(parseAmount(kept, 'KGS')).toEqual({ ok: true, value: amount });
      expect(parseAmount(keptAmountText(shownAmountText(kept, shownIn), shownIn, kept), 'KGS')).toEqual({
        ok: true,
        value: amount,
      });
    }),
  );
});
