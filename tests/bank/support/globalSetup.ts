import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { EmbeddedPostgres } from '../../../bank/database/EmbeddedPostgres';
import { migrateAt } from '../../../bank/database/openDatabase';
import { TEMPLATE } from './template';
import type { TestProject } from 'vitest/node';
import type { ConnectionPlace } from '../../../bank/database/ConnectionPlace';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run listens. */
    readonly postgres: ConnectionPlace;
  }
}

let stop = async (): Promise<void> => undefined;

/** Starts one PostgreSQL for all tests of the bank. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-tests-'));
  chmodSync(folder, 0o755);
  const embedded = await EmbeddedPostgres.start({ dataDirectory: folder, durable: false });
  stop = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(embedded.place);
  } catch (cause) {
    await stop();
    throw cause;
  }
  project.provide('postgres', embedded.place);
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await stop();
}

async function makeTemplate(place: ConnectionPlace): Promise<void> {
  const client = new Client({ ...place, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateAt({ ...place, database: TEMPLATE });
}
