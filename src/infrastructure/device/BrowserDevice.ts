import type { Device } from '../../application/ports/Device';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { DEFAULT_LANGUAGE, isLanguage } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';

/** Also read by public/early-theme.js, so that the page has its language before the application runs. */
export const LANGUAGE_KEY = 'tulpar.language';

export class BrowserDevice implements Device {
  readonly userAgent = navigator.userAgent;

  readonly #preferences: KeyValueStore;

  constructor(preferences: KeyValueStore) {
    this.#preferences = preferences;
  }

  /** The language chosen last on this device; Russian until one is chosen (specification 2, section 9). */
  language(): Language {
    const kept = this.#preferences.read(LANGUAGE_KEY);
    return kept !== undefined && isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
  }
}
