import type { LocalData } from '../../application/ports/LocalData';
import { isShellCache } from '../worker/shellCache';

/**
 * `localStorage`, IndexedDB and the cache storage of this origin. Where the browser forbids one of them, it is empty. Caches of the service
 * worker stay: they hold files of the application, and the page that is shown without a network is one of them.
 */
export class BrowserLocalData implements LocalData {
  readonly #keptSettings: readonly string[];

  /** @param keptSettings keys that outlive the clearing, each also with a colon and an id of a user after it */
  constructor(keptSettings: readonly string[]) {
    this.#keptSettings = keptSettings;
  }

  async dropCopies(): Promise<void> {
    await Promise.allSettled([dropDatabases(), dropCaches()]);
  }

  async clear(): Promise<void> {
    try {
      Object.keys(window.localStorage)
        .filter((key) => !this.#keptSettings.includes(key.replace(/:.*$/, '')))
        .forEach((key) => window.localStorage.removeItem(key));
    } catch {
      // A forbidden storage holds nothing.
    }
    await this.dropCopies();
  }
}

async function dropDatabases(): Promise<void> {
  const databases = await window.indexedDB.databases();
  databases.forEach(({ name }) => name !== undefined && window.indexedDB.deleteDatabase(name));
}

async function dropCaches(): Promise<void> {
  const names = await window.caches.keys();
  await Promise.all(names.filter((name) => !isShellCache(name)).map((name) => window.caches.delete(name)));
}
