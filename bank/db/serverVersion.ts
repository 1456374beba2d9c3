import type { ClientBase } from 'pg';

import type { Pool } from './Pool';

/** Oldest PostgreSQL the bank serves from; its tests run on it in the slow tier. */
export const OLDEST_SERVER = 15;

const PER_MAJOR = 10_000;

/** @throws when the server is older than the bank can use */
export async function assertServerVersion(server: Pool | ClientBase): Promise<void> {
  const { rows } = await server.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  const found = rows[0];
  if (found !== undefined && Math.floor(Number(found.number) / PER_MAJOR) < OLDEST_SERVER) {
    throw new Error(
      `The database server is PostgreSQL ${found.name}, and the bank needs PostgreSQL ${OLDEST_SERVER} or newer`,
    );
  }
}
