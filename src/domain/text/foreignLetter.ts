/** Letter of another alphabet in an identifier of Latin letters and digits. */
export interface ForeignLetter {
  readonly letter: string;
  /** Position among the characters of the identifier, from 1. */
  readonly position: number;
  readonly isCyrillic: boolean;
}

/** First letter outside the Latin alphabet in an identifier; `undefined` when it has none. */
export function foreignLetterIn(identifier: string): ForeignLetter | undefined {
  const characters = [...identifier];
  const index = characters.findIndex((character) => /\p{L}/u.test(character) && !/[A-Za-z]/.test(character));
  const letter = characters[index];
  return letter === undefined
    ? undefined
    : { letter, position: index + 1, isCyrillic: /\p{Script=Cyrillic}/u.test(letter) };
}
