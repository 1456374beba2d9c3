import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reachableParts } from './reachableParts.mjs';
import { root } from './root.mjs';

const PACKAGE = /\/node_modules\/google-protobuf\/google-protobuf\.js$/;
/** Folder of the messages generated from the contract. */
const MESSAGES = join(root, 'proto/generated');

/**
 * Replaces google-protobuf by those of its parts that the generated messages reach. Maps, extensions, text format, base64 and the
 * detection of browsers are four fifths of the package, which is one file compiled for everybody.
 *
 * @returns {import('vite').Plugin}
 */
export function protobufParts() {
  return {
    name: 'protobuf-parts',
    apply: 'build',
    transform: { filter: { id: PACKAGE }, handler: (code) => ({ code: protobufPartsOf(code), map: null }) },
  };
}

/**
 * The package as a module of what the messages use.
 *
 * @param {string} code of the package
 */
export function protobufPartsOf(code) {
  const files = readdirSync(MESSAGES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const messages = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n');
  const names = [...messages.matchAll(/\.(\w+)/g)].map(([, name = '']) => name);
  const exported = [...messages.matchAll(/\bpb_1\.(\w+)/g)].map(([, name = '']) => name);
  return reachableParts(code, { exported, names });
}
