import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dormancy } from '../../bank/modules/accounts/dormancy';
import type { accountDetailOperations } from '../../src/application/operations/accountDetails';
import { bankDayOf } from '../../src/domain/time/Instant';
import { keysOf } from './support/keysOf';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, only } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type Code = keyof typeof accountDetailOperations;

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODYS = '999999999';

let server: TestServer;
let client: WireClient;
let main: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  main = await named('Основной');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: Code, data: object) {
  return client.operation('AccountService', code, data);
}

async function named(name: string): Promise<WireAccount> {
  return only(await accountsOf(client), ({ accountName }) => accountName === name);
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined;
}

function idsIn(transactions: unknown): readonly string[] {
  return Array.isArray(transactions) ? transactions.map((line) => String(field(line, 'id'))) : [];
}

describe('the name of an account', () => {
  it('is given, taken away and the same again when it is given twice', async () => {
    const given = await ask('CHANGE_ACCOUNT_NAME', { accountId: main.id, newAccountName: 'На каждый день' });
    expect(field(given.data, 'accountName')).toBe('На каждый день');
    expect((await ask('CHANGE_ACCOUNT_NAME', { accountId: main.id, newAccountName: 'На каждый день' })).text).toBe(
      given.text,
    );
    expect(
      field((await ask('CHANGE_ACCOUNT_NAME', { accountId: main.id, newAccountName: '' })).data, 'accountName'),
    ).toBe('');
    await ask('CHANGE_ACCOUNT_NAME', { accountId: main.id, newAccountName: 'Основной' });
    const { rows } = await server.bank.database.owner.query<{ payload: object }>(
      `select payload from outbox_event where type = 'UPDATED_ACCOUNT' order by id desc limit 1`,
    );
    expect(rows[0]?.payload).toEqual({ accountId: main.id });
  });

  it.each(['я'.repeat(41), 'две\nстроки'])(
    'is one line of forty characters, which %j is not',
    async (newAccountName) => {
      const request = { accountId: main.id, newAccountName };
      expect((await client.operation('AccountService', 'CHANGE_ACCOUNT_NAME', request)).code).toBe('INVALID_REQUEST');
    },
  );

  it('belongs to an own account', async () => {
    expect((await ask('CHANGE_ACCOUNT_NAME', { accountId: NOBODYS, newAccountName: 'Чужой' })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
  });
});

describe('a sleeping account', () => {
  it('is none that the demonstration has just opened', async () => {
    const asleep = async () => (await server.bank.database.owner.query('select from account where dormant')).rowCount;
    const before = await asleep();
    await dormancy.run(server.bank.services, bankDayOf(server.bank.clock.now()));
    expect(await asleep()).toBe(before);
  });

  it('is woken by its owner, once', async () => {
    const sleeping = await named('Старый счёт');
    expect(sleeping.acStatDormant).toBe(true);
    expect(field((await ask('UNDORMANT_ACCOUNT', { accountId: sleeping.id })).data, 'acStatDormant')).toBe(false);
    expect((await ask('UNDORMANT_ACCOUNT', { accountId: sleeping.id })).code).toBe('OPERATION_IMPOSSIBLE');
    expect((await ask('UNDORMANT_ACCOUNT', { accountId: NOBODYS })).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('falls asleep 180 days after it was woken and not before, and its owner is notified', async () => {
    const { services, clock } = server.bank;
    const woken = clock.now();
    const isAsleep = async () => (await named('Старый счёт')).acStatDormant;
    const workOn = (day: number) => dormancy.run(services, bankDayOf(woken + day * DAY_MS));
    await workOn(180);
    expect(await isAsleep()).toBe(false);
    await workOn(181);
    expect(await isAsleep()).toBe(true);
    await workOn(181);
    const { rows } = await server.bank.database.owner.query<{ notices: number }>(
      `select count(*)::int as notices from notification n join app_user u on u.id = n.user_id
        where u.login = 'aibek' and n.content::text like $1`,
      [`%•${(await named('Старый счёт')).accountNo.slice(-4)} 180%`],
    );
    expect(rows[0]?.notices).toBe(1);
  });

  it('is none that the bank has stopped or frozen', async () => {
    const stopped = only(await accountsOf(client), ({ acStatNoDr }) => acStatNoDr);
    expect(stopped.acStatDormant).toBe(false);
  });
});

describe('bank details', () => {
  it('name the recipient, the bank and its codes', async () => {
    const { data } = await ask('GET_REQUISITES', { accountId: main.id });
    expect(keysOf(data)).toEqual([
      'accountNo',
      'bankAddress',
      'bankName',
      'bic',
      'ccy',
      'inn',
      'recipientName',
      'swiftCode',
    ]);
    expect(data).toMatchObject({
      accountNo: main.accountNo,
      ccy: 'KGS',
      bic: main.accountNo.slice(0, 3) + '001',
      swiftCode: 'TLPRKG22',
    });
    expect((await ask('GET_REQUISITES', { accountId: NOBODYS })).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('are a file as well', async () => {
    const { data } = await ask('GET_REQUISITES_FILE', { accountId: main.id });
    expect(data).toMatchObject({ fileName: `tulpar-account-${main.accountNo}.pdf`, contentType: 'application/pdf' });
    expect(
      Buffer.from(String(field(data, 'content')), 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await ask('GET_REQUISITES_FILE', { accountId: NOBODYS })).code).toBe('ACCOUNT_NOT_FOUND');
  });
});

describe('the flow of money', () => {
  it('ends at the balance of the account and adds up by month and kind', async () => {
    const { data } = await ask('GET_ACCOUNT_FLOW', { accountId: main.id, months: 12 });
    expect(keysOf(data)).toEqual(['balances', 'ccy', 'dateFrom', 'dateTo', 'flows', 'openingBalance']);
    const balances: unknown = field(data, 'balances');
    const last: unknown = Array.isArray(balances) ? balances.at(-1) : undefined;
    const { rows } = await server.bank.database.owner.query<{ balance: string }>(
      'select (balance / 100.0)::numeric(20, 2)::text as balance from account where id = $1',
      [main.id],
    );
    expect(field(last, 'balance')).toBe(rows[0]?.balance);
    const flows: unknown = field(data, 'flows');
    expect(Array.isArray(flows) ? keysOf(flows[0]) : []).toEqual(['expense', 'income', 'kind', 'month']);
    expect((await ask('GET_ACCOUNT_FLOW', { accountId: NOBODYS, months: 1 })).code).toBe('ACCOUNT_NOT_FOUND');
    expect(
      (await client.operation('AccountService', 'GET_ACCOUNT_FLOW', { accountId: main.id, months: 13 })).code,
    ).toBe('INVALID_REQUEST');
  });
});

describe('one operation by the first edition of its call', () => {
  it('is what the second edition says, without its way through a network', async () => {
    const history = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } });
    const transactions: unknown = field(history.data, 'transactions');
    const txnId = field(Array.isArray(transactions) ? transactions[0] : undefined, 'id');
    const first = await ask('GET_TRANSACTION_BY_ID', { txnId });
    const second = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(keysOf(first.data)).toEqual(keysOf(second.data).filter((key) => key !== 'progress'));
    expect((await ask('GET_TRANSACTION_BY_ID', { txnId: NOBODYS })).code).toBe('TRANSACTION_NOT_FOUND');
  });
});

describe('the note beside an operation', () => {
  const noteOf = async (reader: WireClient, txnId: string) =>
    field((await reader.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId })).data, 'note');

  /** An operation in the histories of both customers: money one of them has sent the other. */
  async function sharedWith(other: WireClient): Promise<string> {
    const [own, others] = await Promise.all(
      [client, other].map(async (reader) => {
        const filters = { limit: 1000 };
        const answer = await reader.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters });
        return idsIn(field(answer.data, 'transactions'));
      }),
    );
    const shared = own?.find((id) => others?.includes(id) === true);
    if (shared === undefined) {
      throw new Error('The demonstration bank has no payment between them');
    }
    return shared;
  }

  it('is written, replaced and removed, and stands in the history', async () => {
    const history = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } });
    const [txnId = ''] = idsIn(field(history.data, 'transactions'));
    expect(field((await ask('SET_OPERATION_NOTE', { txnId, note: 'За билеты' })).data, 'note')).toBe('За билеты');
    await ask('SET_OPERATION_NOTE', { txnId, note: 'Билеты в Ош' });
    expect(await noteOf(client, txnId)).toBe('Билеты в Ош');
    const listed = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } });
    expect(JSON.stringify(listed.data)).toContain('"note":"Билеты в Ош"');
    expect(keysOf((await ask('SET_OPERATION_NOTE', { txnId, note: '' })).data)).not.toContain('note');
    expect(await noteOf(client, txnId)).toBeUndefined();
  });

  it('is not seen by the other side, which has its own', async () => {
    const other = await server.signedIn('aizada');
    const txnId = await sharedWith(other);
    await ask('SET_OPERATION_NOTE', { txnId, note: 'Вернуть до пятницы' });
    expect(await noteOf(other, txnId)).toBeUndefined();
    await other.operation('AccountService', 'SET_OPERATION_NOTE', { txnId, note: 'От Айбека' });
    expect(await noteOf(client, txnId)).toBe('Вернуть до пятницы');
    await ask('SET_OPERATION_NOTE', { txnId, note: '' });
    expect(await noteOf(other, txnId)).toBe('От Айбека');
  });

  it.each(['я'.repeat(141), 'две\nстроки'])('is one short line, which %j is not', async (note) => {
    const { code } = await client.operation('AccountService', 'SET_OPERATION_NOTE', { txnId: '1', note });
    expect(code).toBe('INVALID_REQUEST');
  });

  it('is written beside an own operation only', async () => {
    const { rows } = await server.bank.database.owner.query<{ id: string }>(
      `with reader as (select customer_id from account where id = $1)
        select h.txn_id::text as id from txn_of_customer h where h.customer_id <> (select customer_id from reader)
          and not exists (select from txn_of_customer o, reader where o.customer_id = reader.customer_id and o.txn_id = h.txn_id)
          limit 1`,
      [main.id],
    );
    const [foreign] = rows;
    expect(foreign).toBeDefined();
    for (const txnId of [NOBODYS, foreign?.id ?? '']) {
      expect((await ask('SET_OPERATION_NOTE', { txnId, note: 'Чужое' })).code).toBe('TRANSACTION_NOT_FOUND');
    }
    const { rowCount } = await server.bank.database.owner.query(`select from operation_note where note = 'Чужое'`);
    expect(rowCount).toBe(0);
  });
});

describe('every refusal', () => {
  it('of a link is that of an unknown operation', async () => {
    expect((await ask('GET_RECEIPT_LINK', { txnId: NOBODYS })).code).toBe('TRANSACTION_NOT_FOUND');
  });
});
