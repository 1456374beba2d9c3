import { nearestRussian } from './nearestRussian';

/** SWIFT-RUR6: reversible transliteration of capital Russian letters to the characters of a SWIFT message. */
const LETTERS: Readonly<Record<string, string>> = {
  'А': 'A',
  'Б': 'B',
  'В': 'V',
  'Г': 'G',
  'Д': 'D',
  'Е': 'E',
  'Ё': 'o',
  'Ж': 'J',
  'З': 'Z',
  'И': 'I',
  'Й': 'i',
  'К': 'K',
  'Л': 'L',
  'М': 'M',
  'Н': 'N',
  'О': 'O',
  'П': 'P',
  'Р': 'R',
  'С': 'S',
  'Т': 'T',
  'У': 'U',
  'Ф': 'F',
  'Х': 'H',
  'Ц': 'C',
  'Ч': 'c',
  'Ш': 'Q',
  'Щ': 'q',
  'Ъ': 'x',
  'Ы': 'Y',
  'Ь': 'X',
  'Э': 'e',
  'Ю': 'u',
  'Я': 'a',
  '№': 'n',
};

/** Latin parts of a text; they are put between apostrophes, so that a reader does not convert them to Russian. */
const LATIN_PARTS = /[A-Za-z][A-Za-z0-9 ]*[A-Za-z0-9]|[A-Za-z]/g;

/** Characters that the standard writes. */
const WRITTEN = /^[A-Za-z0-9/\-?:().,'+ А-Яа-яЁё№]$/;

/**
 * Transliterates a Russian text by the rules of SWIFT-RUR6. Letters of other languages are no part of the standard and are written as the
 * nearest ones that are.
 */
export function rur6(text: string): string {
  const marked = nearestRussian(text, WRITTEN)
    .replaceAll("'", '')
    .replace(LATIN_PARTS, (part) => `'${part}'`);
  let isLatin = false;
  return [...marked]
    .map((letter) => {
      isLatin = letter === "'" ? !isLatin : isLatin;
      const capital = letter.toUpperCase();
      return LETTERS[capital] ?? capital;
    })
    .join('');
}
