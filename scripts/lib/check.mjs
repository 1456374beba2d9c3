import { availableParallelism } from 'node:os';

import { runTool, runTypeScript, seconds } from './processes.mjs';

/**
 * One command that passes or fails.
 *
 * @typedef {{ name: string, run: () => Promise<number> }} Step
 */

const PRETTIER = ['--check', '--cache', '--log-level', 'warn', '.'];

/** @type {Step} */
const TYPES = { name: 'types', run: () => checkTypes({ isHeld: true }) };

/** @type {Step} */
const LAYERS = { name: 'layers', run: () => runTypeScript('scripts/checks/layers.ts', [], { isHeld: true }) };

/**
 * The longest come first, so that no processor waits for one at the end.
 *
 * @type {readonly Step[]}
 */
const STEPS = [
  TYPES,
  { name: 'lint', run: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'], { isHeld: true }) },
  { name: 'languages are complete', run: () => runTypeScript('scripts/checks/locales.ts', [], { isHeld: true }) },
  LAYERS,
  { name: 'formatting', run: () => runTool('prettier/bin/prettier.cjs', PRETTIER, { isHeld: true }) },
  { name: 'nothing unused', run: () => runTool('knip/bin/knip.js', ['--no-progress'], { isHeld: true }) },
  {
    name: 'generated files are fresh',
    run: () => runTypeScript('scripts/generate/main.ts', ['--check'], { isHeld: true }),
  },
];

/** Each step is one thread; more than two at once take more memory than a small machine has. */
const AT_ONCE = Math.min(2, availableParallelism());

/**
 * Runs every static check, also after one has failed, so that one run shows everything that is wrong.
 *
 * @param {readonly Step[]} others steps that run beside the checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function check(others = []) {
  return runSteps([...STEPS, ...others], AT_ONCE);
}

/**
 * Runs the checks that a change of code breaks most often, one at a time, so that tests can run beside them.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function checkCode() {
  return runSteps([TYPES, LAYERS], 1);
}

/**
 * @param {readonly Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now();
      const code = await step.run();
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds(started)})`);
      if (code !== 0) {
        failed.push(step.name);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`);
  }
  return { passed: steps.length - failed.length, failed: failed.length };
}

/**
 * Compiles every project that tsconfig.json refers to once, and of them only those whose sources changed.
 *
 * @param {import('./processes.mjs').RunOptions} [options]
 * @returns {Promise<number>} an exit code
 */
export function checkTypes(options) {
  return runTool('typescript7/bin/tsc', ['--build', '--pretty', 'false'], options);
}
