/** How long the bank waits for others, and how often it shows that it is alive. */
export interface ServerLimits {
  /** For the whole of a request to arrive. */
  readonly requestMs: number;
  /** For the head of a request to arrive. */
  readonly headersMs: number;
  /** How often the two are looked at. */
  readonly checkedEveryMs: number;
  /** Between two signs of life on a stream that has nothing to tell; clients give up after 45 seconds. */
  readonly heartbeatMs: number;
}

export const SERVER_LIMITS: ServerLimits = { requestMs: 15_000, headersMs: 10_000, checkedEveryMs: 1000, heartbeatMs: 15_000 };
