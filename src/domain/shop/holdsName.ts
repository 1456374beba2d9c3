import { transliterate } from '../swift/transliterate';

/**
 * Spellings of one sound in Latin letters, each with the one they are compared by: ICAO Doc 9303, its editions before 2013, GOST 7.79 and the
 * English spelling of names.
 */
const SPELLINGS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/['’-]/g, ''],
  [/shch|sch/g, 'sh'],
  [/dzh|dj/g, 'zh'],
  [/[iy]+/g, 'i'],
  [/^i(?=e)|(?<=.)i(?=[aeou])/g, ''],
  [/kh/g, 'h'],
  [/x/g, 'ks'],
  [/tc|tz|ts/g, 'c'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

/** A word by its sounds. The letter j stands for two of them: Jenish is Zhenish, and Julija is Yuliya. */
function soundsOf(word: string): readonly string[] {
  return ['zh', 'y'].map((sound) =>
    SPELLINGS.reduce((text, [spelling, same]) => text.replaceAll(spelling, same), word.replaceAll(/(?<!d)j/g, sound)),
  );
}

/** Words in small Latin letters. */
function wordsOf(text: string): readonly string[] {
  const latin = transliterate(text);
  return latin.ok
    ? latin.value
        .toLowerCase()
        .split(/[\s.]+/)
        .filter((word) => word !== '')
    : [];
}

/**
 * True for the name on a card that is the full name of a person: all its words or some, at least two of them, in any order and in any usual
 * spelling, the first ones also by their initials.
 */
export function holdsName(holder: string, fullName: string): boolean {
  const written = wordsOf(holder);
  const name = wordsOf(fullName);
  const whole = written.filter((word) => word.length > 1);
  return whole.length > 0 && written.length >= Math.min(2, name.length) && canPair(written, name);
}

/** True when every written word can have a word of the name of its own. */
function canPair([word, ...rest]: readonly string[], name: readonly string[]): boolean {
  return word === undefined || name.some((one, index) => fits(word, one) && canPair(rest, name.toSpliced(index, 1)));
}

function fits(word: string, one: string): boolean {
  if (word.length === 1 && one.startsWith(word)) {
    return true;
  }
  const sounds = soundsOf(one);
  return soundsOf(word).some((written) =>
    word.length === 1 ? sounds.some((sound) => sound.startsWith(written)) : sounds.includes(written),
  );
}
