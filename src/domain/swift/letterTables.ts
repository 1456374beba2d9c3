/** Latin letters by the small letter they stand for. */
export type LetterTable = Readonly<Record<string, string>>;

/**
 * Cyrillic letters by ICAO Doc 9303, part 3, section 6, as passports of Kyrgyzstan, Russia and Kazakhstan write them; letters of Kyrgyz
 * and Kazakh that the document leaves out by the rules for these passports. The soft sign alone is not written, as in every such table.
 */
const CYRILLIC: LetterTable = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
  // Kyrgyz and Kazakh.
  ...{ ң: 'ng', ө: 'o', ү: 'u', ә: 'a', ғ: 'g', қ: 'k', ұ: 'u', һ: 'h', і: 'i' },
  // Tajik and Uzbek letters in words without the marks of these languages.
  ...{ ҳ: 'h', ҷ: 'j', ӣ: 'i', ӯ: 'u', ў: 'u' },
  // Ukrainian, Serbian and Macedonian.
  ...{ є: 'ie', ї: 'i', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz', ѓ: 'gj', ќ: 'kj', ѕ: 'dz' },
  // Letters of old Bulgarian and Russian spelling.
  ...{ ѫ: 'u', ѵ: 'y' },
};

/** Letters that differ in one language, and those that differ at the beginning of a word. */
export interface LanguageTable {
  /** True for a text in this language. */
  readonly isIn: (text: string) => boolean;
  readonly letters: LetterTable;
  readonly first: LetterTable;
  /** Letters that differ after another one, by the two letters. */
  readonly after: LetterTable;
}

/** Languages whose own tables differ from the common one; the first that fits a text applies to it. */
export const LANGUAGE_TABLES: readonly LanguageTable[] = [
  {
    // Ukrainian: Resolution 55 of the Cabinet of Ministers of 27.01.2010.
    isIn: (text) => /[їєґ]/i.test(text) || (/і/i.test(text) && !/[әғқңөұүһыэёъў]/i.test(text)),
    letters: { г: 'h', и: 'y' },
    first: { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' },
    after: { зг: 'gh' },
  },
  {
    // Uzbek: the alphabet of the Law of 02.09.1993 as amended on 06.05.1995.
    isIn: (text) => /ў/i.test(text) && !/і/i.test(text),
    letters: { ў: "o'", ғ: "g'", қ: 'q', ҳ: 'h', х: 'x', ж: 'j', й: 'y', ё: 'yo', ю: 'yu', я: 'ya', ъ: "'" },
    first: { е: 'ye' },
    after: {},
  },
  {
    // Tajik: the table of the passports of Tajikistan.
    isIn: (text) => /[ӣӯҷ]/i.test(text) || /ҳ/i.test(text),
    letters: { ғ: 'gh', қ: 'q', ъ: "'" },
    first: {},
    after: {},
  },
];

/** Latin letters that are no plain letter with a mark, by EPC217-08 and ICAO Doc 9303. */
const LATIN: LetterTable = {
  ...{ ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
  ...{ ə: 'e', ſ: 's', ŀ: 'l' },
};

export const LETTERS: LetterTable = { ...CYRILLIC, ...LATIN };

/** Characters a message cannot contain, with their replacements. */
export const REPLACEMENTS: LetterTable = {
  ...{ '№': 'No', '#': 'No', '&': ' and ', '@': '(at)', '%': ' pct', '§': 'par. ', '×': 'x', '€': 'EUR', '$': 'USD' },
  ...{ '£': 'GBP', '₽': 'RUB', '₸': 'KZT', '\u20c0': 'KGS', '₺': 'TRY' },
  ...{
    '_': '-',
    '–': '-',
    '—': '-',
    '−': '-',
    '~': '-',
    '=': '-',
    '•': '-',
    '·': '-',
    ';': ',',
    '、': ',',
    '!': '.',
    '。': '.',
  },
  ...{ '[': '(', ']': ')', '{': '(', '}': ')', '<': '(', '>': ')', '\\': '/', '|': '/' },
  ...{ '«': '', '»': '', '"': '', '“': '', '”': '', '„': '', '‹': '', '›': '', '《': '', '》': '' },
  ...{ '‘': "'", '’': "'", 'ʻ': "'", 'ʼ': "'", '`': "'", '´': "'", 'ʹ': "'" },
};
