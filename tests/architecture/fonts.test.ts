import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { facesOf } from '../../scripts/lib/fonts.mjs';
import { LANGUAGES } from '../../src/domain/language/Language';

const APPLICATION = join(projectRoot(), 'dist/app');

/** Fonts of the first pages in all languages, in bytes. */
const MAX_BYTES = 30_000;
/** The fonts that a page asks for before its styles do. */
const AHEAD = ['first-golos-text-cyrillic-wght-normal', 'first-golos-text-latin-wght-normal'];

const faces = facesOf(readFileSync(join(projectRoot(), 'src/ui/theme/fonts.css'), 'utf8'));

function lettersOf(isCut: boolean): ReadonlySet<string> {
  return new Set(faces.filter((face) => face.isCut === isCut).flatMap(({ letters }) => [...letters]));
}

describe('the fonts', () => {
  beforeAll(() => ensureBuilt());

  it('of the first pages are small', () => {
    const first = readdirSync(join(APPLICATION, 'assets')).filter((name) => /^first-golos-.*\.woff2$/.test(name));
    expect(first).toHaveLength(faces.filter(({ isCut }) => isCut).length);
    const bytes = first.reduce((sum, name) => sum + statSync(join(APPLICATION, 'assets', name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('of Latin and Russian letters are asked for with the page', () => {
    const page = readFileSync(join(APPLICATION, 'index.html'), 'utf8');
    const ahead = /<meta name="ahead" content="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
    const fonts = ahead.filter((name) => name.endsWith('.woff2'));
    expect(fonts.map((name) => name.replace(/^assets\/|-[\w-]{8}\.woff2$/g, '')).sort()).toEqual(AHEAD);
  });

  it.each(LANGUAGES)('need no whole file for the texts of %s', (language) => {
    const [cut, whole] = [lettersOf(true), lettersOf(false)];
    const missing = [...(readLocales(projectRoot()).get(language) ?? [])].flatMap(([file, words]) =>
      [...words].flatMap(([key, text]) =>
        [...text].filter((letter) => whole.has(letter) && !cut.has(letter)).map((letter) => `${letter} ${file}:${key}`),
      ),
    );
    expect(missing.filter((each) => !/^[\n\t]/.test(each))).toEqual([]);
  });
});
