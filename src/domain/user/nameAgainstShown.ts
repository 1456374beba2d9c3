import { transliterate } from '../swift/transliterate';

/** The answer to a typed name: it fits the shown one, fits as far as it goes, or cannot be meant. */
export type NameMatch = 'match' | 'close' | 'different';

/** Endings of patronymics in Latin letters. Nothing of them is shown, so nothing of them can be compared. */
const PATRONYMIC = /(?:ovich|evich|ovna|evna|ichna)$/;
const CHILD_OF: ReadonlySet<string> = new Set(['uulu', 'kyzy']);

/**
 * Compares a name as a customer types it with the name the bank shows (`shownName`), word by word, in any order and in either
 * alphabet. Only the shown parts are compared, so an answer reveals no more than the shown name.
 */
export function nameAgainstShown(typed: string, shown: string): NameMatch | undefined {
  const wanted = wordsOf(shown);
  const words = wordsOf(typed);
  if (words.length === 0 || wanted.length === 0) {
    return undefined;
  }
  // As typed first: "Войнович" and "Уулу" are family names too.
  const whole = compared(words, wanted);
  return whole === 'match' || !isInitial(wanted.at(-1) ?? '') ? whole : compared(withoutPatronymic(words), wanted);
}

function compared(words: readonly string[], wanted: readonly string[]): NameMatch {
  if (!canPair(words, wanted)) {
    return 'different';
  }
  return words.length === wanted.length ? 'match' : 'close';
}

/** True when every word can have a shown word of its own: an initial fits many, so one choice may leave nothing for the next. */
function canPair([word, ...rest]: readonly string[], wanted: readonly string[]): boolean {
  return (
    word === undefined || wanted.some((one, index) => fits(word, one) && canPair(rest, wanted.toSpliced(index, 1)))
  );
}

function fits(word: string, shown: string): boolean {
  return isInitial(shown) ? word.startsWith(shown.slice(0, -1)) : word.replace(/\.$/, '') === shown;
}

function isInitial(word: string): boolean {
  return word.endsWith('.');
}

/** Words of a name without the patronymic; the name as it is when nothing would remain. */
function withoutPatronymic(words: readonly string[]): readonly string[] {
  const kept = words.filter(
    (word, index) => !PATRONYMIC.test(word) && !CHILD_OF.has(word) && !CHILD_OF.has(words[index + 1] ?? ''),
  );
  return kept.length === 0 ? words : kept;
}

/** Characters without a counterpart in Latin letters. */
const SILENT = /[ъь]/g;

/** In small Latin letters where there are any. */
function wordsOf(text: string): readonly string[] {
  return text
    .replace(/[«»"“”,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase().replace(SILENT, ''))
    .map((word) => {
      const latin = transliterate(word);
      return latin.ok && latin.value !== '' ? latin.value : word;
    });
}
