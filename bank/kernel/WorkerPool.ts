import { Piscina } from 'piscina';

import { addProcessorTime, currentCost, currentSubject, resumeCall } from './callCost';
import { FairQueue } from './FairQueue';
import { bodyArguments } from './workerBody';
import type { TaskResult } from './workerTask';

/** Bounds of the threads of a {@link WorkerPool}. */
export interface WorkerLimits {
  /** Tasks done at the same time, each on a thread of its own. */
  readonly threads: number;
  /** Tasks that wait for a thread; a further one is refused. */
  readonly waiting: number;
  /** Tasks of one customer or address that wait for a thread. */
  readonly waitingPerSubject: number;
  /** For one task, the start of its thread included. */
  readonly deadlineMs: number;
  /** For the objects of one thread. */
  readonly heapMegabytes: number;
  /** After its last task a thread ends and gives its memory back. */
  readonly idleMs: number;
}

/** A task as it crosses to a thread: plain data. */
interface WorkerTask {
  readonly name: string;
  readonly input: unknown;
}

/** A task took longer than any should; its thread or process was ended. */
export class TaskOverdue extends Error {
  override readonly name = 'TaskOverdue';
}

/** A task needed more memory than a thread may have; its thread was ended. */
export class TaskTooLarge extends Error {
  override readonly name = 'TaskTooLarge';
}

/**
 * Does what takes the processor for long, and is written in JavaScript, on threads of their own, so that the thread that answers calls stays free. Callers take turns.
 * Threads start with the first task; one that dies or is ended takes its task along and no other.
 */
export class WorkerPool {
  private readonly queue: FairQueue;
  private threads: Piscina | undefined;

  constructor(
    private readonly body: URL,
    private readonly limits: WorkerLimits,
  ) {
    this.queue = new FairQueue({ ...limits, concurrent: limits.threads });
  }

  /**
   * Answers what the body of the threads makes of an input.
   *
   * @throws QueueFull when as many tasks wait as may
   * @throws TaskOverdue past the deadline
   * @throws TaskTooLarge beyond the memory of a thread
   */
  run<Output>({ name, input }: WorkerTask): Promise<Output> {
    return this.queue.run(currentSubject(), async () => {
      const deadline = AbortSignal.timeout(this.limits.deadlineMs);
      try {
        this.threads ??= this.startThreads();
        const done: TaskResult<Output> = await this.threads.run({ name, input }, { signal: deadline });
        addProcessorTime(done.cpuMs);
        resumeCall(currentCost());
        return done.output;
      } catch (cause) {
        throw deadline.aborted ? new TaskOverdue(`${name} was not done in time`, { cause }) : namedFailure(name, cause);
      }
    });
  }

  /** Ends the threads; what they are at is not finished. */
  async close(): Promise<void> {
    await this.threads?.destroy();
    this.threads = undefined;
  }

  private startThreads(): Piscina {
    const { threads, heapMegabytes, idleMs } = this.limits;
    return new Piscina({
      filename: this.body.href,
      name: 'perform',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      execArgv: bodyArguments(),
    });
  }
}

function namedFailure(name: string, cause: unknown): unknown {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooLarge ? new TaskTooLarge(`${name} needed too much memory`, { cause }) : cause;
}
