import type { Clock } from '../../../src/application/ports/Clock';
import type { Cancel, Scheduler } from '../../../src/application/ports/Scheduler';

interface Timer {
  readonly at: number;
  readonly everyMs: number | undefined;
  readonly task: () => void;
}

/** A clock and timers that move only by hand. Moving runs what is due, in order, and lets answers arrive in between. */
export class MovableTime implements Clock, Scheduler {
  #now: number;
  #timers = new Map<number, Timer>();
  #nextId = 1;

  constructor(now = Date.parse('2026-11-21T06:00:00.000Z')) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, task: () => void): Cancel {
    return this.#add({ at: this.#now + delayMs, everyMs: undefined, task });
  }

  every(intervalMs: number, task: () => void): Cancel {
    return this.#add({ at: this.#now + intervalMs, everyMs: intervalMs, task });
  }

  get waiting(): number {
    return this.#timers.size;
  }

  async move(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (let next = this.#nextDue(until); next !== undefined; next = this.#nextDue(until)) {
      const [id, timer] = next;
      this.#now = timer.at;
      if (timer.everyMs === undefined) {
        this.#timers.delete(id);
      } else {
        this.#timers.set(id, { ...timer, at: timer.at + timer.everyMs });
      }
      timer.task();
      await settle();
    }
    this.#now = until;
  }

  #add(timer: Timer): Cancel {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#timers.set(id, timer);
    return () => this.#timers.delete(id);
  }

  #nextDue(until: number): readonly [number, Timer] | undefined {
    return [...this.#timers]
      .filter(([, timer]) => timer.at <= until)
      .toSorted(([leftId, left], [rightId, right]) => left.at - right.at || leftId - rightId)[0];
  }
}

const ROUNDS = 20;

/** Lets everything that was answered arrive. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.resolve();
  }
}
