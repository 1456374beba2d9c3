import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const isRunFromSources = import.meta.url.endsWith('.ts');

/**
 * Body of threads or processes: a file of the sources, given by its address from the root, or the bundle of that name in a built bank
 * (`BANK_ENTRIES` in scripts/lib/build.mjs).
 */
export function workerBody(source: string): URL {
  const name = source.slice(source.lastIndexOf('/') + 1);
  return new URL(isRunFromSources ? `../../${source}.ts` : `./${name}.mjs`, import.meta.url);
}

/** Arguments of Node with which it reads a body; from sources it has to read TypeScript. */
export function bodyArguments(): string[] {
  return isRunFromSources ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
}
