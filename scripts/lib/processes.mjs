import { spawn } from 'node:child_process';

import { root } from './root.mjs';

/**
 * Runs a command to its end with its output on ours; answers its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: 'inherit',
      shell: false,
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/**
 * Runs one of the installed tools with the Node that runs us, so that neither PATH nor a shell matters.
 *
 * @param {string} file path of the tool's script inside node_modules
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function runTool(file, args, options = {}) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...args], options);
}

/**
 * Runs a TypeScript file of the repository.
 *
 * @param {string} file path from the root
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function runTypeScript(file, args, options = {}) {
  return runTool('tsx/dist/cli.mjs', [`${root}/${file}`, ...args], options);
}

/** @param {number} sinceMs */
export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
