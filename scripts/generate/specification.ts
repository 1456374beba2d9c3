import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { DIRECTORY_NAMES } from '../../src/application/operations/directoryCatalogue';

/** An operation the product has and the specification gives no name to. */
export interface OwnName {
  readonly code: string;
  readonly service: string;
  readonly reason: string;
}

export interface SpecificationCodes {
  /** Names and patterns of the specification by service. */
  readonly byService: ReadonlyMap<string, readonly string[]>;
  readonly ours: readonly OwnName[];
}

const OURS = 'ours';

/** Reads docs/spec-codes.txt. */
export function readSpecificationCodes(): SpecificationCodes {
  const byService = new Map<string, string[]>();
  let section: string[] = [];
  for (const line of linesOf('docs/spec-codes.txt')) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      section = [];
      byService.set(heading, section);
    } else {
      section.push(line);
    }
  }
  const ours = (byService.get(OURS) ?? []).map(ownName);
  byService.delete(OURS);
  return { byService, ours };
}

/** Reads docs/spec-failures.txt. */
export function readSpecificationFailures(): ReadonlySet<string> {
  return new Set(linesOf('docs/spec-failures.txt'));
}

/** A name in braces stands for names the specification leaves to the caller. */
export function isPattern(name: string): boolean {
  return name.includes('{');
}

/** Pattern of the specification for the operations that read a directory. */
const ANY_DIRECTORY = 'GET_{DIRECTORY_NAME}';

/** Reason of a name that the specification does not give: its own, or the pattern it follows. */
export function reasonOfName(code: string): string | undefined {
  const own = readSpecificationCodes().ours.find((name) => name.code === code);
  return own?.reason ?? (followsPattern(code) ? `one of ${ANY_DIRECTORY}` : undefined);
}

/** True for the name of an operation that the specification gives by a pattern. */
export function followsPattern(code: string): boolean {
  return DIRECTORY_NAMES.some((name) => ANY_DIRECTORY.replace('{DIRECTORY_NAME}', name) === code);
}

function ownName(line: string): OwnName {
  const [code = '', service = '', ...reason] = line.split(' ');
  return { code, service, reason: reason.join(' ') };
}

function linesOf(path: string): readonly string[] {
  return readFileSync(join(projectRoot(), path), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
