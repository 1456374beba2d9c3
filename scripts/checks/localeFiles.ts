import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';

/** The texts of one namespace in one language, by their full key. */
export type Words = ReadonlyMap<string, string>;

/** Every namespace of the application in one language. */
export type Locale = ReadonlyMap<string, Words>;

const FAILURES_NAMESPACE = 'failures';

/** Reads the words of the screens and the texts of failures. */
export function readLocales(tree: string): ReadonlyMap<Language, Locale> {
  return new Map(LANGUAGES.map((language) => [language, readLocale(tree, language)]));
}

function readLocale(tree: string, language: Language): Locale {
  const folder = join(tree, 'src/ui/locales', language);
  const failures = join(tree, 'src/application/operations/failureTexts', `${language}.json`);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const locale = new Map(files.map((name) => [basename(name, '.json'), readWords(join(folder, name))]));
  if (existsSync(failures)) {
    locale.set(FAILURES_NAMESPACE, readWords(failures));
  }
  return locale;
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
