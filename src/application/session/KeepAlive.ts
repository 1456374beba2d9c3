import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import { BANK_ACTIVITY_GRAIN_MS, KEEP_ALIVE_MS } from './sessionLimits';

export interface KeepAliveParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** A small call that the bank counts as activity. */
  readonly call: () => void;
}

/** Lets the bank know of a customer who is active without calling it, so that it does not end the session before they do. */
export class KeepAlive {
  readonly #parts: KeepAliveParts;
  #lastActivityAt: Instant = 0;
  #cancel: Cancel | undefined;

  constructor(parts: KeepAliveParts) {
    this.#parts = parts;
  }

  /** Somebody was active; the bank will know within {@link KEEP_ALIVE_MS}. */
  noticed(at: Instant): void {
    this.#lastActivityAt = at;
    this.#plan();
  }

  now(): void {
    this.stop();
    this.#parts.call();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #plan(): void {
    this.#cancel ??= this.#parts.scheduler.after(KEEP_ALIVE_MS, () => {
      this.#cancel = undefined;
      this.#tell();
    });
  }

  #tell(): void {
    const idleMs = this.#parts.clock.now() - this.#lastActivityAt;
    if (idleMs > KEEP_ALIVE_MS + BANK_ACTIVITY_GRAIN_MS) {
      // The timer was held back by a sleep: calling now would pass the sleep off as activity.
      return;
    }
    this.#parts.call();
    if (idleMs < BANK_ACTIVITY_GRAIN_MS) {
      this.#plan();
    }
  }
}
