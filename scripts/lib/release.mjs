import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { writeBill } from './billOfMaterials.mjs';
import { root } from './root.mjs';

/** Files that a bank reads besides its packages: the build, the SQL of its schema, and the texts and pages it finds by their path. */
const FILES = [
  'package.json',
  'package-lock.json',
  'dist/app',
  'dist/bank',
  'bank/modules/identity/commonPasswords.txt',
  'bank/sandbox/page',
  'docs/deploy.md',
];

/** Packages whose files are read by their path and that no code imports: fonts of documents. */
const READ_AS_FILES = ['@expo-google-fonts/noto-sans', '@embedpdf/fonts-sc'];

/** Names of packages in statements of the bundled bank, which are written with double quotes. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*"((?:@[\w.-]+\/)?[\w.-]+)[^"\n]*"/g;

/**
 * @typedef {{ version?: string, dev?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 */

/** @returns {Record<string, LockedPackage>} the packages of package-lock.json by their folders */
export function lockedPackages() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * Copies what a built bank runs of, and nothing else: no sources, no tests, no packages of the application or of developers. An embedded
 * PostgreSQL is none of it, so the bank needs `DATABASE_URL`.
 *
 * @param {string} folder that is made, or is empty
 */
export function copyRelease(folder) {
  for (const path of [...FILES, ...sqlFiles(), ...packageFolders()]) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, path), target, { recursive: true, filter: (source) => isOfPackage(source, path) });
  }
  writeBill(folder, lockedPackages());
}

/**
 * Packages within a package are named by themselves.
 *
 * @param {string} source
 * @param {string} path
 */
function isOfPackage(source, path) {
  return !source.slice(join(root, path).length).includes('node_modules');
}

/** @returns {string[]} */
function sqlFiles() {
  return readdirSync(join(root, 'bank'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => `bank/${path.replaceAll('\\', '/')}`);
}

/** Folders of the packages that the built bank imports, with those that they need; packages of other platforms are not installed. */
export function packageFolders() {
  const locked = lockedPackages();
  /** @type {Set<string>} */
  const found = new Set();
  const left = [...importedPackages(), ...READ_AS_FILES].map((name) => `node_modules/${name}`);
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    if (found.has(folder)) {
      continue;
    }
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = folderSeenFrom(folder, name);
      if (needed !== undefined) {
        left.push(needed);
      }
    }
  }
  return [...found].sort();
}

/**
 * Looks for a package as Node does: beside the one that needs it, then further up.
 *
 * @param {string} folder
 * @param {string} name
 */
function folderSeenFrom(folder, name) {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const inside = `${at}/node_modules/${name}`;
    if (existsSync(join(root, inside))) {
      return inside;
    }
  }
  return existsSync(join(root, 'node_modules', name)) ? `node_modules/${name}` : undefined;
}

/** @returns {Set<string>} */
function importedPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bundles = readdirSync(join(root, 'dist/bank')).filter((name) => name.endsWith('.mjs'));
  const texts = bundles.map((name) => readFileSync(join(root, 'dist/bank', name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => name));
  return new Set(names.filter((name) => Object.hasOwn(dependencies, name)));
}
