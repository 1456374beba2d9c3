import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from './processes.mjs';
import { root } from './root.mjs';

const COUNTS = join(root, '.cache/test-counts.json');
/** Projects of vitest.config.ts whose failed files may run once more in continuous integration. */
const IN_A_BROWSER = ['e2e', 'e2e-slow', 'pictures'];

/**
 * @typedef {import('./countingReporter.mjs').CountedRun} CountedRun
 * @typedef {import('./countingReporter.mjs').CountedFile} CountedFile
 * @typedef {{ filters: readonly string[], env?: NodeJS.ProcessEnv, retriesBrowserFiles?: boolean }} TestRun
 * @typedef {{ passed: number, failed: number, failures: readonly string[], unstable: readonly string[] }} TestOutcome
 */

/**
 * Runs tests and counts them. With `retriesBrowserFiles` each browser file that failed runs once more, alone: when it passes then, the
 * counts of its second run stand and the file is named as unstable.
 *
 * @param {TestRun} run `filters` are arguments of `vitest run`: projects, files, parts of their paths
 * @returns {Promise<TestOutcome>}
 */
export async function runTests({ filters, env = {}, retriesBrowserFiles = false }) {
  return settle(await runOnce(filters, env), retriesBrowserFiles ? runAgain : undefined);

  /** @param {CountedFile} file */
  function runAgain({ project, file }) {
    console.log(`\n${file} failed; it runs once more, alone.`);
    return runOnce([`--project=${project}`, file], env);
  }
}

/**
 * Adds up a run after its browser files that failed ran once more. A run without a report, or with errors outside tests, has
 * failed.
 *
 * @param {CountedRun | undefined} run
 * @param {((file: CountedFile) => Promise<CountedRun | undefined>) | undefined} runAgain
 * @returns {Promise<TestOutcome>}
 */
export async function settle(run, runAgain) {
  /** @type {string[]} */
  const unstable = [];
  let passed = 0;
  /** @type {string[]} */
  const failures = [...(run?.unhandled ?? ['The run ended without a report.'])];
  let failed = failures.length;
  for (const file of run?.files ?? []) {
    const again = file.failed > 0 && IN_A_BROWSER.includes(file.project) ? await runAgain?.(file) : undefined;
    const second = again?.files.find((other) => other.file === file.file);
    const isMended = again?.unhandled.length === 0 && second?.failed === 0 && second.passed >= file.passed;
    if (isMended) {
      unstable.push(file.file);
    }
    const counts = isMended ? second : file;
    passed += counts.passed;
    failed += counts.failed;
    failures.push(...counts.failures.map((failure) => `${counts.file} › ${failure}`));
  }
  if (passed + failed === 0) {
    return { passed, failed: 1, failures: ['No test ran.'], unstable };
  }
  return { passed, failed, failures, unstable };
}

/**
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<CountedRun | undefined>} undefined when Vitest ended without a report
 */
async function runOnce(filters, env) {
  rmSync(COUNTS, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/lib/countingReporter.mjs')}`];
  const code = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...filters], {
    env: { ...env, COUNTS_FILE: COUNTS },
  });
  if (!existsSync(COUNTS)) {
    return undefined;
  }
  /** @type {CountedRun} */
  const run = JSON.parse(readFileSync(COUNTS, 'utf8'));
  const isExplained = code === 0 || run.unhandled.length > 0 || run.files.some(({ failed }) => failed > 0);
  return isExplained ? run : { ...run, unhandled: [`Vitest ended with code ${code}.`] };
}
