import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { applicationShell } from './scripts/lib/applicationShell.mjs';
import { chunkGroups, filesAhead, stillToLoad } from './scripts/lib/chunks.mjs';
import { earlyPages } from './scripts/lib/earlyPages.mjs';
import { earlyScript } from './scripts/lib/earlyScript.mjs';
import { fonts } from './scripts/lib/fonts.mjs';
import { icons } from './scripts/lib/icons.mjs';
import { jitless } from './scripts/lib/jitless.mjs';
import { owners } from './scripts/lib/owners.mjs';
import { protobufParts } from './scripts/lib/protobufParts.mjs';
import { releaseNotes } from './scripts/lib/releaseNotes.mjs';
import { withoutNotes } from './scripts/lib/notes.mjs';

const BANK_URL = process.env['BANK_URL'] ?? 'http://127.0.0.1:8081';
const BANK_PATHS = ['^/ibank\\.v1\\.', '^/sandbox', '^/healthz'];

/** Files smaller than this gain nothing from compression that a network packet would notice. */
const SMALLEST_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;

/** Writes `.gz` and `.br` beside every text file, so that the bank never compresses while customers wait. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const path of filesUnder(join(import.meta.dirname, 'dist', 'app'))) {
        if (!COMPRESSIBLE.test(path) || statSync(path).size < SMALLEST_COMPRESSED_BYTES) {
          continue;
        }
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

function versionOfPackage(): string {
  return /"version":\s*"([^"]+)"/.exec(textOf('package.json'))?.[1] ?? '';
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** Every package that is delivered with the bank, as `licence TAB name version`; a licence the lock file does not know is not invented. */
function openSourceOfPackages(): string {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(textOf('package-lock.json'));
  const lines = Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path !== '' && dev !== true && optional !== true)
    .map(([path, { license, version }]) => `${license ?? '—'}\t${path.split('node_modules/').at(-1)} ${version}`);
  return [...new Set(lines)].join('\n');
}

const toBank = Object.fromEntries(BANK_PATHS.map((path) => [path, { target: BANK_URL, changeOrigin: false }]));

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '#ui' }),
    jitless(),
    protobufParts(),
    withoutNotes(),
    filesAhead(),
    earlyPages(),
    earlyScript(),
    fonts(),
    icons(),
    owners(),
    applicationShell(),
    precompress(),
  ],
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(versionOfPackage()),
    'import.meta.env.VITE_OPEN_SOURCE': JSON.stringify(openSourceOfPackages()),
    'import.meta.env.VITE_RELEASE_NOTES': JSON.stringify(JSON.stringify(releaseNotes(textOf('CHANGELOG.md')))),
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // The policy of the bank's pages allows no data: styles or scripts, and an inlined font cannot be cached by itself.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    modulePreload: { resolveDependencies: (_file, scripts, host) => stillToLoad(scripts, host) },
    rolldownOptions: {
      // google-protobuf tries eval only when its own loader is used; the policy of the page forbids it anyway.
      checks: { eval: false },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: toBank },
  preview: { port: 4173, proxy: toBank },
});
