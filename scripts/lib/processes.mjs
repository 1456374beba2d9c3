import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './root.mjs';

/** Folder in which Node keeps compiled code of the programs started here, which would otherwise compile the same files at each start. */
export const COMPILED = join(root, '.cache/compiled');

/**
 * Held output is printed when the command has ended, so that commands beside each other do not mix their lines.
 *
 * @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, isHeld?: boolean }} RunOptions
 */

/**
 * Runs a command to its end with its output on ours; answers its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd ?? root,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env },
      stdio: options.isHeld === true ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: false,
    });
    let held = '';
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (held += text));
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      process.stdout.write(held);
      resolve(signal === null ? (code ?? 1) : 1);
    });
  });
}

/**
 * Runs one of the installed tools with the Node that runs us, so that neither PATH nor a shell matters.
 *
 * @param {string} file path of the tool's script inside node_modules
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(file, args, options = {}) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...args], options);
}

/**
 * Runs a TypeScript file of the repository.
 *
 * @param {string} file path from the root
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTypeScript(file, args, options = {}) {
  return runTool('tsx/dist/cli.mjs', [`${root}/${file}`, ...args], options);
}

/** @param {number} sinceMs */
export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
