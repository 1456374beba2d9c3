import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { root } from './root.mjs';

const PAGE = 'src/ui/early/loginPage.tsx';
const OUT = join(root, '.cache/early');

const LANGUAGES = /** @type {const} */ (['ru', 'kg', 'en', 'cn']);

const STYLES_OF_LOGIN = /^assets\/login-[\w-]+\.css$/;

/**
 * Writes the login page into the page itself, in every language, as the application will first show it: public/early-theme.js shows it
 * while the application is fetched.
 *
 * @returns {import('vite').Plugin}
 */
export function earlyPages() {
  /** @type {Readonly<Record<string, unknown>>} */
  let define = {};
  return {
    name: 'early-pages',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {};
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const styles = Object.keys(bundle).find((name) => STYLES_OF_LOGIN.test(name));
        if (styles === undefined) {
          throw new Error('The login page has no styles');
        }
        const loginPage = await compiled(define);
        const pages = await Promise.all(
          LANGUAGES.map(
            async (language) => `<template id="early-login-${language}">${await loginPage(language)}</template>`,
          ),
        );
        return html
          .replace('<script src="/early-theme.js">', `<meta name="early-login" content="${styles}" />\n    $&`)
          .replace('</body>', () => `  ${pages.join('\n    ')}\n  </body>`);
      },
    },
  };
}

/**
 * The function that draws the page, compiled for Node. Names of styles follow from their content, so they are those of the application.
 *
 * @param {Readonly<Record<string, unknown>>} define
 * @returns {Promise<(language: typeof LANGUAGES[number]) => Promise<string>>}
 */
async function compiled(define) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    define,
    build: {
      ssr: PAGE,
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'loginPage.mjs' } },
    },
  });
  const { loginPage } = await import(`${pathToFileURL(join(OUT, 'loginPage.mjs')).href}?${performance.now()}`);
  return loginPage;
}
