import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';

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
