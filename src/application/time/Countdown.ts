import { actionBound, computed, makeObservable, observable } from 'mobx';

import { inject, injectable } from '../injection';
import { Clock } from '../ports/Clock';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';

const TICK_MS = 1000;

/** Whole seconds left until something is allowed again; observable, so that a screen can show it as text. */
@injectable()
export class Countdown {
  secondsLeft = 0;

  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  #endsAt = 0;
  #cancel: Cancel | undefined;

  constructor(@inject(Clock) clock: Clock, @inject(Scheduler) scheduler: Scheduler) {
    this.#clock = clock;
    this.#scheduler = scheduler;
    // A screen starts it while it renders, where an automatic action would be none.
    makeObservable(this, {
      secondsLeft: observable,
      running: computed,
      start: actionBound,
      stop: actionBound,
      tick: actionBound,
    });
  }

  get running(): boolean {
    return this.secondsLeft > 0;
  }

  start(seconds: number): void {
    this.stop();
    this.#endsAt = this.#clock.now() + seconds * TICK_MS;
    this.#cancel = this.#scheduler.every(TICK_MS, this.tick);
    this.tick();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.secondsLeft = 0;
  }

  /** Reads the clock instead of counting ticks: a tab in the background misses ticks. */
  tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.#endsAt - this.#clock.now()) / TICK_MS));
    if (this.secondsLeft === 0) {
      this.stop();
    }
  }
}
