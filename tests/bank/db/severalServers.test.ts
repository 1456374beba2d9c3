import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allowBankLogin } from '../../../bank/db/bankLogin';
import { EmbeddedPostgres } from '../../../bank/db/EmbeddedPostgres';
import { isDatabaseUnavailable } from '../../../bank/db/isDatabaseUnavailable';
import { migrate } from '../../../bank/db/migrate';
import { asOwner, openDatabase } from '../../../bank/db/openDatabase';
import { fastestTemporaryDisk, newTemporaryFolder } from '../../support/temporaryFolder';
import type { ConnectionPlace } from '../../../bank/db/ConnectionPlace';
import type { OpenDatabase } from '../../../bank/db/openDatabase';

const DATABASE = 'tulpar';
const PASSWORDS = ['database-password', 'bank-password'];

/** Address of a login at both servers, as an operator writes it. */
function addressOf(...places: readonly ConnectionPlace[]): string {
  const [first] = places;
  const servers = places.map(({ host, port }) => `${encodeURIComponent(host)}:${port}`).join(',');
  return `postgres://${first?.user}:${first?.password}@${servers}/${DATABASE}?target_session_attrs=read-write`;
}

async function refuseWrites({ place }: EmbeddedPostgres, refuses: boolean): Promise<void> {
  await asOwner(place, (owner) =>
    owner.query(`alter system set default_transaction_read_only = ${refuses ? 'on' : 'off'}`),
  );
  // A session that is read-only may reload the configuration.
  await asOwner(place, (owner) => owner.query('select pg_reload_conf()'));
}

async function serverOf({ database }: OpenDatabase): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ name: string }>("select current_setting('tulpar.server') as name");
  return rows[0]?.name;
}

describe('a database on two servers', () => {
  const folders = ['one', 'two'].map((name) => newTemporaryFolder(fastestTemporaryDisk(), `tulpar-${name}-`));
  const servers: EmbeddedPostgres[] = [];
  const opened: OpenDatabase[] = [];

  /** Starts a server that has the passwords of the first one, as a replica has. */
  const start = async (name: string, dataDirectory: string): Promise<EmbeddedPostgres> => {
    if (servers.length > 0) {
      PASSWORDS.forEach((file) => copyFileSync(join(folders[0] ?? '', file), join(dataDirectory, file)));
    }
    const server = await EmbeddedPostgres.start({ dataDirectory, durable: false });
    servers.push(server);
    const { place, bankPlace } = server;
    await asOwner(place, (owner) => owner.query(`create database ${DATABASE}`));
    await asOwner(place, (owner) => owner.query(`alter database ${DATABASE} set tulpar.server = '${name}'`));
    await migrate({ ...place, database: DATABASE });
    await asOwner(place, (owner) => allowBankLogin(owner, bankPlace.password));
    return server;
  };

  const open = async (): Promise<OpenDatabase> => {
    const database = await openDatabase({
      dataDirectory: '/nowhere',
      databaseUrl: addressOf(...servers.map(({ bankPlace }) => bankPlace)),
      databaseOwnerUrl: addressOf(...servers.map(({ place }) => place)),
      limits: { poolSize: 2 },
    });
    opened.push(database);
    return database;
  };

  beforeAll(async () => {
    for (const [index, name] of ['one', 'two'].entries()) {
      await start(name, folders[index] ?? '');
    }
  });
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await Promise.all(servers.map((server) => server.stop()));
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  });

  it('is opened on the one that takes writes, whichever is named first, and found again after a failover', async () => {
    const [one, two] = servers as [EmbeddedPostgres, EmbeddedPostgres];
    await refuseWrites(one, true);
    expect(await serverOf(await open())).toBe('two');
    await refuseWrites(one, false);
    await refuseWrites(two, true);
    const database = await open();
    expect(await serverOf(database)).toBe('one');
    expect(database.location).not.toContain(one.bankPlace.password);

    await one.stop();
    await expect(database.database.pool.query('select 1').catch(() => serverOf(database))).rejects.toSatisfy(
      (cause) =>
        isDatabaseUnavailable(cause) && String(cause).includes('None of the servers of the database takes writes'),
    );
    await refuseWrites(two, false);
    await expect.poll(() => serverOf(database).catch(() => undefined)).toBe('two');
    const apart = database.database.apart('tulpar-test', 5000);
    await apart.connect();
    const { rows } = await apart.query("select current_setting('tulpar.server') as name");
    await apart.end();
    expect(rows).toEqual([{ name: 'two' }]);
  });

  it('does not open when none of them takes writes, and names each with its reason', async () => {
    const [one, two] = servers as [EmbeddedPostgres, EmbeddedPostgres];
    await refuseWrites(two, true);
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^None of the servers of the database takes writes: ${one.place.host}\\S+ connect E.*; ${two.place.host}\\S+ takes no writes$`,
      ),
    );
  });
});
