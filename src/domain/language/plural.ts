import type { Language } from './Language';

/** Plural categories of a noun after a number; each language uses some of them. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** Plural categories used by each language, in the order of the locale files. */
export const PLURAL_CATEGORIES: Readonly<Record<Language, readonly PluralCategory[]>> = {
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
  kg: ['one', 'other'],
  cn: ['other'],
};

/** Plural category of a noun after `count`. The rules are written here because browsers have none for Kyrgyz. */
export function pluralCategory(count: number | bigint, language: Language): PluralCategory {
  switch (language) {
    case 'ru':
      return russianCategory(count);
    case 'en':
    case 'kg':
      return count === 1 || count === 1n ? 'one' : 'other';
    case 'cn':
      return 'other';
    default:
      return language satisfies never;
  }
}

function russianCategory(count: number | bigint): PluralCategory {
  if (typeof count === 'number' && !Number.isInteger(count)) {
    return 'other';
  }
  const whole = BigInt(count);
  const absolute = whole < 0n ? -whole : whole;
  const lastTwo = absolute % 100n;
  const last = absolute % 10n;
  if (last === 1n && lastTwo !== 11n) {
    return 'one';
  }
  return last >= 2n && last <= 4n && (lastTwo < 12n || lastTwo > 14n) ? 'few' : 'many';
}
