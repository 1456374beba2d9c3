import { makeAutoObservable } from 'mobx';

import type { KeyValueStore } from '../ports/KeyValueStore';

const KEY = 'amountsHidden';

/** Whether amounts are hidden everywhere on the screen; kept on this device. */
export class AmountVisibility {
  hidden: boolean;

  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.hidden = store.read(KEY) === 'true';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.hidden = !this.hidden;
    this.#store.write(KEY, String(this.hidden));
  }
}
