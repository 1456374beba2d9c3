import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';

/** The texts of one namespace in one language, by their full key. */
export type Words = ReadonlyMap<string, string>;

/** Every namespace in one language. */
export type Locale = ReadonlyMap<string, Words>;

/** Folder of the files that i18next loads: their namespaces are known by their names alone. */
const SCREENS = 'screens/';

/** Files that are one namespace each. */
const ONE_NAMESPACE = /^(?:failures$|domain\/)/;

/** Reads every text under `src/locales`; a namespace is `failures`, a file of `domain`, or the first key of another file: `login`, `documents/receipt`. */
export function readLocales(tree: string): ReadonlyMap<Language, Locale> {
  return new Map(LANGUAGES.map((language) => [language, readLocale(join(tree, 'src/locales', language))]));
}

function readLocale(folder: string): Locale {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => readFile(join(folder, name), name.slice(0, -'.json'.length))),
  );
}

function readFile(path: string, file: string): readonly (readonly [namespace: string, words: Words])[] {
  const content: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(path, 'utf8'));
  return ONE_NAMESPACE.test(file)
    ? [[file, new Map(flattened(content, ''))]]
    : Object.entries(content).map(([key, words]) => [namespaceOf(file, key), new Map(flattened(words, ''))]);
}

/** Namespace of a key, whose names are given one by one, and the rest of the key. */
export function placeOf(
  file: string,
  [first = '', ...rest]: readonly string[],
): readonly [namespace: string, key: string] {
  return ONE_NAMESPACE.test(file) ? [file, [first, ...rest].join('.')] : [namespaceOf(file, first), rest.join('.')];
}

function namespaceOf(file: string, key: string): string {
  return file.startsWith(SCREENS) ? key : `${file}/${key}`;
}

function flattened(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') {
    return [[key, value]];
  }
  if (typeof value !== 'object' || value === null) {
    return [[key, '']];
  }
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, key === '' ? name : `${key}.${name}`));
}
