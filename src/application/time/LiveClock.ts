import { makeAutoObservable } from 'mobx';

import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { Cancel, Scheduler } from '../ports/Scheduler';

const TICK_MS = 1000;

/** Observable time of day, so that a cut-off takes effect on an open screen. */
export class LiveClock {
  now: Instant;

  readonly #clock: Clock;
  readonly #scheduler: Scheduler;

  constructor(clock: Clock, scheduler: Scheduler) {
    this.#clock = clock;
    this.#scheduler = scheduler;
    this.now = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the time anew. */
  tick(): void {
    this.now = this.#clock.now();
  }

  /** Updates the time until cancelled. */
  follow(): Cancel {
    this.tick();
    return this.#scheduler.every(TICK_MS, this.tick);
  }
}
