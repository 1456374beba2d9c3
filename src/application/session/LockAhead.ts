import type { Language } from '../../domain/language/Language';
import type { Connectivity } from '../ports/Connectivity';
import type { Device } from '../ports/Device';
import type { Cancel, Scheduler } from '../ports/Scheduler';

/** Interval until the lock screen is there for who has a PIN, because it may be needed without a network. In milliseconds. */
const LOCK_AHEAD_MS = 20_000;

export interface LockAheadDeps {
  readonly device: Pick<Device, 'language' | 'onLanguage'>;
  readonly connectivity: Pick<Connectivity, 'online'>;
  readonly scheduler: Pick<Scheduler, 'every'>;
  /** True for a customer whose screen can be locked. */
  readonly hasPin: () => boolean;
  /** Fetches the lock screen with its words in a language; false when it could not be fetched. */
  readonly fetch: (language: Language) => Promise<boolean>;
}

/** Keeps what the lock screen is made of at hand, with its words in the language of the screen, also after another one was chosen. */
export class LockAhead {
  readonly #deps: LockAheadDeps;
  readonly #thereIn = new Set<Language>();

  constructor(deps: LockAheadDeps) {
    this.#deps = deps;
  }

  /** True when the lock screen can be shown without a network. */
  get isThere(): boolean {
    return this.#thereIn.has(this.#deps.device.language());
  }

  /** Fetches the lock screen after a while, its words in another language at once. Returns a function that stops it. */
  start(): Cancel {
    const { device, scheduler } = this.#deps;
    const stops = [
      scheduler.every(LOCK_AHEAD_MS, () => this.#fetch()),
      device.onLanguage(() => {
        if (this.#thereIn.size > 0) {
          this.#fetch();
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #fetch(): void {
    const { device, connectivity, hasPin, fetch } = this.#deps;
    const language = device.language();
    if (this.#thereIn.has(language) || !connectivity.online || !hasPin()) {
      return;
    }
    void fetch(language).then((isFetched) => {
      if (isFetched) {
        this.#thereIn.add(language);
      }
    });
  }
}
