/** Latin letters for the Russian and Kyrgyz alphabets, as passports write them. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'ng',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Signs a message does not carry, by what stands for them. */
const SIGNS: Readonly<Record<string, string>> = {
  '№': 'No',
  '#': 'No',
  '&': ' and ',
  '@': '(at)',
  '%': ' pct',
  '_': '-',
  '–': '-',
  '—': '-',
  ';': ',',
  '!': '.',
  '«': '',
  '»': '',
  '"': '',
  '“': '',
  '”': '',
  '‘': "'",
  '’': "'",
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '|': '/',
  '=': '-',
  'ß': 'ss',
};

/**
 * A text in letters a SWIFT message carries, for the customer to look at and accept: what has no counterpart is left out.
 * A word in capitals stays in capitals.
 */
export function transliterated(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter, index, all) => latinOf(letter, all[index + 1] ?? ''))
    .join('')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function latinOf(letter: string, next: string): string {
  const small = letter.toLowerCase();
  const latin = LETTERS[small];
  if (latin === undefined) {
    return SIGNS[letter] ?? letter.replace(/\s/, ' ');
  }
  if (letter === small) {
    return latin;
  }
  const isInCapitals = next !== '' && next !== next.toLowerCase();
  return isInCapitals ? latin.toUpperCase() : `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`;
}
