import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => chunks.some((chunk) => chunk.includes(text)))).toEqual([]);
  });

  it('knows nothing that only the bank may know', () => {
    expect(chunks.filter((chunk) => BANKS_OWN.test(chunk))).toEqual([]);
  });
});
