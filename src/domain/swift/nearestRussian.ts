import { cased, latinExcept } from './transliterate';
import type { LetterTable } from './letterTables';

/** Russian letters nearest to Cyrillic letters of other languages, by shape and sound. */
const NEAREST: LetterTable = {
  // Kyrgyz, Kazakh, Tajik and Uzbek.
  ...{ ң: 'н', ө: 'о', ү: 'у', ә: 'а', ғ: 'г', қ: 'к', ұ: 'у', һ: 'х', ҳ: 'х', ҷ: 'ч', ӣ: 'и', ӯ: 'у', ў: 'у' },
  // Ukrainian, Serbian and Macedonian.
  ...{ і: 'и', ї: 'и', є: 'е', ґ: 'г', ј: 'й', љ: 'ль', њ: 'нь', ћ: 'ч', ђ: 'дж', џ: 'дж', ѓ: 'г', ќ: 'к', ѕ: 'дз' },
};
const CYRILLIC = /\p{Script=Cyrillic}/u;
const FOREIGN = /\p{Script=Cyrillic}\p{M}*/gu;

/**
 * A text in the letters of a Russian alphabet: other Cyrillic letters become the nearest Russian ones, and letters of other scripts Latin
 * ones; a question mark stands for a letter that has neither. The characters of `kept`, a pattern of one character, stay as they are.
 */
export function nearestRussian(text: string, kept: RegExp): string {
  const russian = text
    .normalize('NFC')
    .replace(FOREIGN, (written) => (kept.test(written) ? written : russianOf(written)));
  return latinExcept(russian, kept);
}

/** Russian letters for a Cyrillic letter with its marks; the letter itself where none is near. */
function russianOf(written: string): string {
  const letter = written.toLowerCase();
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  const near = NEAREST[letter] ?? NEAREST[bare] ?? bare;
  return CYRILLIC.test(near) ? cased(near, written, false) : written;
}
