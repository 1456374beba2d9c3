import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
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

  it('has no text that only the bank writes', () => {
    const texts = LANGUAGES.flatMap((language) =>
      [...(readLocales(projectRoot()).get(language) ?? [])]
        .filter(([namespace]) => /^(?:papers|messages|notices)\//.test(namespace))
        .flatMap(([, words]) => [...words.values()]),
    ).filter((text) => text.length > SHORTEST_SENTENCE && !text.includes('{{'));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((text) => chunks.some((chunk) => chunk.includes(text)))).toEqual([]);
  });

  it('knows nothing that only the bank may know', () => {
    expect(chunks.filter((chunk) => BANKS_OWN.test(chunk))).toEqual([]);
  });
});

/** Bytes of all scripts of the first page as gzip has them; what it may grow to before somebody looks at why. */
const FIRST_PAGE_BYTES = 342_000;
const FIRST_PAGE_SCRIPTS = 25;

describe('the first page of a customer', () => {
  const folder = join(projectRoot(), 'dist/app');
  let scripts: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    await ensureBuilt();
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const ahead = /<meta name="ahead" content="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
    const begins = [...page.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
    scripts = closureOf([...begins, ...ahead.filter((name) => /\.js$/.test(name) && !/words-(?!ru-)/.test(name))]);
  });

  /** The files and everything they import at once. */
  function closureOf(names: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (!found.has(name)) {
        found.add(name);
        const text = readFileSync(join(folder, name), 'utf8');
        waiting.push(
          ...[...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file = '']) => `assets/${file}`),
        );
      }
    }
    return found;
  }

  it('is asked for in few files', () => {
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThanOrEqual(FIRST_PAGE_SCRIPTS);
  });

  it('names the files that public/early-theme.js asks for', () => {
    expect([...scripts].map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
      expect.arrayContaining(['assets/home', 'assets/connection', 'assets/words-ru-home', 'assets/words-ru-guest']),
    );
  });

  it('does not bring along the services of other pages', () => {
    expect([...scripts].filter((name) => /journeys/.test(name))).toEqual([]);
  });

  it('is no larger than it was', () => {
    const bytes = [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_BYTES);
  });
});
