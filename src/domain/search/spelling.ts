import { searchable } from '../language/searchable';

const KYRGYZ_LETTERS: Readonly<Record<string, string>> = { ң: 'н', ө: 'о', ү: 'у' };

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A text without what keyboards differ in: Kyrgyz letters as Russian ones, Cyrillic in Latin, spelling of one sound in one way. */
export function spelledAlike(text: string): string {
  const plain = searchable(text).replace(/[ңөү]/g, (letter) => KYRGYZ_LETTERS[letter] ?? letter);
  const latin = plain.replace(/[а-я]/g, (letter) => LATIN[letter] ?? letter);
  return latin
    .replace(/s?h?ch/g, (sound) => (sound === 'ch' ? 'ch' : 'sh'))
    .replaceAll('zh', 'j')
    .replaceAll('kh', 'h')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replace(/c(?!h)/g, 'k');
}

/** A decimal comma, which people write where the bank has a point. */
const DECIMAL_COMMA = /(\d),(?=\d)/g;

/** A word: letters, figures with the point within a number, and the sign of a currency. */
const WORD = /(?:\d\.(?=\d)|[\p{L}\p{N}\p{Sc}])+/gu;

/** Words of a text, each spelled as {@link spelledAlike} has it; Chinese is not parted into words. */
export function wordsOf(text: string): readonly string[] {
  return spelledAlike(text.replace(DECIMAL_COMMA, '$1.')).match(WORD) ?? [];
}
