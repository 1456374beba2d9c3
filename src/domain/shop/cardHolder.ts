import { transliterate } from '../swift/transliterate';
import { readName } from '../text/identifiers';
import { MAX_HOLDER_LENGTH } from './shopViolations';

const HOLDER = /^[A-Z](?:[A-Z]|\.? (?=[A-Z])|['.-](?=[A-Z]))*\.?$/;

/** Apostrophes that part no letters, such as the last one of the Uzbek tog'. */
const OUTER_APOSTROPHES = /'(?![A-Z])|(?<![A-Z])'+/g;

/** True for a name as it is pressed into a card: Latin capitals, parted by single spaces, hyphens, full stops or apostrophes. */
export function isHolder(text: string): boolean {
  return text.length <= MAX_HOLDER_LENGTH && HOLDER.test(text);
}

/** A typed name as it is pressed into a card. */
export function holderOf(typed: string): string {
  return readName(typed).toLocaleUpperCase('en');
}

/**
 * Name of a person as it is pressed into a card: in Latin capitals, and with initials for all but the last word, from the one before it on,
 * as long as the whole name does not fit. Empty when a letter of it cannot be written in Latin letters.
 */
export function holderOfPerson(fullName: string): string {
  const latin = transliterate(fullName);
  const words = latin.ok
    ? holderOf(latin.value)
        .replace(/[^A-Z'-]+/g, ' ')
        .replace(OUTER_APOSTROPHES, '')
        .trim()
        .split(' ')
    : [];
  for (let index = words.length - 2; index >= 0 && words.join(' ').length > MAX_HOLDER_LENGTH; index -= 1) {
    words[index] = words[index]?.charAt(0) ?? '';
  }
  const holder = words.join(' ').slice(0, MAX_HOLDER_LENGTH);
  return isHolder(holder) ? holder : '';
}
