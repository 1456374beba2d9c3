import { inject, injectable } from '../../application/injection';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import type { Restart } from '../../application/ports/Restart';
import { isSessionEnd } from '../../application/session/SessionEnd';
import type { SessionEnd } from '../../application/session/SessionEnd';

const KEY = 'sessionEnd';

/** Reloads the page; the storage of the tab carries the reason over. */
@injectable('Singleton')
export class BrowserRestart implements Restart {
  readonly #store: KeyValueStore;

  constructor(@inject(TabKeyValueStore) store: KeyValueStore) {
    this.#store = store;
  }

  begin(end: SessionEnd | undefined): void {
    if (!navigator.onLine) {
      return;
    }
    if (end !== undefined) {
      this.#store.write(KEY, end);
    }
    window.location.reload();
  }

  takeReason(): SessionEnd | undefined {
    const kept = this.#store.read(KEY);
    this.#store.remove(KEY);
    return isSessionEnd(kept) ? kept : undefined;
  }
}
