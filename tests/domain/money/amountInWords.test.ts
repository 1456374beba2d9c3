import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { amountInWords } from '../../../src/domain/money/amountInWords';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { KYRGYZ_NAMES, RUSSIAN_NAMES } from '../../../src/domain/money/currencyNames';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';

test.each([
  [1_250_000n, 'KGS', 'Двенадцать тысяч пятьсот сомов 00 тыйынов'],
  [0n, 'KGS', 'Ноль сомов 00 тыйынов'],
  [101n, 'KGS', 'Один сом 01 тыйын'],
  [202n, 'KGS', 'Два сома 02 тыйына'],
  [1_111n, 'KGS', 'Одиннадцать сомов 11 тыйынов'],
  [2_121n, 'RUB', 'Двадцать один российский рубль 21 копейка'],
  [2_200n, 'TRY', 'Двадцать две турецкие лиры 00 курушей'],
  [100_100n, 'USD', 'Одна тысяча один доллар США 00 центов'],
  [200_200_200n, 'EUR', 'Два миллиона две тысячи два евро 00 центов'],
  [100_000_000n, 'KZT', 'Один миллион тенге 00 тиынов'],
  [500_000_000_000_004n, 'CHF', 'Пять триллионов швейцарских франков 04 сантима'],
  [31_419n, 'GBP', 'Триста четырнадцать фунтов стерлингов 19 пенсов'],
  [-100n, 'KGS', 'Минус один сом 00 тыйынов'],
] satisfies readonly (readonly [bigint, Currency, string])[])('%s of %s in Russian: %s', (minor, currency, words) => {
  expect(amountInWords(money(minor, currency), 'ru')).toBe(words);
});

test.each([
  [1_250_000n, 'KGS', 'Он эки миң беш жүз сом 00 тыйын'],
  [0n, 'KGS', 'Нөл сом 00 тыйын'],
  [10_050n, 'USD', 'Бир жүз АКШ доллары 50 цент'],
  [100_000_000_001n, 'KGS', 'Бир миллиард сом 01 тыйын'],
  [4_444_400n, 'KZT', 'Кырк төрт миң төрт жүз кырк төрт теңге 00 тыйын'],
] satisfies readonly (readonly [bigint, Currency, string])[])('%s of %s in Kyrgyz: %s', (minor, currency, words) => {
  expect(amountInWords(money(minor, currency), 'kg')).toBe(words);
});

/** A reader of numerals written independently of the speller: a table of words and what each adds or multiplies by. */
const RUSSIAN_READER: Readonly<Record<string, bigint>> = Object.fromEntries(
  `ноль=0 один=1 одна=1 два=2 две=2 три=3 четыре=4 пять=5 шесть=6 семь=7 восемь=8 девять=9 десять=10 одиннадцать=11
  двенадцать=12 тринадцать=13 четырнадцать=14 пятнадцать=15 шестнадцать=16 семнадцать=17 восемнадцать=18 девятнадцать=19
  двадцать=20 тридцать=30 сорок=40 пятьдесят=50 шестьдесят=60 семьдесят=70 восемьдесят=80 девяносто=90 сто=100 двести=200
  триста=300 четыреста=400 пятьсот=500 шестьсот=600 семьсот=700 восемьсот=800 девятьсот=900`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([word, value]) => [word, BigInt(value ?? 0)]),
);
const RUSSIAN_STEMS: readonly (readonly [RegExp, bigint])[] = [
  [/^тысяч[аи]?$/, 10n ** 3n],
  [/^миллион(а|ов)?$/, 10n ** 6n],
  [/^миллиард(а|ов)?$/, 10n ** 9n],
  [/^триллион(а|ов)?$/, 10n ** 12n],
  [/^квадриллион(а|ов)?$/, 10n ** 15n],
];

const KYRGYZ_READER: Readonly<Record<string, bigint>> = Object.fromEntries(
  'нөл=0 бир=1 эки=2 үч=3 төрт=4 беш=5 алты=6 жети=7 сегиз=8 тогуз=9 он=10 жыйырма=20 отуз=30 кырк=40 элүү=50 алтымыш=60 жетимиш=70 сексен=80 токсон=90'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word, value]) => [word, BigInt(value ?? 0)]),
);
const KYRGYZ_STEMS: readonly (readonly [RegExp, bigint])[] = [
  [/^миң$/, 10n ** 3n],
  [/^миллион$/, 10n ** 6n],
  [/^миллиард$/, 10n ** 9n],
  [/^триллион$/, 10n ** 12n],
  [/^квадриллион$/, 10n ** 15n],
];

interface Reading {
  readonly value: bigint;
  readonly rest: string;
}

function read(text: string, words: Readonly<Record<string, bigint>>, stems: typeof RUSSIAN_STEMS): Reading {
  const tokens = text.toLowerCase().split(' ');
  let total = 0n;
  let group = 0n;
  let position = 0;
  for (; position < tokens.length; position += 1) {
    const token = tokens[position] ?? '';
    const magnitude = stems.find(([stem]) => stem.test(token))?.[1];
    if (token === 'жүз') {
      group *= 100n;
    } else if (magnitude !== undefined) {
      total += group * magnitude;
      group = 0n;
    } else if (Object.hasOwn(words, token)) {
      group += words[token] ?? 0n;
    } else {
      break;
    }
  }
  return { value: total + group, rest: tokens.slice(position).join(' ') };
}

const amounts = fc.record({
  minor: fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.bigInt({ min: 0n, max: 999_999n })),
  currency: fc.constantFrom(...CURRENCIES),
});

describe('spelled amounts read back', () => {
  test('Russian: the same number, and nouns in the form the number asks for', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { value, rest } = read(amountInWords(amount, 'ru'), RUSSIAN_READER, RUSSIAN_STEMS);
        const { major, minor } = RUSSIAN_NAMES[amount.currency];
        const cents = amount.minor % 100n;
        expect(value).toBe(amount.minor / 100n);
        expect(rest).toBe(
          `${formFor(value, major)} ${cents.toString().padStart(2, '0')} ${formFor(cents, minor)}`.toLowerCase(),
        );
      }),
    );
  });

  test('Kyrgyz: the same number', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { value, rest } = read(amountInWords(amount, 'kg'), KYRGYZ_READER, KYRGYZ_STEMS);
        const names = KYRGYZ_NAMES[amount.currency];
        const cents = (amount.minor % 100n).toString().padStart(2, '0');
        expect(value).toBe(amount.minor / 100n);
        expect(rest).toBe(`${names.major} ${cents} ${names.minor}`.toLowerCase());
      }),
    );
  });

  test('an amount no account can hold is a defect', () => {
    expect(() => amountInWords(money(10n ** 20n, 'KGS'), 'ru')).toThrow(RangeError);
  });
});

/** The school rule, worked out from the digits as text. */
function formFor(count: bigint, noun: { readonly one: string; readonly few: string; readonly many: string }): string {
  const digits = count.toString();
  if (/1\d$/.test(digits)) {
    return noun.many;
  }
  if (digits.endsWith('1')) {
    return noun.one;
  }
  return /[234]$/.test(digits) ? noun.few : noun.many;
}
