import type { Clock } from '../../application/ports/Clock';

/** The clock of the device. */
export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }
}
