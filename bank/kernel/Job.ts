import type { Catalogue } from '../../src/application/operations/catalogue';
import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from './BankServices';
import type { CallLog } from './Call';
import type { HandlersFor } from './Handler';
import { PollingLoop } from './PollingLoop';

/** Services of a job. */
export interface JobServices {
  readonly bank: BankServices;
  /** Handlers of all operations, for a job that acts as a customer would. */
  readonly handlers: HandlersFor<Catalogue>;
  readonly log: CallLog;
  /** Called when a job has written data for other jobs or open pages. */
  readonly changed: () => void;
}

export interface RoundServices extends JobServices {
  /** True once the process is to end; a long round leaves the rest to the next start. */
  readonly isStopping: () => boolean;
}

/** Event that begins a round early: a call has committed, or a clock was moved past a time the job waits for. */
export type WokenBy = 'calls' | 'clock';

/** Work the bank does by itself, in any number of processes at once, round after round. Times are in milliseconds. */
export interface Job {
  /** Name in logs. */
  readonly name: string;
  /** Pause between two rounds. */
  readonly every: number;
  /** Shortest pause between two rounds even when woken, so that a burst of work is done in few rounds. */
  readonly rest?: number;
  /** Pause after a round that failed; ten seconds by default. */
  readonly afterFailure?: number;
  /** Shortest time by the bank's clock from one round that succeeded to the next; rounds in between do nothing. */
  readonly atMostEvery?: number;
  readonly wokenBy: readonly WokenBy[];
  /** False for a bank that lacks what the job needs; a job runs in every bank unless it says otherwise. */
  readonly runsIn?: (bank: BankServices) => boolean;
  /**
   * Query of the moment, as `since`, from which the oldest work that waits for the job has waited; null where none waits. $1 is the time of
   * the bank.
   */
  readonly waitsSince?: string;
  /** Does what there is to do now. */
  readonly round: (services: RoundServices) => Promise<void>;
}

/**
 * Defines a job. The file that exports it under its own name, as `export const cardOrders = defineJob({ … })` in `cardOrders.ts`, is all a
 * job consists of: `npm run generate` finds it.
 */
export function defineJob(job: Job): Job {
  return job;
}

/** A job of one process. */
export class RunningJob {
  private readonly loop: PollingLoop;
  private doneAt: Instant | undefined;

  constructor(
    private readonly job: Job,
    private readonly services: JobServices,
  ) {
    this.loop = new PollingLoop(() => this.round(), {
      name: job.name,
      everyMs: job.every,
      log: services.log,
      ...(job.rest !== undefined && { restMs: job.rest }),
      ...(job.afterFailure !== undefined && { afterFailureMs: job.afterFailure }),
    });
  }

  /** Does what there is to do now. */
  async round(): Promise<void> {
    const { atMostEvery } = this.job;
    const now = this.services.bank.clock.now();
    if (atMostEvery === undefined || this.doneAt === undefined || now - this.doneAt >= atMostEvery) {
      await this.job.round({ ...this.services, isStopping: () => this.loop.isStopping });
      this.doneAt = now;
    }
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
