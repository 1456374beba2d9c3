import { readName } from '../text/identifiers';
/** Longest name that fits on a card. */
export const MAX_HOLDER_LENGTH = 26;

const HOLDER = /^[A-Z](?:[A-Z]|\.? (?=[A-Z])|['.-](?=[A-Z]))*\.?$/;

/** True for a name as it is pressed into a card: Latin capitals, parted by single spaces, hyphens, full stops or apostrophes. */
export function isHolder(text: string): boolean {
  return text.length <= MAX_HOLDER_LENGTH && HOLDER.test(text);
}

/** A typed name as it is pressed into a card. */
export function holderOf(typed: string): string {
  return readName(typed).toLocaleUpperCase('en');
}
