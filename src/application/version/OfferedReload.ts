import { inject, injectable } from '../injection';
import { TabKeyValueStore } from '../ports/KeyValueStore';
import type { KeyValueStore } from '../ports/KeyValueStore';

const KEY = 'reloadedFor';

/**
 * Reload of a tab that is older than the version the bank serves. It is offered once for a version: a page that still misses files after
 * it, such as one from a copy on the way, would be reloaded for ever.
 */
@injectable('Singleton')
export class OfferedReload {
  readonly #store: KeyValueStore;

  constructor(@inject(TabKeyValueStore) store: KeyValueStore) {
    this.#store = store;
  }

  /** True while this tab was not reloaded for the served version. */
  isOpenFor(version: string): boolean {
    return this.#store.read(KEY) !== version;
  }

  /** Notes that this tab is about to be reloaded for the served version. */
  accept(version: string): void {
    this.#store.write(KEY, version);
  }
}
