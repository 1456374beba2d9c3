/** Timeouts of requests and limits of streams; `…Ms` are milliseconds. */
export interface ServerLimits {
  /** For the whole of a request to arrive; a file of five megabytes takes most of it over a slow mobile line. */
  readonly requestMs: number;
  /** For the head of a request to arrive. */
  readonly headersMs: number;
  /** Interval at which the two timeouts above are checked. */
  readonly checkedEveryMs: number;
  readonly stream: StreamLimits;
}

/** Limits of one live stream. */
export interface StreamLimits {
  /** Between two signs of life on a stream that has nothing to tell; clients give up after 45 seconds. */
  readonly heartbeatMs: number;
  /** A grpc-web client keeps the whole text of a stream in memory, so a stream ends here and the client opens another. */
  readonly renewAfterCharacters: number;
  /** A client that reads this far behind is cut off; it resumes from where it was. Less than a whole stream, else it would never come to it. */
  readonly bufferedBytes: number;
  /** For the client to read the rest of a stream that has ended. */
  readonly drainMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  requestMs: 60_000,
  headersMs: 10_000,
  checkedEveryMs: 1000,
  stream: { heartbeatMs: 15_000, renewAfterCharacters: 1024 * 1024, bufferedBytes: 512 * 1024, drainMs: 10_000 },
};
