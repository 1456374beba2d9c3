import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runTool, runTypeScript, seconds } from './processes.mjs';
import { root } from './root.mjs';

/** Each folder is compiled against what it may know: the domain without a browser and without Node. */
const TYPE_PROJECTS = [
  'tsconfig.json',
  'src/domain/tsconfig.json',
  'src/application/tsconfig.json',
  'src/tsconfig.json',
  'bank/tsconfig.json',
  'scripts/tsconfig.json',
];

/** @type {readonly { name: string, run: () => Promise<number> }[]} */
const STEPS = [
  ...TYPE_PROJECTS.map((project) => ({ name: `types of ${project}`, run: () => types(project) })),
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

/** @param {string} project */
function types(project) {
  if (!existsSync(join(root, project))) {
    console.error(`${project} is missing`);
    return Promise.resolve(1);
  }
  const memory = `.cache/types/${project.replaceAll('/', '-')}buildinfo`;
  return runTool('typescript/bin/tsc', [
    '-p',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--pretty',
    'false',
  ]);
}
