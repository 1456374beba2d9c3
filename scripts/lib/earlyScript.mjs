import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { minify } from 'vite';

import { root } from './root.mjs';

/** Its place in a page; what the script reads stands before it. */
export const EARLY_SCRIPT = '<!--early-script-->';

const FILE = join(root, 'src/ui/early/early.js');

/**
 * Writes the script that runs before the first paint into the page, so that it waits for no file. It is no module, so the bundler knows nothing
 * of it. The bank allows it by its hash (bank/http/inlineScripts.ts).
 *
 * @returns {import('vite').Plugin}
 */
export function earlyScript() {
  let isBuilt = false;
  return {
    name: 'early-script',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const source = readFileSync(FILE, 'utf8');
        const script = isBuilt ? await minified(source) : source;
        if (!html.includes(EARLY_SCRIPT) || /<\/script/i.test(script)) {
          throw new Error(`${FILE} cannot be written into the page`);
        }
        return html.replace(EARLY_SCRIPT, () => `<script>${script}</script>`);
      },
    },
  };
}

/** @param {string} source */
async function minified(source) {
  const { code, errors } = await minify(FILE, source);
  if (errors.length > 0) {
    throw new Error(`${FILE} cannot be minified: ${errors.map(({ message }) => message).join(', ')}`);
  }
  return code.trim();
}
