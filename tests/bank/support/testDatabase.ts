import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { connect } from '../../../bank/db/openDatabase';
import { TEMPLATE } from './template';
import type { ClientConfig } from 'pg';
import type { Database } from '../../../bank/db/Database';
import type { ConnectionLimits } from '../../../bank/db/openDatabase';

/** A database of its own for one test file or one test. */
export interface TestDatabase {
  readonly database: Database;
  /** A connection of the owner, for arranging and for looking where the bank may not. */
  readonly owner: Client;
  readonly connection: ClientConfig;
  /** Connection configuration of the bank. */
  readonly login: ClientConfig;
  close(): Promise<void>;
}

/** Copies `template` (the migrated, empty one unless told otherwise) under a new name and connects to it as the bank does. */
export async function createTestDatabase(
  template = TEMPLATE,
  limits: Partial<ConnectionLimits> = {},
): Promise<TestDatabase> {
  const place = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const connection = { ...place, database: name };
  const owner = new Client(connection);
  owner.on('error', () => undefined);
  await owner.connect();
  const login = { ...inject('bankPostgres'), database: name };
  const database = connect(login, { limits });
  return {
    database,
    owner,
    connection,
    login,
    close: async () => {
      await Promise.all([owner.end(), database.close()]);
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** A login as an address, as DATABASE_URL has it. */
export function urlOf({ host, port, user, password, database }: ClientConfig): string {
  return `postgres://${user}:${String(password)}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
}

/** Runs one statement as the owner of the cluster, outside any test database. */
async function administer(sql: string): Promise<void> {
  const client = new Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    // Copies of one template wait for one another, because PostgreSQL refuses to copy a database in use.
    await client.query('select pg_advisory_lock(1)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
