import { runTool, runTypeScript, seconds } from './processes.mjs';

/** @type {readonly { name: string, run: () => Promise<number> }[]} */
const STEPS = [
  { name: 'types', run: checkTypes },
  {
    name: 'formatting',
    run: () => runTool('prettier/bin/prettier.cjs', ['--check', '--cache', '--log-level', 'warn', '.']),
  },
  { name: 'lint', run: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
  { name: 'layers', run: () => runTypeScript('scripts/checks/layers.ts', []) },
  { name: 'generated files are fresh', run: () => runTypeScript('scripts/generate/main.ts', ['--check']) },
  { name: 'languages are complete', run: () => runTypeScript('scripts/checks/locales.ts', []) },
  { name: 'nothing unused', run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
];

/**
 * Runs every static check, also after one has failed, so that one run shows everything that is wrong.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check() {
  const failed = [];
  for (const step of STEPS) {
    const started = performance.now();
    const code = await step.run();
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds(started)})`);
    if (code !== 0) {
      failed.push(step.name);
    }
  }
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`);
  }
  return { passed: STEPS.length - failed.length, failed: failed.length };
}

/**
 * Compiles every project that tsconfig.json refers to once, and of them only those whose sources changed.
 *
 * @returns {Promise<number>} an exit code
 */
export function checkTypes() {
  return runTool('typescript/bin/tsc', ['--build', '--pretty', 'false']);
}
