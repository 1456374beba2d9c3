import { dirname, join } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** A tsconfig.json: its files by absolute path, and the options they are compiled with. */
export interface TypeProject {
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
}

/** Projects that `tsc --build` compiles: tsconfig.json of the root first, then those it refers to. */
export function typeProjects(): readonly [TypeProject, ...TypeProject[]] {
  const { references, ...main } = read(join(projectRoot(), 'tsconfig.json'));
  return [main, ...references.map((reference) => read(ts.resolveProjectReferencePath(reference)))];
}

function read(file: string): TypeProject & { readonly references: readonly ts.ProjectReference[] } {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { fileNames, options, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  return { files: fileNames, options, references: projectReferences ?? [] };
}
