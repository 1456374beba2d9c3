/** The queue is full: the caller is asked to come back later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs at most `concurrent` tasks at a time and lets at most `waiting` more wait. Expensive work such as hashing a password
 * goes through one, so that a flood of it cannot take the processor from everybody else.
 */
export class BoundedQueue {
  private running = 0;
  private readonly waiters: (() => void)[] = [];

  constructor(private readonly limits: { readonly concurrent: number; readonly waiting: number }) {}

  /** True when no task runs and none waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Runs the task when its turn comes; throws {@link QueueFull} at once when there is no place left. */
  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    await this.enter();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.concurrent) {
      this.running += 1;
      return;
    }
    if (this.waiters.length >= this.limits.waiting) {
      throw new QueueFull('too many tasks are waiting');
    }
    await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  /** Hands the place straight to the next one waiting, so nobody can slip in between. */
  private leave(): void {
    const next = this.waiters.shift();
    if (next === undefined) {
      this.running -= 1;
    } else {
      next();
    }
  }
}
