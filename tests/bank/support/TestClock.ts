import type { MovableClock } from '../../../bank/kernel/Clock';
import type { Instant } from '../../../src/domain/time/Instant';

/** A clock that stands still until a test moves it. */
export class TestClock implements MovableClock {
  constructor(private instant: Instant) {}

  now(): Instant {
    return this.instant;
  }

  /** Moves the clock by so many milliseconds. */
  advance(milliseconds: number): void {
    this.instant += milliseconds;
  }

  async moveForward(milliseconds: number): Promise<void> {
    this.advance(milliseconds);
  }
}
