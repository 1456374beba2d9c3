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
  // Kyrgyz letters are not part of the standard and are written as the similar Russian ones.
  'Ң': 'N',
  'Ө': 'O',
  'Ү': 'U',
};

/** Latin parts of a text; they are put between apostrophes, so that a reader does not convert them to Russian. */
const LATIN_PARTS = /[A-Za-z][A-Za-z0-9 ]*[A-Za-z0-9]|[A-Za-z]/g;

/** Transliterates a Russian text by the rules of SWIFT-RUR6. */
export function rur6(text: string): string {
  const marked = text.replaceAll("'", '').replace(LATIN_PARTS, (part) => `'${part}'`);
  let isLatin = false;
  return [...marked]
    .map((letter) => {
      isLatin = letter === "'" ? !isLatin : isLatin;
      const capital = letter.toUpperCase();
      return LETTERS[capital] ?? capital;
    })
    .join('')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '');
}
