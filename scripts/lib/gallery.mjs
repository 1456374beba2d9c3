import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, createServer, preview } from 'vite';

import { fonts } from './fonts.mjs';
import { root } from './root.mjs';

/** The gallery stands with the tests: nothing of it is part of what customers get. */
const FOLDER = join(root, 'tests/gallery');
const OUT = join(root, '.cache/gallery');

/** @type {import('vite').InlineConfig} */
const CONFIG = {
  configFile: false,
  root: FOLDER,
  plugins: [react({ jsxImportSource: '#ui' }), fonts()],
  cacheDir: join(root, '.cache/gallery-modules'),
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
};

/**
 * Serves the gallery, which reloads with its sources.
 *
 * @param {number} port
 * @returns {Promise<string>} its address
 */
export async function serveGallery(port) {
  const server = await createServer({
    ...CONFIG,
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [root] } },
  });
  await server.listen();
  return `http://127.0.0.1:${port}/`;
}

/**
 * Builds the gallery and serves what was built, for tests.
 *
 * @param {number} port
 * @returns {Promise<{ readonly origin: string, readonly close: () => Promise<void> }>}
 */
export async function serveBuiltGallery(port) {
  await build({ ...CONFIG, logLevel: 'error' });
  const server = await preview({ ...CONFIG, preview: { host: '127.0.0.1', port, strictPort: true } });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
