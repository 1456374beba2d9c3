import type { Pool, PoolClient } from 'pg';

const RETRY_MS = 500;

export interface SessionListener {
  /** A user or one of the user's sessions is no longer what it was. */
  changed(userId: string): void;
  /** From now on changes are missed. */
  deafened(): void;
}

/**
 * Hears whose sessions have changed, in whichever process, over a connection to PostgreSQL of its own. It only counts as hearing
 * once it has heard itself: behind some poolers a connection accepts LISTEN and never hears anything.
 */
export class SessionChanges {
  private client: PoolClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private hearing = false;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly listener: SessionListener,
  ) {}

  /** False from the moment the connection is lost until another hears. */
  get hears(): boolean {
    return this.hearing;
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
    try {
      const client = await this.pool.connect();
      this.client = client;
      if (this.stopped) {
        this.leave();
        return;
      }
      client.on('notification', ({ payload }) => this.hear(payload ?? ''));
      client.once('end', () => this.listenAnew(client));
      client.once('error', () => this.listenAnew(client));
      await client.query('listen session_change');
      await this.pool.query("select pg_notify('session_change', $1)", [GREETING]);
    } catch {
      this.listenAnew(this.client);
    }
  }

  private hear(payload: string): void {
    if (payload === GREETING) {
      this.hearing = this.client !== undefined;
    } else {
      this.listener.changed(payload);
    }
  }

  private listenAnew(client: PoolClient | undefined): void {
    if (this.client === client) {
      this.leave();
      if (!this.stopped) {
        this.retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
      }
    }
  }

  /** The connection is closed rather than given back, because it would go on listening. */
  private leave(): void {
    clearTimeout(this.retry);
    const { client } = this;
    this.client = undefined;
    if (this.hearing) {
      this.hearing = false;
      this.listener.deafened();
    }
    client?.release(true);
  }
}

/** What a listener tells itself to find out whether it hears. */
const GREETING = '';
