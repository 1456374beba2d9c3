import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AuthenticateRequest } from '../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { InsertLogRequest, LogEntry } from '../../proto/generated/ibank/v1/log';
import { OperationRequest } from '../../proto/generated/ibank/v1/operations';
import { BeginStreamRequest } from '../../proto/generated/ibank/v1/stream';
import { isDatabaseUnavailable } from '../../bank/db/isDatabaseUnavailable';
import { StallingLine } from '../bank/support/StallingLine';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';
import type { WireClient } from './support/WireClient';

let line: StallingLine;
let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({
    loginOfDatabase: async (login) => {
      line = await StallingLine.open(login);
      return line.login;
    },
  });
  client = await server.signedIn('aibek');
});
afterEach(async () => {
  line.recover();
  // Connections that were cut leave the pool when their end has been noticed.
  await expect.poll(() => client.post('AccountService/execute', ACCOUNTS)).toMatchObject({ grpcStatus: 0 });
});
afterAll(async () => {
  await server.close();
  await line.close();
});

const ACCOUNTS = frame(new OperationRequest({ code: 'GET_ACCOUNTS_V2', data: '{}' }).serializeBinary());
const UNAVAILABLE = { httpStatus: 200, grpcStatus: 14, grpcMessage: 'BANK_UNAVAILABLE', message: undefined };

describe('while PostgreSQL is restarting', () => {
  it.each<[string, { serializeBinary(): Uint8Array }]>([
    ['AccountService/execute', new OperationRequest({ code: 'GET_ACCOUNTS_V2', data: '{}' })],
    ['DirectoryService/execute', new OperationRequest({ code: 'GET_PASSWORD_POLICIES', data: '{}' })],
    ['AuthenticationService/authenticate', new AuthenticateRequest({ username: 'aibek', password: 'x' })],
    ['AuthenticationService/validateSession', new Empty()],
    ['LogService/insertLog', new InsertLogRequest({ entries: [new LogEntry({ info: 'text' })] })],
    ['StreamService/beginStream', new BeginStreamRequest()],
  ])('%s ends with UNAVAILABLE', async (method, request) => {
    const body = frame(request.serializeBinary());
    const unknown = server.visitor();
    unknown.sessionKey = 'A'.repeat(43);
    line.cut();
    expect(await unknown.post(method, body)).toMatchObject(UNAVAILABLE);
  });

  it('a file of a statement is refused with HTTP 503 and the same name', async () => {
    line.cut();
    const address = `${server.address}/ibank.v1.StatementFiles/00000000-0000-4000-8000-000000000001/csv`;
    const answer = await fetch(address, { headers: { sessionkey: 'A'.repeat(43) } });
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'BANK_UNAVAILABLE' }]);
  });

  it('a statement that PostgreSQL terminates at its stop ends the call with UNAVAILABLE', async () => {
    const { owner } = server.bank.database;
    await owner.query('begin; lock table account');
    const answer = client.post('AccountService/execute', ACCOUNTS);
    await expect
      .poll(async () => {
        const { rows } = await owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await owner.query('rollback');
    expect(await answer).toMatchObject(UNAVAILABLE);
  });
});

describe('errors of the database', () => {
  const named = (properties: object, message = '') => Object.assign(new Error(message), properties);

  it.each([
    ['a server that starts', named({ code: '57P03' })],
    ['a server that stops', named({ code: '57P01' })],
    ['a port without a server', named({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a socket without a server', named({ code: 'ENOENT', syscall: 'connect' })],
    ['both addresses of a host', new AggregateError([named({ code: 'ECONNREFUSED', syscall: 'connect' })])],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['one of these as the cause', new Error('query', { cause: named({ code: '08006' }) })],
  ])('%s is out of reach', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a rule of a table', named({ code: '23505' })],
    ['a file that is missing', named({ code: 'ENOENT', syscall: 'open' })],
    ['a statement that was cancelled', named({ code: '57014' })],
    ['a defect', new TypeError('x is undefined')],
    ['what is no error', '57P01'],
  ])('%s is not', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
