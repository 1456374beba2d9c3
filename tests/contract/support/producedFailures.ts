import { relative } from 'node:path';

import { beforeAll, expect } from 'vitest';

import { catalogue, operationNamed } from '../../../src/application/operations/catalogue';
import { SERVICES } from '../../../src/application/operations/declaration';
import type { Declaration } from '../../../src/application/operations/declaration';
import { GATEWAY_FAILURES } from '../../../src/application/operations/failureCodes';
import { projectRoot } from '../../../bank/kernel/projectRoot';
import { OPERATION_SERVICES } from '../../support/operationServices';
import { afterWholeFile } from './afterWholeFile';
import { failuresOf } from './failureHomes';

/** Failures that the tests of the current file have produced, as `CHANGE_LIMIT LIMIT_UNDER_REVIEW`. */
const produced = new Set<string>();

interface WireFailure {
  readonly service: string;
  /** Code of the operation on the wire. */
  readonly code: string;
  readonly failure: string;
}

/** Records a failure that the bank has answered. */
export function recordFailure({ service, code, failure }: WireFailure): void {
  const name = SERVICES.find((each) => OPERATION_SERVICES[each] === service);
  const operation = name && operationNamed(code, name);
  if (operation !== undefined) {
    produced.add(`${operation} ${failure}`);
  }
}

/**
 * Expects the tests of the calling file to produce every failure that `failureHomes.ts` assigns to it, and none that the operation does
 * not declare.
 */
export function expectEveryFailure(): void {
  beforeAll(() => produced.clear());
  afterWholeFile(({ filepath }) => {
    const path = relative(projectRoot(), filepath);
    expect(faultsOf(failuresOf(path), produced), `failures of ${path}`).toEqual({ missing: [], undeclared: [] });
  });
}

/** Differences between the failures that a file has to produce and those it has produced. */
export function faultsOf(expected: readonly string[], found: ReadonlySet<string>) {
  if (expected.length === 0) {
    throw new Error('No failure is assigned to this file');
  }
  return {
    missing: expected.filter((each) => !found.has(each)),
    undeclared: [...found].filter((each) => !ALLOWED.has(each)),
  };
}

const DECLARATIONS: Readonly<Record<string, Declaration>> = catalogue;

/** Failures that each operation declares, and those of the gateway, which every operation may end with. */
const ALLOWED: ReadonlySet<string> = new Set(
  Object.entries(DECLARATIONS).flatMap(([code, { failures }]) =>
    [...failures, ...GATEWAY_FAILURES].map((failure) => `${code} ${failure}`),
  ),
);
