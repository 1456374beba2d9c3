import { Socket } from 'node:net';

import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

import { refuseSecondConnection } from './HeldConnection';

/** No connection to the database was to be had in time; nothing was asked of it, so the same call may be made again. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  /** Of an answer that is no call: HTTP's word for "come back later". */
  readonly statusCode = 503;
}

type Connected = Parameters<Pool['connect']>[0];

/** Messages of the driver: nobody gave a connection back in time, and that the server did not let a new one in. */
const NOT_IN_TIME: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/**
 * Connections to PostgreSQL that are given out one to a flow. Whoever holds one and asks for a second is refused at once, and who
 * has waited too long for the first gets {@link DatabaseBusy}. A connection over which nothing comes for `silenceMs` is closed and
 * fails what was asked over it: PostgreSQL ends every statement before that, so it is cut off or its server stands still.
 */
export class ConnectionPool extends Pool {
  constructor({ silenceMs, ...config }: PoolConfig & { readonly silenceMs: number }) {
    super({ ...config, stream: () => closedBySilence(silenceMs) });
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected === undefined) {
      return this.take();
    }
    try {
      refuseSecondConnection();
    } catch (cause) {
      connected(asError(cause), undefined, () => undefined);
      return;
    }
    super.connect((cause, client, release) => connected(cause && named(cause), client, release));
  }

  private async take(): Promise<PoolClient> {
    refuseSecondConnection();
    try {
      return await super.connect();
    } catch (cause) {
      throw named(asError(cause));
    }
  }
}

function closedBySilence(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new Error(`The database said nothing for ${silenceMs} ms`)));
  return socket;
}

function named(cause: Error): Error {
  return NOT_IN_TIME.has(cause.message) ? new DatabaseBusy('No connection to the database in time', { cause }) : cause;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
