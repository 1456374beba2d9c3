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

/** A text with its Cyrillic letters, and no other characters, in Latin ones. */
export function latinLetters(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? latinWith(text, () => UNWRITTEN, NOT_CYRILLIC) : text;
}

type Fallback = (letter: string) => string;

/** Writes a text in Latin letters, except for the characters that are kept. */
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
          const differing = index === 0 ? first[small(character)] : after[small(`${all[index - 1]}${character}`)];
          return cased(differing ?? latinOf(character, { table, fallback, kept }), character, isInCapitals);
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
  /** Characters that stay as they are. */
  readonly kept: RegExp;
}

/** Small Latin letters for a letter of either case; other characters as they are carried. */
function latinOf(character: string, { table, fallback, kept }: Writing): string {
  if (kept.test(character)) {
    return character;
  }
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
  return /[\p{L}\p{N}]/u.test(character) ? fallback(character) : ' ';
}

function small(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

function cased(latin: string, character: string, isInCapitals: boolean): string {
  if (character === latin) {
    return latin;
  }
  if (isInCapitals && /\p{L}/u.test(character)) {
    return latin.toUpperCase();
  }
  return /\p{Lu}/u.test(character) ? `${latin.charAt(0).toUpperCase()}${latin.slice(1)}` : latin;
}
