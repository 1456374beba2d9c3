/** SQLSTATE of an answer by a server that stops, starts, or accepts no connections; all of class 08 are connection failures. */
const UNAVAILABLE_STATES = /^(?:08\d{3}|57P0[1-5]|53300)$/;

/** Codes of Node for a connection that was not made or broke. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** System calls on a socket: a file that is missing has the codes above as well. */
const SOCKET_CALLS: ReadonlySet<string> = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** Messages of the driver, and of ConnectionPool, about a connection that ended while it was in use. */
const CONNECTION_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|The database said nothing)/;

/**
 * True when PostgreSQL does not answer: it is restarting, stopped or out of reach. A statement that was under way may have been committed
 * or not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { code = '', syscall = '' }: NodeJS.ErrnoException = error;
  const isConnectionError = UNAVAILABLE_STATES.test(code) || (CONNECTION_ERRORS.has(code) && SOCKET_CALLS.has(syscall));
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return isConnectionError || CONNECTION_MESSAGES.test(error.message) || causes.some(isDatabaseUnavailable);
}
