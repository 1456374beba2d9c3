import { describe, expect, it } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

const CODE = sourceFiles(['src', 'bank', 'scripts', 'tests'], ['.ts', '.tsx', '.mjs', '.css', '.sql']);

/** A file fits a sitting; a test may be longer by its tables. */
const MAX_LINES = 300;
const MAX_TEST_LINES = 400;

/** Files that are longer, with the length they may not grow beyond. A number here only ever goes down. */
const LONGER: Readonly<Record<string, number>> = {};

function ceilingOf(path: string): number {
  return LONGER[path] ?? (path.startsWith('tests/') ? MAX_TEST_LINES : MAX_LINES);
}

/** This file quotes what it looks for. */
const OTHERS = CODE.filter(({ path }) => path !== 'tests/architecture/repository.test.ts');

function linesOf(content: string): number {
  return content.trimEnd().split('\n').length;
}

function placesOf(pattern: RegExp, files = OTHERS): readonly string[] {
  return files.flatMap(({ path, content }) =>
    content.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('the repository', () => {
  it('is really read', () => {
    expect(CODE.length).toBeGreaterThan(200);
  });

  it('has no file longer than a sitting', () => {
    const long = CODE.filter(({ path, content }) => linesOf(content) > ceilingOf(path));
    expect(long.map(({ path, content }) => `${path}: ${linesOf(content)} lines`)).toEqual([]);
  });

  it('keeps the list of longer files tight', () => {
    const lengths = new Map(CODE.map(({ path, content }) => [path, linesOf(content)]));
    const slack = Object.entries(LONGER).filter(([path, ceiling]) => (lengths.get(path) ?? 0) < ceiling);
    expect(slack).toEqual([]);
  });

  it('leaves nothing for later', () => {
    expect(placesOf(/\b(TODO|FIXME|HACK)\b/)).toEqual([]);
  });

  it('runs every test it has', () => {
    const tests = OTHERS.filter(({ path }) => path.startsWith('tests/'));
    expect(
      placesOf(/\b(it|test|describe)\.(skip|only|todo|skipIf|runIf|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/, tests),
    ).toEqual([]);
  });

  it('says why wherever it silences lint or the compiler', () => {
    expect(placesOf(/eslint-disable(?!.* -- \S)|@ts-(ignore|nocheck)/)).toEqual([]);
  });
});
