import type { Client } from 'pg';

import type { Database } from '../../db/Database';

const RETRY_MS = 500;
const LISTEN_LIMIT_MS = 5000;

export interface SessionListener {
  /** Called when a user or one of the user's sessions has changed. */
  changed(userId: string): void;
  /** Called when the connection is lost: changes are missed from now on. */
  deafened(): void;
}

/**
 * Listens for changed sessions of all processes over a PostgreSQL connection of its own. It counts as listening only after it has received
 * its own notification: behind some poolers a connection accepts LISTEN and never receives anything.
 */
export class SessionChanges {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private listening = false;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly listener: SessionListener,
  ) {}

  /** False from the moment the connection is lost until another one receives notifications. */
  get isListening(): boolean {
    return this.listening;
  }

  start(): void {
    this.stopped = false;
    void this.listen();
  }

  stop(): void {
    this.stopped = true;
    this.leave();
  }

  private async listen(): Promise<void> {
    const client = this.database.apart('tulpar-listener', LISTEN_LIMIT_MS);
    this.client = client;
    try {
      client.on('notification', ({ payload }) => this.receive(payload ?? ''));
      client.once('end', () => this.listenAnew(client));
      // More than one may occur, and an unhandled one would end the process.
      client.on('error', () => this.listenAnew(client));
      await client.connect();
      await client.query('listen session_change');
      await this.database.pool.query("select pg_notify('session_change', $1)", [GREETING]);
    } catch {
      this.listenAnew(client);
    }
  }

  private receive(payload: string): void {
    if (payload === GREETING) {
      this.listening = this.client !== undefined;
    } else {
      this.listener.changed(payload);
    }
  }

  private listenAnew(client: Client): void {
    if (this.client === client) {
      this.leave();
      if (!this.stopped) {
        this.retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
      }
    }
  }

  private leave(): void {
    clearTimeout(this.retry);
    const { client } = this;
    this.client = undefined;
    if (this.listening) {
      this.listening = false;
      this.listener.deafened();
    }
    void client?.end().catch(() => undefined);
  }
}

/** Payload of the notification a listener sends to itself to find out whether it still receives notifications. */
const GREETING = '';
