import { foreignLetterIn } from '../text/foreignLetter';

/** Parameters of the messages that name a letter. */
export const FOREIGN_LETTERS = {
  CYRILLIC_LETTER: ['letter', 'position'],
  NON_LATIN_LETTER: ['letter', 'position'],
} as const;

/** Letter of another alphabet in a number or code of Latin letters: its position, from 1, and the letter. */
export type ForeignLetterCode = `${keyof typeof FOREIGN_LETTERS} ${number} ${string}`;

/** Violation of an identifier of Latin letters by its first letter of another alphabet; `undefined` when it has none. */
export function foreignLetterViolation(identifier: string): ForeignLetterCode | undefined {
  const found = foreignLetterIn(identifier);
  return found && `${found.isCyrillic ? 'CYRILLIC_LETTER' : 'NON_LATIN_LETTER'} ${found.position} ${found.letter}`;
}
