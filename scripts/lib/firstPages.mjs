import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sizeOf } from './bytes.mjs';
import { OWNERS_FILE } from './owners.mjs';
import { root } from './root.mjs';

const FOLDER = join(root, 'dist/app');

/** Files of each page among those that src/ui/early/early.js asks for, for a customer who reads Russian. */
const AHEAD = {
  login: /\/(?:login|words-ru-(?:all|guest))-/,
  home: /\/(?:connection|operations|home|words-ru-(?:all|home))-/,
};

/** @typedef {keyof typeof AHEAD} Page */

/** @type {readonly Page[]} */
export const FIRST_PAGES = ['login', 'home'];

/**
 * Scripts of a page: those of the document, those asked for ahead, and all that these import at once.
 *
 * @param {Page} page
 * @returns {ReadonlySet<string>} names below `dist/app`
 */
export function scriptsOf(page) {
  const html = text('index.html');
  const begins = [...html.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
  return importedBy([...begins, ...aheadOf(page, '.js')]);
}

/**
 * Styles of a page, and the fonts it asks for ahead: those of Latin and Cyrillic letters.
 *
 * @param {Page} page
 * @returns {ReadonlySet<string>} names below `dist/app`
 */
export function looksOf(page) {
  const linked = [...text('index.html').matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, name = '']) => name);
  // The style of the login page comes with its script, which no file asks for ahead.
  const own = page === 'login' ? named(/^assets\/login-.*\.css$/) : aheadOf(page, '.css');
  return new Set([...linked, ...own, ...namesAhead().filter((name) => name.endsWith('.woff2'))]);
}

/**
 * The files and everything they import at once.
 *
 * @param {readonly string[]} names below `dist/app`
 * @returns {ReadonlySet<string>}
 */
export function importedBy(names) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!found.has(name)) {
      found.add(name);
      waiting.push(
        ...[...text(name).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file = '']) => `assets/${file}`),
      );
    }
  }
  return found;
}

/**
 * Names of the scripts of the application that fit.
 *
 * @param {RegExp} pattern
 * @returns {readonly string[]} names below `dist/app`
 */
export function named(pattern) {
  return readdirSync(join(FOLDER, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((name) => pattern.test(name));
}

/**
 * Bytes of some files together.
 *
 * @param {Iterable<string>} names below `dist/app`
 * @returns {number}
 */
export function bytesOf(names) {
  return [...names].reduce((sum, name) => sum + sizeOf(name, readFileSync(join(FOLDER, name))), 0);
}

/**
 * Bytes of the scripts of a page by owner.
 *
 * @param {Page} page
 * @returns {ReadonlyMap<string, number>} the largest first
 */
export function bytesByOwner(page) {
  /** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */
  const owners = JSON.parse(readFileSync(OWNERS_FILE, 'utf8'));
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const script of scriptsOf(page)) {
    for (const [owner, bytes] of Object.entries(owners[script] ?? {})) {
      sums.set(owner, (sums.get(owner) ?? 0) + bytes);
    }
  }
  return new Map([...sums].sort(([, left], [, right]) => right - left));
}

/**
 * @param {Page} page
 * @param {string} ending
 */
function aheadOf(page, ending) {
  return namesAhead().filter((name) => name.endsWith(ending) && AHEAD[page].test(name));
}

/** @returns {readonly string[]} */
function namesAhead() {
  return /<meta name="ahead" content="([^"]*)"/.exec(text('index.html'))?.[1]?.split(' ') ?? [];
}

/** @param {string} name below `dist/app` */
function text(name) {
  return readFileSync(join(FOLDER, name), 'utf8');
}
