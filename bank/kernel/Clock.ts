import type { Instant } from '../../src/domain/time/Instant';

/** The bank's clock. Everything that depends on time asks it, so that a demonstration can move it. */
export interface Clock {
  now(): Instant;
}

/** The clock of a demonstration. It never goes back: what was booked would lie in the future. */
export interface MovableClock extends Clock {
  /** Moves the clock forward by so many milliseconds, for every process of the bank and for good. */
  moveForward(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => Date.now() };
