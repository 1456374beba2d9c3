import { basename } from 'node:path';

import { describe, expect, it } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

const FILES = sourceFiles(['docs/adr'], ['.md']);
const DECISIONS = FILES.filter(({ path }) => /\/\d{4}-/.test(path)).map(({ path, content }) => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(content) ?? [];
  return { file: basename(path), number, title, content };
});

/** A row of the index: number, title, file and status. */
const ROW = /^\| (?<number>\d+) +\| \[(?<title>.+)\]\((?<file>[\w-]+\.md)\) +\| (?<status>.+?) +\|$/gm;
const INDEX = FILES.find(({ path }) => path === 'docs/adr/README.md')?.content ?? '';
const ROWS = [...INDEX.matchAll(ROW)].map(({ groups = {} }) => groups);

describe('the decisions in docs/adr', () => {
  it('are really read', () => {
    expect(DECISIONS.length).toBeGreaterThan(90);
  });

  it('stand in the index once each, by number, title and file', () => {
    const told = ROWS.map(({ number, title, file }) => `${number} ${title} ${file}`);
    expect(told.sort()).toEqual(DECISIONS.map(({ number, title, file }) => `${number} ${title} ${file}`).sort());
  });

  it('have the number of their file', () => {
    expect(DECISIONS.filter(({ file, number }) => Number(file.slice(0, 4)) !== Number(number))).toEqual([]);
  });

  it('name their successor in text and index alike', () => {
    const bySaying = DECISIONS.map(({ number, content }) => [number, /^Superseded by ADR (\d+)/m.exec(content)?.[1]]);
    const byIndex = ROWS.map(({ number, status }) => [number, /^superseded by (\d+)$/.exec(status ?? '')?.[1]]);
    const order = ([one = '']: readonly (string | undefined)[], [other = '']: readonly (string | undefined)[]) =>
      Number(one) - Number(other);
    expect(byIndex.sort(order)).toEqual(bySaying.sort(order));
    expect(ROWS.filter(({ status = '' }) => !/^(accepted|superseded by \d+)$/.test(status))).toEqual([]);
  });
});
