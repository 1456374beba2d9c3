import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

/** Static checks, the build and every test, in this order; one failure does not hide the next. */
const SUMMARY = join(root, '.cache/test-summary.json');
const REPORT = join(root, '.cache/vitest.json');

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
 * @param {readonly string[]} filters what the caller wants to run only
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(filters) {
  const code = await runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...filters]);
  if (!existsSync(REPORT)) {
    return { passed: 0, failed: 1 };
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  // A file that could not be loaded has no tests to fail, and a test that did not run has proved nothing.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + broken;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
