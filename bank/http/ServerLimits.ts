/** Timeouts of requests and limits of streams; `…Ms` are milliseconds. */
export interface ServerLimits {
  /** Timeout of a whole request; a file of five megabytes takes most of it over a slow mobile line. */
  readonly requestMs: number;
  /** Timeout of the head of a request. */
  readonly headersMs: number;
  /** Interval at which the two timeouts above are checked. */
  readonly checkedEveryMs: number;
  readonly stream: StreamLimits;
}

/** Limits of one live stream. */
export interface StreamLimits {
  /** Interval of heartbeats on an idle stream; clients give up after 45 seconds. */
  readonly heartbeatMs: number;
  /** Length at which a stream ends and the client opens another, because a grpc-web client keeps the whole text of a stream in memory. */
  readonly renewAfterBytes: number;
  /**
   * Unread bytes after which a slow client is disconnected; it resumes from its position. Less than a whole stream, otherwise it would
   * never be reached.
   */
  readonly bufferedBytes: number;
  /** Time for the client to read the rest of a stream that has ended. */
  readonly drainMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  requestMs: 60_000,
  headersMs: 10_000,
  checkedEveryMs: 1000,
  stream: { heartbeatMs: 15_000, renewAfterBytes: 1024 * 1024, bufferedBytes: 512 * 1024, drainMs: 10_000 },
};
