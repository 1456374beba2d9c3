import type { Instant } from '../../domain/time/Instant';
import { inject, injectable } from '../injection';
import { Clock } from '../ports/Clock';

/** Tolerance in milliseconds: responses carry the bank's time in whole seconds and take a moment to arrive. */
const UNCERTAIN_MS = 2000;
const HALF_A_SECOND_MS = 500;

/**
 * The bank's time as its answers tell it. What the bank decides by the time of day or by age (which day is today, whether
 * an operation has run out) is shown by this clock: the device's may be wrong, and that of a demonstration is moved.
 */
@injectable('Singleton')
export class BankTime implements Clock {
  readonly #device: Clock;
  #aheadMs = 0;

  constructor(@inject(Clock) device: Clock) {
    this.#device = device;
  }

  readonly now = (): Instant => this.#device.now() + this.#aheadMs;

  /** Learns the bank's time from the response to a call made at `askedAt`, device time. A deviation that delay explains is ignored. */
  learn(bankSeconds: Instant, askedAt: Instant): void {
    const aheadMs = bankSeconds + HALF_A_SECOND_MS - (askedAt + this.#device.now()) / 2;
    const underWayMs = (this.#device.now() - askedAt) / 2;
    if (Math.abs(aheadMs - this.#aheadMs) > UNCERTAIN_MS + underWayMs) {
      this.#aheadMs = Math.round(aheadMs);
    }
  }
}
