import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { EARLY_SCRIPT } from './earlyScript.mjs';
import { root } from './root.mjs';

/** Entries, each with the function of its name. */
const PAGES = { loginPage: 'src/ui/early/loginPage.tsx', homePage: 'src/ui/early/homePage.tsx' };
const OUT = join(root, '.cache/early');
/** Script that writes figures into the home page; fetched with it. */
const FIGURES = 'src/ui/early/figures.ts';

const LANGUAGES = /** @type {const} */ (['ru', 'kg', 'en', 'cn']);

const STYLES_OF_LOGIN = /^assets\/(?:login|shared)-[\w-]+\.css$/;
const STYLES_OF_HOME = /^assets\/home-[\w-]+\.css$/;

/** Letters of the hash in the name of a file. */
const HASH_LENGTH = 8;

/**
 * Writes the login page into the page itself, in every language, as the application will first show it, and the home page into files of its own, because
 * only a tab with a session needs one: src/ui/early/early.js shows them while the application is fetched.
 *
 * @returns {import('vite').Plugin}
 */
export function earlyPages() {
  /** @type {Readonly<Record<string, unknown>>} */
  let define = {};
  /** @type {Promise<Pages>} */
  let pages;
  /** @type {string[]} */
  let frames = [];
  return {
    name: 'early-pages',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {};
    },
    async buildStart() {
      pages = compiled(define);
      const figures = await figuresScript();
      const figuresFile = named('figures', figures, 'js');
      this.emitFile({ type: 'asset', fileName: figuresFile, source: figures });
      frames = [figuresFile];
      const { homePage } = await pages;
      for (const language of LANGUAGES) {
        for (const columns of [1, 2]) {
          const source = await homePage(language, columns === 2);
          const fileName = named(`frame-${language}-${columns}`, source, 'html');
          this.emitFile({ type: 'asset', fileName, source });
          frames.push(fileName);
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { loginPage } = await pages;
        const templates = await Promise.all(
          LANGUAGES.map(
            async (language) => `<template id="early-login-${language}">${await loginPage(language)}</template>`,
          ),
        );
        const files = Object.keys(bundle);
        return html
          .replace(
            EARLY_SCRIPT,
            [
              metaOf('early-login', stylesOf(files, STYLES_OF_LOGIN)),
              metaOf('early-home', [...stylesOf(files, STYLES_OF_HOME), ...frames]),
              '$&',
            ].join('\n    '),
          )
          .replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`);
      },
    },
  };
}

/**
 * Name of a file that changes with its content.
 *
 * @param {string} name
 * @param {string} source
 * @param {string} ending
 */
function named(name, source, ending) {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH);
  return `assets/${name}-${hash}.${ending}`;
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 */
function metaOf(name, files) {
  return `<meta name="${name}" content="${files.join(' ')}" />`;
}

/**
 * @param {readonly string[]} files
 * @param {RegExp} pattern
 */
function stylesOf(files, pattern) {
  const styles = files.filter((name) => pattern.test(name));
  if (styles.length === 0) {
    throw new Error(`No styles have a name like ${pattern.source}`);
  }
  return styles;
}

/**
 * The script of the figures as one file without imports.
 *
 * @returns {Promise<string>}
 */
async function figuresScript() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'safari16',
      rolldownOptions: { input: join(root, FIGURES), preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [script] = output !== undefined && 'output' in output ? output.output : [];
  if (script?.type !== 'chunk') {
    throw new Error(`${FIGURES} cannot be built`);
  }
  return script.code;
}

/**
 * @typedef {typeof LANGUAGES[number]} Language
 * @typedef {{ loginPage: (language: Language) => Promise<string>, homePage: (language: Language, hasColumns: boolean) => Promise<string> }} Pages
 */

/**
 * The functions that draw the pages, compiled for Node. Names of styles follow from their content, so they are those of the application. What is
 * imported later is not drawn, and not compiled.
 *
 * @param {Readonly<Record<string, unknown>>} define
 * @returns {Promise<Pages>}
 */
async function compiled(define) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react({ jsxImportSource: '#ui' }),
      { name: 'nothing-later', resolveDynamicImport: () => ({ id: 'later', external: true }) },
    ],
    define,
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: { input: PAGES, output: { entryFileNames: '[name].mjs' } },
    },
  });
  /** @param {string} name */
  const imported = (name) => import(`${pathToFileURL(join(OUT, `${name}.mjs`)).href}?${performance.now()}`);
  const [{ loginPage }, { homePage }] = await Promise.all(Object.keys(PAGES).map(imported));
  return { loginPage, homePage };
}
