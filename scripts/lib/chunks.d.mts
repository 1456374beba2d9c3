import type { Plugin } from 'vite';

interface ModuleInfos {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  name: string | ((id: string, context: ModuleInfos) => string | null);
  test?: RegExp;
  includeDependenciesRecursively?: boolean;
}

export function chunkGroups(): ChunkGroup[];
/** True for a file that is asked for before the application knows that it needs it. */
export function isAhead(name: string): boolean;
export function filesAhead(): Plugin;
/** The scripts to ask for together with one that is imported, without those that are there already. */
export function stillToLoad(
  scripts: readonly string[],
  host: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[];
