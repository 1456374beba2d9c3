import type { Kysely } from 'kysely';
import type { Client, PoolClient } from 'pg';
import type { Pool } from './Pool';
import type { Tables } from './Tables';

/** The bank's one way to PostgreSQL. Connections log in under a role that cannot change what was booked. */
export interface Database {
  /** For prepared statements on hot paths (`{ name, text, values }`). */
  readonly pool: Pool;
  /** For ordinary typed queries. */
  readonly kysely: Kysely<Tables>;
  /** Holds one connection for as long as `use` takes; where `use` throws, the connection is closed with whatever it had begun. */
  connection<Value>(use: (client: PoolClient) => Promise<Value>): Promise<Value>;
  /** A connection outside the pool, yet to be opened; neither opening it nor a query over it takes longer than `limitMs`. */
  apart(name: string, limitMs: number): Client;
  close(): Promise<void>;
}
