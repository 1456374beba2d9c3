import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import {
  AuthenticateRequest,
  AuthenticateResponse,
  RestorePasswordRequest,
  SelfRegistrationRequest,
} from '../../proto/generated/ibank/v1/authentication';
import { Acknowledgement } from '../../proto/generated/ibank/v1/common';
import { InsertLogRequest, LogEntry } from '../../proto/generated/ibank/v1/log';
import { assertBooksBalance } from '../../bank/ledger/invariants';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import {
  accountsOf,
  confirm,
  create,
  only,
  ordinaryPair,
  prepared,
  transferOf,
  wrongCode,
} from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { frame } from './support/WireClient';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let from: WireAccount;
let to: WireAccount;
let postings: string;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  [from, to] = ordinaryPair(accounts);
  postings = await countPostings();
});
afterEach(async () => {
  expect(await countPostings()).toBe(postings);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await assertBooksBalance(server.bank.database.owner);
});
afterAll(() => server.close());

async function countPostings(): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ count: string }>(
    'select count(distinct posting_id)::text as count from entry',
  );
  return rows[0]?.count ?? '';
}

const MAKE = 'MAKE_OWN_ACCOUNTS_TRANSFER';

describe('bytes that are no request', () => {
  it.each([
    ['no base64', '!!!!'],
    ['base64 of the wrong length', 'AAAAA'],
    ['nothing', ''],
    ['a frame shorter than it says', Buffer.from([0, 0, 0, 0, 9, 1, 2]).toString('base64')],
    ['a frame longer than it says', Buffer.from([0, 0, 0, 0, 1, 1, 2]).toString('base64')],
    ['two frames', frame(Uint8Array.of()) + frame(Uint8Array.of())],
    ['a compressed frame', frame(Uint8Array.of(10, 0), 1)],
    ['a string that ends too early', frame(Uint8Array.of(10, 200))],
    ['a string that is not UTF-8', frame(Uint8Array.of(10, 2, 0xff, 0xfe))],
    ['a number where text belongs', frame(Uint8Array.of(8, 1))],
    ['an endless number', frame(Uint8Array.from({ length: 40 }, () => 0xff))],
    ['a group that never ends', frame(Uint8Array.of(0x1b, 0x1b, 0x1b))],
  ])('%s: status INTERNAL and no message', async (_what, body) => {
    for (const method of [
      'AccountService/execute',
      'TransferService/execute',
      'AuthenticationService/authenticate',
      'LogService/insertLog',
      'StreamService/beginStream',
    ]) {
      const answer = await client.post(method, body);
      expect([method, answer.httpStatus, answer.grpcStatus, answer.message]).toEqual([method, 200, 13, undefined]);
    }
  });

  it('a message with an encoding the bank does not know: status UNIMPLEMENTED', async () => {
    const answer = await client.post('AccountService/execute', frame(Uint8Array.of(), 1), { 'grpc-encoding': 'gzip' });
    expect([answer.httpStatus, answer.grpcStatus]).toEqual([200, 12]);
  });

  it('more than a request may be: refused without being read to the end', async () => {
    const answer = await client.post('AccountService/execute', 'A'.repeat(2_000_000));
    expect(answer.httpStatus).toBe(413);
  });
});

describe('text that PostgreSQL cannot store', () => {
  it.each([
    ['NUL', '{"directoryName":"a\\u0000"}'],
    ['half of a character', '{"directoryName":"\\ud83d"}'],
    ['the other half', '{"directoryName":"\\ude00\\ud83d"}'],
  ])('%s in a field: INVALID_REQUEST with its name', async (_what, data) => {
    const answer = await client.operation('DirectoryService', 'GET_DV_OF_DIRECTORIES', data);
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it.each([
    ['authenticate', new AuthenticateRequest({ username: 'ai\0bek', password: 'x' })],
    ['authenticate', new AuthenticateRequest({ username: 'aibek', password: 'x\0' })],
    ['restorePassword', new RestorePasswordRequest({ username: 'ai\0bek' })],
    ['selfRegistration', new SelfRegistrationRequest({ cardno: '\0' })],
  ])('NUL in a message of %s: INVALID_REQUEST', async (method, message) => {
    const bytes = await server.visitor().call(`AuthenticationService/${method}`, message);
    expect(AuthenticateResponse.deserializeBinary(bytes).toObject()).toMatchObject({
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('NUL in a line of the log: INVALID_REQUEST', async () => {
    const message = new InsertLogRequest({ entries: [new LogEntry({ error: 'a\0' })] });
    const bytes = await server.visitor().call('LogService/insertLog', message);
    expect(Acknowledgement.deserializeBinary(bytes).toObject()).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
  });
});

describe('codes', () => {
  it.each([
    ['AccountService', 'NOPE'],
    ['AccountService', ''],
    ['AccountService', 'toString'],
    ['AccountService', MAKE],
    ['PaymentService', MAKE],
    ['UtilityService', 'GET_ACCOUNTS_V2'],
  ])('%s does not know %j', async (service, code) => {
    expect(await client.operation(service, code, {})).toMatchObject({ success: false, code: 'UNKNOWN_OPERATION_CODE' });
  });
});

describe('codes the caller completes', () => {
  it.each([
    ['PaymentService', 'MAKE_MOON_TAX_PAYMENT'],
    ['DirectoryService', 'GET_DIRECTORY_MOONS'],
  ])('%s does not know %j', async (service, code) => {
    expect(await client.operation(service, code, {})).toMatchObject({ success: false, code: 'UNKNOWN_CODE' });
  });

  it('DirectoryService does not know a code that begins otherwise', async () => {
    expect((await client.operation('DirectoryService', 'MAKE_DIRECTORY', {})).code).toBe('UNKNOWN_OPERATION_CODE');
  });
});

describe('days and moments', () => {
  it.each([
    ['a day there is not', '2026-02-30'],
    ['a day written otherwise', '30.11.2026'],
    ['a moment', '2026-11-30T00:00:00.000Z'],
    ['nothing', ''],
  ])('%s: INVALID_DATE_FORMAT with the field', async (_what, dateFrom) => {
    const answer = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { dateFrom });
    expect(answer).toMatchObject({ success: false, code: 'INVALID_DATE_FORMAT', particulars: { field: 'dateFrom' } });
  });

  it('a number is no text at all: INVALID_REQUEST', async () => {
    const answer = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { dateFrom: 20261130 });
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST', particulars: { field: 'dateFrom' } });
  });
});

describe('data that is not what the operation asks for', () => {
  const good = () => transferOf(from, to);

  it.each<[string, (transfer: object) => unknown, string | undefined]>([
    ['no JSON', () => 'hello', undefined],
    ['no data at all', () => '', undefined],
    ['a list', () => '[]', undefined],
    ['null', () => 'null', undefined],
    ['JSON cut short', (transfer) => JSON.stringify(transfer).slice(0, -1), undefined],
    ['a key twice', (transfer) => JSON.stringify(transfer).replace('{', '{"amount":"9.00",'), 'amount'],
    ['the prototype', (transfer) => JSON.stringify(transfer).replace('{', '{"__proto__":{},'), '__proto__'],
    ['the constructor', (transfer) => JSON.stringify(transfer).replace('{', '{"constructor":{},'), 'constructor'],
    ['too deep', () => '['.repeat(40) + ']'.repeat(40), Array.from({ length: 32 }, () => '0').join('.')],
    ['too long', (transfer) => ({ ...transfer, purpose: 'a'.repeat(300_000) }), undefined],
    ['a field too many', (transfer) => ({ ...transfer, status: 'accepted' }), 'status'],
    ['another customer named', (transfer) => ({ ...transfer, customerId: '2' }), 'customerId'],
    ['a field too few', (transfer) => ({ ...transfer, amount: undefined }), 'amount'],
    ['a field of another kind', (transfer) => ({ ...transfer, accountDebitId: 7 }), 'accountDebitId'],
    ['an id that is no number', (transfer) => ({ ...transfer, accountDebitId: "1' or 1=1--" }), 'accountDebitId'],
    ['an id larger than any', (transfer) => ({ ...transfer, accountDebitId: '9999999999999999999' }), 'accountDebitId'],
    [
      'an operation id in capitals',
      (transfer) => ({ ...transfer, operationId: '0F8FAD5B-D9CB-469F-A165-70867728950E' }),
      'operationId',
    ],
    ['a currency nobody has', (transfer) => ({ ...transfer, ccy: 'XXX' }), 'ccy'],
    ['a purpose with control characters', (transfer) => ({ ...transfer, purpose: 'a\u0000b' }), 'purpose'],
    ['a purpose that is too long', (transfer) => ({ ...transfer, purpose: 'a'.repeat(201) }), 'purpose'],
  ])('%s', async (_what, spoil, place) => {
    const answer = await client.operation('TransferService', MAKE, spoil(good()));
    expect(answer).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    expect(answer.particulars).toEqual(place === undefined ? {} : { field: place });
  });

  it.each([
    '1e3',
    '-1',
    '-1.00',
    '0,001',
    '0.001',
    '0.00',
    '1',
    '1.0',
    '1.000',
    '12345678901.00',
    '١٢',
    '١٢.٠٠',
    '１.００',
    'NaN',
    'Infinity',
    '0x10',
    ' 1.00',
    '1 000.00',
    '',
    '1.00\n',
  ])('the amount %j', async (amount) => {
    const answer = await create(client, { ...good(), amount });
    expect(answer).toMatchObject({ success: false, code: 'INVALID_REQUEST', particulars: { field: 'amount' } });
  });

  it.each(['', '12345', '123456789', '12a456', '١٢٣٤٥٦', ' 123456'])('the one-time code %j', async (otp) => {
    const answer = await confirm(client, good().operationId, otp);
    expect(answer).toMatchObject({ success: false, code: 'INVALID_REQUEST', particulars: { field: 'otp' } });
  });
});

describe('well-formed requests for what must not be', () => {
  it('a foreign account answers as one that does not exist', async () => {
    const foreign = only(await accountsOf(await server.signedIn('aizada')), (account) => account.ccy === 'KGS');
    const random = { ...foreign, id: '888888888' };
    for (const account of [foreign, random]) {
      const read = await client.operation('AccountService', 'GET_ACCOUNT_BY_ID', { accountId: account.id });
      expect({
        account: account.id,
        debited: (await create(client, transferOf(account, to))).code,
        credited: (await create(client, transferOf(from, account))).code,
        read: read.code,
      }).toEqual({
        account: account.id,
        debited: 'ACCOUNT_DEBIT_NOT_FOUND',
        credited: 'ACCOUNT_CREDIT_NOT_FOUND',
        read: 'ACCOUNT_NOT_FOUND',
      });
    }
  });

  it('the same account on both sides', async () => {
    expect((await create(client, transferOf(from, from))).code).toBe('SAME_ACCOUNT');
  });

  it('the code of another operation', async () => {
    const one = await prepared(server, client, transferOf(from, to));
    const other = await prepared(server, client, transferOf(from, to, '2.00'));
    expect(
      (await confirm(client, one.operationId, other.code === one.code ? wrongCode(one.code) : other.code)).code,
    ).toBe('INCORRECT_OTP');
  });

  it('an operation of another customer', async () => {
    const { operationId, code } = await prepared(server, client, transferOf(from, to));
    const aizada = await server.signedIn('aizada');
    expect((await confirm(aizada, operationId, code)).code).toBe('OPERATION_NOT_FOUND');
  });

  it('an expired code, and an id used again with another amount', async () => {
    const transfer = transferOf(from, to);
    const { code } = await prepared(server, client, transfer);
    expect((await create(client, { ...transfer, amount: '3.00' })).code).toBe('OPERATION_ID_REUSED');
    server.bank.clock.advance(5 * 60_000);
    expect((await confirm(client, transfer.operationId, code)).code).toBe('OTP_EXPIRED');
  });
});
