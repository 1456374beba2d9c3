import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { root } from './root.mjs';

/**
 * Counts of one test file: tests that passed, and those that failed or did not run. A file that could not be loaded counts as one failure.
 *
 * @typedef {{ file: string, project: string, passed: number, failed: number }} CountedFile
 */

/**
 * Outcome of a run. `unhandled` counts errors that belong to no test.
 *
 * @typedef {{ files: readonly CountedFile[], unhandled: number }} CountedRun
 */

/** Reporter of Vitest that writes a {@link CountedRun} to the file named by `COUNTS_FILE`. */
export default class CountingReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const output = process.env['COUNTS_FILE'];
    if (output === undefined) {
      return;
    }
    /** @type {CountedRun} */
    const run = { files: modules.map(counted), unhandled: unhandledErrors.length };
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
  };
}
