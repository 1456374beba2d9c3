import { rmSync } from 'node:fs';

import { EmbeddedPostgres } from '../../../bank/db/EmbeddedPostgres';
import { allowBankLogin } from '../../../bank/db/bankLogin';
import { migrate } from '../../../bank/db/migrate';
import { asOwner } from '../../../bank/db/openDatabase';
import { fastestTemporaryDisk, newTemporaryFolder } from '../../support/temporaryFolder';
import { TEMPLATE } from './template';
import type { TestProject } from 'vitest/node';
import type { ConnectionPlace } from '../../../bank/db/ConnectionPlace';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the owner to the PostgreSQL of this run. */
    readonly postgres: ConnectionPlace;
    /** Connection of the bank to it. */
    readonly bankPostgres: ConnectionPlace;
  }
}

let stop = async (): Promise<void> => undefined;

/** Starts one PostgreSQL for all tests of the bank. */
export async function setup(project: TestProject): Promise<void> {
  const folder = newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-tests-');
  const embedded = await EmbeddedPostgres.start({ dataDirectory: folder, durable: false });
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
  project.provide('postgres', embedded.place);
  project.provide('bankPostgres', embedded.bankPlace);
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await stop();
}

async function makeTemplate({ place, bankPlace }: EmbeddedPostgres): Promise<void> {
  await asOwner(place, (owner) => owner.query(`create database ${TEMPLATE}`));
  await migrate({ ...place, database: TEMPLATE });
  await asOwner(place, (owner) => allowBankLogin(owner, bankPlace.password));
}
