import type { CallLog } from './Call';
import { METRICS, timed } from './metrics/metrics';

const AFTER_FAILURE_MS = 10_000;

export interface PollingOptions {
  readonly name: string;
  readonly everyMs: number;
  /** Waited after every round even when woken, so that a burst of work is done in few rounds. */
  readonly restMs?: number;
  /** Pause after a failed round; ten seconds by default. */
  readonly afterFailureMs?: number;
  readonly log: CallLog;
}

/**
 * Repeats a round of work: after a pause, or at once when woken. A round that fails is reported and tried again, so work
 * goes on when the database comes back.
 */
export class PollingLoop {
  private running: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private interrupt: (() => void) | undefined;

  constructor(
    private readonly round: () => Promise<void>,
    private readonly options: PollingOptions,
  ) {}

  /** True once no further round is wanted; a long round ends early. */
  get isStopping(): boolean {
    return this.stopping;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Ends the pause, or makes the next one empty when a round or its rest is under way. */
  wake(): void {
    this.woken = true;
    this.interrupt?.();
  }

  /** Resolves once the round under way is over; none follows. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      const pauseMs = await this.tryRound();
      await this.rest();
      await this.pause(pauseMs);
    }
  }

  private async tryRound(): Promise<number> {
    try {
      await timed((seconds, outcome) => this.measure(seconds, outcome), this.round);
      return this.options.everyMs;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'unknown';
      this.options.log.warn({ loop: this.options.name, reason }, 'round failed');
      return this.options.afterFailureMs ?? AFTER_FAILURE_MS;
    }
  }

  private measure(seconds: number, outcome: 'ok' | 'failed'): void {
    const job = this.options.name;
    METRICS.rounds.observe({ job, outcome }, seconds);
    if (outcome === 'ok') {
      METRICS.roundDone.setToCurrentTime({ job });
    }
  }

  private async rest(): Promise<void> {
    const { restMs = 0 } = this.options;
    if (restMs > 0 && !this.stopping) {
      await new Promise((resolve) => {
        setTimeout(resolve, restMs);
      });
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.woken) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.interrupt = undefined;
  }
}
