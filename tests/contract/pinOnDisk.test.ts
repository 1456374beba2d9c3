import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { PIN, steps } from './support/identityStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

/** A PIN of four digits stands everywhere by chance; what is no PIN goes the same ways and is found if it is left anywhere. */
const canary = () => randomBytes(8).toString('hex');
const PINS = [canary(), canary(), canary(), canary()] as const;
const FINE_PIN = '8462';
const PASSWORD = canary();
const PLANTED = canary();

let server: TestServer;
const startedAt = Date.now();
const lines: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  server = await startTestServer({ configuration: { logLevel: 'trace' } });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

/** The files of this database, and of the journal since the test began. */
async function filesOnDisk(): Promise<readonly string[]> {
  const { owner } = server.bank.database;
  await owner.query('checkpoint');
  const { rows } = await owner.query<{ folder: string; oid: string }>(
    `select current_setting('data_directory') as folder, oid::text from pg_database where datname = current_database()`,
  );
  const { folder = '', oid = '' } = rows[0] ?? {};
  const under = (path: string) => readdirSync(join(folder, path)).map((name) => join(folder, path, name));
  const stateOf = (path: string) => statSync(path, { throwIfNoEntry: false });
  const journal = under('pg_wal').filter((path) => (stateOf(path)?.mtimeMs ?? 0) >= startedAt);
  return [...under(join('base', oid)), ...journal].filter((path) => stateOf(path)?.isFile());
}

it('leaves no PIN and no password behind, in the files of the database, its journal or the log', async () => {
  const client = await server.signedIn('aibek');
  const newcomer = await server.signedIn('aizada');
  const answers = [
    await newcomer.operation('UtilityService', 'SET_PIN', { pin: PINS[0] }),
    await client.operation('UtilityService', 'CHANGE_PIN', { currentPin: PINS[1], newPin: FINE_PIN }),
    await client.operation('UtilityService', 'CHANGE_PIN', { currentPassword: PASSWORD, newPin: FINE_PIN }),
    await client.operation('UtilityService', 'CHANGE_PIN', { currentPin: PIN, newPin: PINS[2] }),
  ];
  await steps.lock(client);
  const unlocked = await steps.unlock(client, PINS[3]);
  await server.visitor().authenticate('aibek', PASSWORD);
  expect([...answers.map(({ code }) => code), unlocked.error?.code]).toEqual([
    'PIN_ALREADY_SET',
    'INCORRECT_PIN',
    'INCORRECT_PASSWORD',
    'PIN_POLICY_INCONSISTENCY',
    'INVALID_REQUEST',
  ]);
  await server.bank.database.owner.query(
    `insert into client_log (at, reference_id, level, message) values (now(), 'planted', 'info', $1)`,
    [PLANTED],
  );

  const files = await filesOnDisk();
  expect(files.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const path of files) {
    const bytes = readIfThere(path);
    [...PINS, PASSWORD, PLANTED].filter((secret) => bytes?.includes(secret)).forEach((secret) => found.add(secret));
  }
  expect([...found]).toEqual([PLANTED]);
  expect([...PINS, PASSWORD].filter((secret) => lines.join('').includes(secret))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
});

/** PostgreSQL writes its cache of the catalogue anew now and then, under another name first. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      return undefined;
    }
    throw cause;
  }
}
