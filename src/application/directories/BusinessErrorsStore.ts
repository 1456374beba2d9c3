import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Language } from '../../domain/language/Language';
import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';
import { OperationGateway } from '../ports/OperationGateway';

/** Name of the directory of failure texts. */
export const BUSINESS_ERRORS = 'BUSINESS_ERRORS';

/** Storage key of the texts; they hold nothing of a customer and outlive a visit. */
export const FAILURE_TEXTS_KEY = 'tulpar.failureTexts';

/** Texts of one edition of the directory in one language. */
interface HeldTexts {
  readonly language: Language;
  readonly dataVersion: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The bank's own texts of failures (specification 2, section 8.1), in one language, kept on the device. They are loaded when the first
 * failure is shown and nothing is held, and again when the bank serves another edition; until then, and for codes the directory does not
 * name, the application's own texts are shown.
 */
@injectable('Singleton')
export class BusinessErrorsStore {
  held: HeldTexts | undefined;

  readonly #gateway: OperationGateway;
  readonly #device: KeyValueStore;
  #asked: Language | undefined;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(KeyValueStore) device: KeyValueStore) {
    this.#gateway = gateway;
    this.#device = device;
    this.held = readHeld(device.read(FAILURE_TEXTS_KEY));
    makeAutoObservable(this, { held: observableRef }, { autoBind: true });
  }

  /**
   * The bank's text of a code in this language; `undefined` when it names none or is not held yet, and is asked for then. Placeholders
   * `{{name}}` are kept. `held` are the texts to look in, for a caller that observes them.
   */
  textOf(code: string, language: Language, held = this.held): string | undefined {
    if (held?.language === language) {
      return held.texts[code] || undefined;
    }
    if (this.#asked !== language) {
      this.#asked = language;
      // The caller is drawing a screen, which must not change what is observed.
      void Promise.resolve(language).then((asked) => this.#load(asked));
    }
    return undefined;
  }

  /** Loads the texts again when the bank serves another edition than the one held. */
  async renew(served: bigint | undefined): Promise<void> {
    if (this.held !== undefined && served !== undefined && String(served) !== this.held.dataVersion) {
      await this.#load(this.held.language);
    }
  }

  async #load(language: Language): Promise<void> {
    const answer = await this.#gateway.execute('GET_DIRECTORY_BUSINESS_ERRORS', { withoutImages: true, language });
    runInAction(() => {
      if (!answer.ok) {
        this.#asked = undefined;
        return;
      }
      const texts = (answer.value.content ?? []).map(({ code, text, fallbackText }) => [
        code,
        text[language] || fallbackText,
      ]);
      this.held = { language, dataVersion: String(answer.value.dataVersion), texts: Object.fromEntries(texts) };
      this.#device.write(FAILURE_TEXTS_KEY, JSON.stringify(this.held));
    });
  }
}

/** Texts that the device holds; nothing when it is not what this version of the application has written. */
function readHeld(stored: string | undefined): HeldTexts | undefined {
  try {
    const held: Partial<HeldTexts> | null = stored === undefined ? null : JSON.parse(stored);
    return held !== null && isWhole(held) ? held : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(held: Partial<HeldTexts>): held is HeldTexts {
  return typeof held.language === 'string' && typeof held.dataVersion === 'string' && typeof held.texts === 'object';
}
