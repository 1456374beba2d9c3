/** Cancels a scheduled task; harmless once it has run. */
export type Cancel = () => void;

/** Timers, so that tests can move time by hand. */
export interface Scheduler {
  /** Runs the task once, `delayMs` milliseconds from now. */
  after(delayMs: number, task: () => void): Cancel;
  /** Runs the task every `intervalMs` milliseconds until it is taken back. */
  every(intervalMs: number, task: () => void): Cancel;
}

export const Scheduler = Symbol.for('Scheduler');
