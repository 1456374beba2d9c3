import type { Instant } from '../src/domain/time/Instant';

/** The bank's clock. Everything that depends on time asks it, so that a demonstration can move it. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
