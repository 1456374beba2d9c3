import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';

/** The texts of one namespace in one language, by their full key. */
export type Words = ReadonlyMap<string, string>;

/** Every namespace in one language. */
export type Locale = ReadonlyMap<string, Words>;

/** Namespaces of the screens are known to i18next by their names alone. */
const SCREENS = /^screens\//;

/** Reads every text under `src/locales`; a namespace is a file, `failures`, `login` or `papers/receipt`. */
export function readLocales(tree: string): ReadonlyMap<Language, Locale> {
  return new Map(LANGUAGES.map((language) => [language, readLocale(join(tree, 'src/locales', language))]));
}

function readLocale(folder: string): Locale {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.slice(0, -'.json'.length).replace(SCREENS, ''), readWords(join(folder, name))]),
  );
}

function readWords(file: string): Words {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(flattened(content, ''));
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
