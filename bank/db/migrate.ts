import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { MigrationProvider, Transaction } from 'kysely';
import type { ClientBase } from 'pg';

import { BANK_CODE } from '../../src/domain/brand/bankCode';
import { BANK_LOCKS } from './advisoryLocks';
import { readRepeatables, readVersions } from './sqlFiles';
import { WritableClient } from './WritableClient';
import type { Login } from './WritableClient';
import type { Pool as BankPool } from './Pool';
import type { Repeatable, SqlFile, Version } from './sqlFiles';

interface Applied {
  readonly name: string;
  readonly sha256: string;
}

/** Checksums of the texts the schema was made by; see schema.sql beside this file. */
interface SchemaTables {
  schema_checksum: Applied;
}

const OLDER_DATABASE =
  'The database was made by an earlier edition of the bank and cannot be brought up to date; start with an empty DATA_DIR, or with DATABASE_URL at an empty database.';

const STANDING = `select to_regclass('public.schema_migration') is not null as is_older,
  to_regclass('public.schema_checksum') is not null as is_made`;

interface Standing {
  readonly is_older: boolean;
  readonly is_made: boolean;
}

/**
 * Brings the schema up to date: the baseline and the files of `changes/` once each, in one transaction, then functions, views,
 * triggers and hooks whose text has changed, in another. Processes that start together wait for one another.
 *
 * @throws when the database was made by an earlier edition, another build or a newer one
 */
export async function migrate(owner: Login): Promise<void> {
  const pool = new Pool({ ...owner, max: 1, Client: WritableClient });
  // The next statement on a lost connection reports the loss.
  pool.on('error', () => undefined);
  const database = new Kysely<SchemaTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await assertKnown(database);
    await runVersions(database);
    await database.transaction().execute(runRepeatables);
  } finally {
    await database.destroy();
  }
}

/** The SQL of an edition of the bank. */
export interface Edition {
  readonly versions: readonly Version[];
  readonly repeatables: readonly Repeatable[];
}

/** The SQL of this edition, as its files have it now. */
export function readEdition(): Edition {
  return { versions: readVersions(), repeatables: readRepeatables() };
}

/**
 * Nothing, where the schema is that of this edition of the bank.
 *
 * @throws when a version was not run or was another one, a function, view or trigger has another text, or the accounts have the code of another bank
 */
export async function assertMigrated(
  pool: BankPool | ClientBase,
  { versions, repeatables }: Edition = readEdition(),
): Promise<void> {
  const standing = await pool.query<Standing>(STANDING);
  assertThisEdition(standing.rows[0]);
  const { rows } = standing.rows[0]?.is_made
    ? await pool.query<Applied>('select name, sha256 from schema_checksum')
    : { rows: [] };
  const known = checksumsOf(rows);
  assertUnchanged(known, versions);
  const missing = [...versions, ...repeatables].find(({ name, sha256 }) => known.get(name) !== sha256);
  if (missing !== undefined) {
    assertNotNewer(known, versions);
    throw new Error(`The database lacks this edition of ${missing.name}; start once with DATABASE_OWNER_URL`);
  }
  await assertBankCode(pool);
}

async function assertBankCode(pool: BankPool | ClientBase): Promise<void> {
  const { rows } = await pool.query<{ digits: string }>('select digits from bank_code');
  if (rows[0]?.digits !== BANK_CODE) {
    throw new Error(`The accounts of the database begin with ${rows[0]?.digits}, those of this bank with ${BANK_CODE}`);
  }
}

/** @throws when the database was made by an earlier, another or a newer edition, none of which can become this one */
async function assertKnown(database: Kysely<SchemaTables>): Promise<void> {
  const { rows } = await sql.raw<Standing>(STANDING).execute(database);
  assertThisEdition(rows[0]);
  if (rows[0]?.is_made === true) {
    const known = checksumsOf(await database.selectFrom('schema_checksum').select(['name', 'sha256']).execute());
    assertUnchanged(known, readVersions());
    assertNotNewer(known, readVersions());
  }
}

function assertThisEdition(standing: Standing | undefined): void {
  if (standing?.is_older === true) {
    throw new Error(OLDER_DATABASE);
  }
}

async function runVersions(database: Kysely<SchemaTables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: providerOf(readVersions()),
    migrationTableName: 'schema_change',
    migrationLockTableName: 'schema_change_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error;
  }
}

function providerOf(versions: readonly Version[]): MigrationProvider {
  const migrations = versions.map((version) => [
    version.name,
    { up: (database: Kysely<SchemaTables>) => runVersion(database, version) },
  ]);
  return { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) };
}

async function runVersion(database: Kysely<SchemaTables>, { name, sha256, files }: Version): Promise<void> {
  await sql`select set_config('tulpar.bank_code', ${BANK_CODE}, true)`.execute(database);
  for (const file of files) {
    await runFile(database, file);
  }
  await remember(database, { name, sha256 });
}

async function runRepeatables(database: Transaction<SchemaTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(BANK_LOCKS.repeatables)})`.execute(database);
  const known = checksumsOf(await database.selectFrom('schema_checksum').select(['name', 'sha256']).execute());
  assertUnchanged(known, readVersions());
  const present = await objectsOf(database);
  const repeatables = readRepeatables();
  await forget(database, namesGone(known, repeatables), present);
  const isUpToDate = ({ kind, name, sha256 }: Repeatable) =>
    known.get(name) === sha256 && (kind === 'triggers' || present.has(name));
  const stale = repeatables.filter((each) => !isUpToDate(each));
  if (stale.length === 0) {
    return;
  }
  // Functions may name functions that are not there yet; the bodies are proved when all of them are.
  await sql`set local check_function_bodies = off`.execute(database);
  for (const each of stale) {
    await (each.kind === 'function' ? runFunction(database, each, present) : runFile(database, each));
    await remember(database, each);
  }
  await proveFunctions(database);
}

/** Makes a function that only its owner may call, and whom its file names. */
async function runFunction(
  database: Transaction<SchemaTables>,
  file: Repeatable,
  present: ReadonlySet<string>,
): Promise<void> {
  const name = sql.id(file.object);
  if (present.has(file.name)) {
    await sql`revoke execute on function ${name} from tulpar_bank`.execute(database);
  }
  await runFile(database, file);
  // A name that two functions have is refused here: a change of the arguments must drop the earlier function in `changes/`.
  await sql`revoke execute on function ${name} from public`.execute(database);
}

/** Has PostgreSQL check the bodies of all functions, so that a reference to a missing object stops the start and not a payment. */
async function proveFunctions(database: Transaction<SchemaTables>): Promise<void> {
  await sql`set local check_function_bodies = on`.execute(database);
  await sql`
    select case l.lanname when 'sql' then fmgr_sql_validator(p.oid)::text else plpgsql_validator(p.oid)::text end
      from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`.execute(database);
}

/** Functions, views and hooks that are there, by the names of repeatables. */
async function objectsOf(database: Transaction<SchemaTables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union select 'view ' || viewname from pg_views where schemaname in ('public', 'seen')
    union select 'hooks ' || area from movement_hook`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** Names of what was run and has no file any more. */
function namesGone(known: ReadonlyMap<string, string>, repeatables: readonly Repeatable[]): readonly string[] {
  const made = new Set(repeatables.map(({ name }) => name));
  return [...known.keys()].filter((name) => /^(function|view|triggers|hooks) /.test(name) && !made.has(name));
}

/** @throws when a file is gone and what it made is not */
async function forget(
  database: Transaction<SchemaTables>,
  gone: readonly string[],
  present: ReadonlySet<string>,
): Promise<void> {
  const left = gone.find((name) => present.has(name));
  if (left !== undefined) {
    throw new Error(`No file makes the ${left} of the database any more; drop it in bank/db/changes`);
  }
  if (gone.length > 0) {
    await database.deleteFrom('schema_checksum').where('name', 'in', gone).execute();
  }
}

async function runFile(database: Kysely<SchemaTables>, { path, sql: text }: SqlFile): Promise<void> {
  try {
    await sql.raw(text).execute(database);
  } catch (cause) {
    throw new Error(`bank/${path} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function remember(database: Kysely<SchemaTables>, { name, sha256 }: Applied): Promise<void> {
  await sql`insert into schema_checksum (name, sha256) values (${name}, ${sha256})
    on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`.execute(database);
}

function checksumsOf(rows: readonly Applied[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function assertUnchanged(known: ReadonlyMap<string, string>, versions: readonly Version[]): void {
  const changed = versions.find(({ name, sha256 }) => (known.get(name) ?? sha256) !== sha256);
  if (changed !== undefined) {
    throw new Error(
      `The database was made by another build of the bank, whose ${changed.name} is different, and cannot be brought up to date; start the build that made it, or this one with an empty DATA_DIR, or with DATABASE_URL at an empty database.`,
    );
  }
}

function assertNotNewer(known: ReadonlyMap<string, string>, versions: readonly Version[]): void {
  const names = new Set(versions.map(({ name }) => name));
  const added = [...known.keys()].find((name) => /^\d{4}_/.test(name) && !names.has(name));
  if (added !== undefined) {
    throw new Error(
      `The database was made by a newer build of the bank, which has added ${added}; start that build or a later one.`,
    );
  }
}
