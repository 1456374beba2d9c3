import { expect, it } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { formatShortMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { formatDayOfYearInWords } from '../../../src/domain/time/dayInWords';
import { bankDayOf } from '../../../src/domain/time/Instant';

it.each([
  [500_000n, ['5 000 сом', '5,000 KGS', '5 000 сом', '5,000 索姆']],
  [500_050n, ['5 000,50 сом', '5,000.50 KGS', '5 000,50 сом', '5,000.50 索姆']],
  [0n, ['0 сом', '0 KGS', '0 сом', '0 索姆']],
] as const)('an offer names %s minor units without needless decimals', (minor, texts) => {
  const shown = LANGUAGES.map((language) => formatShortMoney(money(minor, 'KGS'), language).replaceAll('\u00a0', ' '));
  expect(shown).toEqual(texts);
});

it('an unknown amount is a dash in an offer too', () => {
  expect(formatShortMoney(undefined, 'ru')).toBe('—');
});

it('a sentence names a day of the year as each language does', () => {
  const day = bankDayOf(Date.UTC(2026, 9, 28));
  expect(LANGUAGES.map((language) => formatDayOfYearInWords(day, language))).toEqual([
    '28 октября',
    '28 October',
    '28-октябрь',
    '10月28日',
  ]);
});
