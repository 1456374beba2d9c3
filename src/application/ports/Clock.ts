import type { Instant } from '../../domain/time/Instant';

/** The time of this device. Never used to decide about money: the bank's own times come with its answers. */
export interface Clock {
  now(): Instant;
}

export const Clock = Symbol.for('Clock');
