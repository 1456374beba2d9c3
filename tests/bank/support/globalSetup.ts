import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { EmbeddedPostgres } from '../../../bank/db/EmbeddedPostgres';
import { allowBankLogin } from '../../../bank/db/bankLogin';
import { migrate } from '../../../bank/db/migrate';
import { asOwner } from '../../../bank/db/openDatabase';
import { fastestTemporaryDisk, newTemporaryFolder } from '../../support/temporaryFolder';
import { DATABASE_NUMBERS, TEMPLATE } from './template';
import type { TestProject } from 'vitest/node';
import type { ConnectionPlace } from '../../../bank/db/ConnectionPlace';
import type { PostgresBinaries } from '../../../bank/db/PostgresBinaries';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the owner to the PostgreSQL of this run. */
    readonly postgres: ConnectionPlace;
    /** Connection of the bank to it. */
    readonly bankPostgres: ConnectionPlace;
  }
}

/** Each copy costs as much as several tests; a worker needs a few, and each file that changes tables or functions another. */
const MAX_DATABASES = 60;

let stop = async (): Promise<void> => undefined;
let count = async (): Promise<void> => undefined;

/** Starts one PostgreSQL for all tests of the bank. */
export async function setup(project: TestProject): Promise<void> {
  const folder = newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-tests-');
  const embedded = await EmbeddedPostgres.start({ dataDirectory: folder, durable: false, binaries: otherBinaries() });
  stop = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(embedded);
  } catch (cause) {
    await stop();
    throw cause;
  }
  count = () => reportDatabases(project.name, embedded);
  project.provide('postgres', embedded.place);
  project.provide('bankPostgres', embedded.bankPlace);
}

/** Programs of another PostgreSQL, in the folder that `TEST_POSTGRES` names. */
function otherBinaries(): PostgresBinaries | undefined {
  const folder = process.env['TEST_POSTGRES'];
  return folder === undefined ? undefined : { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  try {
    await count();
  } finally {
    await stop();
  }
}

async function reportDatabases(project: string, { place }: EmbeddedPostgres): Promise<void> {
  const { rows } = await asOwner(place, (owner) =>
    owner.query<{ databases: bigint }>(
      `select case when is_called then last_value else 0 end as databases from ${DATABASE_NUMBERS}`,
    ),
  );
  const databases = Number(rows[0]?.databases);
  process.stdout.write(`databases of ${project}: ${databases}\n`);
  if (databases > MAX_DATABASES) {
    process.stdout.write(
      `More than ${MAX_DATABASES}: use createTestBank, which reuses them, and undo changes of tables\n`,
    );
    process.exitCode = 1;
  }
}

async function makeTemplate({ place, bankPlace }: EmbeddedPostgres): Promise<void> {
  await asOwner(place, async (owner) => {
    await owner.query(`create database ${TEMPLATE}`);
    await owner.query(`create sequence ${DATABASE_NUMBERS}`);
  });
  await migrate({ ...place, database: TEMPLATE });
  await asOwner(place, (owner) => allowBankLogin(owner, bankPlace.password));
}
