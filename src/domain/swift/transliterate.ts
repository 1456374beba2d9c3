import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { LANGUAGE_TABLES, LETTERS, REPLACEMENTS } from './letterTables';
import type { LetterTable } from './letterTables';
import { plainText } from '../text/plainText';

const CARRIED = /^[A-Za-z0-9/\-?:().,'+ ]$/;
/** A run of letters with the marks and apostrophes within it, or any other character. */
const PARTS = /[\p{L}\p{M}]+(?:['’ʼʻ][\p{L}\p{M}]+)*|[^]/gu;
const MARKS = /\p{M}/gu;
const NOT_CYRILLIC = /^\P{Script=Cyrillic}$/u;
/** Substitute for a letter that cannot be written, in messages that are sent without a person to ask. */
const UNWRITTEN = '?';

/**
 * A text in Latin letters a SWIFT message carries; a refusal is the first letter that cannot be written in them. Letters may change and
 * never vanish; a word in capitals stays in capitals.
 */
export function transliterate(text: string): Result<string, string> {
  let unwritten: string | undefined;
  const latin = latinWith(text, (letter) => {
    unwritten ??= letter;
    return UNWRITTEN;
  });
  return unwritten === undefined ? success(latin) : refusal(unwritten);
}

/** A text in Latin letters a SWIFT message carries; a question mark stands for a letter that cannot be written in them. */
export function latinText(text: string): string {
  return latinWith(text, () => UNWRITTEN);
}

/** A text with the characters of a pattern as they are, and all others in Latin letters, with a question mark for those that have none. */
export function latinExcept(text: string, kept: RegExp): string {
  return latinWith(text, () => UNWRITTEN, kept);
}

/** A text with its Cyrillic letters, and no other characters, in Latin ones. */
export function latinLetters(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? latinExcept(text, NOT_CYRILLIC) : text;
}

type Fallback = (letter: string) => string;

/** Writes a text in Latin letters, except for the characters that match `kept`. */
function latinWith(text: string, fallback: Fallback, kept = CARRIED): string {
  const plain = plainText(text);
  const { letters = {}, first = {}, after = {} } = LANGUAGE_TABLES.find(({ isIn }) => isIn(plain)) ?? {};
  const table: LetterTable = { ...LETTERS, ...letters };
  const isLoud = !/\p{Ll}/u.test(plain);
  return (plain.match(PARTS) ?? [])
    .map((part) => {
      const isInCapitals = isLoud || (/\p{Lu}.*\p{Lu}/u.test(part) && !/(?!ß)\p{Ll}/u.test(part));
      return [...part]
        .map((character, index, all) => {
          if (kept.test(character)) {
            return character;
          }
          const differing = index === 0 ? first[small(character)] : after[small(`${all[index - 1]}${character}`)];
          return cased(differing ?? latinOf(character, { table, fallback }), character, isInCapitals);
        })
        .join('');
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

interface Writing {
  readonly table: LetterTable;
  readonly fallback: Fallback;
}

/** Small Latin letters for a letter of either case, or the replacement of another character. */
function latinOf(character: string, { table, fallback }: Writing): string {
  const known = table[small(character)] ?? REPLACEMENTS[character];
  if (known !== undefined) {
    return known;
  }
  const bare = small(character).normalize('NFKD').replace(MARKS, '');
  if (
    bare.trim() !== '' &&
    bare !== small(character) &&
    [...bare].every((part) => CARRIED.test(part) || part in table)
  ) {
    return [...bare].map((part) => table[part] ?? part).join('');
  }
  if (/\p{Mn}/u.test(character)) {
    // A mark that no letter is composed with.
    return '';
  }
  return /[\p{L}\p{N}]/u.test(character) ? fallback(character) : ' ';
}

function small(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** Small letters that replace a character, in its case. */
export function cased(latin: string, character: string, isInCapitals: boolean): string {
  if (character === latin) {
    return latin;
  }
  if (isInCapitals && /\p{L}/u.test(character)) {
    return latin.toUpperCase();
  }
  return /\p{Lu}/u.test(character) ? `${latin.charAt(0).toUpperCase()}${latin.slice(1)}` : latin;
}
