import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { HERD, ownRequest, sameRequest, stampede, strayRequests } from './support/herd';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let neighbour: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  neighbour = await server.signedIn('aizada');
});
afterAll(() => server.close());

/** A herd may lock its own user out, so every herd starts from a session that lives. */
async function awake(login: string, client: WireClient | undefined): Promise<WireClient> {
  if (client !== undefined && (await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).success) {
    return client;
  }
  await server.bank.database.owner.query(
    'update app_user set failed_tries = 0, blocked_until = null where login = $1',
    [login],
  );
  server.bank.clock.advance(60_000);
  return server.signedIn(login);
}

/** Lets a herd loose and calls beside it as another customer; answers what the herd was refused with. */
async function besideNeighbour(herd: () => Promise<readonly string[]>): Promise<ReadonlySet<string>> {
  const running = herd();
  // Who waits five seconds for a connection is refused.
  const answer = await neighbour.operation('AccountService', 'GET_ACCOUNTS_V2', {});
  const codes = await running;
  expect(answer).toMatchObject({ success: true, code: '' });
  return new Set(codes);
}

it.each([
  {
    what: 'wait for one table',
    lock: 'lock table confirmation in access exclusive mode',
    code: 'CONFIRM_UTILITY_OPERATION',
    requests: strayRequests('CONFIRM_UTILITY_OPERATION'),
  },
  {
    what: 'ask several things each',
    lock: 'lock table limit_rule in access exclusive mode',
    code: 'GET_CUST_LIMITS',
    requests: sameRequest({}),
  },
] as const)(
  'calls of one user that all $what leave connections to everybody else',
  async ({ lock, code, requests }) => {
    const client = await awake('aibek', undefined);
    const { owner } = server.bank.database;
    await owner.query(`begin; ${lock}`);
    const herd = stampede(client, code, requests);
    // Open, the transaction would hold up every event of the server all banks of the tests share.
    try {
      await expect.poll(lockedBackends, { timeout: 4000 }).toBe(2);
      for (const other of ['GET_ACCOUNTS_V2', 'GET_TRANSACTION_HISTORY_V2'] as const) {
        expect(await stampede(neighbour, other, [{}])).toEqual(['']);
      }
      expect(server.bank.services.database.pool.waitingCount).toBe(0);
    } finally {
      await owner.query('commit');
      await herd;
    }
  },
);

/** Connections of the bank that wait for a row somebody else has locked. */
async function lockedBackends(): Promise<number> {
  // A transaction keeps the first picture of the others that it was given.
  await server.bank.database.owner.query('select pg_stat_clear_snapshot()');
  const { rows } = await server.bank.database.owner.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and application_name = 'tulpar-bank' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

describe.each(['aibek', 'saltanat', 'daniyar'])(`${HERD} calls of %s at once`, (login) => {
  let client: WireClient | undefined;
  afterAll(() => assertBooksBalance(server.bank.database.owner));

  it.each(OPERATION_CODES)('of %s run into no defect and let others be served', async (code: OperationCode) => {
    client = await awake(login, client);
    neighbour = await awake('aizada', neighbour);
    const caller = client;
    const same = sameRequest(await ownRequest(code, login, server));
    expect([...(await besideNeighbour(() => stampede(caller, code, same)))]).not.toContain('INTERNAL_SERVER_ERROR');
    expect([...(await besideNeighbour(() => stampede(caller, code, strayRequests(code))))]).not.toContain(
      'INTERNAL_SERVER_ERROR',
    );
  });
});
