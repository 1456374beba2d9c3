import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { npmScript, runNpm } from './npm.mjs';
import { root } from './root.mjs';

/** This module and what it imports also run under Node 20; everything else runs under the Node that it chooses (docs/adr/0163). */

/** npm package with the pinned Node of each platform, as optional dependencies of one version. */
const FOLDER = join(root, 'scripts/runtime');

const FORWARDED_SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Returns when this Node is as new as the pinned one or newer by its major version. Otherwise runs the same command under the pinned Node
 * and ends this process as that one ends.
 *
 * @param {{ running?: string, install?: () => Promise<string> }} [options] the version of this Node, and how to get the path of the
 *   pinned one; tests replace both
 */
export async function continueOnPinnedNode({ running = process.versions.node, install = installPinnedNode } = {}) {
  if (majorOf(running) < requiredMajor()) {
    await runAgain(await install());
  }
}

/** Oldest major version of Node that runs the bank, its build and its tests: the pinned one. */
export function requiredMajor() {
  return majorOf(Object.values(pinnedPackages())[0] ?? '');
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10);
}

/** @returns {Readonly<Record<string, string>>} versions by package */
function pinnedPackages() {
  return JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).optionalDependencies;
}

/** @returns {Promise<string>} path of the program */
async function installPinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const version = pinnedPackages()[name];
  if (version === undefined) {
    return endWithout(`npm has none for ${system}-${process.arch}`);
  }
  const folder = join(FOLDER, 'node_modules', name);
  if (installedVersion(folder) !== version) {
    console.log(`Installing Node ${version} …`);
    await runNpm(['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
  }
  // npm reports success when an optional package could not be installed.
  if (installedVersion(folder) !== version) {
    return endWithout(`npm could not install ${name}`);
  }
  return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function installedVersion(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function endWithout(reason) {
  console.error(
    `Tulpar needs Node ${requiredMajor()} or newer; this is ${process.versions.node}, and ${reason}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Runs this command under another Node, which the programs it starts find first on their PATH.
 *
 * @param {string} node path of the program
 * @returns {Promise<never>}
 */
function runAgain(node) {
  process.env['PATH'] = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  const npm = npmScript();
  if (npm !== undefined) {
    // No npm is installed beside the other Node.
    process.env['npm_execpath'] = npm;
  }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of FORWARDED_SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C reaches every process of the terminal, and a second SIGINT makes the bank stop at once.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) {
        child.kill(signal);
      }
    });
  }
  return new Promise(() => {
    child.on('error', (error) => endWithout(`${node} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      if (signal === null) {
        process.exit(code ?? 1);
      }
      FORWARDED_SIGNALS.forEach((name) => process.removeAllListeners(name));
      process.kill(process.pid, signal);
    });
  });
}
