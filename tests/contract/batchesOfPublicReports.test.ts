import { randomUUID } from 'node:crypto';

import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

const EMPLOYEE = '1280016000000114';

let server: TestServer;
let maker: WireClient;
let payer: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  payer = only(await accountsOf(maker), (account) => isOrdinary(account) && account.ccy === 'KGS');
});
afterAll(() => server.close());

interface WireFault {
  readonly row: number;
  readonly field: string;
  readonly code: string;
}

interface WireLine {
  readonly status: string;
  readonly written: Readonly<Record<string, string>>;
  readonly faults: readonly WireFault[];
}

const said = ({ row, field, code }: WireFault) => `${row} ${field} ${code}`;

/** Hands a file in as a batch, and answers the faults of the file, and each line with its faults. */
async function upload(file: { readonly name: string; readonly bytes: Uint8Array }) {
  const isSalary = file.name.endsWith('.csv');
  const { data } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', {
    operationId: randomUUID(),
    batchType: isSalary ? 'salary' : 'clearing',
    ...(isSalary && { accountDebitId: payer.id }),
    files: [{ name: file.name, content: Buffer.from(file.bytes).toString('base64') }],
  });
  const { faults = [], transactions = [] } = Object(data) as {
    readonly faults?: readonly WireFault[];
    readonly transactions?: readonly WireLine[];
  };
  return {
    faults: faults.map(said),
    lines: transactions.map((line) => ({ ...line, faults: line.faults.map(said) })),
  };
}

const HEADER = 'npp;fullName;inn;account;amount;purpose';
const NAME = 'Асанов Айбек Маратович';
const PURPOSE = 'Заработная плата за ноябрь';
const rowOf = ({ name = NAME, account = EMPLOYEE, purpose = PURPOSE } = {}) =>
  `1;${name};21503198500123;${account};45000.00;${purpose}`;
const csv = (...lines: readonly string[]) => [...lines, ''].join('\r\n');

describe('a salary', () => {
  it.each([
    ['saved by Excel as CSV (MS-DOS)', 'cp866', csv(HEADER, rowOf())],
    ['saved by Excel as CSV (Macintosh)', 'maccyrillic', csv(HEADER, rowOf())],
    ['in KOI8-R', 'koi8-r', csv(HEADER, rowOf())],
    ['in windows-1251', 'win1251', csv(HEADER, rowOf())],
    ['saved as Unicode text', 'utf-16', csv(HEADER, rowOf()).replaceAll(';', '\t')],
    ['with the line sep=;', 'utf-8', csv('sep=;', HEADER, rowOf())],
    ['with the account as the bank prints it', 'utf-8', csv(HEADER, rowOf({ account: '1280 0160 0000 0114' }))],
  ])('%s is read, and its lines can be sent', async (_name, encoding, text) => {
    const { faults, lines } = await upload({ name: 'salary.csv', bytes: iconv.encode(text, encoding) });
    expect(faults).toEqual([]);
    expect(lines.map((line) => [line.status, line.written['recipientName'], line.written['purpose']])).toEqual([
      ['chosen', NAME, PURPOSE],
    ]);
  });

  it('with an ambiguous encoding is refused for it', async () => {
    const text = csv(HEADER, rowOf({ name: 'цой федор', purpose: 'зп' }));
    expect(await upload({ name: 'salary.csv', bytes: iconv.encode(text, 'koi8-r') })).toEqual({
      faults: ['1 encoding UNREADABLE'],
      lines: [],
    });
  });

  it.each([
    ['in DOS read as Windows', iconv.decode(iconv.encode(NAME, 'cp866'), 'win1251')],
    ['in UTF-8 read as Windows', iconv.decode(Buffer.from(NAME), 'win1251')],
    ['in Windows read as Latin', iconv.decode(iconv.encode(NAME, 'win1251'), 'win1252')],
    ['lost as question marks', NAME.replace(/\p{L}/gu, '?')],
  ])('with a name %s has a faulty line, which is not selected', async (_name, name) => {
    const { lines } = await upload({ name: 'salary.csv', bytes: Buffer.from(csv(HEADER, rowOf({ name }))) });
    expect(lines.map(({ status, faults }) => [status, faults])).toEqual([['faulty', ['2 recipientName GARBLED']]]);
  });
});

function orderOf1C(encoding: string, ...further: readonly string[]): string {
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    `РасчСчет=${payer.accountNo}`,
    'Документ=Платежное поручение',
    'СекцияДокумент=Платежное поручение',
    'Номер=17',
    'Дата=23.11.2026',
    'Сумма=280.00',
    `ПлательщикСчет=${payer.accountNo}`,
    'ПолучательСчет=1091820000077759',
    'ПолучательИНН=01503201810123',
    'Получатель1=ОсОО Пример Связь',
    'ПолучательБИК=109022',
    'КодНазПлатежа=42122700',
    'НазначениеПлатежа=услуги мобильной связи',
    ...further,
    'КонецДокумента',
    'КонецФайла',
    '',
  ].join('\r\n');
}

describe('a file of 1C', () => {
  it('in DOS letters is read as it declares', async () => {
    const { faults, lines } = await upload({ name: '1c.txt', bytes: iconv.encode(orderOf1C('DOS'), 'cp866') });
    expect(faults).toEqual([]);
    expect(lines.map(({ written, faults: ofLine }) => [written['recipientName'], ofLine])).toEqual([
      ['ОсОО Пример Связь', []],
    ]);
  });

  it('in DOS letters that declares Windows is refused for its encoding alone', async () => {
    const bytes = iconv.encode(orderOf1C('Windows'), 'cp866');
    expect(await upload({ name: '1c.txt', bytes })).toEqual({ faults: ['3 encoding DIFFERS'], lines: [] });
  });

  it('that names the amount twice is refused in that document', async () => {
    const bytes = Buffer.from(orderOf1C('UTF-8', 'Сумма=99999.00'));
    const { lines } = await upload({ name: '1c.txt', bytes });
    expect(lines.map(({ status, faults }) => [status, faults])).toEqual([['faulty', ['17 amount REPEATED']]]);
  });

  it('with a purpose of two lines is read with both', async () => {
    const bytes = Buffer.from(orderOf1C('UTF-8', 'за ноябрь'));
    const { lines } = await upload({ name: '1c.txt', bytes });
    expect(lines.map(({ written, faults }) => [written['purpose'], faults])).toEqual([
      ['услуги мобильной связи за ноябрь', []],
    ]);
  });
});
