import { inject, injectable } from '../../application/injection';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import type { SessionVault, StoredSession } from '../../application/ports/SessionVault';
import { FRAME_KEY } from '../../application/session/keptFrame';
import { readStoredSession } from './readStoredSession';

const KEY = 'session';

/** Keeps the session in the storage of the tab: it survives a reload, ends with the tab, and is no cookie. */
@injectable('Singleton')
export class TabSessionVault implements SessionVault {
  readonly #store: KeyValueStore;

  constructor(@inject(TabKeyValueStore) store: KeyValueStore) {
    this.#store = store;
  }

  read(): StoredSession | undefined {
    const stored = this.#store.read(KEY);
    if (stored === undefined) {
      return undefined;
    }
    try {
      return readStoredSession(JSON.parse(stored));
    } catch {
      return undefined;
    }
  }

  write(session: StoredSession): void {
    this.#store.write(KEY, JSON.stringify(session));
  }

  clear(): void {
    this.#store.remove(KEY);
    this.#store.remove(FRAME_KEY);
  }
}
