import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sizeOf } from './bytes.mjs';
import { OWNERS_FILE } from './owners.mjs';
import { root } from './root.mjs';

const FOLDER = join(root, 'dist/app');

/** Files of each page among those that public/early-theme.js asks for, for a customer who reads Russian. */
const AHEAD = {
  login: /\/(?:login|words-ru-(?:all|guest))-/,
  home: /\/(?:connection|operations|home|words-ru-(?:all|home))-/,
};

/** Letters every page has: one font has the first, another the second. */
const LETTERS = ['A', 'А'];

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
 * Styles of a page, and the fonts of Latin and Cyrillic letters.
 *
 * @param {Page} page
 * @returns {ReadonlySet<string>} names below `dist/app`
 */
export function looksOf(page) {
  const linked = [...text('index.html').matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, name = '']) => name);
  // The style of the login page comes with its script, which no file asks for ahead.
  const own = page === 'login' ? named(/^assets\/login-.*\.css$/) : aheadOf(page, '.css');
  const styles = [...linked, ...own];
  return new Set([...styles, ...styles.flatMap(fontsIn)]);
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
  const names = /<meta name="ahead" content="([^"]*)"/.exec(text('index.html'))?.[1]?.split(' ') ?? [];
  return names.filter((name) => name.endsWith(ending) && AHEAD[page].test(name));
}

/** @param {string} style */
function fontsIn(style) {
  return [...text(style).matchAll(/@font-face\s*\{[^}]*\}/g)]
    .filter(([face]) => LETTERS.some((letter) => isIn(letter.codePointAt(0) ?? 0, face)))
    .flatMap(([face]) => /url\(\/?(?:\.\/)?((?:assets\/)?[^)"']+\.woff2)\)/.exec(face)?.[1] ?? [])
    .map((name) => (name.startsWith('assets/') ? name : `assets/${name}`));
}

/**
 * @param {number} codePoint
 * @param {string} face rule of a font; without a range it has every character
 */
function isIn(codePoint, face) {
  const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1];
  return (
    ranges === undefined ||
    ranges.split(',').some((range) => {
      const [, from = '', to = from] = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i.exec(range) ?? [];
      const [first, last] = [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'f'), 16)];
      return first <= codePoint && codePoint <= last;
    })
  );
}

/** @param {string} name below `dist/app` */
function text(name) {
  return readFileSync(join(FOLDER, name), 'utf8');
}
