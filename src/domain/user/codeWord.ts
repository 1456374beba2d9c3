/** The word by which the bank knows a customer on the telephone: 2 to 15 Latin or Cyrillic letters (specification 1, section 5). */
export function isCodeWord(word: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,15}$/u.test(word) && /^\p{L}+$/u.test(word);
}

/** The word as it is kept and compared: nobody can hear capital letters. */
export function comparableCodeWord(word: string): string {
  return word.normalize('NFC').toLowerCase();
}
