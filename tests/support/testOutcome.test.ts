import { describe, expect, it } from 'vitest';

import { TIERS } from '../../scripts/lib/testProjects.mjs';
import { settle } from '../../scripts/lib/vitest.mjs';
import configuration from '../../vitest.config';
import type { CountedFile, CountedRun } from '../../scripts/lib/countingReporter.mjs';

const UNIT: CountedFile = { file: 'tests/domain/money.test.ts', project: 'unit', passed: 7, failed: 0, failures: [] };
const BROKEN_UNIT: CountedFile = { ...UNIT, passed: 6, failed: 1, failures: ['adds: 1 is not 2'] };
const BROKEN_WALK: CountedFile = {
  file: 'tests/e2e/home.test.ts',
  project: 'e2e',
  passed: 2,
  failed: 1,
  failures: ['opens an account: no such link'],
};
const MENDED_WALK: CountedFile = { ...BROKEN_WALK, passed: 3, failed: 0, failures: [] };
const NAMED_WALK = 'tests/e2e/home.test.ts › opens an account: no such link';

function run(files: readonly CountedFile[], unhandled: readonly string[] = []): CountedRun {
  return { files, unhandled };
}

describe('the outcome of a test run', () => {
  it('adds up the tests of all files', async () => {
    expect(await settle(run([UNIT, MENDED_WALK]), undefined)).toEqual({
      passed: 10,
      failed: 0,
      failures: [],
      unstable: [],
    });
  });

  it('counts and names a failure when nothing runs again', async () => {
    expect(await settle(run([UNIT, BROKEN_WALK]), undefined)).toEqual({
      passed: 9,
      failed: 1,
      failures: [NAMED_WALK],
      unstable: [],
    });
  });

  it.each(['e2e', 'e2e-slow', 'pictures'])(
    'names a browser file of %s that passes when it runs again, and counts its second run',
    async (project) => {
      const again = () => Promise.resolve(run([MENDED_WALK]));
      expect(await settle(run([UNIT, { ...BROKEN_WALK, project }]), again)).toEqual({
        passed: 10,
        failed: 0,
        failures: [],
        unstable: ['tests/e2e/home.test.ts'],
      });
    },
  );

  it.each([
    ['fails again', run([BROKEN_WALK])],
    ['runs fewer tests', run([{ ...MENDED_WALK, passed: 1 }])],
    ['ends with an error that belongs to no test', run([MENDED_WALK], ['connection lost'])],
    ['is not found', run([])],
    ['ends without a report', undefined],
  ])('keeps the failure of a browser file that %s', async (_, second) => {
    const again = () => Promise.resolve(second);
    expect(await settle(run([BROKEN_WALK]), again)).toEqual({
      passed: 2,
      failed: 1,
      failures: [NAMED_WALK],
      unstable: [],
    });
  });

  it('runs no other file again', async () => {
    const repeated: string[] = [];
    const again = ({ file }: CountedFile) => {
      repeated.push(file);
      return Promise.resolve(run([UNIT]));
    };
    expect(await settle(run([BROKEN_UNIT]), again)).toEqual({
      passed: 6,
      failed: 1,
      failures: ['tests/domain/money.test.ts › adds: 1 is not 2'],
      unstable: [],
    });
    expect(repeated).toEqual([]);
  });

  it('keeps errors that belong to no test beside a browser file that was mended', async () => {
    const again = () => Promise.resolve(run([MENDED_WALK]));
    expect(await settle(run([BROKEN_WALK], ['connection lost']), again)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: ['connection lost'],
    });
  });

  it.each([
    ['without a report', undefined, 'The run ended without a report.'],
    ['without a test', run([]), 'No test ran.'],
  ])('is a failure %s', async (_, first, failure) => {
    expect(await settle(first, undefined)).toEqual({ passed: 0, failed: 1, failures: [failure], unstable: [] });
  });
});

it('gives each project of tests one tier', () => {
  const names = (configuration.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
  );
  expect(names.toSorted()).toEqual(Object.values(TIERS).flat().toSorted());
});
