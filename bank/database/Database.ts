import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { LedgerCalls } from './LedgerCalls';
import type { Tables } from './Tables';

/** The bank's one way to PostgreSQL. Connections run under a role that cannot change what was booked. */
export interface Database {
  /** For prepared statements on hot paths (`{ name, text, values }`) and for the functions of the ledger. */
  readonly pool: Pool;
  /** For ordinary typed queries. */
  readonly kysely: Kysely<Tables>;
  /** For the calls of the ledger that many customers make at once. */
  readonly ledger: LedgerCalls;
}
