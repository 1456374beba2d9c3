/** The Russian alphabet; ё counts as е. */
const ALPHABET = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const EDGE = ALPHABET.length;

/**
 * Commonness of a letter after another, 0 to 9 on a logarithmic scale: a row for each letter of the alphabet, and one for the edge of a word,
 * each with a digit for every letter that may follow and one for the edge. Counted over the distinct words of `src/locales/ru` and
 * `src/locales/kg` and the words of the demonstration data.
 */
const COMMON: readonly string[] = [
  '456554361667580586733345520000358', // а
  '600005005014125040040000022400013', // б
  '602006005044035123420200010510035', // в
  '600015005002006040040000000500004', // г
  '702036106022146332250000000600015', // д
  '244553440566580475602213310000008', // е
  '500045003010044000020000000300002', // ж
  '633353004000433022020000000410005', // з
  '224345354556562266703334400000267', // и
  '020140002024211024501000100400006', // й
  '703006006034227154660002300500006', // к
  '740566206032236203350000000550445', // л
  '620336005022325300040000000300016', // м
  '720366007050056004550023000620048', // н
  '057564442566665566602324400000327', // о
  '500005005025027061440002000100015', // п
  '732566306043447114560201200620026', // р
  '603005005064335544750203000640054', // с
  '805027006050247355560000000660017', // т
  '032442340255550454460005320000327', // у
  '400000004000004030110000000000000', // ф
  '000000001000004130100000000000005', // х
  '300003005000000000010000000000001', // ц
  '500006005030041000340000000500003', // ч
  '400005004032012101430000000300003', // ш
  '200003004000000000000000000000000', // щ
  '000001000000000000000000000000000', // ъ
  '023434050556460454400402400000038', // ы
  '000100020030140002300000210000106', // ь
  '000000000033200024300000000002000', // э
  '010000000002010000420002020000004', // ю
  '003122030023130022400022010000107', // я
  '777463666285677868764236400406010', // beginning of a word
];

/** Letters of other Cyrillic alphabets used in the country and beside it; they say nothing for or against a reading. */
const NEIGHBOURS = 'өүңқғһәіїєґўұҳҷӣӯ';
/** Characters of typography that stand between words of real texts. */
const TYPOGRAPHY = '\u00a0\u202f«»„“”‘’–—…№§°•·';

const UNCOMMON = -3;
const IMPOSSIBLE = -8;

/** Legibility of a text as Russian. */
export interface Legibility {
  /** Number of pairs of letters, edges of words included. */
  readonly pairs: number;
  /** Mean commonness of the pairs. */
  readonly mean: number;
  /** True when the text is unlike Russian: capitals within words, or symbols and Latin letters beside Cyrillic ones. */
  readonly isOdd: boolean;
}

type Sort = 'letter' | 'neighbour' | 'latin' | 'between' | 'strange';

/** Sort of a character, its row among the common pairs, and its case. */
interface Character {
  readonly sort: Sort;
  readonly row: number;
  readonly isCapital: boolean;
}

const KNOWN: ReadonlyMap<string, Character> = new Map(
  [
    ...[...ALPHABET].map((letter, row) => [letter, 'letter', row] as const),
    ['ё', 'letter', ALPHABET.indexOf('е')] as const,
    ...[...NEIGHBOURS].map((letter) => [letter, 'neighbour', EDGE] as const),
    ...[...TYPOGRAPHY].map((character) => [character, 'between', EDGE] as const),
    ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).map(
      (character) => [character, /[A-Za-z]/.test(character) ? 'latin' : 'between', EDGE] as const,
    ),
  ].flatMap(([small, sort, row]): (readonly [string, Character])[] => [
    [small, { sort, row, isCapital: false }],
    ...(sort === 'letter' || sort === 'neighbour'
      ? [[small.toUpperCase(), { sort, row, isCapital: true }] as const]
      : []),
  ]),
);

const STRANGE: Character = { sort: 'strange', row: EDGE, isCapital: false };
const BEGIN: Character = { sort: 'between', row: EDGE, isCapital: false };

const PAIRS: readonly (readonly number[])[] = COMMON.map((row) => [...row].map(Number));

/**
 * Measures how much a text looks like Russian words. Texts read in a wrong encoding have rare pairs of letters, capitals within words, and
 * symbols or Latin letters beside Cyrillic ones. Only words with other than ASCII characters count.
 */
export function legibilityOf(text: string): Legibility {
  let pairs = 0;
  let sum = 0;
  let isOdd = false;
  let before = BEGIN;
  for (const character of `${text} `) {
    const now = KNOWN.get(character) ?? STRANGE;
    const value = valueOf(before, now);
    if (value !== undefined) {
      pairs += 1;
      sum += value;
      isOdd ||= value < 0;
    }
    before = now;
  }
  return { pairs, mean: pairs === 0 ? 0 : sum / pairs, isOdd };
}

/** Commonness of two characters one after the other; `undefined` when neither is evidence. */
function valueOf(before: Character, now: Character): number | undefined {
  if (now.sort === 'strange') {
    return before.sort === 'between' ? UNCOMMON : IMPOSSIBLE;
  }
  if (now.sort === 'letter') {
    if (before.sort === 'letter' || before.sort === 'between') {
      const isCapitalWithin = before.sort === 'letter' && !before.isCapital && now.isCapital;
      return isCapitalWithin ? UNCOMMON : PAIRS[before.row]?.[now.row];
    }
    return before.sort === 'neighbour' ? undefined : IMPOSSIBLE;
  }
  if (before.sort !== 'letter' || now.sort === 'neighbour') {
    return undefined;
  }
  return now.sort === 'latin' ? IMPOSSIBLE : PAIRS[before.row]?.[EDGE];
}
