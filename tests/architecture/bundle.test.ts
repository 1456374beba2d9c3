import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { bytesOf, importedBy, looksOf, named, scriptsOf } from '../../scripts/lib/firstPages.mjs';
import { catalogue } from '../../src/application/operations/catalogue';
import { LANGUAGES } from '../../src/domain/language/Language';

/** The table of telephone prefixes of the world, which an innocent import of class-validator brings along. */
const WORLD_PHONES = /country_calling_codes|"001":\["979"/;

/** Texts that belong to the bank only. Its package names do appear in the list of licences. */
const BANKS_OWN = /Tulpar-2026|insert into entry|argon2id/i;

/** Shorter ones may well stand on a screen, too. */
const SHORTEST_SENTENCE = 40;

function textsUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

describe('the built application', () => {
  let chunks: readonly string[] = [];

  beforeAll(async () => {
    await ensureBuilt();
    chunks = textsUnder(join(projectRoot(), 'dist/app'));
  });

  it('is cut into several chunks', () => {
    expect(chunks.length).toBeGreaterThan(5);
  });

  it('has no telephone prefixes of the world', () => {
    const library = readFileSync(join(projectRoot(), 'node_modules/libphonenumber-js/metadata.min.json'), 'utf8');
    expect(library).toMatch(WORLD_PHONES);
    expect(chunks.filter((chunk) => WORLD_PHONES.test(chunk))).toEqual([]);
  });

  it('contains no text that only the bank writes', () => {
    const texts = LANGUAGES.flatMap((language) =>
      [...(readLocales(projectRoot()).get(language) ?? [])]
        .filter(([namespace]) => /^(?:documents|messages|notices)\//.test(namespace))
        .flatMap(([, words]) => [...words.values()]),
    ).filter((text) => text.length > SHORTEST_SENTENCE && !text.includes('{{'));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((text) => chunks.some((chunk) => chunk.includes(text)))).toEqual([]);
  });

  it('has no summary of an operation, which only docs/operations.md shows', () => {
    const summaries = Object.values(catalogue).map(({ summary }) => summary);
    expect(summaries.length).toBeGreaterThan(150);
    expect(summaries.filter((text) => chunks.some((chunk) => chunk.includes(text)))).toEqual([]);
  });

  it('writes no code at run time', () => {
    expect(chunks.filter((chunk) => /new Function\(|\bFunction\(["'`]/.test(chunk))).toEqual([]);
  });

  it('knows nothing that only the bank may know', () => {
    expect(chunks.filter((chunk) => BANKS_OWN.test(chunk))).toEqual([]);
  });
});

/** Limits of a page; bytes are those of gzip, of fonts as they are. */
interface Weight {
  readonly scripts: number;
  readonly scriptBytes: number;
  /** Bytes of scripts, styles and fonts. */
  readonly bytes: number;
}

const HOME: Weight = { scripts: 10, scriptBytes: 303_750, bytes: 338_950 };
const LOGIN: Weight = { scripts: 9, scriptBytes: 198_350, bytes: 229_750 };

describe('the scripts that a page asks for', () => {
  let home: ReadonlySet<string> = new Set();
  let login: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    await ensureBuilt();
    login = scriptsOf('login');
    home = scriptsOf('home');
  });

  /** Names of files without what changes with their content. */
  const plainly = (names: ReadonlySet<string>) => [...names].map((name) => name.replace(/-[\w-]{8}\.js$/, ''));

  it('are those that src/ui/early/early.js asks for', () => {
    expect(plainly(home)).toEqual(
      expect.arrayContaining(['assets/home', 'assets/connection', 'assets/words-ru-home', 'assets/words-ru-all']),
    );
    expect(plainly(login)).toEqual(
      expect.arrayContaining(['assets/login', 'assets/words-ru-guest', 'assets/words-ru-all']),
    );
  });

  it('are on the first page not those of other pages or of a sign-in', () => {
    expect(plainly(home).filter((name) => /journeys|adapters|login|guest/.test(name))).toEqual([]);
  });

  it('are below the first screen of the home page not those of other pages either', () => {
    const later = named(/\/(?:later|people)-.*\.js$/);
    expect(later).toHaveLength(2);
    const closure = plainly(importedBy(later));
    expect(closure.filter((name) => /journeys|adapters|login|guest/.test(name))).toEqual([]);
  });

  it('are for the lock screen two, and none of those of the pages of a customer', () => {
    const ahead = importedBy(named(/\/(?:openEntrance|lock)-[\w-]{8}\.js$/));
    const further = plainly(new Set([...ahead].filter((name) => !home.has(name) && !login.has(name))));
    expect(further.toSorted()).toEqual(['assets/lock', 'assets/openEntrance']);
  });

  it('are on the login page not those of the bank behind it', () => {
    expect(plainly(login).filter((name) => /home|journeys|adapters|operations|connection/.test(name))).toEqual([]);
  });

  it('do not grow on the first page', () => {
    expect(home.size).toBeLessThanOrEqual(HOME.scripts);
    expect(bytesOf(home)).toBeLessThanOrEqual(HOME.scriptBytes);
  });

  it('do not grow on the login page', () => {
    expect(login.size).toBeLessThanOrEqual(LOGIN.scripts);
    expect(bytesOf(login)).toBeLessThanOrEqual(LOGIN.scriptBytes);
  });

  it('are within the limit with styles and fonts, of which there is one for Latin and one for Cyrillic letters', () => {
    for (const [page, scripts, limit] of [
      ['home', home, HOME.bytes],
      ['login', login, LOGIN.bytes],
    ] as const) {
      const looks = [...looksOf(page)];
      expect(looks.filter((name) => name.endsWith('.css'))).toHaveLength(2);
      expect(looks.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
      expect(bytesOf([...scripts, ...looks])).toBeLessThanOrEqual(limit);
    }
  });
});
