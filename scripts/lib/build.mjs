import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runTool, seconds } from './processes.mjs';
import { root } from './root.mjs';

/** Everything the build reads. */
const SOURCES = [
  'src',
  'bank',
  'proto/generated',
  'public',
  'index.html',
  'offline.html',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.declarations.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib/build.mjs',
  'scripts/lib/applicationShell.mjs',
  'scripts/lib/chunks.mjs',
  'scripts/lib/earlyPages.mjs',
  'scripts/lib/earlyScript.mjs',
  'scripts/lib/fonts.mjs',
  'scripts/lib/icons.mjs',
  'scripts/lib/jitless.mjs',
  'scripts/lib/owners.mjs',
  'scripts/lib/protobufParts.mjs',
  'scripts/lib/reachableParts.mjs',
  'scripts/lib/scriptParts.mjs',
  'scripts/lib/notes.mjs',
];

const STAMP = join(root, 'dist', '.built');

/** Builds the application and the bank when their sources are not the ones of the last build. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOfSources();
  const complete =
    existsSync(join(root, 'dist/app/index.html')) &&
    Object.keys(BANK_ENTRIES).every((name) => existsSync(join(root, `dist/bank/${name}.mjs`)));
  if (complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) {
    return;
  }
  const code = await build();
  if (code !== 0) {
    console.error('The build failed; what is wrong stands above.');
    process.exit(code);
  }
}

/** Set explicitly: a build that a test starts would otherwise contain the development version of React. */
const DELIVERED = { env: { NODE_ENV: 'production' } };

/** Builds both; answers an exit code. */
export async function build() {
  const started = performance.now();
  console.log('Building …');
  rmSync(STAMP, { force: true });
  const fingerprint = fingerprintOfSources();
  const code = (await runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], DELIVERED)) || (await bundleBank());
  if (code === 0) {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(STAMP, fingerprint);
    console.log(`Built in ${seconds(started)}`);
  }
  return code;
}

/** The bank, the commands of its operators, and the bodies of its threads: one lays out documents, one reads what customers send. */
const BANK_ENTRIES = {
  main: 'bank/main.ts',
  books: 'bank/books.ts',
  intake: 'bank/intake.ts',
  renderWorker: 'bank/modules/documents/renderWorker.ts',
  readingWorker: 'bank/compose/readingWorker.ts',
  pictureProcess: 'bank/compose/pictureProcess.ts',
};

/** One file for each entry; packages stay outside, so that their native parts and data files are found. */
async function bundleBank() {
  const { build: bundle } = await import('esbuild');
  const result = await bundle({
    absWorkingDir: root,
    entryPoints: BANK_ENTRIES,
    outdir: 'dist/bank',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  }).catch(() => undefined);
  return result === undefined ? 1 : 0;
}

function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    addTo(hash, source);
  }
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path from the root
 */
function addTo(hash, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) {
    return;
  }
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) {
      addTo(hash, `${path}/${name}`);
    }
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0');
}
