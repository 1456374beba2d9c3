/** An answer to a security question: Latin or Cyrillic letters only, 2 to 30 of them (specification 1, section 5). */
export function isSecretAnswer(answer: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,30}$/u.test(answer) && /^\p{L}+$/u.test(answer);
}

/** Normal form of an answer, stored and compared: its letter case is easily forgotten. */
export function comparableAnswer(answer: string): string {
  return answer.normalize('NFC').toLowerCase();
}
