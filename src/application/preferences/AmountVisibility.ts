import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';

/** Storage key of the setting; it survives the clearing by a new version, or hidden amounts would reappear. */
export const AMOUNTS_HIDDEN_KEY = 'amountsHidden';

/** Setting that hides amounts on all screens; kept on this device. */
@injectable('Singleton')
export class AmountVisibility {
  hidden: boolean;

  readonly #store: KeyValueStore;

  constructor(@inject(KeyValueStore) store: KeyValueStore) {
    this.#store = store;
    this.hidden = store.read(AMOUNTS_HIDDEN_KEY) === 'true';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.hidden = !this.hidden;
    this.#store.write(AMOUNTS_HIDDEN_KEY, String(this.hidden));
  }
}
