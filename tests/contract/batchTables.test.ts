import { randomUUID } from 'node:crypto';

import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeSpreadsheet from 'write-excel-file/node';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const NAME = 'Асанов Айбек Маратович';
const INN = '20101199000001';
const PURPOSE = 'Заработная плата за ноябрь';

let server: TestServer;
let maker: WireClient;
let payer: WireAccount;
let employee: string;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  payer = only((await accountsOf(maker)).filter(isSomAccount).slice(0, 1), () => true);
  const person = await server.signedIn('aibek');
  employee = only((await accountsOf(person)).filter(isSomAccount).slice(0, 1), () => true).accountNo;
});
afterAll(() => server.close());

function isSomAccount(account: WireAccount): boolean {
  return isOrdinary(account) && account.ccy === 'KGS';
}

interface Answer {
  readonly batch?: { readonly format: string; readonly totals: readonly object[] };
  readonly faults: readonly object[];
  readonly table?: { readonly headings: readonly string[]; readonly fields: readonly string[] };
  readonly transactions: readonly {
    readonly status: string;
    readonly written: Readonly<Record<string, string>>;
    readonly faults: readonly object[];
  }[];
}

async function upload(content: Uint8Array | string, changes: object = {}, client = maker): Promise<Answer> {
  const { code, data } = await client.operation('TransferService', 'UPLOAD_BATCH_FILE', {
    operationId: randomUUID(),
    batchType: 'salary',
    accountDebitId: payer.id,
    files: [{ name: 'ведомость.csv', content: Buffer.from(content).toString('base64') }],
    ...changes,
  });
  expect(code).toBe('');
  return data as Answer;
}

const HEADINGS = ['№ п/п', 'Сотрудник', 'ИНН', 'Номер лицевого счета', 'Сумма к выплате', 'Назначение платежа'];

/** A payroll as accounting programs write it: a title, numbers of columns, a total and a signature. */
function payroll(separator: string, amount = '45 000,50'): string {
  return [
    ['Ведомость № 12', '', '', '', '', ''],
    ['', '', '', '', '', ''],
    HEADINGS,
    ['1', '2', '3', '4', '5', '6'],
    ['1', NAME, INN, employee, amount, PURPOSE],
    ['', 'Итого', '', '', amount, ''],
    ['', 'Директор ____________', '', '', '', ''],
  ]
    .map((cells) => cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator))
    .join('\r\n');
}

const READ = {
  faults: [],
  transactions: [
    { status: 'chosen', faults: [], amount: { amount: '45000.50', ccy: 'KGS' }, written: { recipientName: NAME } },
  ],
};

function spreadsheet(rows: readonly (readonly (string | number | Date | null)[])[]): Promise<Uint8Array> {
  const data = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : value)),
  );
  return writeSpreadsheet(data).toBuffer();
}

const asSheet = async (rows: readonly (readonly (string | number | Date | null)[])[], name = 'ведомость.xlsx') => ({
  files: [{ name, content: Buffer.from(await spreadsheet(rows)).toString('base64') }],
});

describe('a table of an accounting program', () => {
  it.each([
    ['windows-1251 with semicolons', () => iconv.encode(payroll(';'), 'win1251')],
    ['UTF-16 with a mark and tabs', () => iconv.encode(`\ufeff${payroll('\t')}`, 'utf-16le')],
    ['UTF-8 with a mark and commas', () => iconv.encode(`\ufeff${payroll(',')}`, 'utf-8')],
    ['cp866 with semicolons', () => iconv.encode(payroll(';'), 'cp866')],
  ])('in %s is read without a question', async (_name, bytes) => {
    expect(await upload(bytes())).toMatchObject(READ);
  });

  it('is read from a spreadsheet, with numbers, dates and computed sums', async () => {
    const answer = await upload('', {
      ...(await asSheet([
        ['Ведомость', null, null, null, null],
        ['ФИО', 'ИНН', 'Счет', 'К выплате', 'Назначение'],
        [NAME, Number(INN), employee, 0.1 + 0.2, PURPOSE],
        ['Итого', null, null, 0.3, null],
      ])),
    });
    expect(answer).toMatchObject({
      batch: { format: 'xlsx' },
      transactions: [{ faults: [], written: { amount: '0.3', inn: INN, account: employee } }],
    });
  });

  it('of payments is paid from the chosen account, on the day of its column', async () => {
    const rows = [
      ['Дата', 'Получатель', 'БИК', 'Счет получателя', 'Сумма', 'Назначение платежа'],
      [new Date('2026-11-23T00:00:00Z'), 'ОсОО Пример Связь', '109022', '1091820000077759', 280, 'Оплата по счету 15'],
    ];
    const request = { batchType: 'clearing', knp: '42122700', ...(await asSheet(rows)) };
    expect(await upload('', request)).toMatchObject({
      faults: [],
      transactions: [{ status: 'chosen', faults: [], written: { valueDate: '23.11.2026', documentNumber: '1' } }],
    });
    const { code } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', {
      ...{ operationId: randomUUID(), ...request },
    });
    expect(code).toBe('ACCOUNT_DEBIT_NOT_FOUND');
  });

  it.each([
    ['that is none', Buffer.from('PK no spreadsheet')],
    ['that is empty text', Buffer.from('a;b')],
  ])('named .xlsx %s is refused as a file', async (_name, bytes) => {
    const files = [{ name: 'a.xlsx', content: bytes.toString('base64') }];
    expect(await upload('', { files })).toMatchObject({
      faults: [{ fileName: 'a.xlsx', row: 1, field: 'file', code: 'UNREADABLE' }],
      transactions: [],
    });
  });
});

describe('a table with headings nobody knows', () => {
  const rows = (order: readonly number[]) =>
    [
      ['Кому', 'Код', 'Куда', 'Сколько'],
      [NAME, INN, employee, '10,00'],
    ]
      .map((cells) => order.map((place) => cells[place]).join(';'))
      .join('\n');
  const meanings = [
    { heading: 'Кому', field: 'recipientName' },
    { heading: 'Код', field: 'inn' },
    { heading: 'Куда', field: 'account' },
    { heading: 'Сколько', field: 'amount' },
  ];
  const columns = { meanings, purpose: PURPOSE };
  const paid = {
    faults: [],
    transactions: [{ status: 'chosen', written: { recipientName: NAME, amount: '10,00', purpose: PURPOSE } }],
  };

  it('is answered with its columns; they are named once and remembered for the company, whatever their order', async () => {
    const asked = await upload(rows([0, 1, 2, 3]));
    expect(asked).toEqual({
      faults: [],
      transactions: [],
      table: {
        fileName: 'ведомость.csv',
        headings: ['Кому', 'Код', 'Куда', 'Сколько'],
        rows: [[NAME, INN, employee, '10,00']],
        fields: ['', 'inn', 'account', ''],
        purpose: '',
      },
    });
    expect(await upload(rows([0, 1, 2, 3]), { columns })).toMatchObject(paid);
    expect(await upload(rows([3, 2, 0, 1]))).toMatchObject(paid);
  });

  it('is known to its company only', async () => {
    const other = await server.signedIn('ainura');
    const { data } = await other.operation('TransferService', 'UPLOAD_BATCH_FILE', {
      operationId: randomUUID(),
      batchType: 'internal',
      accountDebitId: '1',
      files: [{ name: 'a.csv', content: Buffer.from(rows([0, 1, 2, 3])).toString('base64') }],
    });
    expect(data).toMatchObject({ table: { fields: ['', 'inn', 'account', ''] } });
  });

  it('shows on request the columns it is read by, and a changed meaning replaces the one before', async () => {
    expect(await upload(rows([0, 1, 2, 3]), { askColumns: true })).toMatchObject({
      transactions: [],
      table: { fields: ['recipientName', 'inn', 'account', 'amount'], purpose: PURPOSE },
    });
    await upload(rows([0, 1, 2, 3]), { askColumns: true, columns: { ...columns, purpose: 'Премия за ноябрь' } });
    expect((await upload(rows([0, 1, 2, 3]))).transactions[0]?.written['purpose']).toBe('Премия за ноябрь');
  });

  it('is asked about again when a meaning is missing or given twice, and nothing is remembered', async () => {
    const unknown = rows([0, 1, 2, 3]).replace('Кому', 'Имярек');
    const named = (field: string) => ({
      columns: { ...columns, meanings: [{ heading: 'Имярек', field }, ...meanings.slice(1)] },
    });
    expect(await upload(unknown, named(''))).toMatchObject({ transactions: [], table: {} });
    expect(await upload(unknown, named('amount'))).toMatchObject({ transactions: [], table: {} });
    expect((await upload(unknown)).table?.fields).toEqual(['', 'inn', 'account', '']);
  });

  it('counts its columns to the request: the same id with other columns is refused', async () => {
    const operationId = randomUUID();
    await upload(rows([0, 1, 2, 3]), { operationId, columns });
    const files = [{ name: 'ведомость.csv', content: Buffer.from(rows([0, 1, 2, 3])).toString('base64') }];
    const changed = { operationId, batchType: 'salary', accountDebitId: payer.id, files };
    expect((await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', changed)).code).toBe('OPERATION_ID_REUSED');
  });
});
