import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { optionsOf, programOf } from '../support/typeProjects';

const CANNOT_FIND_NAME = [2304, 2552, 2580, 2584, 2591];

/** Expressions of a browser or of Node. */
const FOREIGN = [
  'window.name',
  'document.title',
  'fetch("/")',
  'process.env',
  'setTimeout(() => 1, 1)',
  'localStorage.length',
  'crypto.randomUUID()',
];

const NODE_MODULE = "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n";

/** Needs neither a browser nor Node. */
const PURE = 'export const planted = [1n].map(String);\n';

const planting = (expression: string) => `export const planted = ${expression};\n`;

/** Compiles files as if they lay in a folder, against what that folder may know. */
function compilerOf(folder: string, contents: readonly string[]): (content: string) => readonly number[] {
  const pathOf = (content: string) => join(projectRoot(), folder, `Planted${contents.indexOf(content)}.ts`);
  const planted = new Map(contents.map((content) => [pathOf(content), content]));
  const program = programOf([], optionsOf(folder), planted);
  return (content) => ts.getPreEmitDiagnostics(program, program.getSourceFile(pathOf(content))).map(({ code }) => code);
}

describe.each(['src/domain', 'src/application'])('%s', (folder) => {
  const diagnosticsOf = compilerOf(folder, [...FOREIGN.map(planting), NODE_MODULE, PURE]);

  it.each(FOREIGN)('does not know %s', (expression) => {
    const [code, ...more] = diagnosticsOf(planting(expression));
    expect(CANNOT_FIND_NAME).toContain(code);
    expect(more).toEqual([]);
  });

  it('does not know the modules of Node', () => {
    expect(diagnosticsOf(NODE_MODULE)).not.toEqual([]);
  });

  it('compiles what needs neither', () => {
    expect(diagnosticsOf(PURE)).toEqual([]);
  });
});
