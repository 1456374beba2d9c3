/** Wakes the jobs that continue the work a call has just committed, so that it does not wait for the next poll. */
export class Signal {
  private readonly sleepers = new Set<() => void>();

  /** Registers who is to be woken; returns how to stop that. */
  subscribe(sleeper: () => void): () => void {
    this.sleepers.add(sleeper);
    return () => this.sleepers.delete(sleeper);
  }

  wake(): void {
    for (const sleeper of this.sleepers) {
      sleeper();
    }
  }
}
