import { inject, injectable } from '../../application/injection';
import { DEVICE_KEY } from '../../application/session/DeviceMemory';
import type { Device } from '../../application/ports/Device';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { DEFAULT_LANGUAGE, isLanguage } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';
import { LANGUAGE_KEY } from './languageKey';

@injectable('Singleton')
export class BrowserDevice implements Device {
  readonly userAgent = navigator.userAgent;

  readonly #preferences: KeyValueStore;
  readonly #listeners = new Set<() => void>();
  /** Language of this tab; a choice in another tab does not change this screen. */
  #language: Language;

  constructor(@inject(KeyValueStore) preferences: KeyValueStore) {
    this.#preferences = preferences;
    const kept = preferences.read(LANGUAGE_KEY);
    this.#language = kept !== undefined && isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
  }

  /** Language last chosen on this device when the page opened, or in this tab since; Russian by default (specification 2, section 9). */
  language(): Language {
    return this.#language;
  }

  /** Reads the device key from storage each time: another tab may have signed in meanwhile. */
  deviceKey(): string | undefined {
    return this.#preferences.read(DEVICE_KEY);
  }

  /** Sets the language of this screen and of pages opened later. */
  readonly keepLanguage = (language: Language): void => {
    this.#preferences.write(LANGUAGE_KEY, language);
    if (language !== this.#language) {
      this.#language = language;
      this.#listeners.forEach((hear) => hear());
    }
  };

  onLanguage(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }
}
