import { expect, test } from 'vitest';

import { PLURAL_CATEGORIES, pluralCategory } from '../../../src/domain/language/plural';
import { LANGUAGES } from '../../../src/domain/language/Language';

test.each([
  [0, 'many'],
  [1, 'one'],
  [2, 'few'],
  [4, 'few'],
  [5, 'many'],
  [11, 'many'],
  [12, 'many'],
  [14, 'many'],
  [21, 'one'],
  [22, 'few'],
  [111, 'many'],
  [112, 'many'],
  [1_001, 'one'],
  [1.5, 'other'],
])('Russian %s is %s', (count, category) => {
  expect(pluralCategory(count, 'ru')).toBe(category);
});

test('English and Kyrgyz tell one from the rest, Chinese tells nothing apart', () => {
  expect([1, 2, 11, 21].map((count) => pluralCategory(count, 'en'))).toEqual(['one', 'other', 'other', 'other']);
  expect([1, 2, 11, 21].map((count) => pluralCategory(count, 'kg'))).toEqual(['one', 'other', 'other', 'other']);
  expect([1, 2, 11, 21].map((count) => pluralCategory(count, 'cn'))).toEqual(['other', 'other', 'other', 'other']);
});

test('Russian, English and Chinese agree with the rules of Unicode', () => {
  const tags = { ru: 'ru', en: 'en', cn: 'zh-CN' } as const;
  for (const language of ['ru', 'en', 'cn'] as const) {
    const rules = new Intl.PluralRules(tags[language]);
    for (let count = 0; count <= 1_200; count += 1) {
      expect(pluralCategory(count, language), `${language} ${count}`).toBe(rules.select(count));
    }
  }
});

test('every form a number can ask for is listed', () => {
  for (const language of LANGUAGES) {
    for (let count = 0; count <= 200; count += 1) {
      expect(PLURAL_CATEGORIES[language]).toContain(pluralCategory(count, language));
    }
  }
});
