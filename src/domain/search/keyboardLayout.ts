/** Keys of a keyboard from the top left to the bottom right, as the English and the Russian layout have them. */
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const TO_RUSSIAN = keysBetween(ENGLISH, RUSSIAN);
const TO_ENGLISH = keysBetween(RUSSIAN, ENGLISH);

function keysBetween(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]));
}

/** The shortest text worth reading on another layout; two letters are as likely meant as they are. */
const SHORTEST = 3;

/**
 * The text as the same keys write it on the other layout: "cdtn" is «свет», "ьупфсщь" is "megacom". `undefined` for what is too short, or
 * has letters of both layouts or of none.
 */
export function onOtherLayout(text: string): string | undefined {
  const lower = text.trim().toLowerCase();
  const hasLatin = /[a-z]/.test(lower);
  const hasCyrillic = /[а-яё]/.test(lower);
  if (lower.length < SHORTEST || hasLatin === hasCyrillic) {
    return undefined;
  }
  const keys = hasLatin ? TO_RUSSIAN : TO_ENGLISH;
  return [...lower].map((letter) => keys.get(letter) ?? letter).join('');
}
