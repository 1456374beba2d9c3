import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { catalogue } from '../../src/application/operations/catalogue';
import type { Declaration } from '../../src/application/operations/declaration';
import { ranWhole } from './support/afterWholeFile';
import { failuresOf, FILES_OF_AREAS, FILES_WITH_FAILURES, NOT_PRODUCED } from './support/failureHomes';
import { faultsOf } from './support/producedFailures';

const LIMITS = 'tests/contract/limits.test.ts';

it('every area has a file that tests its operations', () => {
  expect(FILES_OF_AREAS.length).toBeGreaterThan(40);
  expect(FILES_OF_AREAS.filter((path) => !existsSync(join(projectRoot(), path)))).toEqual([]);
});

describe('every declared failure', () => {
  const declarations: Readonly<Record<string, Declaration>> = catalogue;
  const declared = Object.entries(declarations).flatMap(([code, { failures }]) =>
    failures.map((failure) => `${code} ${failure}`),
  );

  it('is assigned to one test, unless no request can cause it', () => {
    const assigned = [...FILES_WITH_FAILURES.flatMap(failuresOf), ...Object.keys(NOT_PRODUCED)];
    expect(assigned.length).toBeGreaterThan(900);
    expect(assigned.toSorted()).toEqual(declared.toSorted());
  });

  it.each(FILES_WITH_FAILURES)('of %s is expected there', (path) => {
    expect(readFileSync(join(projectRoot(), path), 'utf8')).toMatch(/^expectEveryFailure\(\);$/m);
  });
});

describe('expectEveryFailure', () => {
  const expected = failuresOf(LIMITS);

  it('passes a file that has produced all of its failures', () => {
    expect(faultsOf(expected, new Set([...expected, 'CHANGE_LIMIT INVALID_REQUEST']))).toEqual({
      missing: [],
      undeclared: [],
    });
  });

  it('names a failure that the file has not produced', () => {
    const [first = '', ...others] = expected;
    expect(faultsOf(expected, new Set(others)).missing).toEqual([first]);
  });

  it('names a failure that the operation does not declare', () => {
    const found = new Set([...expected, 'CHANGE_LIMIT CARD_LOCKED']);
    expect(faultsOf(expected, found).undeclared).toEqual(['CHANGE_LIMIT CARD_LOCKED']);
  });

  it('refuses a file without failures', () => {
    expect(() => faultsOf([], new Set())).toThrow('No failure is assigned to this file');
  });
});

describe('a file', () => {
  const passed = { mode: 'run', result: { state: 'pass' } } as const;

  it('ran whole when all of its tests ran, whatever their result', () => {
    const failed = { mode: 'run', result: { state: 'fail' } } as const;
    expect(ranWhole({ mode: 'run', tasks: [passed, { mode: 'run', tasks: [failed] }] })).toBe(true);
  });

  it.each([
    ['left out', { mode: 'skip' }],
    ['to be written', { mode: 'todo' }],
    ['not reached', { mode: 'run' }],
  ] as const)('did not run whole when a test was %s', (_case, task) => {
    expect(ranWhole({ mode: 'run', tasks: [passed, { mode: 'run', tasks: [passed, task] }] })).toBe(false);
  });
});
