import { pluralCategory } from '../language/plural';
import { MINOR_UNITS_PER_MAJOR } from './Currency';
import { KYRGYZ_NAMES, RUSSIAN_NAMES } from './currencyNames';
import type { RussianNoun } from './currencyNames';
import type { Money } from './Money';

/** Languages in which documents of the bank spell amounts. */
export type SpellingLanguage = 'ru' | 'kg';

const FIRST_UNSPELLED = 10n ** 18n;

/**
 * Spells an amount the way documents do: the whole part in words, the minor units in two digits, e.g. «Двенадцать тысяч
 * пятьсот сомов 00 тыйынов». Throws at a quintillion and above, which no account can hold.
 */
export function amountInWords(amount: Money, language: SpellingLanguage): string {
  const absolute = amount.minor < 0n ? -amount.minor : amount.minor;
  const major = absolute / MINOR_UNITS_PER_MAJOR;
  const minor = absolute % MINOR_UNITS_PER_MAJOR;
  if (major >= FIRST_UNSPELLED) {
    throw new RangeError('The amount is too large to be spelled');
  }
  const sign = amount.minor < 0n ? 'минус ' : '';
  const words = language === 'ru' ? russianWords(amount, major, minor) : kyrgyzWords(amount, major, minor);
  return capitalized(`${sign}${words}`);
}

function russianWords({ currency }: Money, major: bigint, minor: bigint): string {
  const names = RUSSIAN_NAMES[currency];
  const cents = `${twoDigits(minor)} ${russianForm(names.minor, minor)}`;
  return `${russianNumber(major, names.major.gender)} ${russianForm(names.major, major)} ${cents}`;
}

function kyrgyzWords({ currency }: Money, major: bigint, minor: bigint): string {
  const names = KYRGYZ_NAMES[currency];
  return `${kyrgyzNumber(major)} ${names.major} ${twoDigits(minor)} ${names.minor}`;
}

const RUSSIAN_UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const RUSSIAN_FEMININE_UNITS = ['', 'одна', 'две', ...RUSSIAN_UNITS.slice(3)];
const RUSSIAN_TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const RUSSIAN_TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const RUSSIAN_HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

const RUSSIAN_MAGNITUDES: readonly RussianNoun[] = [
  { gender: 'feminine', one: 'тысяча', few: 'тысячи', many: 'тысяч' },
  { gender: 'masculine', one: 'миллион', few: 'миллиона', many: 'миллионов' },
  { gender: 'masculine', one: 'миллиард', few: 'миллиарда', many: 'миллиардов' },
  { gender: 'masculine', one: 'триллион', few: 'триллиона', many: 'триллионов' },
  { gender: 'masculine', one: 'квадриллион', few: 'квадриллиона', many: 'квадриллионов' },
];

function russianNumber(value: bigint, gender: RussianNoun['gender']): string {
  if (value === 0n) {
    return 'ноль';
  }
  const parts = thousandsOf(value).map((group, power) => {
    const magnitude = RUSSIAN_MAGNITUDES[power - 1];
    const words = russianGroup(group, magnitude?.gender ?? gender);
    return group === 0 || magnitude === undefined ? words : `${words} ${russianForm(magnitude, BigInt(group))}`;
  });
  return spoken(parts.toReversed());
}

function russianGroup(group: number, gender: RussianNoun['gender']): string {
  const { hundreds, tens, units } = digitsOf(group);
  const unitWords = gender === 'feminine' ? RUSSIAN_FEMININE_UNITS : RUSSIAN_UNITS;
  const rest = tens === 1 ? [RUSSIAN_TEENS[units]] : [RUSSIAN_TENS[tens], unitWords[units]];
  return spoken([RUSSIAN_HUNDREDS[hundreds], ...rest]);
}

function russianForm(noun: RussianNoun, count: bigint): string {
  const category = pluralCategory(count, 'ru');
  return category === 'other' ? noun.many : noun[category];
}

const KYRGYZ_UNITS = ['', 'бир', 'эки', 'үч', 'төрт', 'беш', 'алты', 'жети', 'сегиз', 'тогуз'];
const KYRGYZ_TENS = ['', 'он', 'жыйырма', 'отуз', 'кырк', 'элүү', 'алтымыш', 'жетимиш', 'сексен', 'токсон'];
const KYRGYZ_MAGNITUDES = ['', 'миң', 'миллион', 'миллиард', 'триллион', 'квадриллион'];

function kyrgyzNumber(value: bigint): string {
  if (value === 0n) {
    return 'нөл';
  }
  const parts = thousandsOf(value).map((group, power) =>
    group === 0 ? '' : spoken([kyrgyzGroup(group), KYRGYZ_MAGNITUDES[power]]),
  );
  return spoken(parts.toReversed());
}

/** «Бир жүз», not «жүз»: a document leaves no room to write a word in front. */
function kyrgyzGroup(group: number): string {
  const { hundreds, tens, units } = digitsOf(group);
  return spoken([KYRGYZ_UNITS[hundreds], hundreds > 0 ? 'жүз' : '', KYRGYZ_TENS[tens], KYRGYZ_UNITS[units]]);
}

/** Groups of three digits, the lowest first. */
function thousandsOf(value: bigint): readonly number[] {
  const digits = value.toString();
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return (padded.match(/\d{3}/g) ?? []).map((group) => Number.parseInt(group, 10)).toReversed();
}

function digitsOf(group: number): { readonly hundreds: number; readonly tens: number; readonly units: number } {
  return { hundreds: Math.floor(group / 100), tens: Math.floor(group / 10) % 10, units: group % 10 };
}

function spoken(words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

function twoDigits(minor: bigint): string {
  return minor.toString().padStart(2, '0');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
