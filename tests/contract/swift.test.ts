import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { swiftOperations } from '../../src/application/operations/swift';
import { withRussianKey } from '../../src/domain/bankDetails/rubDetails';
import { SMALL_JPEG } from '../support/samplePictures';
import { BLOCKED, DORMANT, FROZEN, NO_DEBIT, refusalWhile } from './support/accountFlags';
import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { Declaration } from '../../src/application/operations/declaration';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const ANSWER_KEYS: Readonly<Record<keyof typeof swiftOperations, readonly string[]>> = {
  MAKE_SWIFT_TRANSFER: PREVIEW_KEYS,
  GET_FILE_BY_TXN_ID: ['content', 'contentType', 'fileName'],
  GET_SWIFT_STATE: ['files', 'steps', 'uetr'],
  GET_SWIFT_DATES: ['valueDates'],
  GET_DATA_BY_SWIFT_CODE: ['address', 'code', 'correspondentAccount', 'country', 'name'],
  GET_COUNTRIES: ['content', 'dataVersion'],
  GET_CODES_ABROAD: ['content', 'dataVersion'],
};

const RUSSIAN_BIC = '044525225';
const RUSSIAN_ACCOUNT = withRussianKey('40702810038000000015', RUSSIAN_BIC);

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let from: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  from = only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function wordsOf(changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountDebitId: from.id,
    amount: '100.00',
    ccy: 'USD',
    commissionType: 'SHA',
    recipientBankCode: 'BARCGB22',
    recipientBankName: 'BARCLAYS BANK PLC',
    accountCreditNo: 'GB82WEST12345698765432',
    recipientName: 'EXAMPLE TRADING LTD',
    recipientAddress: '1 SAMPLE STREET LONDON',
    recipientCountry: 'GB',
    purpose: 'INVOICE 77 FOR GOODS',
    valueDate: '2026-11-23',
    ...changes,
  };
}

function roubleWords(changes: object = {}) {
  return wordsOf({
    accountDebitId: only(accounts, (account) => account.ccy === 'RUB' && isOrdinary(account)).id,
    amount: '1000.00',
    ccy: 'RUB',
    recipientBankCode: RUSSIAN_BIC,
    recipientBankName: 'ПАО СБЕРБАНК',
    accountCreditNo: RUSSIAN_ACCOUNT,
    recipientCountry: 'RU',
    correspondentAccount: '30101810400000000225',
    voCode: '20100',
    inn: '7707083893',
    kpp: '770701001',
    purpose: 'Оплата по счёту 15',
    ...changes,
  });
}

function create(words: object, by = client) {
  return by.operation('TransferService', 'MAKE_SWIFT_TRANSFER', words);
}

async function confirmed(words: { readonly operationId: string }): Promise<string> {
  expect((await create(words)).code).toBe('');
  const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
  const answer = await confirm(client, words.operationId, sent.code);
  const entry = Object.entries(typeof answer.data === 'object' && answer.data !== null ? answer.data : {}).find(
    ([key]) => key === 'txnId',
  );
  return String(entry?.[1]);
}

async function uploaded(by = client): Promise<string> {
  const { data } = await by.operation('UtilityService', 'UPLOAD_FILE', {
    documentId: randomUUID(),
    documentString: Buffer.from(SMALL_JPEG).toString('base64'),
    metadata: { fileExtension: 'jpg' },
  });
  return typeof data === 'object' && data !== null && 'uuid' in data ? String(data.uuid) : '';
}

describe('a transfer abroad', () => {
  it('is shown with who pays what, confirmed, and answered again the same', async () => {
    const words = wordsOf({ commissionType: 'OUR' });
    const created = await create(words);
    expect(created.data).toMatchObject({
      amount: '100.00',
      fee: '45.00',
      amountDebitTotal: '145.00',
      terms: {
        valueDate: '2026-11-23',
        details: {
          charges: 'OUR',
          foreignFee: 'USD 25.00',
          bankCode: 'BARCGB22',
          recipientCountry: expect.stringMatching(/^.+, GB$/),
        },
      },
    });
    expect((await create(words)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const answer = await confirm(client, words.operationId, sent.code);
    expect(answer.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(answer.text);
    expect((await create({ ...words, amount: '101.00' })).code).toBe('OPERATION_ID_REUSED');
  });

  it('is kept as a template that has everything to make it again', async () => {
    const words = wordsOf();
    await create(words);
    const kept = await client.operation('AccountService', 'CREATE_TEMPLATE', {
      templateName: 'За товары',
      operationId: words.operationId,
    });
    expect(kept.data).toMatchObject({
      code: 'MAKE_SWIFT_TRANSFER',
      txnCode: 'MAKE_SWIFT_TRANSFER',
      accountCreditNo: words.accountCreditNo,
      recipientName: words.recipientName,
      amountDebit: '100.00',
      ccy: 'USD',
      terms: {
        details: {
          charges: 'SHA',
          bankCode: 'BARCGB22',
          recipientAddress: words.recipientAddress,
          recipientCountry: 'Великобритания, GB',
        },
      },
    });
  });

  it('of a company is signed by two and leaves then', async () => {
    const maker = await server.signedIn('saltanat');
    const director = await server.signedIn('daniyar');
    const dollars = only(await accountsOf(maker), (account) => account.ccy === 'USD');
    // Nothing has moved on it for long.
    await server.bank.database.owner.query('update account set dormant = false where id = $1', [dollars.id]);
    const words = wordsOf({ accountDebitId: dollars.id });
    expect((await create(words, maker)).data).toMatchObject({
      awaited: { places: [1, 2] },
      terms: { details: { charges: 'SHA' } },
    });
    await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId: words.operationId });
    const signed: unknown[] = [];
    for (const [login, by] of [
      ['daniyar', director],
      ['saltanat', maker],
    ] as const) {
      const operationId = randomUUID();
      const begin = () =>
        by.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents: [words.operationId] });
      const { code } = await server.codeSentBy(login, begin);
      signed.push(
        (await by.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp: code })).data,
      );
    }
    expect(signed).toEqual([
      [{ operationId: words.operationId }],
      [{ operationId: words.operationId, txnId: expect.stringMatching(/^\d+$/) }],
    ]);
    const { rows } = await server.bank.database.owner.query(
      'select r.rail, t.status from rail_order r join txn t on t.id = r.txn_id where t.operation_id = $1',
      [words.operationId],
    );
    expect(rows).toEqual([{ rail: 'swift', status: 'ACCEPTED_FOR_PROCESSING' }]);
  });

  it('in roubles carries what Russian banks ask for', async () => {
    const words = roubleWords();
    expect((await create(words)).data).toMatchObject({
      terms: {
        details: {
          correspondentAccount: '30101810400000000225',
          operationCode: '20100',
          inn: '7707083893',
          kpp: '770701001',
        },
      },
    });
  });

  it('keeps the files shown with it for its owner alone', async () => {
    const uuid = await uploaded();
    const txnId = await confirmed(wordsOf({ files: [{ uuid, fileName: 'invoice' }] }));
    const state = await client.operation('TransferService', 'GET_SWIFT_STATE', { txnId });
    expect(state.data).toMatchObject({ files: ['invoice'], steps: [] });
    const file = await client.operation('TransferService', 'GET_FILE_BY_TXN_ID', { txnId, fileNumber: 1 });
    expect(file.data).toMatchObject({ fileName: 'invoice.jpg', contentType: 'image/jpeg' });
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('TransferService', 'GET_FILE_BY_TXN_ID', { txnId, fileNumber: 1 })).code).toBe(
      'TRANSACTION_NOT_FOUND',
    );
    const { rows } = await server.bank.database.owner.query<{ kept: boolean }>(
      'select attached_at is not null as kept from stored_file where uuid = $1',
      [uuid],
    );
    expect(rows).toEqual([{ kept: true }]);
  });
});

describe('what has to be known to pay abroad', () => {
  it.each([
    ['UtilityService', 'GET_SWIFT_DATES', { ccy: 'USD' }],
    ['DirectoryService', 'GET_DATA_BY_SWIFT_CODE', { propType: 'SWIFT', propValue: 'DEUTDEFF' }],
    ['DirectoryService', 'GET_COUNTRIES', {}],
    ['DirectoryService', 'GET_CODES_ABROAD', {}],
  ] as const)('%s %s consists of exactly the fields decided on', async (service, code, data) => {
    expect(keysOf((await client.operation(service, code, data)).data)).toEqual(ANSWER_KEYS[code]);
    const { failures }: Declaration = swiftOperations[code];
    expect(failures).toEqual(code === 'GET_DATA_BY_SWIFT_CODE' ? ['BANK_ABROAD_NOT_FOUND'] : []);
  });

  it('a bank is found by its head office and its nine digits as the type says; another is not found', async () => {
    const asked = (propType: string, propValue: string) =>
      client.operation('DirectoryService', 'GET_DATA_BY_SWIFT_CODE', { propType, propValue });
    const bank = async (propType: string, propValue: string) => (await asked(propType, propValue)).data;
    expect(await bank('SWIFT', 'DEUTDEFFXXX')).toMatchObject({
      code: 'DEUTDEFF',
      name: 'DEUTSCHE BANK AG',
      country: 'DE',
    });
    expect(await bank('BIC', '044525225')).toMatchObject({
      name: 'ПАО СБЕРБАНК',
      correspondentAccount: '30101810400000000225',
    });
    for (const [type, code] of [
      ['SWIFT', 'NOSUCHXX'],
      ['SWIFT', '044525225'],
      ['BIC', 'DEUTDEFF'],
    ] as const) {
      expect((await asked(type, code)).code).toBe('BANK_ABROAD_NOT_FOUND');
    }
  });
});

describe('every refusal that is declared', () => {
  const made = async (words: object) => (await create(words)).code;

  it('is caused by a query of a file or of the status', async () => {
    const txnId = await confirmed(wordsOf());
    const ask = async (code: 'GET_FILE_BY_TXN_ID' | 'GET_SWIFT_STATE', data: object) =>
      (await client.operation('TransferService', code, data)).code;
    expect({
      'a file of no transfer': await ask('GET_FILE_BY_TXN_ID', { txnId: '999999999' }),
      'a file there is not': await ask('GET_FILE_BY_TXN_ID', { txnId, fileNumber: 1 }),
      'the state of no transfer': await ask('GET_SWIFT_STATE', { txnId: '999999999' }),
    }).toEqual({
      'a file of no transfer': 'TRANSACTION_NOT_FOUND',
      'a file there is not': 'FILE_NOT_FOUND',
      'the state of no transfer': 'TRANSACTION_NOT_FOUND',
    });
  });

  it.each([
    ['a currency that is not sent abroad', 'OPERATION_IMPOSSIBLE', () => wordsOf({ ccy: 'TJS' })],
    ['a SWIFT code of seven characters', 'INVALID_SWIFT_CODE', () => wordsOf({ recipientBankCode: 'BARCGB2' })],
    ['a BIC of no Russian bank', 'INVALID_BIC', () => roubleWords({ recipientBankCode: '944525225' })],
    [
      'an IBAN with a wrong check sum',
      'INVALID_CREDIT_ACC_NO',
      () => wordsOf({ accountCreditNo: 'GB82WEST12345698765433' }),
    ],
    [
      'an IBAN of another country',
      'INVALID_CREDIT_BIC__ACC_NO',
      () => wordsOf({ accountCreditNo: 'DE89370400440532013000' }),
    ],
    ['a purpose in Cyrillic', 'SWIFT_PROHIBIT_SYMBOLS', () => wordsOf({ purpose: 'Оплата' })],
    ['a country there is not', 'INVALID_SWIFT_DETAILS', () => wordsOf({ recipientCountry: 'ZZ' })],
    ['a VO code there is not', 'INVALID_PURPOSE_CODE', () => roubleWords({ voCode: '55555' })],
    ['a Sunday', 'INVALID_VALUE_DATE', () => wordsOf({ valueDate: '2026-11-22' })],
    ['less than the least', 'MIN_LIM_NOT_REACHED', () => wordsOf({ amount: '0.01' })],
    ['more than the most', 'MAX_LIM_EXCEEDED', () => wordsOf({ amount: '30000.00' })],
    [
      'from an account in euros',
      'CURRENCY_MISMATCH',
      () => wordsOf({ accountDebitId: only(accounts, (account) => account.ccy === 'EUR').id }),
    ],
  ] as const)('%s: %s', async (_case, refusal, words) => {
    expect(await made(words())).toBe(refusal);
  });

  it.each([
    ['recipientCountry', () => wordsOf({ recipientCountry: 'ZZ' })],
    ['operationCode', () => roubleWords({ voCode: '55555' })],
    ['creditAccountNumber', () => wordsOf({ accountCreditNo: 'GB82WEST12345698765433' })],
    ['purpose', () => wordsOf({ purpose: 'Оплата' })],
    ['valueDate', () => wordsOf({ valueDate: '2026-11-22' })],
  ] as const)('with the field that is wrong: %s', async (field, words) => {
    expect((await create(words())).particulars).toEqual({ field });
  });

  it('a file of another user: FILE_NOT_FOUND', async () => {
    const uuid = await uploaded(await server.signedIn('aizada'));
    expect(await made(wordsOf({ files: [{ uuid, fileName: 'foreign' }] }))).toBe('FILE_NOT_FOUND');
  });

  it('an id that has another amount: OPERATION_ID_REUSED', async () => {
    const reused = wordsOf();
    await create(reused);
    expect(await made({ ...reused, amount: '101.00' })).toBe('OPERATION_ID_REUSED');
  });

  it('from the account of another: ACCOUNT_DEBIT_NOT_FOUND', async () => {
    const foreign = only(await accountsOf(await server.signedIn('aizada')), (account) => account.ccy === 'USD');
    expect(await made(wordsOf({ accountDebitId: foreign.id }))).toBe('ACCOUNT_DEBIT_NOT_FOUND');
  });

  it.each([
    ['is dormant', 'ACCOUNT_DEBIT_DORMANT', DORMANT],
    ['is frozen', 'ACCOUNT_DEBIT_FROZEN', FROZEN],
    ['nothing may leave', 'ACCOUNT_NO_DEBIT', NO_DEBIT],
    ['has nothing free', 'INSUFFICIENT_FUNDS', BLOCKED],
  ] as const)('from an account that %s: %s', async (_case, refusal, change) => {
    expect(await refusalWhile(server, { id: from.id, change }, () => create(wordsOf()))).toBe(refusal);
  });

  it.each([
    ['day', 'DAILY_LIMIT_EXCEEDED', 200_000_000n, 200_000_000n],
    ['month', 'MONTHLY_LIMIT_EXCEEDED', 0n, 1_000_000_000n],
  ] as const)('more than the limit of the %s: %s', async (_period, refusal, day, month) => {
    await useUp(server, from.id, { code: 'SWIFT', day, month });
    expect(await made(wordsOf())).toBe(refusal);
  });

  it('in a currency without a rate: EXCHANGE_RATE_NOT_FOUND', async () => {
    await server.bank.database.owner.query(`delete from exchange_rate where base = 'USD'`);
    expect(await made(wordsOf())).toBe('EXCHANGE_RATE_NOT_FOUND');
  });
});
