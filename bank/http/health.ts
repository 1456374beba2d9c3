import type { FastifyInstance } from 'fastify';
import type { Client } from 'pg';

import type { Database } from '../db/Database';

const ANSWER_LIMIT_MS = 2000;

/**
 * Serves the state of the bank, up or down, and nothing else. The database is queried over a separate connection, so a pool that is full
 * for a moment is neither waited for nor taken for a database that is down; concurrent requests share one answer.
 */
export function serveHealth(server: FastifyInstance, database: Database): void {
  const health = new DatabaseHealth(database);
  server.get('/healthz', async (_request, reply) => {
    const isUp = await health.isUp();
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'up' : 'down' });
  });
  server.addHook('onClose', () => health.close());
}

class DatabaseHealth {
  private client: Client | undefined;
  private answer: Promise<boolean> | undefined;

  constructor(private readonly database: Database) {}

  isUp(): Promise<boolean> {
    this.answer ??= this.ask().finally(() => {
      this.answer = undefined;
    });
    return this.answer;
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async ask(): Promise<boolean> {
    try {
      const client = this.client ?? (await this.open());
      await client.query('select');
      return true;
    } catch {
      void this.close();
      return false;
    }
  }

  private async open(): Promise<Client> {
    const client = this.database.apart('tulpar-health', ANSWER_LIMIT_MS);
    this.client = client;
    // A lost connection emits another error while it is idle; the next check opens a new one.
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
