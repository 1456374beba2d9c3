import { injectable } from '../../application/injection';
import type { Cancel, Scheduler } from '../../application/ports/Scheduler';

/** The timers of the browser. */
@injectable('Singleton')
export class BrowserScheduler implements Scheduler {
  after(delayMs: number, task: () => void): Cancel {
    const timer = window.setTimeout(task, delayMs);
    return () => window.clearTimeout(timer);
  }

  every(intervalMs: number, task: () => void): Cancel {
    const timer = window.setInterval(task, intervalMs);
    return () => window.clearInterval(timer);
  }
}
