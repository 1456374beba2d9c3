import { createServer } from 'node:net';

import { Client } from 'pg';

/** Address and credentials of a database server; the caller adds `database`. */
export interface ConnectionPlace {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

/** Rows a query found, or nothing when the server does not answer. */
export async function tryQuery(place: ConnectionPlace, sql: string): Promise<number | undefined> {
  const client = new Client({ ...place, database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rowCount ?? 0;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
