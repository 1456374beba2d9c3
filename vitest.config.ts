import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { LongestFirst } from './tests/support/LongestFirst';

const OLDEST_NODE = Number(readFileSync(join(import.meta.dirname, '.nvmrc'), 'utf8'));
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `Tests run on Node ${OLDEST_NODE}; this is ${process.versions.node}. \`npm test -- <files>\` runs them on it.`,
  );
  process.exit(1);
}

/** Seed of all random inputs of a run, which the processes of the tests inherit; `PROPERTY_SEED` repeats an earlier run. */
if (process.env['VITEST'] !== undefined && process.env['PROPERTY_SEED'] === undefined) {
  const seed = String(Date.now() % 2 ** 31);
  process.env['PROPERTY_SEED'] = seed;
  process.stderr.write(`Random inputs: PROPERTY_SEED=${seed}\n`);
}

/**
 * Banks and browsers of the walks begin at the same moment in each run, a Wednesday morning in Bishkek, because the day decides what a page shows:
 * on a Saturday no network settles, and on the first of a month nothing was spent in it. `WALKS_BEGIN` chooses another moment.
 */
const WALKS_BEGIN = process.env['WALKS_BEGIN'] ?? '2026-11-25T10:30:00+06:00';
const WALK_TIME = { TEST_TIME_SHIFT_MS: String(Date.parse(WALKS_BEGIN) - Date.now()) };

/** Sets how many random inputs each property gets. */
const PROPERTY_RUNS = 'tests/support/propertyRuns.ts';

/** A hundred times the inputs of a property take longer than a test may otherwise last. */
const DEADLINE_FACTOR = process.env['PROPERTY_RUNS'] === undefined ? 1 : 10;

/** Bank tests that compare how long a password takes, which a cheap hash would make meaningless. */
const PASSWORD_TIMINGS = [
  'tests/contract/uniformSignIn.test.ts',
  'tests/bank/identity/{passwords,pinTiming,registration,restore}.test.ts',
];

/** Bank tests that put their own module in the place of another, which has to happen before anybody loads that. */
const WITH_MOCKS = ['tests/bank/identity/hashingCalls.test.ts', 'tests/contract/fairTurns.test.ts'];

/** The guard loads pages on demand; short ones in their place show which of them it opened. */
const SCREENS_WITH_MOCKS = ['tests/ui/shell/Guard.test.tsx'];

/** Tests of the application as it is delivered. */
const OF_THE_BUILD = ['tests/architecture/{bundle,fonts,installable,ownedBytes}.test.ts'];

/** For banks within a test, and those it starts as processes, which inherit it. */
const CHEAP_PASSWORDS = { PASSWORD_COST: 'low' };

/** A test that asserts nothing cannot fail. */
const ASSERTS = { requireAssertions: true };

/** Tests of screens in a document without a browser. Its files share one, which `cleanDocument` empties. */
const SCREENS: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  setupFiles: ['tests/support/strictMobx.ts', 'tests/ui/support/cleanDocument.ts', PROPERTY_RUNS],
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: 60_000 * DEADLINE_FACTOR,
  maxWorkers: 2,
  expect: ASSERTS,
  sequence: { groupOrder: 0 },
};

/** Tests on banks within their process. */
const BANK: TestProjectInlineConfiguration['test'] = {
  env: CHEAP_PASSWORDS,
  // One PostgreSQL for all of them.
  globalSetup: ['tests/bank/support/globalSetup.ts'],
  setupFiles: [PROPERTY_RUNS],
  pool: 'forks',
  // What another connection or process does comes when it comes; the default of a second is a bet on the machine.
  expect: { ...ASSERTS, poll: { timeout: 15_000 } },
  testTimeout: 60_000 * DEADLINE_FACTOR,
  hookTimeout: 60_000,
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
};

/** Walks that take minutes for looks that seldom differ from those of the others. */
const SLOW_WALKS = ['tests/e2e/**/*.slow.test.ts'];

/** Walks through the built application in a browser. */
const WALKS: TestProjectInlineConfiguration['test'] = {
  setupFiles: ['tests/e2e/support/tellFailedPages.ts'],
  env: { ...CHEAP_PASSWORDS, ...WALK_TIME, TEST_BANK_DATA: 'memory' },
  globalSetup: ['tests/support/globalBuild.ts'],
  pool: 'forks',
  isolate: false,
  // Two walks leave a third of two processors idle, waiting for each other's answers; three leave an eighth.
  maxWorkers: 3,
  // What a page shows comes when it comes; the default of a second is a bet on the machine.
  expect: { ...ASSERTS, poll: { timeout: 15_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
  sequence: { groupOrder: 4 },
};

/**
 * Folders and limits of each kind of test. Groups run one after the other, so a load test has the machine to itself. Files of a
 * project without isolation share the modules of their process, because loading them took as long as the tests (docs/adr/0102): a
 * module keeps no state that one file leaves to the next.
 */
export default defineConfig({
  test: {
    // Written with `--experimental.fsModuleCache` only, as `npm run test:fast` does.
    experimental: { fsModuleCachePath: '.cache/vitest' },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,application,registry,support,ui}/**/*.test.ts'],
          setupFiles: ['tests/support/strictMobx.ts', PROPERTY_RUNS],
          testTimeout: 20_000 * DEADLINE_FACTOR,
          // Nothing of a page or a bank is left behind by these, and loading every module once is half of the work.
          isolate: false,
          maxWorkers: 2,
          expect: ASSERTS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          exclude: SCREENS_WITH_MOCKS,
          ...SCREENS,
          isolate: false,
        },
      },
      {
        test: { name: 'ui-mocks', include: SCREENS_WITH_MOCKS, ...SCREENS },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: OF_THE_BUILD,
          setupFiles: [PROPERTY_RUNS],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
          expect: ASSERTS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'build',
          include: OF_THE_BUILD,
          hookTimeout: 120_000,
          // Each builds what is missing.
          fileParallelism: false,
          expect: ASSERTS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'bank',
          include: ['tests/{bank,contract}/**/*.test.ts'],
          exclude: [...PASSWORD_TIMINGS, ...WITH_MOCKS],
          ...BANK,
          isolate: false,
        },
      },
      {
        test: { name: 'mocks', include: WITH_MOCKS, ...BANK },
      },
      {
        test: {
          name: 'timing',
          include: PASSWORD_TIMINGS,
          globalSetup: ['tests/bank/support/globalSetup.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          expect: ASSERTS,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: SLOW_WALKS, ...WALKS },
      },
      {
        test: { name: 'e2e-slow', include: SLOW_WALKS, ...WALKS },
      },
      {
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.test.ts'],
          env: CHEAP_PASSWORDS,
          globalSetup: ['tests/pictures/support/globalSetup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          expect: { ...ASSERTS, poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          env: { ...CHEAP_PASSWORDS, ...WALK_TIME },
          globalSetup: ['tests/support/globalBuild.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: ASSERTS,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
