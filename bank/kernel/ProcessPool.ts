import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { addProcessorTime, currentCost, currentSubject, resumeCall } from './callCost';
import { FairQueue } from './FairQueue';
import { bodyArguments } from './workerBody';
import { TaskOverdue } from './WorkerPool';
import type { ProcessAnswer } from './taskProcess';

/** Bounds of the processes of a {@link ProcessPool}. */
export interface ProcessLimits {
  /** Tasks done at the same time, each in a process of its own. */
  readonly processes: number;
  /** Tasks that wait for a process; a further one is refused. */
  readonly waiting: number;
  /** Tasks of one customer or address that wait for a process. */
  readonly waitingPerSubject: number;
  /** For one task, the start of its process included. */
  readonly deadlineMs: number;
  /** For the objects of JavaScript in one process. */
  readonly heapMegabytes: number;
  /** After its last task a process ends and gives its memory back. */
  readonly idleMs: number;
}

/** The process of a task ended before it answered. */
export class TaskCrashed extends Error {
  override readonly name = 'TaskCrashed';
}

/**
 * Does tasks of native libraries in processes of their own: a crash of a library, a loop without an end or memory without a bound ends
 * its process and neither the bank nor another task. Callers take turns. Processes start with the first task and get no settings of the
 * bank.
 */
export class ProcessPool {
  private readonly queue: FairQueue;
  private readonly all = new Set<ChildProcess>();
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();

  constructor(
    private readonly body: URL,
    private readonly limits: ProcessLimits,
  ) {
    this.queue = new FairQueue({ ...limits, concurrent: limits.processes });
  }

  /**
   * Answers what the body of the processes makes of an input, which is plain data.
   *
   * @throws QueueFull when as many tasks wait as may
   * @throws TaskOverdue past the deadline
   * @throws TaskCrashed when the process ends within the task
   */
  run<Output>(input: unknown): Promise<Output> {
    return this.queue.run(currentSubject(), async () => {
      const child = this.takeIdle() ?? this.start();
      const answer: ProcessAnswer<Output> = await answerOf(child, input, this.limits.deadlineMs);
      addProcessorTime(answer.cpuMs);
      resumeCall(currentCost());
      this.keep(child);
      if ('failure' in answer) {
        throw new Error(answer.failure);
      }
      return answer.output;
    });
  }

  /** Ends the processes; what they are at is not finished. */
  close(): void {
    this.all.forEach((child) => child.kill('SIGKILL'));
  }

  private takeIdle(): ChildProcess | undefined {
    const [next] = this.idle;
    if (next === undefined) {
      return undefined;
    }
    const [child, end] = next;
    clearTimeout(end);
    this.idle.delete(child);
    return child;
  }

  private start(): ChildProcess {
    const child = fork(fileURLToPath(this.body), {
      execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`, ...bodyArguments()],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.all.add(child);
    child.once('exit', () => this.forget(child));
    child.on('error', () => child.kill('SIGKILL'));
    return child;
  }

  private keep(child: ChildProcess): void {
    if (this.all.has(child)) {
      this.idle.set(child, setTimeout(() => child.kill('SIGKILL'), this.limits.idleMs).unref());
    }
  }

  private forget(child: ChildProcess): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.all.delete(child);
  }
}

/** Answer of a process to a task; a process that has none by the deadline is ended. */
function answerOf<Output>(child: ChildProcess, input: unknown, deadlineMs: number): Promise<ProcessAnswer<Output>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(deadline);
      child.off('message', answered).off('exit', ended);
      finish();
    };
    const answered = (answer: ProcessAnswer<Output>) => settle(() => resolve(answer));
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(new TaskCrashed(`a process ended within its task: ${signal ?? code}`)));
    const deadline = setTimeout(() => {
      settle(() => reject(new TaskOverdue('a process did not answer in time')));
      child.kill('SIGKILL');
    }, deadlineMs);
    child.on('message', answered).on('exit', ended);
    // A process that cannot be reached has ended, or is about to.
    child.send({ input }, (error) => error && child.kill('SIGKILL'));
  });
}
