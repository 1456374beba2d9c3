import { randomUUID } from 'node:crypto';

import iconv from 'iconv-lite';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { encodeWindows1251 } from '../../src/domain/batch/batchText';
import { documentsOf } from '../bank/statements/support/oneCReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { isFile, statementOf } from './support/statementStory';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const HOUR_MS = 60 * 60 * 1000;

const CLIENT = '1280016000000215';

let server: TestServer;
let maker: WireClient;
let payer: string;

beforeEach(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  payer = only(await accountsOf(maker), (account) => isOrdinary(account) && account.ccy === 'KGS').accountNo;
});
afterEach(() => server.close());

interface Order {
  readonly day: string;
  readonly account?: string;
}

/** A file as 1C writes it: a payment order for each date, with the numbers 1, 2 and so on. */
function fileOf1C(orders: readonly Order[]): string {
  const documents = orders.flatMap(({ day, account = '1091820000077759' }, index) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${index + 1}`,
    `Дата=${day}`,
    `Сумма=${280 + index}.00`,
    `ПлательщикСчет=${payer}`,
    `ПолучательСчет=${account}`,
    'ПолучательИНН=01503201810123',
    'Получатель1=ОсОО Пример Связь',
    `ПолучательБИК=${account.slice(0, 3)}${account.startsWith('109') ? '022' : '001'}`,
    'КодНазПлатежа=42122700',
    'НазначениеПлатежа=Оплата по счету 15',
    'КонецДокумента',
  ]);
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', `РасчСчет=${payer}`];
  return [...head, ...documents, 'КонецФайла', ''].join('\r\n');
}

interface WireLine {
  readonly status: string;
  readonly faults: readonly { readonly field: string; readonly code: string }[];
  readonly warnings: readonly { readonly code: string; readonly days?: object }[];
  readonly operationId?: string;
}

async function upload(orders: readonly Order[], batchType = 'clearing') {
  const content = Buffer.from(encodeWindows1251(fileOf1C(orders)) ?? []).toString('base64');
  const request = { operationId: randomUUID(), batchType, files: [{ name: 'to_bank.txt', content }] };
  const { code, data } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', request);
  expect([code, Object(data).faults]).toEqual(['', []]);
  return { batchId: request.operationId, lines: Object(data).transactions as readonly WireLine[] };
}

async function send(batchId: string) {
  const { data } = await maker.operation('TransferService', 'SEND_TXNS_TO_PROCESSING_CORP', {
    operationId: randomUUID(),
    batchId,
  });
  const { sent, refused } = Object(data);
  return { sent, refused };
}

/** Day of payment and date of each document that waits for signatures, by its number. */
async function datesOfDocuments() {
  const { data } = await maker.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
  const documents = data as readonly { readonly preview: { readonly terms: WireTerms } }[];
  return documents
    .map(({ preview: { terms } }) => [terms.documentNumber, terms.valueDate, terms.details?.orderDate])
    .toSorted();
}

interface WireTerms {
  readonly documentNumber?: string;
  readonly valueDate?: string;
  readonly details?: { readonly orderDate?: string };
}

it('pays an order of another day on the first open day not before its date, and keeps the date', async () => {
  const { batchId, lines } = await upload([
    { day: '23.11.2026' },
    { day: '22.11.2026' },
    { day: '28.11.2026' },
    { day: '02.12.2026' },
  ]);
  expect(lines.map(({ status, faults, warnings }) => [status, faults, warnings])).toEqual([
    ['chosen', [], []],
    ['chosen', [], [{ code: 'DAY_MOVED', days: { written: '2026-11-22', paidOn: '2026-11-23' } }]],
    ['chosen', [], [{ code: 'DAY_MOVED', days: { written: '2026-11-28', paidOn: '2026-11-30' } }]],
    ['chosen', [], []],
  ]);
  expect(await send(batchId)).toEqual({ sent: 4, refused: 0 });
  expect(await datesOfDocuments()).toEqual([
    ['1', '2026-11-23', undefined],
    ['2', '2026-11-23', '2026-11-22'],
    ['3', '2026-11-30', '2026-11-28'],
    ['4', '2026-12-02', undefined],
  ]);
});

it('pays a file of Friday on Monday, and one that was handed in before the cut-off on the next open day', async () => {
  const { batchId, lines } = await upload([{ day: '20.11.2026' }, { day: '23.11.2026' }]);
  expect(lines.map(({ faults }) => faults)).toEqual([[], []]);
  server.bank.clock.advance(2 * HOUR_MS);
  maker = await server.signedIn('saltanat');
  expect(await send(batchId)).toEqual({ sent: 2, refused: 0 });
  expect(await datesOfDocuments()).toEqual([
    ['1', '2026-11-24', '2026-11-20'],
    ['2', '2026-11-24', '2026-11-23'],
  ]);
});

it('names the fault of an order dated more than ten days back or more than fourteen days ahead', async () => {
  const { lines } = await upload([
    { day: '13.11.2026' },
    { day: '12.11.2026' },
    { day: '07.12.2026' },
    { day: '08.12.2026' },
  ]);
  expect(lines.map(({ status, faults }) => [status, faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['chosen', []],
    ['faulty', ['valueDate DAY_TOO_OLD']],
    ['chosen', []],
    ['faulty', ['valueDate DAY_TOO_FAR']],
  ]);
});

/** Signs every document that waits, at both places of the company. */
async function signAll(): Promise<void> {
  for (const login of ['daniyar', 'saltanat'] as const) {
    const client = await server.signedIn(login);
    const { data } = await client.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
    const documents = (data as readonly { readonly preview: { readonly operationId: string } }[]).map(
      ({ preview }) => preview.operationId,
    );
    const operationId = randomUUID();
    const { code } = await server.codeSentBy(login, () =>
      client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents }),
    );
    await client.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp: code });
  }
}

/** Documents of the payer's statement of Monday, as an accounting program reads them. */
async function statementOf1C() {
  maker = await server.signedIn('saltanat');
  const { id } = only(await accountsOf(maker), ({ accountNo }) => accountNo === payer);
  const day = '2026-11-23';
  const request = { accountId: id, dateFrom: day, dateTo: day };
  const made = await maker.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', request);
  const { statementId } = statementOf(made.data);
  const { data } = await maker.operation('AccountService', 'GET_STATEMENT_FILE', { statementId, format: 'oneC' });
  return documentsOf(iconv.decode(Buffer.from(isFile(data) ? data.content : '', 'base64'), 'win1251')).documents;
}

it('pays an order to a customer of the bank when it is signed, with the date of the order', async () => {
  const { batchId, lines } = await upload(
    [
      { day: '20.11.2026', account: CLIENT },
      { day: '24.11.2026', account: CLIENT },
    ],
    'internal',
  );
  expect(lines.map(({ faults, warnings }) => [faults.map(({ code }) => code), warnings])).toEqual([
    [[], [{ code: 'PAID_WHEN_SIGNED', days: { written: '2026-11-20', paidOn: '2026-11-23' } }]],
    [['DAY_CLOSED'], []],
  ]);
  expect(await send(batchId)).toEqual({ sent: 1, refused: 0 });
  expect(await datesOfDocuments()).toEqual([['1', undefined, '2026-11-20']]);
  await signAll();
  const documents = await statementOf1C();
  expect(documents.map((document) => [document['Номер'], document['Дата'], document['ДатаСписано']])).toContainEqual([
    '1',
    '20.11.2026',
    '23.11.2026',
  ]);
});
