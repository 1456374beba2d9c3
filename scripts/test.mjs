import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

/** Static checks, the build and every test, in this order; one failure does not hide the next. */
const SUMMARY = join(root, '.cache/test-summary.json');
const REPORT = join(root, '.cache/vitest.json');
const WALKS = join(root, 'tests/e2e/');
/** More than that failing is no bad moment of the machine. */
const SECOND_LOOKS = 3;

mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(SUMMARY, { force: true });
rmSync(REPORT, { force: true });

await ensureInstalled();
process.env['CHROMIUM_PATH'] = await ensureBrowser();

const checks = await check();
const built = (await build()) === 0;
const tests = await runTests(process.argv.slice(2));

const passed = checks.passed + tests.passed + (built ? 1 : 0);
const failed = checks.failed + tests.failed + (built ? 0 : 1);
writeFileSync(SUMMARY, JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} TestedFile
 * @typedef {{ passed: number, failed: number, files: readonly TestedFile[] }} Run
 */

/**
 * Every test, and a second look at the few walks through a browser that failed: docs/adr/0060.
 *
 * @param {readonly string[]} filters what the caller wants to run only
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(filters) {
  const whole = await runVitest(filters);
  const again = whole.files.filter((file) => failures(file) > 0);
  if (again.length === 0 || again.length > SECOND_LOOKS || !again.every(({ name }) => name.startsWith(WALKS))) {
    return whole;
  }
  const names = again.map(({ name }) => relative(root, name)).join(', ');
  console.log(`\nA second look, by itself, at ${names}`);
  const second = await runVitest(again.map(({ name }) => relative(root, name)));
  console.log(second.failed === 0 ? `\nFAILED BESIDE THE OTHERS, PASSED ALONE: ${names}` : `\nFailed twice: ${names}`);
  const before = again.reduce(
    (sum, file) => sum + file.assertionResults.filter(({ status }) => status === 'passed').length,
    0,
  );
  return { passed: whole.passed - before + second.passed, failed: second.failed };
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Run>}
 */
async function runVitest(filters) {
  rmSync(REPORT, { force: true });
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...filters,
  ]);
  if (!existsSync(REPORT)) {
    return { passed: 0, failed: 1, files: [] };
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  /** @type {readonly TestedFile[]} */
  const files = report.testResults;
  const failed = files.reduce((sum, file) => sum + failures(file), 0);
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, files };
}

/**
 * A file that could not be loaded has no tests to fail, and a test that did not run has proved nothing.
 *
 * @param {TestedFile} file
 */
function failures({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0
    ? 1
    : assertionResults.filter((test) => test.status !== 'passed').length;
}
