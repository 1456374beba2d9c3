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
export function filesAhead(): Plugin;
