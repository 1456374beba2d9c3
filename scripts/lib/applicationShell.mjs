import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { isAhead } from './chunks.mjs';
import { earlyScript } from './earlyScript.mjs';
import { fonts } from './fonts.mjs';
import { jitless } from './jitless.mjs';
import { root } from './root.mjs';

const OFFLINE_PAGE = 'offline.html';

/** Files under names that stay, which the offline page asks for. */
const STAYING = ['icon.svg'];

/** Scripts the first pages show words of a language with; the worker keeps those that are asked for. */
const WORDS = /^assets\/words-/;

/** Letters of the languages; others are fetched where they occur. */
const FONTS = /^assets\/first-golos-text-/;

const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16'];

/**
 * @typedef {{ type: 'chunk', fileName: string, code: string, isEntry: boolean, imports: string[], viteMetadata?: { importedCss: Set<string> } }} Chunk
 * @typedef {{ type: 'asset', fileName: string, source: string | Uint8Array }} Asset
 * @typedef {Readonly<Record<string, Chunk | Asset>>} Bundle
 */

/**
 * Adds the offline page and the service worker to the application. The page is built by itself: it must not need a file of the application,
 * and none of the application may run in it. The worker is one file without imports; the names of the files it keeps are written into it.
 *
 * @returns {import('vite').Plugin}
 */
export function applicationShell() {
  return {
    name: 'application-shell',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const page = await offlinePage();
      for (const { fileName, source } of page) {
        if (!(fileName in bundle)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
      const kept = shellOf(/** @type {Bundle} */ (/** @type {unknown} */ (bundle)), page);
      const html = page.find(({ fileName }) => fileName === OFFLINE_PAGE)?.source ?? '';
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerOf(kept, html) });
    },
  };
}

/**
 * Names of the files the worker keeps: the application up to the first page behind the sign-in without its words, the offline page, fonts.
 *
 * @param {Bundle} bundle
 * @param {readonly { fileName: string }[]} page
 * @returns {readonly string[]}
 */
function shellOf(bundle, page) {
  const found = new Set([...page.map(({ fileName }) => fileName), ...STAYING]);
  const waiting = Object.values(bundle)
    .filter((file) => (file.type === 'chunk' && file.isEntry) || isAhead(file.fileName))
    .map(({ fileName }) => fileName)
    .filter((name) => !WORDS.test(name));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (!found.has(name) && file !== undefined) {
      found.add(name);
      waiting.push(...(file.type === 'chunk' ? [...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : []));
    }
  }
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  return [...new Set([...found, ...fonts])].filter((name) => !name.includes('golos-text') || FONTS.test(name)).sort();
}

/** @returns {Promise<readonly { fileName: string, source: string | Uint8Array }[]>} */
async function offlinePage() {
  const output = await built({
    plugins: [react({ jsxImportSource: '#ui' }), jitless(), earlyScript(), fonts()],
    publicDir: false,
    build: {
      write: false,
      target: TARGET,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, OFFLINE_PAGE), checks: { eval: false } },
    },
  });
  return output.map((file) => ({ fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source }));
}

/**
 * @param {readonly string[]} names of files it keeps
 * @param {string | Uint8Array} html the offline page, whose name does not change with its content
 * @returns {Promise<string>}
 */
async function workerOf(names, html) {
  const staying = STAYING.map((name) => readFileSync(join(root, 'public', name), 'utf8'));
  const version = createHash('sha256')
    .update([...names, ...staying].join('\n'))
    .update(html)
    .digest('hex')
    .slice(0, 12);
  const [worker] = await built({
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(names.map((name) => `/${name}`)),
      SHELL_VERSION: JSON.stringify(version),
    },
    build: {
      write: false,
      target: TARGET,
      rolldownOptions: {
        input: join(root, 'src/infrastructure/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
  if (worker?.type !== 'chunk' || worker.imports.length > 0) {
    throw new Error('The worker has to be one script');
  }
  return worker.code;
}

/**
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<readonly (Chunk | Asset)[]>}
 */
async function built(config) {
  const result = await build({ ...config, root, configFile: false, logLevel: 'error' });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) {
    throw new Error('The build has no output');
  }
  return /** @type {readonly (Chunk | Asset)[]} */ (/** @type {unknown} */ (output.output));
}
