import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Database } from '../db/Database';
import { assertMigrated, readEdition } from '../db/migrate';
import { ApartConnection } from './ApartConnection';
import type { Drain } from './Drain';

/** Addresses of the probes, which an operator requests under any name of the machine. */
export const HEALTH_PATHS = ['/healthz', '/livez', '/readyz'] as const;

/** Reason a process is not ready for calls; the log names it, the answer does not. */
type Unready = 'draining' | 'database' | 'cannot write' | 'schema';

/**
 * Refused in a transaction that may only read, and on a standby; the message reaches the disk of the server, and its replicas, before the
 * statement is answered. It changes no row.
 */
const WRITE = `
  with allowed as (update daily_work set taken_until = taken_until where false)
  select pg_logical_emit_message(true, 'tulpar', 'ready')`;

/** An answer of `/readyz` is given again for so long, so that strangers do not have the database write more often. */
const READY_KEPT_MS = 500;

/**
 * Serves the state of the bank to those who run it, and nothing else: `/livez` while the process answers, `/healthz` while its database
 * answers, `/readyz` while it may be sent calls.
 */
export function serveHealth(server: FastifyInstance, database: Database, drain: Drain): void {
  const connection = new ApartConnection(database, 'tulpar-health');
  const isUp = shared(() =>
    connection
      .use((client) => client.query('select'))
      .then(
        () => true,
        () => false,
      ),
  );
  const readiness = new Readiness(connection);
  server.get('/livez', async (_request, reply) => answer(reply, true, 'alive'));
  server.get('/healthz', async (_request, reply) =>
    (await isUp()) ? answer(reply, true, 'up') : answer(reply, false, 'down'),
  );
  let logged: Unready | undefined;
  server.get('/readyz', async (_request, reply) => {
    const unready = drain.isDraining ? 'draining' : await readiness.unready();
    if (unready !== logged) {
      logged = unready;
      server.log.warn({ ready: unready === undefined, ...(unready && { reason: unready }) }, 'readiness changed');
    }
    return unready === undefined ? answer(reply, true, 'ready') : answer(reply, false, 'not ready');
  });
  server.addHook('onClose', () => connection.close());
}

function answer(reply: FastifyReply, isWell: boolean, status: string): FastifyReply {
  return reply
    .code(isWell ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status });
}

/** Concurrent requests share one answer. */
function shared<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

/** Readiness of the database for what this edition of the bank writes. */
class Readiness {
  /** The files of this edition; those on the disk may be replaced while the process runs. */
  private readonly edition = readEdition();
  private readonly ask = shared(() => this.look());
  private known: { readonly unready: Unready | undefined; readonly at: number } | undefined;

  constructor(private readonly connection: ApartConnection) {}

  /** Reason not to send calls to this process; `undefined` when it is ready. */
  async unready(): Promise<Unready | undefined> {
    if (this.known === undefined || performance.now() - this.known.at > READY_KEPT_MS) {
      this.known = { unready: await this.ask(), at: performance.now() };
    }
    return this.known.unready;
  }

  private async look(): Promise<Unready | undefined> {
    const steps: readonly (readonly [Unready, () => Promise<unknown>])[] = [
      ['database', () => this.connection.use((client) => client.query('select'))],
      ['cannot write', () => this.connection.use((client) => client.query(WRITE))],
      ['schema', () => this.connection.use((client) => assertMigrated(client, this.edition))],
    ];
    for (const [unready, step] of steps) {
      try {
        await step();
      } catch {
        return unready;
      }
    }
    return undefined;
  }
}
