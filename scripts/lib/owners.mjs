import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { transform } from 'esbuild';

import { root } from './root.mjs';

/** Bytes of each script of the application by owner, beside the build. */
export const OWNERS_FILE = join(root, 'dist', 'owners.json');

/** Depth of the folder that owns a file, by the folder it stands in; the longest that fits counts. */
const DEPTHS = [
  { under: 'src/ui/features/', folders: 5 },
  { under: 'src/locales/', folders: 5 },
  { under: 'src/', folders: 3 },
  { under: 'proto/', folders: 1 },
];

/**
 * Owner of a module: its package, or a folder of the application.
 *
 * @param {string} id of a module, as the bundler has it
 * @returns {string}
 */
export function ownerOf(id) {
  const [path = ''] = id.replaceAll('\0', '').split('?');
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (packaged !== undefined) {
    return packaged;
  }
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '';
  const depth = DEPTHS.find(({ under }) => inside.startsWith(under))?.folders;
  if (depth === undefined) {
    return 'the bundler';
  }
  const parts = inside.split('/');
  return parts.slice(0, Math.min(depth, parts.length)).join('/');
}

/**
 * Writes `dist/owners.json`: for each script its owners with their bytes, minified and as gzip has them. What owners have in common
 * compresses better together, so their sum is somewhat above the size of the script.
 *
 * @returns {import('vite').Plugin}
 */
export function owners() {
  return {
    name: 'owners',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = await Promise.all(
        scripts.map(async ({ fileName, modules }) => [fileName, await bytesByOwner(modules)]),
      );
      mkdirSync(dirname(OWNERS_FILE), { recursive: true });
      writeFileSync(OWNERS_FILE, JSON.stringify(Object.fromEntries(entries), undefined, 1));
    },
  };
}

/**
 * @param {Readonly<Record<string, { readonly code: string | null }>>} modules
 * @returns {Promise<Readonly<Record<string, number>>>}
 */
async function bytesByOwner(modules) {
  /** @type {Map<string, string>} */
  const codes = new Map();
  for (const [id, { code }] of Object.entries(modules)) {
    const owner = ownerOf(id);
    codes.set(owner, `${codes.get(owner) ?? ''}${code ?? ''}\n`);
  }
  const sizes = await Promise.all([...codes].map(async ([owner, code]) => [owner, await bytesOf(code)]));
  return Object.fromEntries(sizes.sort());
}

/** @param {string} code */
async function bytesOf(code) {
  // A name that two modules of the owner give is changed by the bundler only if both are of the same script, as they are here.
  const { code: minified } = await transform(code, { minify: true, format: 'esm', logLevel: 'silent' });
  return gzipSync(minified, { level: 9 }).length;
}
