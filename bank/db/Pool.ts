import type { Pool as PostgresPool } from 'pg';

/** Connections to share, without the door by which one could be taken out unseen; `Database.connection` holds one. */
export type Pool = Pick<PostgresPool, 'query' | 'waitingCount'>;
