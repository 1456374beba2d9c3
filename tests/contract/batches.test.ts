import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { expectCounted } from '../bank/batches/support';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAnswer } from './support/batchAnswers';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

const BATCH_KEYS = [
  'accountDebitId',
  'accountDebitNo',
  'batchType',
  'createdAt',
  'createdBy',
  'fee',
  'fileNames',
  'format',
  'isMine',
  'operationId',
  'totals',
];
const LINE_KEYS = ['amount', 'faults', 'fileName', 'number', 'row', 'status', 'warnings', 'written'];
const INN = '20101199000001';
const PURPOSE = 'Заработная плата';

let server: TestServer;
let maker: WireClient;
let director: WireClient;
let from: WireAccount;
let employees: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  director = await server.signedIn('daniyar');
  const soms = (await accountsOf(maker)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
  const fundsOf = ({ acyWithdrawableBalance }: WireAccount) => Number(acyWithdrawableBalance);
  from = soms.toSorted((left, right) => fundsOf(right) - fundsOf(left))[0] ?? only(soms, () => true);
  const person = await server.signedIn('aibek');
  employees = (await accountsOf(person))
    .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
    .map(({ accountNo }) => accountNo);
});
afterEach(() => expectCounted(server.bank.database.owner));
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function csv(rows: readonly (readonly [account: string, amount: string, name?: string])[]): string {
  const lines = rows.map(([account, amount, name = 'Асанов Айбек Маратович'], index) =>
    [index + 1, name, INN, account, amount, PURPOSE].join(';'),
  );
  return [SALARY_HEADER, ...lines, ''].join('\r\n');
}

function plt(kind: string, debit: string, details: readonly (readonly string[])[]): string {
  const sum = (details.reduce((total, detail) => total + Number(detail[6]) * 100, 0) / 100).toFixed(2);
  const rows = details.map((detail, index) => ['D', index + 1, ...detail].join('|'));
  return [
    ['H', 'PLT1', kind, debit, '23.11.2026', details.length, sum].join('|'),
    ...rows,
    ['T', details.length, sum].join('|'),
    '',
  ].join('\r\n');
}

const textOf = (text: string): string => Buffer.from(text).toString('base64');

type Upload = Readonly<Record<string, unknown>> & { readonly operationId: string };

function salary(text: string, changes: object = {}): Upload {
  return {
    operationId: randomUUID(),
    batchType: 'salary',
    accountDebitId: from.id,
    files: [{ name: 'salary.csv', content: textOf(text) }],
    ...changes,
  };
}

function payments(batchType: string, text: string, changes: object = {}): Upload {
  return { operationId: randomUUID(), batchType, files: [{ name: 'payments.plt', content: textOf(text) }], ...changes };
}

function call(client: WireClient, code: string, request: object) {
  return client.operation('TransferService', code, request);
}

async function answered(client: WireClient, code: string, request: object): Promise<WireAnswer> {
  const answer = await call(client, code, request);
  expect(answer.code).toBe('');
  return answer.data as WireAnswer;
}

async function handedIn(request: { readonly operationId: string }): Promise<string> {
  const { batch } = await answered(maker, 'UPLOAD_BATCH_FILE', request);
  expect(batch).toMatchObject({ operationId: request.operationId });
  return request.operationId;
}

const failureOf = async (client: WireClient, code: string, request: object): Promise<string> =>
  (await call(client, code, request)).code;

async function statuses(batchId: string): Promise<readonly string[]> {
  const { transactions = [] } = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId });
  return transactions.map(({ status }) => status);
}

describe('UPLOAD_BATCH_FILE', () => {
  it('answers the batch and its lines by exactly these keys, the same again, and refuses another under its id', async () => {
    const request = salary(csv([[employees[0] ?? '', '10.00']]));
    const first = await answered(maker, 'UPLOAD_BATCH_FILE', request);
    expect(Object.keys(first.batch ?? {}).toSorted()).toEqual(BATCH_KEYS);
    expect(Object.keys(first.transactions?.[0] ?? {}).toSorted()).toEqual(LINE_KEYS);
    expect(first).toMatchObject({
      batch: {
        batchType: 'salary',
        accountDebitNo: from.accountNo,
        isMine: true,
        totals: [{ status: 'chosen', count: 1, sum: { amount: '10.00', ccy: 'KGS' } }],
      },
      faults: [],
    });
    expect(await answered(maker, 'UPLOAD_BATCH_FILE', request)).toEqual(first);
    const changed = salary(csv([[employees[0] ?? '', '11.00']]), { operationId: request.operationId });
    expect(await failureOf(maker, 'UPLOAD_BATCH_FILE', changed)).toBe('OPERATION_ID_REUSED');
  });

  it('names line and field of every fault, and warns of names and repetitions', async () => {
    const [one = '', two = ''] = employees;
    const text = csv([
      [one, '0.00'],
      ['1280016009999900', '1.00'],
      [two, '1.00', 'Петров Семён'],
      [two, '2.00'],
      [from.accountNo, '1.00'],
    ]);
    const { transactions = [] } = await answered(maker, 'UPLOAD_BATCH_FILE', salary(text));
    expect(transactions.map(({ status, faults, warnings }) => [status, faults, warnings])).toEqual([
      ['faulty', [{ row: 2, field: 'amount', code: 'NOT_POSITIVE' }], []],
      ['faulty', [{ row: 3, field: 'account', code: expect.stringMatching(/ACCOUNT_(DIGITS|NOT_FOUND)/) }], []],
      ['chosen', [], [{ code: 'NAME_DIFFERS' }]],
      ['draft', [], [{ code: 'REPEATED_IN_BATCH', line: 3 }]],
      ['faulty', [{ row: 6, field: 'account', code: 'SAME_ACCOUNT' }], []],
    ]);
  });

  it('takes nothing of a file whose trailer differs, or that is no text', async () => {
    const detail = ['1', '', employees[0] ?? '', 'Асанов Айбек', '', '', '1.00', '23.11.2026', 'Оплата услуг'];
    const wrong = plt('INTERNAL', from.accountNo, [detail]).replace('T|1|', 'T|2|');
    expect(await answered(maker, 'UPLOAD_BATCH_FILE', payments('internal', wrong))).toEqual({
      faults: [{ fileName: 'payments.plt', row: 3, field: 'count', code: 'DIFFERS' }],
      transactions: [],
    });
    const zip = salary('', {
      files: [{ name: 'a.csv', content: Buffer.from([0x50, 0x4b, 3, 4, 0]).toString('base64') }],
    });
    expect((await answered(maker, 'UPLOAD_BATCH_FILE', zip)).faults).toEqual([
      { fileName: 'a.csv', row: 1, field: 'file', code: 'UNREADABLE' },
    ]);
  });

  it('refuses a salary to users without the right to the payroll, and takes their other files', async () => {
    const rights = (values: string) =>
      server.bank.database.owner.query(`update app_user set rights = '${values}' where login = 'saltanat'`);
    await rights('{view,create,sign}');
    const request = salary(csv([[employees[0] ?? '', '10.00']]));
    await expect.poll(() => failureOf(maker, 'UPLOAD_BATCH_FILE', request)).toBe('ACCESS_DENIED');
    await rights('{view,create,sign,payroll}');
    await handedIn(request);
  });

  it('refuses what is of another format, too large, or paid from an account that cannot be', async () => {
    const good = csv([[employees[0] ?? '', '1.00']]);
    const file = { name: 'salary.csv', content: textOf(good) };
    const tooLarge = Buffer.alloc(2 * 1024 * 1024 + 1, 65).toString('base64');
    const dollars = only(await accountsOf(maker), ({ ccy }) => ccy === 'USD').id;
    const refused = (changes: object) => failureOf(maker, 'UPLOAD_BATCH_FILE', salary(good, changes));
    expect({
      'an archive': await refused({ files: [{ ...file, name: 'salary.zip' }] }),
      'a second file of another format': await refused({ files: [file, { ...file, name: 'b.txt' }] }),
      'more than two megabytes': await refused({ files: [{ ...file, content: tooLarge }] }),
      'no account': await refused({ accountDebitId: undefined }),
      'an account there is not': await refused({ accountDebitId: '999999999' }),
      'an account in dollars': await refused({ accountDebitId: dollars }),
    }).toEqual({
      'an archive': 'FILE_TYPE_NOT_ALLOWED',
      'a second file of another format': 'FILE_TYPE_NOT_ALLOWED',
      'more than two megabytes': 'FILE_TOO_LARGE',
      'no account': 'ACCOUNT_DEBIT_NOT_FOUND',
      'an account there is not': 'ACCOUNT_DEBIT_NOT_FOUND',
      'an account in dollars': 'CURRENCY_MISMATCH',
    });
    expect(await failureOf(director, 'UPLOAD_BATCH_FILE', salary(good))).toBe('ACCESS_DENIED');
  });
});

describe('SELECT_BATCH_TXNS', () => {
  it('lists batches, reads lines page by page, and chooses and drops them', async () => {
    const rows = Array.from({ length: 510 }, () => [employees[0] ?? '', '1.00'] as const);
    const batchId = await handedIn(salary(csv(rows)));
    const { batches = [] } = await answered(director, 'SELECT_BATCH_TXNS', { type: 'list' });
    expect(batches[0]).toMatchObject({ operationId: batchId, isMine: false });
    const first = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId });
    expect([first.transactions?.length, first.next]).toEqual([500, 501]);
    const second = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId, from: first.next });
    expect([second.transactions?.length, second.next]).toEqual([10, undefined]);
    const chosen = await answered(maker, 'SELECT_BATCH_TXNS', {
      type: 'choose',
      batchId,
      transactions: [2, 3],
      status: 'chosen',
    });
    expect(chosen.transactions?.map(({ number }) => number)).toEqual([1, 2, 3]);
    const dropped = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'dropAll', batchId, status: 'chosen' });
    expect(dropped.transactions).toEqual([]);
    expect(
      (await answered(maker, 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId, status: 'chosen', from: 510 }))
        .transactions,
    ).toHaveLength(1);
  });

  it('knows only batches of the company and their lines, and leaves choosing to the maker', async () => {
    const batchId = await handedIn(salary(csv([[employees[0] ?? '', '0.00']])));
    expect(await failureOf(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId: randomUUID() })).toBe(
      'OPERATION_NOT_FOUND',
    );
    expect(await failureOf(maker, 'SELECT_BATCH_TXNS', { type: 'choose', batchId, transactions: [9] })).toBe(
      'OPERATION_NOT_FOUND',
    );
    expect(await failureOf(maker, 'SELECT_BATCH_TXNS', { type: 'choose', batchId, transactions: [1] })).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    expect(await failureOf(director, 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId })).toBe('OPERATION_IMPOSSIBLE');
    expect(await failureOf(maker, 'SELECT_BATCH_TXNS', { type: 'read' })).toBe('INVALID_REQUEST');
  });
});

describe('SEND_TXNS_TO_PROCESSING_CORP', () => {
  const send = (batchId: string, operationId = randomUUID()) => ({ operationId, batchId });

  it('makes one document of a salary, the same again, and refuses another batch under its id', async () => {
    const rows = employees.slice(0, 2).map((account) => [account, '12.00'] as const);
    const request = send(await handedIn(salary(csv(rows))));
    const first = await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', request);
    expect(first).toMatchObject({ sent: 2, refused: 0, awaited: { places: [1, 2] } });
    expect(Object.keys(first).toSorted()).toEqual(['awaited', 'batch', 'refused', 'sent']);
    expect(await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', request)).toEqual(first);
    const other = send(await handedIn(salary(csv(rows))), request.operationId);
    expect(await failureOf(maker, 'SEND_TXNS_TO_PROCESSING_CORP', other)).toBe('OPERATION_ID_REUSED');
    const documents = await director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
    expect(documents.data).toMatchObject([
      { txnCode: 'MAKE_SALARY_BATCH', preview: { operationId: request.operationId, amount: '24.00' } },
    ]);
    await director.operation('AccountService', 'DECLINE_TXN_ON_CONFIRMATION', {
      operationId: request.operationId,
      reason: '',
    });
  });

  it('sends nothing that is not there, not chosen, or not the caller’s', async () => {
    expect(await failureOf(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(randomUUID()))).toBe('OPERATION_NOT_FOUND');
    const batchId = await handedIn(salary(csv([[employees[0] ?? '', '0.00']])));
    expect(await failureOf(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId))).toBe('OPERATION_IMPOSSIBLE');
    expect(await failureOf(director, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId))).toBe('ACCESS_DENIED');
  });

  it('refuses a salary the account cannot pay, and keeps its lines chosen', async () => {
    const rich = await handedIn(salary(csv([[employees[0] ?? '', '9999999999.00']])));
    const { owner } = server.bank.database;
    const missing = `select round(9999999999 - (balance - blocked - lowest_balance) / 100.0, 2)::text as missing from account where id = $1`;
    const { rows } = await owner.query<{ missing: string }>(missing, [from.id]);
    const short = await call(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(rich));
    expect([short.code, short.particulars]).toMatchObject(['INSUFFICIENT_FUNDS', { ...rows[0], ccy: 'KGS' }]);
    expect(await statuses(rich)).toEqual(['chosen']);
    const batchId = await handedIn(salary(csv([[employees[0] ?? '', '3.00']])));
    const refusedWhile = async (set: string, unset: string) => {
      await owner.query(`update account set ${set} where id = $1`, [from.id]);
      const refused = await failureOf(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId));
      await owner.query(`update account set ${unset} where id = $1`, [from.id]);
      return refused;
    };
    expect({
      'dormant': await refusedWhile('dormant = true', 'dormant = false'),
      'frozen': await refusedWhile('frozen = true', 'frozen = false'),
      'nothing may leave': await refusedWhile(
        'debit_stopped = true, available_for_operations = false',
        'debit_stopped = false, available_for_operations = true',
      ),
      'closed': await refusedWhile(`record_status = 'C'`, `record_status = 'O'`),
    }).toEqual({
      'dormant': 'ACCOUNT_DEBIT_DORMANT',
      'frozen': 'ACCOUNT_DEBIT_FROZEN',
      'nothing may leave': 'ACCOUNT_NO_DEBIT',
      'closed': 'ACCOUNT_DEBIT_NOT_FOUND',
    });
    const tariffs = `tariff_code = 'BANK_CLIENT' and customer_kind = 'C' and currency = 'KGS'`;
    await owner.query(`update tariff set up_to = 100 where ${tariffs}`);
    expect(await failureOf(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId))).toBe('MAX_LIM_EXCEEDED');
    await owner.query(`update tariff set up_to = null where ${tariffs}`);
  });

  it.each([
    ['internal', () => ['101', '', employees[0] ?? '', 'Асанов Айбек', '', '', '5.00', '23.11.2026', 'Оплата услуг']],
    [
      'clearing',
      () => [
        '102',
        '109022',
        '1091820000077759',
        'ОсОО Пример Связь',
        '',
        '42122700',
        '280.00',
        '23.11.2026',
        'услуги связи',
      ],
    ],
    [
      'gross',
      () => [
        '103',
        '109022',
        '1091820000077759',
        'ОсОО Пример Связь',
        '',
        '42122700',
        '280.00',
        '23.11.2026',
        'услуги связи',
      ],
    ],
  ] as const)('makes a document of each line of %s', async (kind, detail) => {
    const batchId = await handedIn(
      payments(
        kind,
        plt(kind.toUpperCase(), from.accountNo, [detail(), detail().with(0, '105').with(8, 'Вторая оплата')]),
      ),
    );
    await answered(maker, 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId });
    const request = send(batchId);
    const first = await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', request);
    expect([first.sent, first.refused]).toEqual([2, 0]);
    expect(await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', request)).toEqual(first);
    const { transactions = [] } = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId });
    expect(transactions.map(({ status }) => status)).toEqual(['signing', 'signing']);
    expect(new Set(transactions.map(({ operationId }) => operationId)).size).toBe(2);
  });

  it('makes documents of transfers abroad', async () => {
    const debit = only(await accountsOf(maker), (account) => account.ccy === 'USD' && isOrdinary(account));
    const detail = `D|1|201|USD|15.00|23.11.2026|EXAMPLE TRADING LTD|1 SAMPLE STREET LONDON|WESTGB22||GB82WEST12345698765432|INVOICE 77 FOR GOODS|OUR|${debit.accountNo}|||||||`;
    const text = [`H|PLT1|SWIFT|${debit.accountNo}|23.11.2026|1|15.00`, detail, 'T|1|15.00', ''].join('\n');
    const batchId = await handedIn(payments('swift', text));
    expect(await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId))).toMatchObject({ sent: 1, refused: 0 });
  });

  it('says of a line why it could not be sent, which can then be chosen again', async () => {
    const detail = [
      '102',
      '109022',
      '1091820000077759',
      'ОсОО Пример Связь',
      '',
      '42122700',
      '280.00',
      '23.11.2026',
      'услуги связи',
    ];
    const batchId = await handedIn(payments('clearing', plt('CLEARING', from.accountNo, [detail])));
    await answered(maker, 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId });
    await server.bank.database.owner.query(`delete from network_bank where bic = '109022'`);
    expect(await answered(maker, 'SEND_TXNS_TO_PROCESSING_CORP', send(batchId))).toMatchObject({ sent: 0, refused: 1 });
    const { transactions = [] } = await answered(maker, 'SELECT_BATCH_TXNS', { type: 'read', batchId });
    expect(transactions.map(({ status, refusal }) => [status, refusal])).toEqual([['declined', 'INVALID_BIC']]);
    await answered(maker, 'SELECT_BATCH_TXNS', { type: 'choose', batchId, transactions: [1] });
    expect(await statuses(batchId)).toEqual(['chosen']);
  });
});
