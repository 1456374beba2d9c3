import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import subsetFont from 'subset-font';

import { root } from './root.mjs';

const STYLES = 'src/ui/theme/fonts.css';

/** Folder under which styles ask for the fonts cut here, by the names of their files in the package. */
const FIRST_LETTERS = 'first-letters';

/** Folder for cut fonts: one for each content, so that a file never changes. */
const FOLDER = join(root, '.cache/fonts');

const PACKAGE = join(root, 'node_modules/@fontsource-variable/golos-text/files');

/** Thinnest and boldest weight of the screens (src/ui/theme/tokens.css). */
const WEIGHTS = { min: 400, max: 600 };

/** One face of the styles: the file of the package, whole or cut, and the letters named by `unicode-range`. */
const FACE = /url\('(?<folder>[^']+)\/(?<file>[^/']+)'\)[^}]*?unicode-range:(?<ranges>[^;]+);/g;

/**
 * Cuts the fonts of the first pages out of those of the package: the letters and weights they are written with. Styles ask for
 * `first-letters/<file of the package>`, and their `unicode-range` says which letters are wanted.
 *
 * @returns {import('vite').Plugin}
 */
export function fonts() {
  return {
    name: 'fonts',
    async config() {
      const alias = await Promise.all(
        facesOf(readFileSync(join(root, STYLES), 'utf8'))
          .filter(({ isCut }) => isCut)
          .map(async ({ file, letters }) => ({
            find: `${FIRST_LETTERS}/${file}`,
            replacement: await cut(file, letters),
          })),
      );
      return { resolve: { alias } };
    },
  };
}

/**
 * @param {string} styles
 * @returns {readonly { file: string, isCut: boolean, letters: string }[]}
 */
export function facesOf(styles) {
  return [...styles.matchAll(FACE)].map(({ groups: { folder = '', file = '', ranges = '' } = {} }) => ({
    file,
    isCut: folder === FIRST_LETTERS,
    letters: lettersOf(ranges),
  }));
}

/** @param {string} ranges as in `unicode-range` */
function lettersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace(/^U\+/, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/**
 * @param {string} file of the package
 * @param {string} letters
 * @returns {Promise<string>} path of the cut font
 */
async function cut(file, letters) {
  const whole = readFileSync(join(PACKAGE, file));
  const content = createHash('sha256').update(whole).update(letters).update(JSON.stringify(WEIGHTS)).digest('hex');
  const folder = join(FOLDER, content.slice(0, 12));
  const path = join(folder, `first-${basename(file)}`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }));
  }
  return path;
}
