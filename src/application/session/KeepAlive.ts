import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import { BANK_ACTIVITY_GRAIN_MS, KEEP_ALIVE_MS } from './sessionLimits';

export interface KeepAliveDeps {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** A small call that the bank counts as activity. */
  readonly call: () => void;
}

/** Reports activity of a customer who makes no calls to the bank, so that the bank does not end the session early. */
export class KeepAlive {
  readonly #deps: KeepAliveDeps;
  #lastActivityAt: Instant = 0;
  #cancel: Cancel | undefined;

  constructor(deps: KeepAliveDeps) {
    this.#deps = deps;
  }

  /** Records activity; the bank learns of it within {@link KEEP_ALIVE_MS}. */
  noticed(at: Instant): void {
    this.#lastActivityAt = at;
    this.#plan();
  }

  now(): void {
    this.stop();
    this.#deps.call();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #plan(): void {
    this.#cancel ??= this.#deps.scheduler.after(KEEP_ALIVE_MS, () => {
      this.#cancel = undefined;
      this.#tell();
    });
  }

  #tell(): void {
    const idleMs = this.#deps.clock.now() - this.#lastActivityAt;
    if (idleMs > KEEP_ALIVE_MS + BANK_ACTIVITY_GRAIN_MS) {
      // The timer was held back by a sleep: calling now would pass the sleep off as activity.
      return;
    }
    this.#deps.call();
    if (idleMs < BANK_ACTIVITY_GRAIN_MS) {
      this.#plan();
    }
  }
}
