import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { encodeWindows1251 } from '../../src/domain/batch/batchText';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let maker: WireClient;
let payer: string;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  payer = only(await accountsOf(maker), (account) => isOrdinary(account) && account.ccy === 'KGS').accountNo;
});
afterAll(() => server.close());

function fileOf1C(): string {
  const documents = ['Сумма=45000', 'Сумма=45000-00'].flatMap((amount, index) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${index + 1}`,
    'Дата=23.11.2026',
    amount,
    `ПлательщикСчет=${payer}`,
    'ПолучательСчет=1091820000077759',
    'Получатель=ИНН 01503201810123 ОсОО Пример Связь',
    'ПолучательИНН=01503201810123',
    'ПолучательБИК=109022',
    'ВидПлатежа=Электронно',
    'ВидОплаты=01',
    'Очередность=5',
    'НазначениеПлатежа=Оплата по счету 15',
    'КонецДокумента',
  ]);
  const head = [
    '1CClientBankExchange',
    'ВерсияФормата=1.02',
    'Кодировка=Windows',
    'Отправитель=Бухгалтерия предприятия',
    `РасчСчет=${payer}`,
  ];
  return [...head, ...documents, 'КонецФайла', ''].join('\r\n');
}

interface WireLine {
  readonly status: string;
  readonly faults: readonly { readonly field: string; readonly code: string }[];
  readonly refusal?: string;
  readonly refusalData?: Readonly<Record<string, string>>;
}

async function upload(purposeCode: string | undefined) {
  const files = [{ name: 'to_bank.txt', content: Buffer.from(encodeWindows1251(fileOf1C()) ?? []).toString('base64') }];
  const request = {
    operationId: randomUUID(),
    batchType: 'clearing',
    files,
    ...(purposeCode !== undefined && { knp: purposeCode }),
  };
  const { data } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', request);
  return { batchId: request.operationId, data };
}

const handedIn = async (purposeCode: string) => (await upload(purposeCode)).batchId;

async function uploaded(purposeCode: string | undefined) {
  const { data } = await upload(purposeCode);
  const lines: readonly WireLine[] = Object(data).transactions;
  return lines.map(({ status, faults }) => [status, faults.map(({ field, code }) => `${field} ${code}`)]);
}

test.each([
  [
    'the purpose code that was chosen for it',
    '41100000',
    [
      ['chosen', []],
      ['faulty', ['amount NOT_AN_AMOUNT']],
    ],
  ],
  [
    'a purpose code there is not',
    '99999999',
    [
      ['faulty', ['knp PURPOSE_CODE_UNKNOWN']],
      ['faulty', ['amount NOT_AN_AMOUNT']],
    ],
  ],
  [
    'no purpose code',
    undefined,
    [
      ['faulty', ['knp REQUIRED']],
      ['faulty', ['knp REQUIRED', 'amount NOT_AN_AMOUNT']],
    ],
  ],
] as const)('a file of 1C handed in with %s is answered line by line', async (_name, purposeCode, lines) => {
  expect(await uploaded(purposeCode)).toEqual(lines);
});

test('a line that the account cannot pay says what is missing, until it is chosen again', async () => {
  const batchId = await handedIn('41100000');
  const { owner } = server.bank.database;
  const blockAll = (blocked: string) =>
    owner.query(`update account set blocked = ${blocked} where number = $1`, [payer]);
  const read = async () => {
    const { data } = await maker.operation('TransferService', 'SELECT_BATCH_TXNS', { type: 'read', batchId });
    const lines: readonly WireLine[] = Object(data).transactions;
    return lines[0];
  };
  await maker.operation('TransferService', 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId });
  await blockAll('balance - lowest_balance');
  await maker.operation('TransferService', 'SEND_TXNS_TO_PROCESSING_CORP', { operationId: randomUUID(), batchId });
  await blockAll('0');
  const refused = await read();
  const { missing, fee = '0' } = refused?.refusalData ?? {};
  expect([refused?.status, refused?.refusal]).toEqual(['declined', 'INSUFFICIENT_FUNDS']);
  expect(Number(missing)).toBe(45_000 + Number(fee));
  await maker.operation('TransferService', 'SELECT_BATCH_TXNS', { type: 'choose', batchId, transactions: [1] });
  expect((await read())?.status).toBe('chosen');
  expect(await read()).not.toHaveProperty('refusalData');
});
