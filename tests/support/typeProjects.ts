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

/** Options of the tsconfig.json of a folder. */
export function optionsOf(folder: string): ts.CompilerOptions {
  return read(join(projectRoot(), folder, 'tsconfig.json')).options;
}

/** Sources by their path and all that decides how they are parsed; programs of one process share them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Program of files and all they import.
 *
 * @param planted content of files that are not on the disk, by absolute path
 */
export function programOf(
  files: readonly string[],
  options: ts.CompilerOptions,
  planted: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    const content = planted.get(name);
    if (content !== undefined) {
      return ts.createSourceFile(name, content, version);
    }
    const key = JSON.stringify([name, version, options.moduleDetection]);
    if (!parsed.has(key)) {
      parsed.set(key, parse(name, version, ...rest));
    }
    return parsed.get(key);
  };
  return ts.createProgram([...files, ...planted.keys()], options, host);
}

function read(file: string): TypeProject & { readonly references: readonly ts.ProjectReference[] } {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { fileNames, options, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  return { files: fileNames, options, references: projectReferences ?? [] };
}
