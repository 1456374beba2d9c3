import type { KeyValueStore } from '../../application/ports/KeyValueStore';

/** `localStorage` or `sessionStorage`. Where the browser forbids it, or it is full, settings simply do not last. */
export class BrowserKeyValueStore implements KeyValueStore {
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(key: string): string | undefined {
    try {
      return this.#open().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: string): void {
    try {
      this.#open().setItem(key, value);
    } catch {
      // The setting holds until the page is left.
    }
  }

  remove(key: string): void {
    try {
      this.#open().removeItem(key);
    } catch {
      // There was nothing that could have been written either.
    }
  }
}
