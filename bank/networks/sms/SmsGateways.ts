import type { SmsMessage, SmsSender } from '../ports/SmsSender';

/** Time after which the first gateway is tried first again. */
const AVOIDED_MS = 60_000;

/** Gateways in the order in which the bank prefers them. A message that one does not take over goes to the next. */
export class SmsGateways implements SmsSender {
  private readonly gateways: readonly SmsSender[];
  private readonly now: () => number;
  private preferred = 0;
  private avoidedUntil = 0;

  /** @param now milliseconds of a clock that only runs forward */
  constructor(gateways: readonly SmsSender[], now: () => number = () => performance.now()) {
    this.gateways = gateways;
    this.now = now;
  }

  /** @throws AggregateError when no gateway takes the message over */
  async send(message: SmsMessage): Promise<void> {
    const failures: unknown[] = [];
    for (const place of this.order()) {
      try {
        await this.gateways[place]?.send(message);
        return;
      } catch (cause) {
        failures.push(cause);
        this.avoid(place);
      }
    }
    throw new AggregateError(
      failures,
      failures.map((cause) => (cause instanceof Error ? cause.message : '')).join('; '),
    );
  }

  /** Every gateway, beginning with the first that has not failed lately. */
  private order(): readonly number[] {
    const first = this.now() < this.avoidedUntil ? this.preferred : 0;
    return this.gateways.map((_, place) => (first + place) % this.gateways.length);
  }

  private avoid(place: number): void {
    this.preferred = (place + 1) % this.gateways.length;
    this.avoidedUntil = this.now() + AVOIDED_MS;
  }
}
