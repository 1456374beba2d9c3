import { PostgresDialect } from 'kysely';

import { allowBankLogin, assertBankLogin } from './bankLogin';
import { columnTypes } from './columnTypes';
import { ConnectionPool } from './ConnectionPool';
import { EmbeddedPostgres } from './EmbeddedPostgres';
import { asHolder } from './HeldConnection';
import { HoldingKysely } from './HoldingKysely';
import { assertMigrated, migrate } from './migrate';
import { assertServerVersion } from './serverVersion';
import { WritableClient } from './WritableClient';
import type { Login } from './WritableClient';
import { databaseAddressOf } from '../kernel/databaseAddresses';
import type { Client, PoolClient } from 'pg';
import type { Database } from './Database';

export interface OpenDatabaseOptions {
  /** Folder of the embedded cluster, used when there is no `databaseUrl`. */
  readonly dataDirectory: string;
  /** A PostgreSQL 15 or newer to use instead, with a login that has the rights of the bank and no others. */
  readonly databaseUrl: string | undefined;
  /** The same database with the login that owns the schema; without it the schema must be up to date already. */
  readonly databaseOwnerUrl?: string | undefined;
  /** False only in tests of logic, see `EmbeddedPostgresOptions`. */
  readonly durable?: boolean;
  readonly limits?: Partial<ConnectionLimits>;
  /** Receives messages for the operator: a connection lost, the server died, the server is back. */
  readonly report?: (message: string) => void;
}

/** Time limits and number of the bank's connections. */
export interface ConnectionLimits {
  readonly poolSize: number;
  /** Longest wait for a connection of the pool, its opening included. */
  readonly connectMs: number;
  /** Longest wait for an answer of the server; longer than it gives any statement. */
  readonly silenceMs: number;
}

/** A database that is ready for the bank. */
export interface OpenDatabase {
  readonly database: Database;
  /** The connection of its owner, where the bank knows it. */
  readonly owner: Login | undefined;
  /** Location of the data, in words for the operator. */
  readonly location: string;
  /** The embedded server, when there is one. */
  readonly embedded: EmbeddedPostgres | undefined;
  close(): Promise<void>;
}

interface Logins {
  readonly owner: Login | undefined;
  readonly bank: Login;
}

const DATABASE_NAME = 'tulpar';
const CREATE_DATABASE = `create database ${DATABASE_NAME}`;
const STATEMENT_LIMIT_MS = 15_000;
const LOCK_LIMIT_MS = 5000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 15_000;
const USUAL_LIMITS: ConnectionLimits = { poolSize: 16, connectMs: 5000, silenceMs: 20_000 };
/** Silence in milliseconds after which keep-alive probes begin, so that a broken connection is noticed while no query runs on it. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Every query of the bank asks for few rows by an index. A connection keeps the plans it has made, and one made while a
 * table was small would read the whole of it when it is large, so reading whole tables is discouraged from the start. By plans made
 * over an empty history, 5 000 bookings later, a confirmation takes 1.7 ms of processor, and 26 ms where whole tables may be read; a group of
 * sixteen 5.6 ms and 134 ms. By plans made after `analyze` of full tables there is no difference; `npm run bench -- --only=planner` measures it.
 * Before PostgreSQL 18 such a plan is given a cost of 10^10, far above `jit_above_cost`, and a server with JIT would compile it at every
 * call; so JIT is off. The embedded server is built without it. Parallel workers take a tenth of a second to start, so they are off too.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  enable_seqscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** The settings as options of a connection; also of a command that calls functions of the ledger for many rows. */
export const SESSION_OPTIONS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * Opens the bank's database, embedded or at `databaseUrl`, and brings its schema up to date where it knows the owner.
 *
 * @throws when the server is too old, the schema is not up to date, or the login may do more than the bank has to
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options) : undefined;
  const logins = embedded === undefined ? loginsAt(options) : loginsOf(embedded);
  let database: Database | undefined;
  try {
    if (embedded !== undefined) {
      await createDatabase(embedded);
    }
    if (logins.owner !== undefined) {
      await asOwner(logins.owner, assertServerVersion);
      await migrate(logins.owner);
    }
    if (embedded !== undefined) {
      await asOwner(embedded.place, (owner) => allowBankLogin(owner, embedded.bankPlace.password));
    }
    database = connect(logins.bank, options);
    await assertServerVersion(database.pool);
    await assertBankLogin(database.pool);
    await assertMigrated(database.pool);
  } catch (cause) {
    await database?.close();
    await embedded?.stop();
    throw cause;
  }
  const { close } = database;
  return {
    database,
    embedded,
    owner: logins.owner,
    location: embedded?.location ?? locationOf(options.databaseUrl ?? ''),
    close: async () => {
      await close();
      await embedded?.stop();
    },
  };
}

function loginsAt({ databaseUrl, databaseOwnerUrl }: OpenDatabaseOptions): Logins {
  return {
    owner: databaseOwnerUrl === undefined ? undefined : loginAt(databaseOwnerUrl),
    bank: loginAt(databaseUrl ?? ''),
  };
}

/** Login at an address as DATABASE_URL has it, of one server or several. */
function loginAt(url: string): Login {
  const address = databaseAddressOf(url);
  return {
    connectionString: address?.servers[0] ?? url,
    servers: address?.asksForWrites === true ? address.servers : undefined,
  };
}

function loginsOf({ place, bankPlace }: EmbeddedPostgres): Logins {
  return { owner: { ...place, database: DATABASE_NAME }, bank: { ...bankPlace, database: DATABASE_NAME } };
}

/** Connects to a database whose schema is up to date, as the login of the bank. */
export function connect(login: Login, options: Pick<OpenDatabaseOptions, 'limits' | 'report'>): Database {
  const { poolSize, connectMs, silenceMs } = { ...USUAL_LIMITS, ...options.limits };
  const session: Login = {
    ...login,
    types: columnTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    options: SESSION_OPTIONS,
  };
  const pool = new ConnectionPool({
    ...session,
    application_name: 'tulpar-bank',
    max: poolSize,
    connectMs,
    silenceMs,
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (cause) => options.report?.(`A database connection was lost: ${cause.message}`));
  return {
    pool,
    kysely: new HoldingKysely({ dialect: new PostgresDialect({ pool }) }),
    connection: (use) => heldConnection(pool, use),
    apart: (name, limitMs) => {
      const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
      return new WritableClient({ ...session, ...limits, application_name: name });
    },
    close: () => pool.end(),
  };
}

async function heldConnection<Value>(
  pool: ConnectionPool,
  use: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const value = await asHolder(() => use(client));
    isBroken = false;
    return value;
  } finally {
    client.release(isBroken);
  }
}

/** Opens a connection of the owner for as long as `act` takes. */
export async function asOwner<Value>(owner: Login, act: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new WritableClient({ database: 'postgres', types: columnTypes, ...owner });
  await client.connect();
  try {
    return await act(client);
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
  await asOwner(embedded.place, async (owner) => {
    const found = await owner.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount === 0) {
      await owner.query(CREATE_DATABASE);
    }
  });
}

/** The address without the password. */
function locationOf(databaseUrl: string): string {
  const [first, ...others] = databaseAddressOf(databaseUrl)?.servers.map((server) => new URL(server)) ?? [];
  return [...others.map(({ host }) => host), `${first?.host}${first?.pathname}`].join(',');
}
