/** Caches whose names begin so hold files of the application and nothing of a customer. */
const PREFIX = 'shell-';

/** Name of the cache of one version of the worker. */
export function shellCacheOf(version: string): string {
  return `${PREFIX}${version}`;
}

export function isShellCache(name: string): boolean {
  return name.startsWith(PREFIX);
}
