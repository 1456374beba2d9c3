import type { Client } from 'pg';

import type { Database } from '../db/Database';

/** Longest time in milliseconds for opening the connection, and for each query. */
const ANSWER_LIMIT_MS = 2000;

/**
 * One connection outside the pool for questions of an operator, so that a pool that is full for a moment is neither waited for nor taken for
 * a database that is down. It is opened by the first question, and again after it was lost.
 */
export class ApartConnection {
  private client: Client | undefined;

  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

  /**
   * Runs `ask` on the connection.
   *
   * @throws when the database does not answer in time, or `ask` throws; the connection is closed then
   */
  async use<Value>(ask: (client: Client) => Promise<Value>): Promise<Value> {
    try {
      return await ask(this.client ?? (await this.open()));
    } catch (cause) {
      void this.close();
      throw cause;
    }
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async open(): Promise<Client> {
    const client = this.database.apart(this.name, ANSWER_LIMIT_MS);
    this.client = client;
    // A lost connection emits another error while it is idle; the next question opens a new one.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (this.client === client) {
        this.client = undefined;
      }
    });
    await client.connect();
    return client;
  }
}
