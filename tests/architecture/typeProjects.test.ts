import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { sourceFiles } from '../support/sourceFiles';
import { typeProjects } from '../support/typeProjects';

const PROJECTS = typeProjects();

/** Compiled by a test, which says how each of them fails. */
const NOT_COMPILED = /^tests\/architecture\/types\/refused\//;
/** Ambient declarations do not travel along a reference, so the tests read those of the application as well. */
const COMPILED_TWICE = /^src\/ui\/.*\.d\.ts$/;

describe('the type projects', () => {
  it('hold every TypeScript file of the repository, and compile it once', () => {
    const files = sourceFiles(['src', 'bank', 'scripts', 'tests'], ['.ts', '.tsx']).map(({ path }) => path);
    expect(files.length).toBeGreaterThan(1000);
    const times = new Map<string, number>();
    for (const file of PROJECTS.flatMap((project) => project.files)) {
      times.set(file, (times.get(file) ?? 0) + 1);
    }
    const wanted = (path: string) => (NOT_COMPILED.test(path) ? 0 : COMPILED_TWICE.test(path) ? 2 : 1);
    expect(files.filter((path) => (times.get(join(projectRoot(), path)) ?? 0) !== wanted(path))).toEqual([]);
  });

  it('are all as strict as the first', () => {
    const strictness = [
      'strict',
      'noUncheckedIndexedAccess',
      'exactOptionalPropertyTypes',
      'noImplicitOverride',
      'noImplicitReturns',
      'noFallthroughCasesInSwitch',
      'noPropertyAccessFromIndexSignature',
      'verbatimModuleSyntax',
      'isolatedModules',
    ] as const;
    expect(PROJECTS.length).toBeGreaterThanOrEqual(8);
    const lenient = strictness.filter((name) => PROJECTS.some(({ options }) => options[name] !== true));
    expect(lenient).toEqual([]);
  });
});
