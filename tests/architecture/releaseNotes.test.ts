import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { glossaryFindings, readGlossary } from '../../scripts/checks/glossary';
import { releaseNotes } from '../../scripts/lib/releaseNotes.mjs';
import { LANGUAGES } from '../../src/domain/language/Language';

const textOf = (name: string) => readFileSync(join(projectRoot(), name), 'utf8');

const CHANGELOG = textOf('CHANGELOG.md');
const RELEASES = releaseNotes(CHANGELOG);

/** Names of operations, settings and files, which customers never see. */
const ENGINEERING = /`|\b[A-Z]+_[A-Z_]+\b|\b(?:API|SQL|CSS|ADR|database|PostgreSQL)\b/;

describe('the notes of the releases for customers', () => {
  it('are there for what is not released yet and for every release before', () => {
    const versions = [...CHANGELOG.matchAll(/^## (.+)$/gm)].map(([, version = '']) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(RELEASES.map(({ version }) => version || 'Unreleased')).toEqual(versions);
    expect(RELEASES.flatMap(({ notes }) => notes).length).toBeGreaterThan(8);
  });

  it('are in the words of customers, in every language', () => {
    const texts = RELEASES.flatMap(({ notes }) => notes).flatMap((note) => Object.values(note));
    expect(texts.filter((text) => ENGINEERING.test(text))).toEqual([]);
    const glossary = readGlossary(textOf('docs/GLOSSARY.md'));
    const locales = new Map(
      LANGUAGES.map((language) => [
        language,
        new Map([
          [
            'release',
            new Map(
              RELEASES.flatMap(({ version, notes }) =>
                notes.map((note, index) => [`${version}.${index}`, note[language] ?? ''] as const),
              ),
            ),
          ],
        ]),
      ]),
    );
    const said = glossary.forbidden.length + glossary.together.length;
    expect(said).toBeGreaterThan(30);
    expect(glossaryFindings({ ...glossary, terms: [] }, locales)).toEqual([]);
  });

  it('are refused where a language is missing', () => {
    const changelog = '# Changelog\n\n## 2.0\n\n### For customers\n\n- ru: Да\n  en: Yes\n  kg: Ооба\n';
    expect(() => releaseNotes(changelog)).toThrow(/2\.0/);
    expect(releaseNotes(`${changelog}  cn: 是\n\n### Added\n\n- Something else.\n`)).toEqual([
      { version: '2.0', notes: [{ ru: 'Да', en: 'Yes', kg: 'Ооба', cn: '是' }] },
    ]);
  });
});
