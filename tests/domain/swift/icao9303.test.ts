import { describe, expect, test } from 'vitest';

import { transliterate } from '../../../src/domain/swift/transliterate';

/** ICAO Doc 9303, part 3, eighth edition, section 6, table A: Latin national characters. A slash parts what a State may choose from. */
const LATIN = `
  À A, Á A, Â A, Ã A, Ä AE/A, Å AA/A, Æ AE, Ç C, È E, É E, Ê E, Ë E, Ì I, Í I, Î I, Ï I, Ð D, Ñ N/NXX, Ò O, Ó O, Ô O, Õ O, Ö OE/O, Ø OE,
  Ù U, Ú U, Û U, Ü UE/UXX/U, Ý Y, Þ TH, Ā A, Ă A, Ą A, Ć C, Ĉ C, Ċ C, Č C, Ď D, Đ D, Ē E, Ĕ E, Ė E, Ę E, Ě E, Ĝ G, Ğ G, Ġ G, Ģ G, Ĥ H,
  Ħ H, Ĩ I, Ī I, Ĭ I, Į I, İ I, ı I, Ĳ IJ, Ĵ J, Ķ K, Ĺ L, Ļ L, Ľ L, Ŀ L, Ł L, Ń N, Ņ N, Ň N, Ŋ N, Ō O, Ŏ O, Ő O, Œ OE, Ŕ R, Ŗ R, Ř R,
  Ś S, Ŝ S, Ş S, Š S, Ţ T, Ť T, Ŧ T, Ũ U, Ū U, Ŭ U, Ů U, Ű U, Ų U, Ŵ W, Ŷ Y, Ÿ Y, Ź Z, Ż Z, Ž Z, ẞ SS`;

/** Table B of the same section: Cyrillic characters, within a word of no particular language. */
const CYRILLIC = `
  Ё E, Ђ D, Є IE, Ѕ DZ, І I, Ї I, Ј J, Љ LJ, Њ NJ, Ќ K, Ў U, Џ DZ, А A, Б B, В V, Г G, Д D, Е E, Ж ZH, З Z, И I, Й I, К K, Л L, М M, Н N,
  О O, П P, Р R, С S, Т T, У U, Ф F, Х KH, Ц TS, Ч CH, Ш SH, Щ SHCH, Ъ IE, Ы Y, Э E, Ю IU, Я IA, Ѫ U, Ѵ Y, Ґ G, Ғ G, Һ C`;

/** Letters that are deliberately written otherwise. */
const DEVIATIONS: Readonly<Record<string, { readonly latin: string; readonly reason: string }>> = {
  Ø: { latin: 'O', reason: 'payments follow EPC217-08, by which banks abroad compare names: O' },
  Ќ: { latin: 'KJ', reason: 'the document has KJ for Macedonian, the only language with this letter' },
  Ў: {
    latin: "O'",
    reason: 'a text with this letter and no Ukrainian or Belarusian І is Uzbek, whose alphabet has Oʻ',
  },
  Һ: { latin: 'H', reason: 'the row stands for the Serbian Ћ, which looks like it; passports of Kazakhstan write H' },
};

/** Values the document gives for one language in words of that language. */
const OF_A_LANGUAGE = [
  ['Ukrainian', 'ЄВГЕН', 'YEVHEN'],
  ['Ukrainian', 'ЇЖАК', 'YIZHAK'],
  ['Ukrainian', 'ЙОСИПІВ', 'YOSYPIV'],
  ['Ukrainian', 'ЮРІЙ', 'YURII'],
  ['Ukrainian', 'ЯРИНІ', 'YARYNI'],
  ['Ukrainian', 'ГРИЦІ', 'HRYTSI'],
] as const;

/** Letters the document has no row for, within names. */
const WITHOUT_ROW = [
  ['МАЛЬЦЕВ', 'MALTSEV', 'passports do not write the soft sign'],
  ['ЖАҢЫЛ', 'ZHANGYL', 'passports of Kyrgyzstan write NG'],
  ['ӨМҮР', 'OMUR', 'passports of Kyrgyzstan write O and U'],
] as const;

const rowsOf = (table: string) =>
  table
    .trim()
    .split(/,\s+/)
    .map((row) => row.split(' '))
    .map(([letter = '', latin = '']) => ({ letter, allowed: latin.split('/') }));

/** Latin letters for one letter within a word, as capitals. */
function latinOf(letter: string): string {
  const written = transliterate(`A${letter}A`);
  return written.ok ? written.value.slice(1, -1).toUpperCase() : '';
}

describe.each([
  ['A, Latin', LATIN, 95],
  ['B, Cyrillic', CYRILLIC, 48],
])('the letters of table %s', (_name, table, count) => {
  const rows = rowsOf(table);

  test('are all there', () => {
    expect(new Set(rows.map(({ letter }) => letter)).size).toBe(count);
  });

  test.each(rows)('$letter is written as $allowed, or deviates for a reason', ({ letter, allowed }) => {
    const deviation = DEVIATIONS[letter];
    expect(deviation === undefined ? allowed : [deviation.latin]).toContain(latinOf(letter));
    expect(deviation !== undefined && allowed.includes(deviation.latin)).toBe(false);
  });
});

test.each(OF_A_LANGUAGE)('%s %s is written as %s', (_language, name, latin) => {
  expect(transliterate(name)).toEqual({ ok: true, value: latin });
});

test.each(WITHOUT_ROW)('%s is written as %s: %s', (name, latin) => {
  expect(transliterate(name)).toEqual({ ok: true, value: latin });
});
