import type { Pool } from 'pg';

/** The bank's one way to PostgreSQL. */
export interface Database {
  readonly pool: Pool;
}
