import { transliterated } from '../swift/transliterate';

/** How a typed name goes with a masked one: every word does, some do, or one of them cannot be meant. */
export type NameMatch = 'match' | 'close' | 'different';

const MASK = '***';

/**
 * Compares a name as a customer types it with the name the bank shows, word by word, in any order and in either alphabet.
 * Nothing but what is shown is compared, so an answer tells nobody more than the mask does.
 */
export function nameAgainstMask(typed: string, shown: string): NameMatch | undefined {
  const words = wordsOf(typed);
  const masks = wordsOf(shown);
  if (words.length === 0 || masks.length === 0) {
    return undefined;
  }
  if (!canPair(words, masks)) {
    return 'different';
  }
  return words.length === masks.length ? 'match' : 'close';
}

/** Whether every word can have a mask of its own: a short word fits many, so one choice may leave nothing for the next. */
function canPair([word, ...rest]: readonly string[], masks: readonly string[]): boolean {
  return word === undefined || masks.some((mask, index) => fits(word, mask) && canPair(rest, masks.toSpliced(index, 1)));
}

function wordsOf(text: string): string[] {
  return text
    .replace(/[«»"“”,.]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => plain(word.toLowerCase()));
}

/** Signs that have no counterpart in Latin letters. */
const SILENT = /[ъь]/g;

/** In Latin letters where there are any; the mask stays what it is. */
function plain(word: string): string {
  return word
    .replace(SILENT, '')
    .split(MASK)
    .map((part) => transliterated(part) || part)
    .join(MASK);
}

function fits(word: string, masked: string): boolean {
  const [first = '', last] = masked.split(MASK);
  return last === undefined ? word === first : word.startsWith(first) && word.endsWith(last) && word.length >= first.length + last.length;
}
