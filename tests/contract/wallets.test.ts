import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { walletOperations } from '../../src/application/operations/wallets';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

const BOUND = '+996700101010';
const FREE = '+996777101020';
const OF_SOMEBODY = '+996700202020';
const UNIDENTIFIED = '+996555777002';
const NOBODYS = '+996555777009';
const SILENT = '+996555005031';
const PHONE = '+996555000101';
/** The operator of the demonstration refuses to open wallets for numbers like this. */
const REFUSED_PHONE = '+996555004011';

type Code = keyof typeof walletOperations | 'CONFIRM_ACCOUNT_OPERATION';

interface WireWallet {
  readonly id: string;
  readonly walletNumber: string;
  readonly status: string;
  readonly balance?: { readonly amount: string; readonly isCurrent: boolean };
}

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
/** Every test has questions and codes of its own. */
beforeEach(() => later(61));
afterAll(() => server.close());

async function later(minutes: number): Promise<void> {
  server.bank.clock.advance(minutes * MINUTE_MS);
  client = await server.signedIn('aibek');
}

async function ask(code: Code, data: object = {}, by = client) {
  return by.operation('AccountService', code, data);
}

const sql = (text: string, values: readonly unknown[] = []) => server.bank.database.owner.query(text, [...values]);

async function wallets(): Promise<readonly WireWallet[]> {
  const { data } = await ask('GET_WALLETS');
  return Array.isArray(data) ? data : [];
}

async function walletOf(number: string): Promise<WireWallet> {
  const found = (await wallets()).find(({ walletNumber }) => walletNumber === number);
  if (found === undefined) {
    throw new Error(`There is no wallet ${number}`);
  }
  return found;
}

const binding = (walletNumber: string) => ({ operationId: randomUUID(), walletNumber });
const registration = (changes: object = {}) => ({
  operationId: randomUUID(),
  walletNumber: PHONE,
  topicId: 'payments',
  ...changes,
});

/** Asks for a change and returns the code that came and how to confirm. */
async function prepared(code: Code, request: { readonly operationId: string }) {
  const sent = await server.codeSentBy('aibek', () => ask(code, request));
  return {
    answer: sent.answer,
    otp: sent.code,
    confirm: (otp = sent.code) => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp }),
  };
}

async function codeMessage(): Promise<string> {
  const { rows } = await sql(`select text as body from sandbox_message where login = 'aibek' order by id desc limit 1`);
  return String(rows[0]?.body);
}

async function notices(): Promise<string> {
  const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
  return JSON.stringify(data);
}

/** Gives the user another telephone, as a branch of the bank would. */
const withPhone = (phone: string) => sql(`update app_user set phone = $1 where login = 'aibek'`, [phone]);

describe('wallets of a customer', () => {
  it('are listed with what the operator says is in them', async () => {
    expect(await wallets()).toEqual([
      {
        id: expect.any(String),
        walletNumber: BOUND,
        status: 'bound',
        created: expect.any(String),
        balance: expect.objectContaining({ amount: '3365.50', ccy: 'KGS', isCurrent: true }),
      },
    ]);
    const stranger = await server.signedIn('aizada');
    expect((await ask('GET_WALLETS', {}, stranger)).data).toEqual([]);
    const company = await server.signedIn('saltanat');
    expect((await company.operation('AccountService', 'GET_WALLETS', {})).code).toBe('ACCESS_DENIED');
  });

  it('show what was in them last while the operator does not answer', async () => {
    await wallets();
    await sql('update wallet set wallet_number = $2 where wallet_number = $1', [BOUND, SILENT]);
    server.bank.clock.advance(MINUTE_MS);
    const silent = await walletOf(SILENT);
    expect(silent).toMatchObject({ status: 'bound', balance: { amount: '3365.50', isCurrent: false } });
    expect((await ask('GET_WALLET_HISTORY', { id: silent.id })).code).toBe('WALLET_OPERATOR_UNAVAILABLE');
    await sql('update wallet set wallet_number = $2 where wallet_number = $1', [BOUND, SILENT].toReversed());
  });

  it('tell their movements, the latest first, to their owner alone', async () => {
    const { id } = await walletOf(BOUND);
    const { data } = await ask('GET_WALLET_HISTORY', { id });
    expect(data).toMatchObject([
      { type: 'transferOut', amount: '-755.00', ccy: 'KGS' },
      { type: 'cashOut', amount: '-2000.00' },
      { type: 'transferIn', amount: '2400.50' },
      { type: 'payment', amount: '-1280.00', counterparty: 'Жибек Нет' },
      { type: 'topUp', amount: '5000.00' },
    ]);
    const stranger = await server.signedIn('aizada');
    expect((await ask('GET_WALLET_HISTORY', { id }, stranger)).code).toBe('WALLET_NOT_FOUND');
  });

  it('are removed when the number belongs to another person', async () => {
    const { rows } = await sql('select holder_inn from sandbox_wallet where wallet_number = $1', [BOUND]);
    await sql(`update sandbox_wallet set holder_inn = '20101199000001' where wallet_number = $1`, [BOUND]);
    const gone = await walletOf(BOUND);
    expect(gone.status).toBe('gone');
    expect(gone.balance).toBeUndefined();
    expect((await ask('GET_WALLET_HISTORY', { id: gone.id })).code).toBe('WALLET_NOT_FOUND');
    await sql('update sandbox_wallet set holder_inn = $2 where wallet_number = $1', [BOUND, rows[0]?.holder_inn]);
  });
});

describe('a wallet', () => {
  it('is found by the INN of its owner, bound with a code and unbound', async () => {
    expect((await ask('GET_ELSOM_WALLETS_BY_INN')).data).toEqual([
      { walletNumber: BOUND, isBound: true },
      { walletNumber: FREE, isBound: false },
    ]);
    const request = binding(FREE);
    const { answer, otp, confirm } = await prepared('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', request);
    expect(answer.data).toMatchObject({ operationId: request.operationId, otpType: 'SMS' });
    expect(await codeMessage()).toContain('привязки кошелька Elsom');
    expect((await ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', request)).data).toMatchObject({
      operationId: request.operationId,
    });
    expect((await ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', { ...request, walletNumber: NOBODYS })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect(await wallets()).toHaveLength(1);

    expect((await confirm(otp === '000000' ? '000001' : '000000')).code).toBe('INCORRECT_OTP');
    expect((await confirm()).data).toMatchObject({ operationId: request.operationId });
    expect((await confirm()).success).toBe(true);
    const bound = await walletOf(FREE);
    expect(bound).toMatchObject({ status: 'bound', balance: { amount: '850.00' } });
    expect(await notices()).toContain('Кошелёк Elsom привязан');
    expect((await ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE))).code).toBe('WALLET_ALREADY_BOUND');

    const stranger = await server.signedIn('aizada');
    expect((await ask('UNBIND_ELSOM_WALLET_BY_ID', { id: bound.id }, stranger)).code).toBe('WALLET_NOT_FOUND');
    expect((await ask('UNBIND_ELSOM_WALLET_BY_ID', { id: bound.id })).data).toEqual({ id: bound.id });
    expect((await ask('UNBIND_ELSOM_WALLET_BY_ID', { id: bound.id })).data).toEqual({ id: bound.id });
    expect((await ask('GET_WALLET_HISTORY', { id: bound.id })).code).toBe('WALLET_NOT_FOUND');
    expect(await wallets()).toHaveLength(1);
  });

  it('is bound once, with any number of waiting codes', async () => {
    const first = await prepared('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE));
    const second = await prepared('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE));
    expect((await first.confirm()).success).toBe(true);
    expect((await second.confirm()).code).toBe('WALLET_ALREADY_BOUND');
    expect(await wallets()).toHaveLength(2);
    await ask('UNBIND_ELSOM_WALLET_BY_ID', { id: (await walletOf(FREE)).id });
  });

  it('is bound only by the person the operator knows as its owner', async () => {
    const refusalOf = async (number: string) => (await ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(number))).code;
    expect(await refusalOf(NOBODYS)).toBe('WALLET_NOT_FOUND');
    expect(await refusalOf(OF_SOMEBODY)).toBe('WALLET_NOT_YOURS');
    expect(await refusalOf(UNIDENTIFIED)).toBe('WALLET_NOT_YOURS');
    expect(await refusalOf(SILENT)).toBe('WALLET_OPERATOR_UNAVAILABLE');
    expect(await refusalOf('0555123456')).toBe('INVALID_REQUEST');
  });

  it('is prepared so often only, because every time brings a message', async () => {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE))).code);
    }
    expect(codes).toEqual(['', '', '', '', '', 'MAX_OTP_TRIES']);
    expect((await ask('REGISTRATE_ELSOM_WALLET', registration())).code).toBe('MAX_OTP_TRIES');
    expect(
      await codeRefusals(server, 'aibek', async () => ask('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE))),
    ).toEqual(HOLD_AND_CAP);
    expect(await codeRefusals(server, 'aibek', async () => ask('REGISTRATE_ELSOM_WALLET', registration()))).toEqual(
      HOLD_AND_CAP,
    );
  });
});

describe('telephone numbers', () => {
  it('are asked about one by one', async () => {
    expect((await ask('CHECK_ELSOM_WALLET_EXISTS', { walletNumber: UNIDENTIFIED })).data).toEqual({ exists: true });
    expect((await ask('CHECK_ELSOM_WALLET_EXISTS', { walletNumber: PHONE })).data).toEqual({ exists: false });
    expect((await ask('CHECK_ELSOM_WALLET_EXISTS', { walletNumber: SILENT })).code).toBe('WALLET_OPERATOR_UNAVAILABLE');
  });

  it('cannot be enumerated: twenty lookups an hour over all calls', async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(
        (
          await client.operation('AccountService', 'CHECK_ELSOM_WALLET_EXISTS', {
            walletNumber: `+9965557700${10 + time}`,
          })
        ).success,
      ).toBe(true);
    }
    const refused = async (code: string, data: object) => (await client.operation('AccountService', code, data)).code;
    expect({
      checking: await refused('CHECK_ELSOM_WALLET_EXISTS', { walletNumber: NOBODYS }),
      binding: await refused('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', binding(FREE)),
      registering: await refused('REGISTRATE_ELSOM_WALLET', registration()),
    }).toEqual({
      checking: 'TOO_MANY_REQUESTS',
      binding: 'TOO_MANY_REQUESTS',
      registering: 'TOO_MANY_REQUESTS',
    });
    await later(61);
    expect((await ask('CHECK_ELSOM_WALLET_EXISTS', { walletNumber: NOBODYS })).success).toBe(true);
  });

  it('are not looked for under an INN the operator does not answer about', async () => {
    const { rows } = await sql(
      `select inn from customer c join app_user u on u.customer_id = c.id where login = 'aibek'`,
    );
    await sql(`update customer set inn = '21503198500503' where inn = $1`, [rows[0]?.inn]);
    expect((await ask('GET_ELSOM_WALLETS_BY_INN')).code).toBe('WALLET_OPERATOR_UNAVAILABLE');
    await sql(`update customer set inn = $1 where inn = '21503198500503'`, [rows[0]?.inn]);
  });
});

describe('a wallet that is to be opened', () => {
  it('is wanted for something, by the owner of the telephone the bank knows', async () => {
    const { data } = await ask('GET_ELSOM_REGISTRATION_TOPICS');
    const visitor = await server.visitor().operation('AccountService', 'GET_ELSOM_REGISTRATION_TOPICS', {});
    expect(visitor.data).toEqual(data);
    expect(data).toMatchObject([
      { id: 'payments', name: { kg: expect.any(String) } },
      { id: 'family' },
      { id: 'income' },
      { id: 'business' },
    ]);
    expect((await ask('REGISTRATE_ELSOM_WALLET', registration({ topicId: 'holiday' }))).code).toBe(
      'WALLET_TOPIC_NOT_FOUND',
    );
    expect((await ask('REGISTRATE_ELSOM_WALLET', registration({ walletNumber: NOBODYS }))).code).toBe(
      'WALLET_NOT_YOURS',
    );
    for (const [phone, code] of [
      [BOUND, 'WALLET_ALREADY_BOUND'],
      [FREE, 'WALLET_EXISTS'],
      [SILENT, 'WALLET_OPERATOR_UNAVAILABLE'],
    ] as const) {
      await withPhone(phone);
      const answer = await ask('REGISTRATE_ELSOM_WALLET', registration({ walletNumber: phone }));
      expect([phone, answer.code]).toEqual([phone, code]);
    }
    await withPhone(PHONE);
  });

  it('is not registered where the operator refuses, and the customer is notified', async () => {
    await withPhone(REFUSED_PHONE);
    const { confirm } = await prepared('REGISTRATE_ELSOM_WALLET', registration({ walletNumber: REFUSED_PHONE }));
    expect((await confirm()).success).toBe(true);
    expect((await walletOf(REFUSED_PHONE)).status).toBe('registering');
    await handedOver();
    await later(1);
    await server.round('walletRegistrations');
    expect((await wallets()).length).toBe(1);
    expect(await notices()).toContain('Кошелёк Elsom не открыт');
    await withPhone(PHONE);
  });

  it('is opened by the operator in its own time, and stands bound then', async () => {
    const request = registration();
    const { confirm } = await prepared('REGISTRATE_ELSOM_WALLET', request);
    expect((await ask('REGISTRATE_ELSOM_WALLET', request)).success).toBe(true);
    expect((await ask('REGISTRATE_ELSOM_WALLET', { ...request, topicId: 'family' })).code).toBe('OPERATION_ID_REUSED');
    const other = await prepared('REGISTRATE_ELSOM_WALLET', registration());
    expect((await confirm()).success).toBe(true);
    expect((await other.confirm()).code).toBe('WALLET_REGISTRATION_PENDING');
    expect((await ask('REGISTRATE_ELSOM_WALLET', registration())).code).toBe('WALLET_REGISTRATION_PENDING');
    const waiting = await walletOf(PHONE);
    expect(waiting.status).toBe('registering');
    expect((await ask('GET_WALLET_HISTORY', { id: waiting.id })).data).toEqual([]);
    expect((await ask('UNBIND_ELSOM_WALLET_BY_ID', { id: waiting.id })).code).toBe('WALLET_REGISTRATION_PENDING');

    await handedOver();
    await later(1);
    await server.round('walletRegistrations');
    expect((await walletOf(PHONE)).status).toBe('bound');
    expect(await walletOf(PHONE)).toMatchObject({ id: waiting.id, balance: { amount: '0.00', isCurrent: true } });
    expect(await notices()).toContain('Кошелёк Elsom открыт');
  });
});

/** Takes the order to the operator. */
async function handedOver(): Promise<void> {
  await server.round('walletRegistrations');
  const { rowCount } = await sql(
    `select from sandbox_wallet_order o join wallet w on w.operation_id = o.key where w.state = 'registering'`,
  );
  expect(rowCount).toBe(1);
}
