import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { withCheckDigits } from '../../src/domain/account/accountNumber';
import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { expectCounted } from '../bank/batches/support';
import { watchBooks } from '../bank/support/watchBooks';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const NAME = 'Асанов Айбек Маратович';
const INN = '20101199000001';
const NOBODY = withCheckDigits('12800160099999');

let server: TestServer;
let maker: WireClient;
let payer: WireAccount;
let employees: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  const soms = (await accountsOf(maker)).filter(isSomAccount);
  const funds = ({ acyWithdrawableBalance }: WireAccount) => Number(acyWithdrawableBalance);
  payer = only(soms.toSorted((left, right) => funds(right) - funds(left)).slice(0, 1), () => true);
  employees = (await accountsOf(await server.signedIn('aibek'))).filter(isSomAccount).map(({ accountNo }) => accountNo);
});
afterEach(() => expectCounted(server.bank.database.owner));
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function isSomAccount(account: WireAccount): boolean {
  return isOrdinary(account) && account.ccy === 'KGS';
}

interface Line {
  readonly number: number;
  readonly status: string;
  readonly written: Readonly<Record<string, string>>;
  readonly original?: Readonly<Record<string, string>>;
  readonly faults: readonly object[];
  readonly warnings: readonly object[];
}

interface Answer {
  readonly batch: { readonly totals: readonly { readonly status: string; readonly count: number }[] };
  readonly transaction: Line;
}

const call = (code: string, request: object, client = maker) => client.operation('TransferService', code, request);

async function handedIn(rows: readonly (readonly [account: string, amount: string])[]): Promise<string> {
  const lines = rows.map(([account, amount], index) =>
    [index + 1, NAME, INN, account, amount, 'Заработная плата'].join(';'),
  );
  const content = Buffer.from([SALARY_HEADER, ...lines, ''].join('\r\n')).toString('base64');
  const operationId = randomUUID();
  const files = [{ name: 'salary.csv', content }];
  const request = { operationId, batchType: 'salary', accountDebitId: payer.id, files };
  expect((await call('UPLOAD_BATCH_FILE', request)).code).toBe('');
  return operationId;
}

function requestOf(batchId: string, transaction: number, cells: Readonly<Record<string, string>>): object {
  return { batchId, transaction, cells: Object.entries(cells).map(([field, text]) => ({ field, text })) };
}

async function changed(batchId: string, transaction: number, cells: Readonly<Record<string, string>>): Promise<Answer> {
  const { code, data } = await call('CHANGE_BATCH_LINE', requestOf(batchId, transaction, cells));
  expect(code).toBe('');
  return data as Answer;
}

it('repairs a line by its cells, keeps the texts of the file, and sends it with the others', async () => {
  const [one = '', two = ''] = employees;
  const batchId = await handedIn([
    [one, '10.00'],
    [two, '1o.00'],
  ]);
  const { batch, transaction } = await changed(batchId, 2, { amount: '20,50' });
  expect(transaction).toMatchObject({
    status: 'chosen',
    faults: [],
    amount: { amount: '20.50', ccy: 'KGS' },
    written: { amount: '20,50' },
    original: { amount: '1o.00' },
  });
  expect(batch.totals).toEqual([{ status: 'chosen', count: 2, sum: { amount: '30.50', ccy: 'KGS' } }]);
  const sent = await call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: randomUUID(), batchId });
  expect(sent.data).toMatchObject({ sent: 2, refused: 0 });
  expect((await call('CHANGE_BATCH_LINE', requestOf(batchId, 2, { amount: '9' }))).code).toBe('OPERATION_IMPOSSIBLE');
});

it('names on the document how many lines of the file are not in it', async () => {
  const [one = '', two = ''] = employees;
  const batchId = await handedIn([
    [one, '10.00'],
    [two, '1o.00'],
    [two, '30.00'],
  ]);
  const operationId = randomUUID();
  await call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batchId });
  const { data } = await maker.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters: { operationId } });
  const details = { registerLines: '2', registerLeftOut: '1' };
  expect(data).toMatchObject([{ preview: { amount: '40.00', terms: { details } } }]);
});

it('checks a cell by what the bank knows, one fault after another', async () => {
  const [one = '', two = ''] = employees;
  const batchId = await handedIn([
    [one, '10.00'],
    ['12', '0'],
  ]);
  const states = [
    await changed(batchId, 2, { account: NOBODY }),
    await changed(batchId, 2, { amount: '5' }),
    await changed(batchId, 2, { account: payer.accountNo }),
    await changed(batchId, 2, { account: one }),
    await changed(batchId, 2, { account: two, recipientName: 'Петров Семён' }),
    await changed(batchId, 2, { recipientName: '' }),
  ];
  const said = (found: readonly object[]) =>
    found.map((each) =>
      Object.entries(each)
        .flatMap(([key, value]) => (key === 'row' ? [] : [value]))
        .join(' '),
    );
  expect(
    states.map(({ transaction: { status, faults, warnings } }) => [status, ...said(faults), ...said(warnings)]),
  ).toEqual([
    ['faulty', 'amount NOT_POSITIVE'],
    ['faulty', 'account ACCOUNT_NOT_FOUND'],
    ['faulty', 'account SAME_ACCOUNT'],
    ['draft', 'REPEATED_IN_BATCH 1'],
    ['draft', 'NAME_DIFFERS'],
    ['faulty', 'recipientName REQUIRED'],
  ]);
});

it('takes back a change by the texts of the file', async () => {
  const batchId = await handedIn([[employees[0] ?? '', 'ten']]);
  await changed(batchId, 1, { amount: '10' });
  expect((await changed(batchId, 1, { amount: 'ten' })).transaction).toMatchObject({
    status: 'faulty',
    faults: [{ row: 2, field: 'amount', code: 'NOT_AN_AMOUNT' }],
    written: { amount: 'ten' },
    original: { amount: 'ten' },
  });
});

it('fills in the cells of a line whose columns could not be separated', async () => {
  const batchId = await handedIn([
    [employees[0] ?? '', '10'],
    [employees[1] ?? '', '10;extra'],
  ]);
  const cells = { recipientName: NAME, inn: INN, account: employees[1] ?? '', amount: '7', purpose: 'Премия' };
  expect((await changed(batchId, 2, cells)).transaction).toMatchObject({ status: 'chosen', faults: [] });
});

it('refuses an unknown line or file, a line of another user, and a cell the file has not', async () => {
  const batchId = await handedIn([[employees[0] ?? '', 'ten']]);
  const codeOf = async (request: object, client = maker) => (await call('CHANGE_BATCH_LINE', request, client)).code;
  expect([
    await codeOf(requestOf(randomUUID(), 1, { amount: '1' })),
    await codeOf(requestOf(batchId, 2, { amount: '1' })),
    await codeOf(requestOf(batchId, 1, { debitAccount: '1' })),
    await codeOf(requestOf(batchId, 1, { amount: '1' }), await server.signedIn('daniyar')),
    await codeOf(requestOf(batchId, 1, { amount: '1' }), await server.signedIn('ainura')),
  ]).toEqual([
    'OPERATION_NOT_FOUND',
    'OPERATION_NOT_FOUND',
    'OPERATION_IMPOSSIBLE',
    'ACCESS_DENIED',
    'OPERATION_NOT_FOUND',
  ]);
});

it('lets one of two changes of the same line at the same moment win, and loses none silently', async () => {
  const batchId = await handedIn([[employees[0] ?? '', 'ten']]);
  const answers = await Promise.all(
    ['11', '12'].map((amount) => call('CHANGE_BATCH_LINE', requestOf(batchId, 1, { amount }))),
  );
  const won = answers.filter(({ code }) => code === '');
  expect(won.length).toBeGreaterThan(0);
  expect(answers.every(({ code }) => code === '' || code === 'OPERATION_IMPOSSIBLE')).toBe(true);
});

it('changes one line of ten thousand without reading the others', async () => {
  const account = employees[0] ?? '';
  const batchId = await handedIn(
    Array.from({ length: 10_000 }, (_, index) => [account, index === 9_999 ? 'ten' : '1.00']),
  );
  const { batch, transaction } = await changed(batchId, 10_000, { amount: '3' });
  expect(transaction).toMatchObject({ number: 10_000, status: 'draft', faults: [] });
  expect(batch.totals.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
});
