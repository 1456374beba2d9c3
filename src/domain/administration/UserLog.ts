import type { Instant } from '../time/Instant';

/** Recorder of a line: the bank at a sign-in, the bank at a call that failed on the way, or the application of the user. */
export const LOG_SOURCES = ['signIn', 'call', 'application'] as const;

export type LogSource = (typeof LOG_SOURCES)[number];

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Line of the log of a user, by the fields of the specification (document 1, section 3). */
export interface UserLogLine {
  readonly id: string;
  readonly source: LogSource;
  readonly level: LogLevel;
  /** Moment by the clock of the bank. */
  readonly at: Instant;
  /** Time of day on the device of the user, as the application wrote it; empty for a line of the bank. */
  readonly localTime: string;
  readonly userId: string;
  readonly userLogin: string;
  /** Id of the session; empty where there was none. */
  readonly sessionId: string;
  /** Step of a sign-in, or service and operation of a call; empty where a line names none. */
  readonly service: string;
  /** Code of the failure; empty for what went well. */
  readonly systemError: string;
  readonly referenceId: string;
  /** Text the application wrote; empty for a line of the bank. */
  readonly message: string;
  readonly trace: string;
}

/** Question for a page of the log of a user. */
export interface UserLogQuery {
  readonly userId: string;
  readonly failuresOnly: boolean;
  /** End of the page before, as the bank gave it; `undefined` for the first page. */
  readonly after?: string | undefined;
}
