import { injectable } from '../../application/injection';
import type { Clock } from '../../application/ports/Clock';

/** The clock of the device. */
@injectable('Singleton')
export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }
}
