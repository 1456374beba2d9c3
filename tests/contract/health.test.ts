import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

import { asOwner } from '../../bank/db/openDatabase';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

const POOL = 4;
/** The bank gives up asking its database before that. */
const BOUND_MS = 6000;

let server: TestServer;
let leave: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer({ limitsOfDatabase: { poolSize: POOL, connectMs: 1000 } });
});
afterEach(() => {
  leave.forEach((release) => release());
  leave = [];
});
afterAll(() => server.close());

/** Holds every connection of the pool until the test is over. */
async function fillPool(): Promise<void> {
  const { database } = server.bank.services;
  await Promise.all(
    Array.from(
      { length: POOL },
      () =>
        new Promise<void>((taken) => {
          void database.connection(
            () =>
              new Promise<void>((release) => {
                leave.push(release);
                taken();
              }),
          );
        }),
    ),
  );
}

async function health() {
  const startedAt = performance.now();
  const answer = await fetch(`${server.address}/healthz`);
  const body: unknown = await answer.json();
  expect(performance.now() - startedAt).toBeLessThan(BOUND_MS);
  return { status: answer.status, body, cache: answer.headers.get('cache-control') };
}

describe('/healthz', () => {
  it('tells a stranger that the bank is up, and nothing else', async () => {
    expect(await health()).toEqual({ status: 200, body: { status: 'up' }, cache: 'no-store' });
  });

  it('takes a full pool for no database that is down', async () => {
    await fillPool();
    const answers = await Promise.all(Array.from({ length: 48 }, health));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await server.bank.database.owner.query(
      `select from pg_stat_activity where application_name = 'tulpar-health' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });

  it('tells that the bank is down in bounded time, and up again by itself', async () => {
    const { owner, login } = server.bank.database;
    await asOwner(inject('postgres'), (elsewhere) =>
      elsewhere.query(`alter database ${login.database} allow_connections false`),
    );
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(health).toEqual({ status: 503, body: { status: 'down' }, cache: 'no-store' });
    await asOwner(inject('postgres'), (elsewhere) =>
      elsewhere.query(`alter database ${login.database} allow_connections true`),
    );
    await expect.poll(health).toMatchObject({ status: 200, body: { status: 'up' } });
  });
});

describe('a call that gets no connection in time', () => {
  it('is asked to come back later, in every way calls are made', async () => {
    const client = await server.signedIn('aibek');
    await fillPool();
    const refused = await Promise.all([
      client.operation('AccountService', 'GET_ACCOUNTS_V2', {}),
      client.operation('UtilityService', 'GET_LOGIN_HISTORY', {}),
      client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', {}),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const signIn = await server.visitor().authenticate('aizada', 'Tulpar-2026');
    expect(signIn.error?.code).toBe('TOO_MANY_REQUESTS');
  });
});
