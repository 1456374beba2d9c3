/** One log entry of the application (specification 1, section 3, log request). Secrets are masked before. */
export interface LogEntry {
  readonly label: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string;
  /** Name of the error the browser or a library threw; empty when none was. */
  readonly systemError: string;
  /** Stack of that error; empty when there is none. */
  readonly trace: string;
  /** Path of the page, without query. */
  readonly url: string;
  /** The call it belongs to; empty when it belongs to none. */
  readonly referenceId: string;
  /** Service of the bank that call went to; empty when it belongs to none. */
  readonly service: string;
  /** One load of the application in one tab. */
  readonly runId: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The same moment by the clock of the device: ISO 8601 with its offset. */
  readonly localTime: string;
  readonly sessionId: string;
  /** Customer signed in; empty before that is known. */
  readonly userId: string;
  readonly userLogin: string;
}

/** Sends entries to the bank. Resolves to true when they arrived; otherwise they are sent again. */
export interface LogSink {
  insert(entries: readonly LogEntry[]): Promise<boolean>;
}

export const LogSink = Symbol.for('LogSink');
