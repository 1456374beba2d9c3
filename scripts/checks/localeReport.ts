import { baseKey, localeFindings } from './localeFindings';
import { readLocales } from './localeFiles';
import { readProgram, usedWords } from './usedKeys';
import { usedTexts } from './usedTexts';

export interface LocaleReport {
  /** Number of texts in the default language. */
  readonly texts: number;
  /** Number of keys found in use. */
  readonly used: number;
  readonly findings: readonly string[];
}

/** Checks the texts of a source tree: differences between languages, unused keys, and texts outside the locale files. */
export function localeReport(tree: string): LocaleReport {
  const locales = readLocales(tree);
  const program = readProgram(tree);
  const { keys, loose } = usedWords(program);
  const used = new Set([...keys, ...usedTexts(program)].map(({ namespace, key }) => `${namespace}:${key}`));
  const russian = [...(locales.get('ru') ?? new Map())].flatMap(([namespace, words]) =>
    [...words.keys()].map((key) => ({ name: `${namespace}:${key}`, base: `${namespace}:${baseKey(key)}` })),
  );
  const unused = russian.filter(({ name, base }) => ![name, base, ...groupsAround(base)].some((key) => used.has(key)));
  const present = new Set(russian.flatMap(({ name, base }) => [name, base, ...groupsAround(base)]));
  return {
    texts: russian.length,
    used: used.size,
    findings: [
      ...localeFindings(locales),
      ...unused.map(({ name }) => `${name} is shown and written nowhere`),
      ...[...used].filter((name) => !present.has(name)).map((name) => `${name} is used and has no text`),
      ...loose.map((place) => `${place} stands outside the locale files`),
    ],
  };
}

/** The groups of texts a key stands in, which a screen may ask for as a whole. */
function groupsAround(key: string): readonly string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('.'));
}
