/** SWIFT-RUR6: how a Russian text travels in the letters of a SWIFT message and comes out again as it was, in capitals. */
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
  // Kyrgyz letters have no place in it; a reader sees their Russian neighbours.
  'Ң': 'N',
  'Ө': 'O',
  'Ү': 'U',
};

/** What stays in Latin letters stands between apostrophes, so that a reader does not turn it into Russian. */
const LATIN_PARTS = /[A-Za-z][A-Za-z0-9 ]*[A-Za-z0-9]|[A-Za-z]/g;

/** A Russian text by the rules of SWIFT-RUR6. */
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
