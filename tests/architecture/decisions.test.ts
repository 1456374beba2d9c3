import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { sourceFiles } from '../support/sourceFiles';
import type { SourceFile } from '../support/sourceFiles';

const FILES = sourceFiles(['docs/adr'], ['.md']);
const DECISIONS = FILES.filter(({ path }) => /\/\d{4}-/.test(path)).map(({ path, content }) => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(content) ?? [];
  const date = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(content)?.[1] ?? '';
  return { file: basename(path), number, title, date, content };
});

/** A row of the index: number, title, file, date and status. */
const ROW =
  /^\| (?<number>\d+) +\| \[(?<title>.+)\]\((?<file>[\w-]+\.md)\) +\| (?<date>[\d-]+) +\| (?<status>.+?) +\|$/gm;
const INDEX = FILES.find(({ path }) => path === 'docs/adr/README.md')?.content ?? '';
const ROWS = [...INDEX.matchAll(ROW)].map(({ groups = {} }) => groups);

/** Longest decision in words, its tables included; what a reader takes in before deciding whether to undo it. */
const MAX_WORDS = 330;

/** Files that may refer to decisions; this one quotes references that lead nowhere. */
const REFERRING: readonly SourceFile[] = [
  ...sourceFiles(
    ['src', 'bank', 'scripts', 'tests', 'docs', 'proto', 'public', '.ci'],
    ['.ts', '.tsx', '.mjs', '.js', '.css', '.html', '.sql', '.md', '.txt', '.proto', '.json'],
  ).filter(({ path }) => path !== 'tests/architecture/decisions.test.ts'),
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'vitest.config.ts',
    'eslint.config.js',
    '.dependency-cruiser.cjs',
  ].map((path) => ({ path, content: readFileSync(join(projectRoot(), path), 'utf8') })),
];

/** Numbers of decisions that a text names: `docs/adr/0072`, `docs/adr/0072, 0112`, `adr/0072-…`, `ADR 72`. */
function numbersNamedIn(text: string): readonly number[] {
  const paths = [...text.matchAll(/\badr\/(\d{4})(?!\d)((?:(?:,| and) \d{4}(?!\d))*)/g)];
  const names = [...text.matchAll(/\bADRs? (\d+)((?:(?:,| and) \d+)*)/g)];
  return [...paths, ...names].flatMap(([, first = '', others = '']) => [
    Number(first),
    ...(others.match(/\d+/g) ?? []).map(Number),
  ]);
}

describe('the decisions in docs/adr', () => {
  it('are found', () => {
    expect(DECISIONS.length).toBeGreaterThan(50);
  });

  it('stand in the index once each, by number, title, date and file', () => {
    const listed = ROWS.map(({ number, title, date, file }) => `${number} ${title} ${date} ${file}`);
    expect(listed.sort()).toEqual(
      DECISIONS.map(({ number, title, date, file }) => `${number} ${title} ${date} ${file}`).sort(),
    );
  });

  it('have the number of their file', () => {
    expect(DECISIONS.filter(({ file, number }) => Number(file.slice(0, 4)) !== Number(number))).toEqual([]);
  });

  it('have a date, a context, a decision and its consequences', () => {
    const incomplete = DECISIONS.filter(
      ({ date, content }) =>
        Number.isNaN(Date.parse(date)) ||
        !['Context', 'Decision', 'Consequences'].every((heading) => content.includes(`\n## ${heading}\n`)),
    );
    expect(incomplete.map(({ file }) => file)).toEqual([]);
  });

  it(`have at most ${MAX_WORDS} words`, () => {
    const wordsOf = (content: string): number => content.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
    expect(DECISIONS.filter(({ content }) => wordsOf(content) > MAX_WORDS).map(({ file }) => file)).toEqual([]);
  });

  it('name their successor in text and index alike', () => {
    const byText = DECISIONS.map(({ number, content }) => [number, /^Superseded by ADR (\d+)/m.exec(content)?.[1]]);
    const byIndex = ROWS.map(({ number, status }) => [number, /^superseded by (\d+)$/.exec(status ?? '')?.[1]]);
    const order = ([one = '']: readonly (string | undefined)[], [other = '']: readonly (string | undefined)[]) =>
      Number(one) - Number(other);
    expect(byIndex.sort(order)).toEqual(byText.sort(order));
    expect(ROWS.filter(({ status = '' }) => !/^(accepted|superseded by \d+)$/.test(status))).toEqual([]);
  });
});

describe('references to decisions', () => {
  it('are read in each form they are written in', () => {
    const text = '(docs/adr/0072, 0112) [ADR 7](adr/0007-events.md) ADRs 10 and 12, docs/adr/0147 and 0160; 2026';
    expect(numbersNamedIn(text)).toEqual([72, 112, 7, 147, 160, 7, 10, 12]);
  });

  it('lead to decisions that exist', () => {
    const known = new Set(DECISIONS.map(({ number }) => Number(number)));
    const named = REFERRING.flatMap(({ path, content }) => numbersNamedIn(content).map((number) => ({ path, number })));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
