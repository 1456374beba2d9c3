import { currentCost, resumeCall } from './callCost';

/** The queue is full, or the wait for a turn too long: the caller is asked to come back later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  /** @param retryMs time after which a task is likely to find a place, in milliseconds */
  constructor(
    message: string,
    readonly retryMs: number = USUAL_RETRY_MS,
  ) {
    super(message);
  }
}

const USUAL_RETRY_MS = 1000;
/** Weight of the newest task in the mean duration of tasks. */
const WEIGHT = 0.1;

/** Bounds of a {@link FairQueue}; a bound left out is none. */
export interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly concurrent?: number;
  /** Tasks of one subject that run at the same time. */
  readonly perSubject?: number;
  /** Tasks that wait. */
  readonly waiting?: number;
  /** Tasks of one subject that wait. */
  readonly waitingPerSubject?: number;
}

/** Tasks of one subject. */
interface Line {
  running: number;
  readonly waiters: (() => void)[];
}

/**
 * Runs a bounded number of tasks at a time. Subjects take turns: however many tasks of one subject wait, the next task of another subject
 * waits for one of them at most.
 */
export class FairQueue {
  private readonly concurrent: number;
  private readonly perSubject: number;
  private readonly waitingLimit: number;
  private readonly waitingPerSubject: number;
  /** In the order in which their turns come. */
  private readonly lines = new Map<string, Line>();
  private running = 0;
  private waiting = 0;
  /** Mean duration of the last tasks, in milliseconds. */
  private durationMs = 0;

  constructor(limits: QueueLimits) {
    this.concurrent = limits.concurrent ?? Number.POSITIVE_INFINITY;
    this.perSubject = limits.perSubject ?? Number.POSITIVE_INFINITY;
    this.waitingLimit = limits.waiting ?? Number.POSITIVE_INFINITY;
    this.waitingPerSubject = limits.waitingPerSubject ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Runs a task of a subject when its turn comes.
   *
   * @throws QueueFull at once when as many tasks wait as may
   */
  async run<Value>(subject: string, task: () => Promise<Value>): Promise<Value> {
    const release = await this.acquire(subject);
    try {
      return await task();
    } finally {
      release();
    }
  }

  /**
   * Takes a place when the turn of the subject comes; the returned function gives it back.
   *
   * @throws QueueFull at once when as many tasks wait as may
   */
  async acquire(subject: string): Promise<() => void> {
    const line = this.lines.get(subject) ?? { running: 0, waiters: [] };
    this.lines.set(subject, line);
    if (this.hasPlaceFor(line)) {
      this.begin(line);
    } else {
      await this.turnOf(line);
      resumeCall(currentCost());
    }
    const began = performance.now();
    return () => {
      this.durationMs += (performance.now() - began - this.durationMs) * WEIGHT;
      this.end(subject, line);
    };
  }

  /** Milliseconds in which the tasks that wait of a subject are done, if tasks last as long as the last ones did. */
  private clearedInMs(line: Line): number {
    const ofSubject = (line.waiters.length + 1) / Math.min(this.perSubject, this.concurrent);
    const ofAll = Number.isFinite(this.concurrent) ? (this.waiting + 1) / this.concurrent : 0;
    return Math.max(USUAL_RETRY_MS, Math.max(ofSubject, ofAll) * this.durationMs);
  }

  private hasPlaceFor(line: Line): boolean {
    return this.running < this.concurrent && line.running < this.perSubject;
  }

  private begin(line: Line): void {
    this.running += 1;
    line.running += 1;
  }

  private turnOf(line: Line): Promise<void> {
    if (this.waiting >= this.waitingLimit || line.waiters.length >= this.waitingPerSubject) {
      throw new QueueFull('too many tasks are waiting', this.clearedInMs(line));
    }
    this.waiting += 1;
    return new Promise((resolve) => line.waiters.push(resolve));
  }

  private end(subject: string, line: Line): void {
    this.running -= 1;
    line.running -= 1;
    this.forgetIdle(subject, line);
    this.startNext();
  }

  /** Gives the free place to the subject whose turn has waited longest, and puts that subject behind all others. */
  private startNext(): void {
    if (this.waiting === 0) {
      return;
    }
    for (const [subject, line] of this.lines) {
      if (line.waiters.length > 0 && this.hasPlaceFor(line)) {
        const start = line.waiters.shift();
        this.waiting -= 1;
        this.begin(line);
        this.lines.delete(subject);
        this.lines.set(subject, line);
        start?.();
        return;
      }
    }
  }

  private forgetIdle(subject: string, line: Line): void {
    if (line.running === 0 && line.waiters.length === 0) {
      this.lines.delete(subject);
    }
  }
}
