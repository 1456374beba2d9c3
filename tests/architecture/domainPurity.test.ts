import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';

const CANNOT_FIND_NAME = [2304, 2552, 2580, 2584, 2591];

/** Compiles one file as if it lay in a folder, against what that folder may know. */
function diagnosticsOf(folder: string, content: string): readonly number[] {
  const configurationFile = join(projectRoot(), folder, 'tsconfig.json');
  const configuration = ts.readConfigFile(configurationFile, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(configuration.config, ts.sys, join(projectRoot(), folder));
  const planted = join(projectRoot(), folder, 'Planted.ts');
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    name === planted ? ts.createSourceFile(name, content, version) : read(name, version, ...rest);
  const program = ts.createProgram([planted], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ code }) => code);
}

describe.each(['src/domain', 'src/application'])('%s', (folder) => {
  it.each([
    'window.name',
    'document.title',
    'fetch("/")',
    'process.env',
    'setTimeout(() => 1, 1)',
    'localStorage.length',
    'crypto.randomUUID()',
  ])('does not know %s', (expression) => {
    const [code, ...more] = diagnosticsOf(folder, `export const planted = ${expression};\n`);
    expect(CANNOT_FIND_NAME).toContain(code);
    expect(more).toEqual([]);
  });

  it('does not know the modules of Node', () => {
    expect(
      diagnosticsOf(folder, "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n"),
    ).not.toEqual([]);
  });

  it('compiles what needs neither', () => {
    expect(diagnosticsOf(folder, 'export const planted = [1n].map(String);\n')).toEqual([]);
  });
});
