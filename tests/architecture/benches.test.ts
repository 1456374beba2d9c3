import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { AREAS, measureAreas, usualAreas } from '../bench/areas';
import { Bench } from '../bench/Bench';
import { median, rate, ratios, spread } from '../bench/report';

const FOLDER = join(projectRoot(), 'tests/bench');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/** Switches and environments of browsers without the compilers for code that runs often. */
const FOR_TESTS = /TestEnvironment|SHORT_LIVED_PAGES/;

function run(...args: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  const tsx = join(projectRoot(), 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, join(FOLDER, 'main.ts'), ...args], { cwd: projectRoot(), encoding: 'utf8' });
}

/** Names of the exported functions that measure something. */
function measuresIn(text: string): readonly string[] {
  return [...text.matchAll(/^export (?:async )?function (measure\w+)\(/gm)].flatMap(([, name]) => name ?? []);
}

describe('benchmarks', () => {
  it('time no page in a browser without compilers', () => {
    expect(FILES.filter(({ text }) => FOR_TESTS.test(text)).map(({ name }) => name)).toEqual([]);
    expect(FOR_TESTS.test('const environment = await TestEnvironment.open();')).toBe(true);
  });

  it('measure every area in a short run, and each function that measures is an area', () => {
    expect(usualAreas('short')).toEqual(Object.keys(AREAS));
    const functions = FILES.filter(({ name }) => name !== 'areas.ts').flatMap(({ text }) => measuresIn(text));
    expect(
      Object.values(AREAS)
        .map(({ measure }) => measure.name)
        .sort(),
    ).toEqual([...functions].sort());
  });

  it('describe every area in docs/bench.md', () => {
    const page = readFileSync(join(projectRoot(), 'docs/bench.md'), 'utf8');
    const section = page.slice(page.indexOf('## Method'));
    const described = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(described).toEqual(Object.keys(AREAS));
  });

  it('list every area in the help', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(Object.keys(AREAS).filter((name) => !stdout.includes(`  ${name} `))).toEqual([]);
  });

  it('fail with the name of an area that does not exist', () => {
    const { status, stdout, stderr } = run('--short', '--only=luck');
    expect(status).toBe(1);
    expect(stderr).toMatch(/luck failed: unknown; the areas are bytes, start, .*statement/);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 areas ran, 1 failed');
  });

  it('reject an option that does not exist', () => {
    expect(run('--shrot').status).toBe(1);
  });
});

describe('a run of areas', () => {
  const bench = new Bench({ extent: 'short', pairs: 1, seconds: 1, note: () => undefined });
  const figure = { subject: 'luck', ours: '1', against: '1', ratio: '1', mark: '', met: undefined };

  it('continues after an area that fails, and names it', async () => {
    const results = await measureAreas(['bad', 'empty', 'good'], bench, {
      bad: { about: '', measure: () => Promise.reject(new Error('broken')) },
      empty: { about: '', measure: () => Promise.resolve([]) },
      good: { about: '', measure: () => Promise.resolve([figure]) },
    });
    expect(results.map(({ area, failure }) => [area, failure === undefined ? 'ran' : String(failure)])).toEqual([
      ['bad', 'Error: broken'],
      ['empty', 'No figure: nothing was measured'],
      ['good', 'ran'],
    ]);
    expect(results[2]?.measurements).toEqual([figure]);
  });
});

describe('a figure', () => {
  it.each([
    { name: 'no values', values: [] },
    { name: 'a value that is not a number', values: [1, NaN] },
    { name: 'an infinite value', values: [Infinity] },
  ])('is never made of $name', ({ values }) => {
    expect(() => median(values)).toThrow('No figure');
    expect(() => spread(values, 1)).toThrow('No figure');
  });

  it('is never the ratio to a peer that was not measured', () => {
    expect(() => spread(ratios([1, 2], [1]), 1)).toThrow('No figure');
  });

  it('is never a rate of zero', () => {
    expect(() => rate([0, 5])).toThrow('No figure');
    expect(rate([4, 5])).toBe('5/s');
  });
});
