import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly content: string;
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', '.cache', '.data']);

/** Files under folders of the repository with one of these endings; what is generated is left out. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap(pathsUnder)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, content: contentOf(path) }));
}

/** Tests that share a process read each file once. */
const contents = new Map<string, string>();

function contentOf(path: string): string {
  const content = contents.get(path) ?? readFileSync(join(projectRoot(), path), 'utf8');
  contents.set(path, content);
  return content;
}

function pathsUnder(folder: string): readonly string[] {
  const absolute = join(projectRoot(), folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) {
      return [];
    }
    return entry.isDirectory() ? pathsUnder(path) : [path];
  });
}
