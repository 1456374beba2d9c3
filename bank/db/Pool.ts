import type { Pool as PostgresPool } from 'pg';

/** A pool of connections without the method that takes one out unnoticed; `Database.connection` holds one. */
export type Pool = Pick<PostgresPool, 'query' | 'waitingCount' | 'totalCount' | 'idleCount' | 'options'>;
