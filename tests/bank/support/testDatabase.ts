import { Client } from 'pg';
import { inject } from 'vitest';

import { asOwner, connect } from '../../../bank/db/openDatabase';
import { readPristine, restorePristine } from './pristine';
import { DATABASE_NUMBERS, TEMPLATE } from './template';
import type { ClientConfig } from 'pg';
import type { Database } from '../../../bank/db/Database';
import type { ConnectionLimits } from '../../../bank/db/openDatabase';
import type { Pristine } from './pristine';

/** A database that one test file or one test has to itself. */
export interface TestDatabase {
  readonly database: Database;
  /** A connection of the owner, for arranging and for looking where the bank may not. */
  readonly owner: Client;
  readonly connection: ClientConfig;
  /** Connection configuration of the bank. */
  readonly login: ClientConfig;
  close(): Promise<void>;
}

/** A copy that its process keeps for the next file, with the connections that are open to it. */
interface KeptDatabase extends TestDatabase {
  pristine: Pristine;
}

/** The first use of a statement or function on a connection plans it; keeping the plan makes checks of the books six times cheaper. */
const KEEP_PLANS = '-c plan_cache_mode=force_generic_plan';

/**
 * Copies `template` (the migrated, empty one by default) under a new name and connects to it as the bank does, with the login that `reached`
 * makes of its own.
 */
export async function createTestDatabase(
  template = TEMPLATE,
  limits: Partial<ConnectionLimits> = {},
  reached = async (login: ClientConfig) => login,
): Promise<TestDatabase> {
  const name = await copyOf(template);
  const connection = { ...inject('postgres'), database: name };
  const owner = new Client({ ...connection, options: KEEP_PLANS });
  owner.on('error', () => undefined);
  await owner.connect();
  const login = await reached({ ...inject('bankPostgres'), database: name });
  const database = connect(login, { limits });
  return {
    database,
    owner,
    connection,
    login,
    close: async () => {
      await Promise.all([owner.end(), database.close()]);
      await asOwner(inject('postgres'), (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Copies nobody uses at the moment, by their template. */
const free = new Map<string, KeptDatabase[]>();

/**
 * The same as `createTestDatabase` without the price of a copy: a database of an earlier file whose rows are again those of the
 * template, with warm connections. `close` leaves it to the next. One whose tables or functions were changed is not used again.
 */
export async function borrowTestDatabase(template: string): Promise<TestDatabase> {
  const kept = (await takeFree(template)) ?? (await createKept(template));
  let isOpen = true;
  return {
    ...kept,
    // The bank remembers work under way by this object.
    database: { ...kept.database },
    close: async () => {
      if (isOpen) {
        isOpen = false;
        free.set(template, [...(free.get(template) ?? []), kept]);
      }
    },
  };
}

async function takeFree(template: string): Promise<KeptDatabase | undefined> {
  const kept = free.get(template)?.pop();
  if (kept === undefined) {
    return undefined;
  }
  const pristine = await restorePristine(kept.owner, kept.pristine);
  if (pristine !== undefined) {
    kept.pristine = pristine;
    return kept;
  }
  await kept.close();
  return takeFree(template);
}

async function createKept(template: string): Promise<KeptDatabase> {
  const database = await createTestDatabase(template);
  return { ...database, pristine: await readPristine(database.owner) };
}

/** A login as an address, as DATABASE_URL has it. */
export function urlOf({ host, port, user, password, database }: ClientConfig): string {
  return `postgres://${user}:${String(password)}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
}

/** Creates a copy of a template; returns its name. */
function copyOf(template: string): Promise<string> {
  return asOwner(inject('postgres'), async (client) => {
    // A copy waits for the demonstration bank to be made, because PostgreSQL refuses to copy a database in use.
    await client.query('select pg_advisory_lock_shared(1)');
    const { rows } = await client.query<{ name: string }>(`select 'test_' || nextval('${DATABASE_NUMBERS}') as name`);
    const name = rows[0]?.name ?? '';
    await client.query(`create database ${name} template ${template}`);
    return name;
  });
}
