import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../projectRoot';
import type { ClientBase } from 'pg';

import type { Pool } from './Pool';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

interface Applied {
  readonly name: string;
  readonly sha256: string;
}

const APPLIED = 'select name, sha256 from schema_migration';

/** Any number will do, as long as every process of the bank uses the same. */
const MIGRATION_LOCK = 7_485_301;

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of its name, in a transaction of its own.
 * Processes that start together wait for one another.
 *
 * @throws when a file that was already run has been changed or removed
 */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<Applied>(APPLIED);
    const known = new Map(applied.rows.map((row) => [row.name, row.sha256]));
    const migrations = readMigrations();
    assertUnchanged(known, migrations);
    for (const migration of migrations) {
      if (!known.has(migration.name)) {
        await apply(client, migration);
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/**
 * Nothing, where every file of `migrations/` was run.
 *
 * @throws when one was not, or was run with another text
 */
export async function assertMigrated(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Applied>(APPLIED);
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const migrations = readMigrations();
  assertUnchanged(known, migrations);
  const missing = migrations.find(({ name }) => !known.has(name));
  if (missing !== undefined) {
    throw new Error(`The database lacks ${missing.name}; start once with DATABASE_OWNER_URL`);
  }
}

function readMigrations(): readonly Migration[] {
  const folder = join(projectRoot(), 'bank', 'database', 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

function assertUnchanged(known: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const [name, sha256] of known) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (migration?.sha256 !== sha256) {
      throw new Error(
        `The database was built with another ${name}. Migrations are never edited: add a new file, or start with an empty DATA_DIR.`,
      );
    }
  }
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed`, { cause });
  }
}
