import { parseSync } from 'vite';

import { partsOfScript } from './scriptParts.mjs';

/** @typedef {import('./scriptParts.mjs').Part} Part */

/** Names that the language itself calls. */
const CALLED_BY_THE_LANGUAGE = ['toString', 'valueOf', 'toJSON', 'next', 'return', 'then', 'constructor', 'prototype'];

/**
 * The script as a module of what is reached from some of its exports. It is one that Closure Compiler made with all names kept, such as
 * google-protobuf. A bundler must keep every assignment to an object. Here names decide: a part that no reached part names is not
 * called. A part that cannot be analysed is kept.
 *
 * @param {string} code
 * @param {{ exported: readonly string[], names: Iterable<string> }} wanted exports, and everything that their users name
 * @returns {string}
 */
export function reachableParts(code, { exported, names }) {
  const { program } = parseSync('script.cjs', code, { sourceType: 'commonjs', preserveParens: false });
  const parts = partsOfScript(program, code);
  const reached = reach(parts, exported, new Set([...names, ...CALLED_BY_THE_LANGUAGE]));
  return parts
    .filter((part) => part.kind !== 'member' && reached.has(part))
    .map(({ text }) => text.replaceAll(/\/\*@(\d+)@\*\//g, (_mark, at) => memberAt(parts, reached, at)))
    .join('\n');
}

/**
 * @param {readonly Part[]} parts
 * @param {ReadonlySet<Part>} reached
 * @param {string} at
 */
function memberAt(parts, reached, at) {
  const part = parts.find(({ member }) => member === at);
  return part !== undefined && reached.has(part) ? part.text : '';
}

/**
 * @param {readonly Part[]} parts
 * @param {readonly string[]} exported
 * @param {Set<string>} names
 */
function reach(parts, exported, names) {
  /** @type {Set<string>} */
  const paths = new Set();
  /** @type {Set<string>} */
  const values = new Set();
  // Who hands an object on may ask for anything in it.
  const isPathReached = (/** @type {string} */ path) =>
    paths.has(path) || prefixesOf(path).some((prefix) => values.has(prefix));
  /** @type {Set<Part>} */
  const reached = new Set();
  for (let grows = true; grows;) {
    grows = false;
    for (const part of parts) {
      const isReached =
        part.kind === 'export'
          ? exported.includes(part.exported ?? '')
          : part.paths.every(isPathReached) && (part.name === undefined || names.has(part.name));
      if (isReached && !reached.has(part)) {
        grows = true;
        reached.add(part);
        part.refers.values.forEach((path) => values.add(path));
        [...part.refers.paths, ...part.refers.values].forEach((path) =>
          prefixesOf(path).forEach((one) => paths.add(one)),
        );
        part.refers.names.forEach((name) => names.add(name));
      }
    }
  }
  return reached;
}

/**
 * `a`, `a.b`, `a.b.c`
 *
 * @param {string} path
 */
function prefixesOf(path) {
  const steps = path.split('.');
  return steps.map((_step, index) => steps.slice(0, index + 1).join('.'));
}
