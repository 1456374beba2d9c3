import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawnWith, ensureBrowser } from './browser.mjs';
import { build, ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { run, seconds } from './processes.mjs';
import { root } from './root.mjs';
import { TIERS } from './testProjects.mjs';
import { runTests } from './vitest.mjs';

/** Names the Chromium the approved pictures were taken with, and the font it drew arrows in. */
export const APPROVED_BROWSER = join(root, 'tests/pictures/approved/chromium.txt');

/** Folder in which Debian keeps the programs of the oldest PostgreSQL that the bank serves from (bank/db/serverVersion.ts). */
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin';

/** First hour of a month, on a Sunday: nothing was spent in it, and no network settles. */
const FIRST_HOUR = '2026-11-01T00:30:00+06:00';

const PROPERTIES = { uses: "from 'fast-check'", runs: '2000' };

/**
 * @typedef {import('./vitest.mjs').TestOutcome} TestOutcome
 * @typedef {{ retriesBrowserFiles: boolean }} TierOptions
 */

/** @type {TierOptions} */
const EACH_ONCE = { retriesBrowserFiles: false };

/**
 * Static checks, the build and the tests of the quick tier; one failure does not hide the next.
 *
 * @param {TierOptions} [options]
 * @returns {Promise<TestOutcome>}
 */
export async function quickTier({ retriesBrowserFiles } = EACH_ONCE) {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  const checks = await check([{ name: 'build', run: build }]);
  const tests = await runTests({ filters: projects(TIERS.quick), retriesBrowserFiles });
  return sum([{ ...checks, failures: named('npm run check', checks.failed), unstable: [] }, tests]);
}

/**
 * The slow tier: its projects, every screen on another day, properties in large volume, the approved pictures, and each benchmark for a second.
 *
 * @param {TierOptions} [options]
 * @returns {Promise<TestOutcome>}
 */
export async function slowTier({ retriesBrowserFiles } = EACH_ONCE) {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  await ensureBuilt();
  const slow = await timed('timing, faults and every look', () =>
    runTests({ filters: projects(TIERS.slow), retriesBrowserFiles }),
  );
  const firstHour = await timed('every screen in the first hour of a month', () =>
    runTests({
      filters: ['--project=e2e', 'tests/e2e/everyScreen.test.ts'],
      env: { WALKS_BEGIN: FIRST_HOUR },
      retriesBrowserFiles,
    }),
  );
  const properties = await timed(`properties, ${PROPERTIES.runs} runs each`, () =>
    runTests({ filters: propertyFiles(), env: { PROPERTY_RUNS: PROPERTIES.runs } }),
  );
  const oldest = await timed('the ledger on the oldest PostgreSQL', onOldestPostgres);
  const pictures = await timed('pictures', () => comparedPictures(retriesBrowserFiles));
  const benchmarks = await timed('every benchmark', runsBenchmarks);
  return sum([slow, firstHour, properties, oldest, pictures, benchmarks]);
}

/** @param {readonly string[]} names */
function projects(names) {
  return names.map((name) => `--project=${name}`);
}

/**
 * @param {string} command whose own output says what failed
 * @param {number} failed
 */
function named(command, failed) {
  return failed === 0 ? [] : [command];
}

/** @returns {string[]} */
function propertyFiles() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(PROPERTIES.uses));
}

/** @returns {Promise<TestOutcome>} */
async function onOldestPostgres() {
  if (!existsSync(OLDEST_POSTGRES)) {
    console.log(`Nothing is tested on the oldest PostgreSQL: ${OLDEST_POSTGRES} is not there.`);
    return { passed: 0, failed: 0, failures: [], unstable: [] };
  }
  return runTests({
    filters: ['--project=bank', 'tests/bank/db', 'tests/bank/ledger', 'tests/bank/batches'],
    env: { TEST_POSTGRES: OLDEST_POSTGRES },
  });
}

/**
 * @param {boolean} retriesBrowserFiles
 * @returns {Promise<TestOutcome>}
 */
async function comparedPictures(retriesBrowserFiles) {
  const approved = existsSync(APPROVED_BROWSER) ? readFileSync(APPROVED_BROWSER, 'utf8').trim() : '';
  const present = drawnWith();
  if (approved !== present) {
    console.log(`Pictures are not compared: they were approved with ${approved}, and this is ${present}.`);
    return { passed: 0, failed: 0, failures: [], unstable: [] };
  }
  return runTests({ filters: projects(TIERS.pictures), retriesBrowserFiles });
}

/** @returns {Promise<TestOutcome>} */
async function runsBenchmarks() {
  const code = await run(process.execPath, [join(root, 'scripts/bench.mjs'), '--short']);
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, failures: named('npm run bench -- --short', failed), unstable: [] };
}

/**
 * @param {string} name
 * @param {() => Promise<TestOutcome>} act
 */
async function timed(name, act) {
  const started = performance.now();
  const outcome = await act();
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} (${seconds(started)})\n`);
  return outcome;
}

/**
 * Prints what failed, and which browser files passed only when they ran again: the end of a long run is the part of it that is read.
 *
 * @param {TestOutcome} outcome
 */
export function printFailures({ failures, unstable }) {
  printList('failed', failures);
  printList('unstable', unstable);
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function printList(title, lines) {
  if (lines.length > 0) {
    console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

/**
 * @param {readonly TestOutcome[]} outcomes
 * @returns {TestOutcome}
 */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    unstable: outcomes.flatMap(({ unstable }) => unstable),
  };
}
