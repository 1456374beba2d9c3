import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './root.mjs';

/** Folders of `tests` that are divided by area: into folders of its name, or files of its name. */
const HOMES = ['domain', 'application', 'ui', 'bank', 'contract', 'e2e'];

/**
 * Paths from the root of the tests that belong to areas.
 *
 * @returns {readonly string[]}
 */
export function testFiles() {
  return HOMES.flatMap((home) =>
    readdirSync(join(root, 'tests', home), { recursive: true, encoding: 'utf8' })
      .map((path) => `tests/${home}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.test\.tsx?$/.test(path)),
  ).sort();
}

/**
 * Tests that have the words of an area, in singular or plural, in the name of a folder or of their own: of `cards` also
 * `tests/domain/card` and `tests/contract/cardChanges.test.ts`.
 *
 * @param {string} area
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
export function testsOf(area, files) {
  const wanted = ` ${wordsOf(area)} `;
  return wanted.trim() === ''
    ? []
    : files.filter((file) => namesOf(file).some((name) => ` ${wordsOf(name)} `.includes(wanted)));
}

/**
 * Areas that have a folder anywhere, or a file in the contract or the browser; one name for singular and plural.
 *
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
export function areaNames(files) {
  const names = new Map(files.map((file) => namesOf(file)[0] ?? '').map((name) => [wordsOf(name), name]));
  return [...names.values()].sort();
}

/**
 * Folders below the home of a test, and the name of its file.
 *
 * @param {string} file
 */
function namesOf(file) {
  return file
    .replace(/\.test\.tsx?$/, '')
    .split('/')
    .slice(2);
}

/**
 * `cardChanges` is `card change`.
 *
 * @param {string} name in camel case
 */
function wordsOf(name) {
  return name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase().replace(/(?<=x|s|ch)es$|(?<!s)s$/, ''))
    .join(' ')
    .trim();
}
