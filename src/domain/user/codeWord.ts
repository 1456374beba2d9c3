/** The word by which the bank knows a customer on the telephone: 2 to 15 Latin or Cyrillic letters (specification 1, section 5). */
export function isCodeWord(word: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,15}$/u.test(word) && /^\p{L}+$/u.test(word);
}

/** Normal form of a code word, stored and compared: letter case is inaudible on the phone. */
export function comparableCodeWord(word: string): string {
  return word.normalize('NFC').toLowerCase();
}
