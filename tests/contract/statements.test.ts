import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import type { statementOperations } from '../../src/application/operations/statements';
import { STATEMENT_FORMATS } from '../../src/domain/statement/Statement';
import { addManyEntries } from '../support/manyEntries';
import { readCsv, readMt940, readXlsx } from '../bank/statements/support/statementParsers';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { firstDepositOf, isFile, isPage, minor, statementOf } from './support/statementStory';
import type { WireEntry, WireFile, WirePage, WireStatement } from './support/statementStory';
import { accountsOf, ordinaryPair } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const PERIOD = { dateFrom: '2026-08-22', dateTo: '2026-11-21' };
const MANY = 10_050;

let server: TestServer;
let client: WireClient;
let account: WireAccount;
let large: WireStatement;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  const [first, second] = ordinaryPair(await accountsOf(client));
  account = first;
  await addManyEntries(server.bank.database.owner, {
    accountId: second.id,
    count: MANY,
    from: new Date(NOW - 3_600_000),
    to: new Date(NOW - 1000),
  });
  large = statementOf((await generate({ accountId: second.id, dateFrom: '2026-11-21', dateTo: '2026-11-21' })).data);
});
afterAll(() => server.close());

function ask(code: keyof typeof statementOperations, data: object, by = client) {
  return by.operation('AccountService', code, data);
}

function generate(data: object, by = client) {
  return ask('GENERATE_ACCOUNT_STATEMENT', data, by);
}

async function made(): Promise<WireStatement> {
  return statementOf((await generate({ accountId: account.id, ...PERIOD })).data);
}

async function entriesOf(statementId: string, limit: number): Promise<readonly WireEntry[]> {
  const all: WireEntry[] = [];
  let after: string | undefined;
  do {
    const { data } = await ask('GET_STATEMENT_ENTRIES', { statementId, limit, ...(after !== undefined && { after }) });
    const page: WirePage = isPage(data) ? data : { entries: [] };
    all.push(...page.entries);
    after = page.next;
  } while (after !== undefined);
  return all;
}

async function fileOf(statementId: string, format: string): Promise<WireFile> {
  const { data, code } = await ask('GET_STATEMENT_FILE', { statementId, format });
  if (!isFile(data)) {
    throw new Error(`No file: ${code}`);
  }
  return data;
}

function fetched(statementId: string, format: string, by = client): Promise<Response> {
  return fetch(`${server.address}/ibank.v1.StatementFiles/${statementId}/${format}`, {
    headers: { language: 'ru', ...(by.sessionKey !== undefined && { sessionkey: by.sessionKey }) },
  });
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a statement', () => {
  it('consists of exactly the fields decided on', async () => {
    const statement = await made();
    expect(Object.keys(statement).toSorted()).toEqual([
      'accountNo',
      'ccy',
      'client',
      'code',
      'created',
      'dateFrom',
      'dateTo',
      'entryCount',
      'expense',
      'income',
      'incomingBalance',
      'number',
      'outgoingBalance',
      'product',
      'statementId',
      'tax',
    ]);
    const page = await ask('GET_STATEMENT_ENTRIES', { statementId: statement.statementId, limit: 1 });
    const first: object = isPage(page.data) ? (page.data.entries[0] ?? {}) : {};
    expect(Object.keys(first).toSorted()).toEqual([
      'amount',
      'balanceAfterOperation',
      'ccy',
      'counterpartyAccountNo',
      'counterpartyBank',
      'counterpartyBic',
      'counterpartyInn',
      'counterpartyName',
      'created',
      'documentNumber',
      'kind',
      'purpose',
      'reference',
      'tax',
      'txnCode',
      'version',
    ]);
    expect(Object.keys(await fileOf(statement.statementId, 'csv')).toSorted()).toEqual([
      'content',
      'contentType',
      'fileName',
    ]);
    const proof = await ask('VERIFY_STATEMENT', { code: statement.code });
    expect(Object.keys(proof.data ?? {}).toSorted()).toEqual([
      'accountNo',
      'ccy',
      'client',
      'created',
      'dateFrom',
      'dateTo',
      'entryCount',
      'incomingBalance',
      'outgoingBalance',
    ]);
  });

  it.each([1000, 37])('leads from its opening to its closing, in pages of %d', async (limit) => {
    const statement = await made();
    const entries = await entriesOf(statement.statementId, limit);
    expect(entries.length).toBe(statement.entryCount);
    expect(entries.length).toBeGreaterThan(100);
    let balance = minor(statement.incomingBalance);
    for (const { amount, balanceAfterOperation } of entries) {
      balance += minor(amount);
      expect(minor(balanceAfterOperation)).toBe(balance);
    }
    expect(balance).toBe(minor(statement.outgoingBalance));
    expect(minor(statement.incomingBalance) + minor(statement.income) - minor(statement.expense)).toBe(balance);
  });

  it('up to today closes with the balance of the account, and meets the one before it without a gap', async () => {
    const late = statementOf(
      (await generate({ accountId: account.id, dateFrom: '2026-10-15', dateTo: '2026-11-21' })).data,
    );
    const early = statementOf(
      (await generate({ accountId: account.id, dateFrom: '2026-08-22', dateTo: '2026-10-14' })).data,
    );
    const whole = await made();
    expect(late.outgoingBalance).toBe(account.acyWithdrawableBalance);
    expect([early.outgoingBalance, early.incomingBalance, late.outgoingBalance]).toEqual([
      late.incomingBalance,
      whole.incomingBalance,
      whole.outgoingBalance,
    ]);
    expect(early.entryCount + late.entryCount).toBe(whole.entryCount);
  });

  it('that says the same on the same day is the same statement', async () => {
    expect(await made()).toEqual(await made());
  });

  it('of a time before the account is empty', async () => {
    const { data } = await generate({ accountId: account.id, dateFrom: '2019-01-01', dateTo: '2019-01-31' });
    expect(data).toMatchObject({ incomingBalance: '0.00', outgoingBalance: '0.00', entryCount: 0 });
    expect(await entriesOf(statementOf(data).statementId, 10)).toEqual([]);
  });

  it.each([
    ['INVALID_PERIOD', { dateFrom: '2026-11-02', dateTo: '2026-11-01' }],
    ['INVALID_PERIOD', { dateFrom: '2026-11-02', dateTo: '2026-11-22' }],
    ['EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED', { dateFrom: '2026-08-20', dateTo: '2026-11-21' }],
    ['INVALID_DATE_FORMAT', { dateFrom: '2026-02-30', dateTo: '2026-03-01' }],
    ['INVALID_DATE_FORMAT', { dateFrom: '2026-02-01', dateTo: '01.03.2026' }],
    ['ACCOUNT_NOT_FOUND', { accountId: '999999', ...PERIOD }],
  ])('is refused with %s for %j', async (code, data) => {
    expect((await generate({ accountId: account.id, ...data })).code).toBe(code);
  });

  it('is unknown to other customers', async () => {
    const other = await server.signedIn('aizada');
    const { statementId } = await made();
    expect((await generate({ accountId: account.id, ...PERIOD }, other)).code).toBe('ACCOUNT_NOT_FOUND');
    expect((await ask('GET_STATEMENT_ENTRIES', { statementId }, other)).code).toBe('STATEMENT_NOT_FOUND');
    expect((await ask('GET_STATEMENT_FILE', { statementId, format: 'csv' }, other)).code).toBe('STATEMENT_NOT_FOUND');
    expect((await fetched(statementId, 'csv', other)).status).toBe(404);
    expect((await ask('GET_STATEMENT_ENTRIES', { statementId: randomUUID() })).code).toBe('STATEMENT_NOT_FOUND');
    expect((await ask('GET_STATEMENT_FILE', { statementId, format: 'doc' })).code).toBe('INVALID_REQUEST');
  });
});

describe('a statement of a deposit', () => {
  it('leads from its opening to its closing, and is given out as a file', async () => {
    const depositId = await firstDepositOf(client);
    const { data } = await ask('GENERATE_DEPOSIT_STATEMENT', { depositId, ...PERIOD });
    const statement = statementOf(data);
    expect(data).toMatchObject({ product: 'deposit' });
    const entries = await entriesOf(statement.statementId, 100);
    expect(entries.length).toBe(statement.entryCount);
    expect(entries.reduce((sum, { amount }) => sum + minor(amount), minor(statement.incomingBalance))).toBe(
      minor(statement.outgoingBalance),
    );
    expect(
      (await ask('GET_DEPOSIT_STATEMENT_FILE', { statementId: statement.statementId, format: 'pdf' })).success,
    ).toBe(true);
    expect((await ask('GET_DEPOSIT_STATEMENT_FILE', { statementId: large.statementId, format: 'csv' })).code).toBe(
      'STATEMENT_TOO_LARGE',
    );
    expect((await ask('GET_DEPOSIT_STATEMENT_FILE', { statementId: randomUUID(), format: 'csv' })).code).toBe(
      'STATEMENT_NOT_FOUND',
    );
  });

  it('is refused to other customers', async () => {
    const depositId = await firstDepositOf(client);
    const statement = statementOf((await ask('GENERATE_DEPOSIT_STATEMENT', { depositId, ...PERIOD })).data);
    const other = await server.signedIn('aizada');
    expect((await ask('GENERATE_DEPOSIT_STATEMENT', { depositId, ...PERIOD }, other)).code).toBe('DEPOSIT_NOT_FOUND');
    expect(
      (await ask('GET_DEPOSIT_STATEMENT_FILE', { statementId: statement.statementId, format: 'csv' }, other)).code,
    ).toBe('STATEMENT_NOT_FOUND');
  });

  it.each([
    ['INVALID_PERIOD', { dateFrom: '2026-11-02', dateTo: '2026-11-01' }],
    ['EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED', { dateFrom: '2026-08-20', dateTo: '2026-11-21' }],
  ])('is refused with %s', async (code, period) => {
    const depositId = await firstDepositOf(client);
    expect((await ask('GENERATE_DEPOSIT_STATEMENT', { depositId, ...period })).code).toBe(code);
    expect((await ask('GENERATE_DEPOSIT_STATEMENT', { depositId: account.id, ...PERIOD })).code).toBe(
      'DEPOSIT_NOT_FOUND',
    );
  });
});

describe('a file of a statement', () => {
  it.each(STATEMENT_FORMATS)('as %s is given out by the call and by the stream', async (format) => {
    const { statementId } = await made();
    const file = await fileOf(statementId, format);
    const streamed = await fetched(statementId, format);
    expect([streamed.status, streamed.headers.get('content-type'), streamed.headers.get('cache-control')]).toEqual([
      200,
      file.contentType,
      'no-store',
    ]);
    expect(streamed.headers.get('content-disposition')).toBe(`attachment; filename="${file.fileName}"`);
    const bytes = new Uint8Array(await streamed.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1000);
    expect((await ask('VERIFY_STATEMENT', { fileDigest: digestOf(bytes) }, server.visitor())).data).toMatchObject({
      format,
    });
    expect(
      (await ask('VERIFY_STATEMENT', { fileDigest: digestOf(Buffer.from(file.content, 'base64')) }, server.visitor()))
        .data,
    ).toMatchObject({ format });
  });

  it('tells of the counterparties in the words of the history', async () => {
    const { statementId, entryCount } = await made();
    const read = readCsv(Buffer.from((await fileOf(statementId, 'csv')).content, 'base64'));
    expect(read.entries.length).toBe(entryCount);
    expect(read.entries.filter(({ name, purpose }) => name !== '' && purpose !== '').length).toBeGreaterThan(
      entryCount / 2,
    );
  });

  it('too long for an answer is refused there, and comes as a stream', async () => {
    const refused = await ask('GET_STATEMENT_FILE', { statementId: large.statementId, format: 'xlsx' });
    expect([refused.code, refused.particulars]).toEqual(['STATEMENT_TOO_LARGE', { most: '2000' }]);
    const csv = readCsv(new Uint8Array(await (await fetched(large.statementId, 'csv')).arrayBuffer()));
    const xlsx = await readXlsx(new Uint8Array(await (await fetched(large.statementId, 'xlsx')).arrayBuffer()));
    const mt940 = readMt940(await (await fetched(large.statementId, 'mt940')).text());
    expect([csv, xlsx, mt940].map(({ entries, closing }) => [entries.length, closing])).toEqual(
      Array.from({ length: 3 }, () => [large.entryCount, minor(large.outgoingBalance)]),
    );
    expect(large.entryCount).toBeGreaterThanOrEqual(MANY);
    const pdf = await fetched(large.statementId, 'pdf');
    expect([pdf.status, await pdf.json()]).toEqual([413, { code: 'STATEMENT_TOO_LARGE', data: { most: '10000' } }]);
  });

  it('is refused without a session, without the rights, and above three at a time', async () => {
    const { statementId } = await made();
    const stranger = server.visitor();
    stranger.sessionKey = 'nobody';
    expect(await (await fetched(statementId, 'csv', stranger)).json()).toEqual({ code: 'INVALID_SESSION_KEY' });
    expect((await fetched('not-a-statement', 'csv')).status).toBe(404);
    const open = await Promise.all(Array.from({ length: 3 }, () => fetched(large.statementId, 'csv')));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    const fourth = await fetched(statementId, 'csv');
    expect([fourth.status, await fourth.json()]).toEqual([
      429,
      { code: 'TOO_MANY_REQUESTS', data: { retryAt: expect.stringMatching(/^2026-11-21T/) } },
    ]);
    await Promise.all(open.map(({ body }) => body?.cancel()));
    await expect.poll(async () => (await fetched(statementId, 'csv')).status).toBe(200);
  });

  it('whose reader has gone frees its place', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await fetched(large.statementId, 'csv');
      await answer.body?.cancel();
    }
    await expect.poll(async () => (await fetched(large.statementId, 'mt940')).status).toBe(200);
  });
});

describe('a statement', () => {
  it('is verified by its code, however the code is written, with no more data than a comparison needs', async () => {
    const statement = await made();
    const visitor = server.visitor();
    const { data } = await ask('VERIFY_STATEMENT', { code: statement.code.toLowerCase().replaceAll('-', '') }, visitor);
    expect(data).toMatchObject({
      accountNo: `*${account.accountNo.slice(-4)}`,
      incomingBalance: statement.incomingBalance,
      outgoingBalance: statement.outgoingBalance,
      entryCount: statement.entryCount,
    });
    expect(JSON.stringify(data)).not.toContain(account.accountNo);
  });

  it('is unknown by a wrong code or a changed file', async () => {
    const visitor = server.visitor();
    expect((await ask('VERIFY_STATEMENT', { code: '0000-0000-0000-0000-0000' }, visitor)).code).toBe(
      'STATEMENT_NOT_FOUND',
    );
    expect((await ask('VERIFY_STATEMENT', { fileDigest: '0'.repeat(64) }, visitor)).code).toBe('STATEMENT_NOT_FOUND');
  });

  it.each([
    {},
    { code: 'abc' },
    { code: '0000-0000-0000-0000-0000', fileDigest: '0'.repeat(64) },
    { fileDigest: 'xyz' },
  ])('is not asked with %j', async (data) => {
    expect((await ask('VERIFY_STATEMENT', data, server.visitor())).code).toBe('INVALID_REQUEST');
  });

  it('is held back by the rate of its address', async () => {
    // A bank of its own, because its rates are low.
    const slow = await startTestServer({
      now: NOW,
      seed: false,
      configuration: {
        rates: {
          session: { perSecond: 1, burst: 10 },
          address: { perSecond: 0.001, burst: 3 },
          signIn: { perSecond: 1, burst: 10 },
        },
      },
    });
    const codes = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      codes.push(
        (await slow.visitor().operation('AccountService', 'VERIFY_STATEMENT', { code: '0000-0000-0000-0000-0000' }))
          .code,
      );
    }
    await slow.close();
    expect(codes).toEqual([
      'STATEMENT_NOT_FOUND',
      'STATEMENT_NOT_FOUND',
      'STATEMENT_NOT_FOUND',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });
});

describe('the books behind statements', () => {
  it('balance, and cannot be changed under what was given out', async () => {
    await assertBooksBalance(server.bank.database.owner);
    for (const table of ['statement', 'statement_file']) {
      const { rows } = await server.bank.services.database.pool.query<{ may: boolean }>(
        `select has_table_privilege($1, 'update') or has_table_privilege($1, 'delete') as may`,
        [table],
      );
      expect([table, rows]).toEqual([table, [{ may: false }]]);
    }
  });
});
