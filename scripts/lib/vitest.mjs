import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from './processes.mjs';
import { root } from './root.mjs';

const REPORT = join(root, '.cache/vitest.json');

/**
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestedFile
 */

/**
 * Runs tests once and counts them.
 *
 * @param {readonly string[]} filters arguments of `vitest run`: projects, files, parts of their paths
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(filters) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(REPORT, { force: true });
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...filters,
  ]);
  if (!existsSync(REPORT)) {
    return { passed: 0, failed: 1 };
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  /** @type {readonly TestedFile[]} */
  const files = report.testResults;
  const failed = files.reduce((sum, file) => sum + failures(file), 0);
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
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
