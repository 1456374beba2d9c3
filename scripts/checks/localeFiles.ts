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

/** Configuration of the compiler, which stands beside the texts. */
const NO_TEXTS = 'tsconfig.json';

/**
 * Reads every text under `src/locales`; a namespace is `failures`, a file of `domain`, or the first key of another file: `login`,
 * `documents/receipt`. A file beside the folders of the languages is a namespace that has each text in every language.
 */
export function readLocales(tree: string): ReadonlyMap<Language, Locale> {
  const root = join(tree, 'src/locales');
  const shared = filesIn(root, { recursive: false }).filter((name) => name !== NO_TEXTS);
  return new Map(
    LANGUAGES.map((language) => [
      language,
      new Map([
        ...readLocale(join(root, language)),
        ...shared.map((name) => [withoutEnding(name), wordsOf(join(root, name), language)] as const),
      ]),
    ]),
  );
}

function readLocale(folder: string): Locale {
  return new Map(
    filesIn(folder, { recursive: true }).flatMap((name) => readFile(join(folder, name), withoutEnding(name))),
  );
}

function filesIn(folder: string, { recursive }: { readonly recursive: boolean }): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : [];
  return files.filter((name) => name.endsWith('.json'));
}

function withoutEnding(name: string): string {
  return name.slice(0, -'.json'.length);
}

/** Texts in one language of a file that has each text in every language: the last key is the language. */
function wordsOf(path: string, language: Language): Words {
  const ending = `.${language}`;
  const texts = flattened(JSON.parse(readFileSync(path, 'utf8')), '');
  return new Map(
    texts.filter(([key]) => key.endsWith(ending)).map(([key, text]) => [key.slice(0, -ending.length), text]),
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
