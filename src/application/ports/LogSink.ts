/** One log entry of the application (specification 1, section 3, log request). Secrets are masked before. */
export interface LogEntry {
  readonly label: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string;
  /** Path of the page, without query. */
  readonly url: string;
  /** The call it belongs to; empty when it belongs to none. */
  readonly referenceId: string;
  /** One load of the application in one tab. */
  readonly runId: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly sessionId: string;
}

/** Sends entries to the bank. Resolves to true when they arrived; otherwise they are sent again. */
export interface LogSink {
  insert(entries: readonly LogEntry[]): Promise<boolean>;
}

export const LogSink = Symbol.for('LogSink');
