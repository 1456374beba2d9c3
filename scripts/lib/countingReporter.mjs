import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { root } from './root.mjs';

/** Longest part of an error's text that stands in a list of failures, in characters. */
const MESSAGE_LIMIT = 300;

/**
 * Counts of one test file: tests that passed, and those that failed or did not run. A file that could not be loaded counts as one failure.
 * `failures` names each failed test, with the beginning of its first error.
 *
 * @typedef {{ file: string, project: string, passed: number, failed: number, failures: readonly string[] }} CountedFile
 */

/**
 * Outcome of a run. `unhandled` has the text of each error that belongs to no test.
 *
 * @typedef {{ files: readonly CountedFile[], unhandled: readonly string[] }} CountedRun
 */

/** Reporter of Vitest that writes a {@link CountedRun} to the file named by `COUNTS_FILE`. */
export default class CountingReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<{ message: string }>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const output = process.env['COUNTS_FILE'];
    if (output === undefined) {
      return;
    }
    /** @type {CountedRun} */
    const run = { files: modules.map(counted), unhandled: unhandledErrors.map(({ message }) => beginning(message)) };
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, JSON.stringify(run));
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {CountedFile}
 */
function counted(module) {
  const tests = [...module.children.allTests()];
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  return {
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    project: module.project.name,
    passed,
    failed: tests.length - passed + (module.errors().length > 0 && tests.length === passed ? 1 : 0),
    failures: [
      ...module.errors().map(({ message }) => beginning(message)),
      ...tests.filter((test) => test.result().state === 'failed').map(failureOf),
    ],
  };
}

/** @param {import('vitest/node').TestCase} test */
function failureOf(test) {
  return `${test.fullName}: ${beginning(test.result().errors?.[0]?.message ?? '')}`;
}

/** @param {string} message */
function beginning(message) {
  return message.replace(/\s+/g, ' ').slice(0, MESSAGE_LIMIT);
}
