import { Client, Pool } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';

import { columnTypes } from './columnTypes';
import { EmbeddedPostgres } from './EmbeddedPostgres';
import { LedgerCalls } from './LedgerCalls';
import { migrate } from './migrate';
import type { ClientConfig } from 'pg';
import type { Database } from './Database';
import type { Tables } from './Tables';

export interface OpenDatabaseOptions {
  /** Where the embedded cluster lies when there is no `databaseUrl`. */
  readonly dataDirectory: string;
  /** A PostgreSQL 15 or newer to use instead; its login owns the schema. */
  readonly databaseUrl: string | undefined;
  /** False only in tests of logic, see `EmbeddedPostgresOptions`. */
  readonly durable?: boolean;
  readonly poolSize?: number;
  /** Told what an operator should see: a connection lost, the server died, the server is back. */
  readonly report?: (message: string) => void;
}

/** A database that is ready for the bank. */
export interface OpenDatabase {
  readonly database: Database;
  /** Where the data lies, for the operator to read. */
  readonly location: string;
  /** The embedded server, when there is one. */
  readonly embedded: EmbeddedPostgres | undefined;
  close(): Promise<void>;
}

const DATABASE_NAME = 'tulpar';
const CREATE_DATABASE = `create database ${DATABASE_NAME}`;
const DEFAULT_POOL_SIZE = 16;
const STATEMENT_LIMIT_MS = 15_000;
const LOCK_LIMIT_MS = 5000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 15_000;
const CONNECT_LIMIT_MS = 5000;

/**
 * Every query of the bank asks for few rows by an index. A connection keeps the plans it has made, and one made while a
 * table was small would read the whole of it when it is large, so reading whole tables is discouraged from the start.
 */
const SETTINGS: Readonly<Record<string, string>> = { role: 'tulpar_bank', timezone: 'UTC', enable_seqscan: 'off' };

/** Opens the bank's database, embedded or at `databaseUrl`, and brings its schema up to date. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options) : undefined;
  const connection: ClientConfig = embedded ? { ...embedded.place, database: DATABASE_NAME } : { connectionString: options.databaseUrl };
  try {
    if (embedded !== undefined) {
      await createDatabase(embedded);
    }
    await migrateAt(connection);
  } catch (cause) {
    await embedded?.stop();
    throw cause;
  }
  const database = connect(connection, options);
  return {
    database,
    embedded,
    location: embedded?.location ?? locationOf(options.databaseUrl ?? ''),
    close: async () => {
      await database.pool.end();
      await embedded?.stop();
    },
  };
}

/** Connects to a database whose schema is up to date, under the role that cannot change what was booked. */
export function connect(connection: ClientConfig, options: Pick<OpenDatabaseOptions, 'poolSize' | 'report'>): Database {
  const pool = new Pool({
    ...connection,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    types: columnTypes,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    application_name: 'tulpar-bank',
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that dies at work tells it twice, and the pool listens only once: the second time would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (cause) => options.report?.(`A database connection was lost: ${cause.message}`));
  return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), ledger: new LedgerCalls(pool) };
}

/** Runs the migrations over a connection of the owner. */
export async function migrateAt(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await migrate(client);
  } finally {
    await client.end();
  }
}

function startEmbedded(options: OpenDatabaseOptions): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({
    dataDirectory: options.dataDirectory,
    durable: options.durable ?? true,
    ...(options.report && { report: options.report }),
  });
}

async function createDatabase(embedded: EmbeddedPostgres): Promise<void> {
  const client = new Client({ ...embedded.place, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount === 0) {
      await client.query(CREATE_DATABASE);
    }
  } finally {
    await client.end();
  }
}

/** The address without the password. */
function locationOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
