import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, create, isOrdinary, send, transferOf } from './support/transferStory';
import { PASSWORD } from './support/startTestServer';
import { watchLog } from './support/writtenLog';
import type { WrittenLog } from './support/writtenLog';

const REFERENCE = '0f8fad5b-d9cb-469f-a165-70867728950e';

let server: TestServer;
let written: WrittenLog;

beforeAll(async () => {
  written = watchLog();
  server = await startTestServer({ configuration: { logLevel: 'info' } });
});
afterAll(async () => {
  await server.close();
  written.end();
});

const linesOf: WrittenLog['linesOf'] = (act) => written.linesOf(act);

describe('the log', () => {
  it('has one line of a call, with its operation, outcome, duration and reference', async () => {
    const visitor = server.visitor({ refid: REFERENCE });
    const lines = await linesOf(() => visitor.operation('AccountService', 'GET_ACCOUNTS_V2', {}));
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        process: process.pid,
        refid: REFERENCE,
        operation: 'GET_ACCOUNTS_V2',
        outcome: 'INVALID_SESSION_KEY',
        ms: expect.any(Number),
        msg: 'call',
      },
    ]);
  });

  it('names every call of a visit in order, and nothing that its requests and answers carry', async () => {
    const values: string[] = ['aizada', PASSWORD];
    const lines = await linesOf(async () => {
      const client = await server.signedIn('aizada');
      const accounts = await accountsOf(client);
      const [from, to] = accounts.filter((account) => isOrdinary(account) && account.ccy === 'KGS');
      if (from === undefined || to === undefined) {
        throw new Error('The customer has no two accounts');
      }
      const transfer = transferOf(from, to, '37.41');
      await create(client, transfer);
      const sent = await server.codeSentBy('aizada', () => send(client, transfer.operationId));
      await confirm(client, transfer.operationId, sent.code);
      await client.exit();
      values.push(
        transfer.amount,
        sent.code,
        client.sessionKey ?? '',
        client.headers['devicekey'] ?? transfer.operationId,
      );
      values.push(...accounts.flatMap(({ accountNo, accountName }) => [accountNo, accountName]));
    });
    const calls = lines.filter(({ msg }) => msg === 'call');
    expect(calls.map(({ operation, outcome }) => `${String(operation)} ${String(outcome)}`)).toEqual([
      'authenticate ok',
      'confirmSecondFactor ok',
      'GET_ACCOUNTS_V2 ok',
      'MAKE_OWN_ACCOUNTS_TRANSFER ok',
      'SEND_OTP_BY_SMS ok',
      'CONFIRM_TRANSFER ok',
      'exit ok',
    ]);
    const log = JSON.stringify(lines.map(({ time: _time, refid: _refid, ms: _ms, ...facts }) => facts));
    expect(values.length).toBeGreaterThan(8);
    expect(values.filter((value) => value !== '' && log.includes(value))).toEqual([]);
  });

  it('has the same shape for a line that belongs to no call', async () => {
    const lines = await linesOf(async () => {
      const stream = fetch(`${server.address}/readyz`);
      await stream;
      await server.bank.database.owner.query(`update schema_checksum set sha256 = '-' || sha256`);
      await expect.poll(() => fetch(`${server.address}/readyz`).then(({ status }) => status)).toBe(503);
      await server.bank.database.owner.query(`update schema_checksum set sha256 = substr(sha256, 2)`);
    });
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        process: process.pid,
        ready: false,
        reason: 'schema',
        msg: 'readiness changed',
      },
    ]);
  });
});
