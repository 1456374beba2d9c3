import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { projectRoot } from '../kernel/projectRoot';
import { AREAS } from './areas';

/** A file of SQL; its path is relative to the folder of the bank. */
export interface SqlFile {
  readonly path: string;
  readonly sql: string;
}

/** Files that are run once, in one transaction, and never changed after that. */
export interface Version {
  /** `0001_baseline`, or the name of a file of `changes/` without its ending. */
  readonly name: string;
  readonly files: readonly SqlFile[];
  readonly sha256: string;
}

/** A file that is run whenever its text has changed: a function, a view, or the triggers or hooks of an area. Triggers also when tables have. */
export interface Repeatable extends SqlFile {
  readonly kind: 'function' | 'view' | 'triggers' | 'hooks';
  /** The name of the function or view; of triggers and hooks the area. */
  readonly object: string;
  /** The kind and the object. */
  readonly name: string;
  readonly sha256: string;
}

const BASELINE = '0001_baseline';

/** The baseline, then the files of `changes/` in the order of their names. */
export function readVersions(): readonly Version[] {
  const changes = sqlFilesIn('db/changes').map((path) => version(basename(path, '.sql'), [path]));
  return [version(BASELINE, baselinePaths()), ...changes];
}

/**
 * Functions, then views, triggers and hooks, each after what it needs: the body of a function may name functions that are not there yet,
 * unless it is a `begin atomic` one, whose names are bound when it is made. Triggers are made again after each version too: those of
 * directories follow the comments of the tables.
 */
export function readRepeatables(versions: readonly Version[] = readVersions()): readonly Repeatable[] {
  const tables = versions.map(({ sha256 }) => sha256).join('');
  const functions = everyArea((area) => sqlFilesIn(`${area}/functions`)).map((path) => repeatable('function', path));
  const isBound = ({ sql }: SqlFile) => /\bbegin atomic\b/.test(sql);
  return [
    ...functions.filter((each) => !isBound(each)),
    ...functions.filter(isBound),
    ...everyArea((area) => sqlFilesIn(`${area}/views`)).map((path) => repeatable('view', path)),
    ...everyArea((area) => present(`${area}/triggers.sql`)).map((path) => repeatable('triggers', path, tables)),
    ...everyArea((area) => present(`${area}/hooks.sql`)).map((path) => repeatable('hooks', path)),
  ];
}

/** All tables before any row, because rows of one area may refer to those of another. */
function baselinePaths(): readonly string[] {
  return [...everyArea((area) => present(`${area}/schema.sql`)), ...everyArea((area) => present(`${area}/data.sql`))];
}

function version(name: string, paths: readonly string[]): Version {
  const files = paths.map(readFile);
  return { name, files, sha256: sha256Of(files.map(({ sql }) => sql).join('')) };
}

function repeatable(kind: Repeatable['kind'], path: string, madeFrom = ''): Repeatable {
  const file = readFile(path);
  const object = kind === 'triggers' || kind === 'hooks' ? dirname(path) : basename(path, '.sql');
  return { ...file, kind, object, name: `${kind} ${object}`, sha256: sha256Of(file.sql + madeFrom) };
}

function everyArea(pathsOf: (area: string) => readonly string[]): readonly string[] {
  return AREAS.flatMap(pathsOf);
}

function present(path: string): readonly string[] {
  return existsSync(absolute(path)) ? [path] : [];
}

function sqlFilesIn(folder: string): readonly string[] {
  if (!existsSync(absolute(folder))) {
    return [];
  }
  return readdirSync(absolute(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function readFile(path: string): SqlFile {
  return { path, sql: readFileSync(absolute(path), 'utf8') };
}

function absolute(path: string): string {
  return join(projectRoot(), 'bank', path);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
