import { Socket } from 'node:net';

import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

import { currentAccountScope, enterAccountScope } from './AccountScope';
import { refuseSecondConnection } from './HeldConnection';
import { currentCost, resumeCall } from '../kernel/callCost';
import type { CallCost } from '../kernel/callCost';
import { UserShares } from './UserShares';
import { WritableClient } from './WritableClient';

/** No connection to the database was to be had in time; nothing was asked of it, so the same call may be made again. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  /** Of an answer that is no call: HTTP's word for "come back later". */
  readonly statusCode = 503;
}

type ConnectionPoolConfig = Omit<PoolConfig, 'connectionTimeoutMillis' | 'stream'> & {
  readonly silenceMs: number;
  readonly connectMs: number;
};

type Connected = Parameters<Pool['connect']>[0];

/** Messages of the driver for a pool without a free connection, and for a server that refuses a new one. */
const NOT_IN_TIME: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/**
 * Connections to PostgreSQL that are given out one to a flow, and to the flows of one user two at a time. A flow that holds one and
 * asks for a second is refused at once; one that has waited too long for the first gets {@link DatabaseBusy}. A connection over which
 * nothing comes for `silenceMs` is closed and fails what was asked over it: PostgreSQL ends every statement before that, so it is cut
 * off or its server stands still.
 */
export class ConnectionPool extends Pool {
  private readonly shares: UserShares;
  /** Calls that hold a connection. */
  private readonly holders = new WeakMap<PoolClient, CallCost>();

  constructor({ silenceMs, connectMs, ...config }: ConnectionPoolConfig) {
    super({
      ...config,
      Client: WritableClient,
      connectionTimeoutMillis: connectMs,
      stream: () => closedBySilence(silenceMs),
    });
    this.shares = new UserShares(connectMs);
    this.on('connect', (client) => this.resumeHolderOf(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected === undefined) {
      return new Promise((resolve, reject) => {
        this.connect((cause, client) => (client === undefined ? reject(asError(cause)) : resolve(client)));
      });
    }
    try {
      refuseSecondConnection();
    } catch (cause) {
      connected(asError(cause), undefined, () => undefined);
      return;
    }
    const scope = currentAccountScope();
    const cost = currentCost();
    this.shares.take(
      (giveBack) => {
        super.connect((cause, client, release) => {
          if (client === undefined) {
            giveBack();
            connected(cause && named(cause), client, release);
          } else {
            const shared = givingBack(client, this.heldBy(cost, client, giveBack));
            const ready = () => connected(undefined, shared, (reason) => shared.release(reason));
            if (scope === undefined) {
              ready();
            } else {
              enterAccountScope(shared, scope).then(ready, (cause: unknown) =>
                connected(asError(cause), undefined, () => undefined),
              );
            }
          }
        });
      },
      () => connected(new DatabaseBusy('No turn of the user in time'), undefined, () => undefined),
    );
  }

  /** Counts the time for which a call holds a connection; answers how to end it. */
  private heldBy(cost: CallCost | undefined, client: PoolClient, giveBack: () => void): () => void {
    if (cost === undefined) {
      return giveBack;
    }
    const began = performance.now();
    this.holders.set(client, cost);
    resumeCall(cost);
    return () => {
      this.holders.delete(client);
      cost.databaseMs += performance.now() - began;
      giveBack();
    };
  }

  /** Resumes the call that holds a connection whenever something comes over it. */
  private resumeHolderOf(client: PoolClient): void {
    const connection: unknown = Reflect.get(client, 'connection');
    const stream: unknown = Reflect.get(Object(connection), 'stream');
    if (stream instanceof Socket) {
      stream.prependListener('data', () => {
        const cost = this.holders.get(client);
        if (cost !== undefined) {
          resumeCall(cost);
        }
      });
    }
  }
}

/** A connection that gives its place in the share back when it is released; the driver makes a new `release` each time it hands one out. */
function givingBack(client: PoolClient, giveBack: () => void): PoolClient {
  const release = client.release.bind(client);
  client.release = (reason) => {
    release(reason);
    giveBack();
  };
  return client;
}

function closedBySilence(silenceMs: number): Socket {
  const socket = new Socket();
  // The client listens from the moment it connects.
  socket.on('error', () => undefined);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error(`The database said nothing for ${silenceMs} ms`)));
  return socket;
}

function named(cause: Error): Error {
  return NOT_IN_TIME.has(cause.message) ? new DatabaseBusy('No connection to the database in time', { cause }) : cause;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
