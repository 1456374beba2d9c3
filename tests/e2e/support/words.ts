import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import type { Language } from '../../../src/domain/language/Language';
import type failures from '../../../src/locales/ru/failures.json';
import type { ScreenWords } from '../../../src/ui/language/wordFiles';

/** Texts of the screens in one language, by namespace, from the locale files of the application. */
export type Words = ScreenWords & { readonly failures: typeof failures };

/** The words of a language; a test in Kyrgyz presses the same buttons by their Kyrgyz names. */
export function wordsIn(language: Language): Words {
  const folder = join(projectRoot(), 'src/locales', language);
  const contentOf = (path: string): object => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const screens = readdirSync(join(folder, 'screens')).map((name) => contentOf(`screens/${name}`));
  return Object.assign({ failures: contentOf('failures.json') }, ...screens);
}

/** Every key that would stand on the screen if its translation were missing, with and without its namespace. */
export function allKeys(): ReadonlySet<string> {
  const words = wordsIn('ru');
  return new Set(
    Object.entries(words).flatMap(([namespace, value]) => keysOf(value).flatMap((key) => [key, `${namespace}:${key}`])),
  );
}

function keysOf(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const held: unknown = inner;
    return typeof held === 'object' && held !== null ? keysOf(held).map((key) => `${name}.${key}`) : [name];
  });
}
