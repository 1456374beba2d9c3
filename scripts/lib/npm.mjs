import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run } from './processes.mjs';

/**
 * Runs npm with the Node that runs this process; answers its exit code.
 *
 * @param {readonly string[]} args
 * @param {import('./processes.mjs').RunOptions} [options]
 */
export function runNpm(args, options) {
  const script = npmScript();
  return script === undefined ? run('npm', args, options) : run(process.execPath, [script, ...args], options);
}

/**
 * The script of the npm that started this process, or of the one installed beside this Node.
 *
 * @returns {string | undefined}
 */
export function npmScript() {
  const candidates = [
    process.env['npm_execpath'],
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((file) => file !== undefined && file.endsWith('npm-cli.js') && existsSync(file));
}
