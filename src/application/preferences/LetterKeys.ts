import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';

/** Storage key of the setting; it survives the clearing by a new version. */
export const LETTER_KEYS_KEY = 'letterKeys';

/** Setting for single-letter shortcuts, which disturb users of speech input (WCAG 2.1.4); kept on this device. */
@injectable('Singleton')
export class LetterKeys {
  on: boolean;

  readonly #store: KeyValueStore;

  constructor(@inject(KeyValueStore) store: KeyValueStore) {
    this.#store = store;
    this.on = store.read(LETTER_KEYS_KEY) !== 'off';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.on = !this.on;
    this.#store.write(LETTER_KEYS_KEY, this.on ? 'on' : 'off');
  }
}
