import { PollingLoop } from './PollingLoop';
import type { PollingOptions } from './PollingLoop';

/** Work the bank does by itself, round after round: see {@link PollingLoop}. */
export abstract class PollingJob {
  private readonly loop: PollingLoop;

  protected constructor(options: PollingOptions) {
    this.loop = new PollingLoop(() => this.round(), options);
  }

  /** Does what there is to do now. */
  abstract round(): Promise<void>;

  /** True once the process is to end; a round that can leave the rest to the next start does. */
  protected get isStopping(): boolean {
    return this.loop.isStopping;
  }

  start(): void {
    this.loop.start();
  }

  /** Begins the next round now, or right after the one that is under way. */
  wake(): void {
    this.loop.wake();
  }

  /** Resolves once the round under way is over; none follows. */
  stop(): Promise<void> {
    return this.loop.stop();
  }
}
