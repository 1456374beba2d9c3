import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { confirm, isOrdinary, only, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const CODE = 'MAKE_MONEY_TRANSFER';
const NUMBER = '7719024468';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

let server: TestServer;
let client: WireClient;
let stranger: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let soms: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, stranger, accounts, foreign, from: soms } = await twoCustomers(server));
  await addWaiting(NUMBER);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

/** Has 500.00 of a currency wait for aibek. */
async function addWaiting(number: string, currency = 'KGS'): Promise<void> {
  const now = server.bank.clock.now();
  await server.bank.database.owner.query(
    `insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
      values ('Ak Kerben', $1, 50000, $4, 'Серикова Асель', 'ASANOV AIBEK', $2, $3)`,
    [number, new Date(now), new Date(now + MONTH_MS), currency],
  );
}

function create(words: object, by = client) {
  return by.operation('TransferService', CODE, words);
}

function toPerson(debit: WireAccount, changes: object = {}) {
  return {
    moneyTransferType: 'send',
    operationId: randomUUID(),
    moneyTransferSystemId: '1',
    accountDebitId: debit.id,
    recipientCountry: 'KG',
    recipientLastName: 'Искаков',
    recipientFirstName: 'Данияр',
    recipientPhone: '+996700123456',
    amount: '500.00',
    ccy: debit.ccy,
    ...changes,
  };
}

function fromPerson(credit: WireAccount, changes: object = {}) {
  return {
    moneyTransferType: 'receive',
    operationId: randomUUID(),
    moneyTransferSystemId: '1',
    accountCreditId: credit.id,
    transferCode: NUMBER,
    senderLastName: 'Серикова',
    senderFirstName: 'Асель',
    amount: '500.00',
    ccy: 'KGS',
    ...changes,
  };
}

async function whileIt<Result>(
  change: string,
  isUsual: string,
  values: readonly unknown[],
  tried: () => Promise<Result>,
): Promise<Result> {
  const { owner } = server.bank.database;
  await owner.query(change, [...values]);
  const result = await tried();
  await owner.query(isUsual, [...values]);
  return result;
}

describe('GET_MONEY_TRANSFER_SYSTEMS', () => {
  it('says where each pays out, what it carries and what it costs', async () => {
    const answer = await client.operation('DirectoryService', 'GET_MONEY_TRANSFER_SYSTEMS', { noImages: true });
    expect(answer.data).toMatchObject({ dataVersion: '1' });
    const { content: systems } = answer.data as { readonly content: readonly Record<string, unknown>[] };
    expect(systems.map(({ name }) => name)).toEqual(['Ak Kerben', 'Boz Salkyn', 'Kum Jol']);
    expect(systems[0]).toMatchObject({
      transferCodeLength: 10,
      payoutDays: 30,
      prices: expect.arrayContaining([
        {
          ccy: 'USD',
          minAmount: '1.00',
          maxAmount: '5000.00',
          fee: { basisPoints: '100', minimum: '1.00', maximum: '50.00' },
        },
      ]) as unknown,
      countries: expect.arrayContaining([
        {
          code: 'KG',
          name: { ru: 'Кыргызстан', en: 'Kyrgyzstan', kg: 'Кыргызстан', cn: '吉尔吉斯斯坦' },
          currencies: ['KGS', 'USD', 'RUB'],
        },
      ]) as unknown,
    });
  });
});

describe.each([
  ['sent', () => toPerson(soms)],
  ['received', () => fromPerson(soms)],
] as const)('MAKE_MONEY_TRANSFER, %s', (_direction, wordsOf) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = wordsOf();
    const created = await create(words);
    expect([created.code, keysOf(created.data)]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(words)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(client, words.operationId, sent.code);
    expect(confirmed.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(confirmed.text);
    expect((await create({ ...words, amount: '501.00' })).code).toBe('OPERATION_ID_REUSED');
  });

  it('is for persons', async () => {
    expect((await create(wordsOf(), await server.signedIn('saltanat'))).code).toBe('ACCESS_DENIED');
  });
});

describe('MAKE_MONEY_TRANSFER takes no', () => {
  it.each([
    ['name with digits', () => toPerson(soms, { recipientLastName: 'Иванов2' }), 'recipientLastName'],
    ['name in two alphabets', () => toPerson(soms, { recipientFirstName: 'Daниил' }), 'recipientFirstName'],
    ['name of nobody', () => toPerson(soms, { recipientLastName: '' }), 'recipientLastName'],
    ['telephone in words', () => toPerson(soms, { recipientPhone: 'домой' }), 'recipientPhone'],
    ['country of three letters', () => toPerson(soms, { recipientCountry: 'KGZ' }), 'recipientCountry'],
    ['short control number', () => fromPerson(soms, { transferCode: '123456789' }), 'transferCode'],
    ['control number in letters', () => fromPerson(soms, { transferCode: 'ABCDEFGHIJ' }), 'transferCode'],
    ['third direction', () => ({ ...fromPerson(soms), moneyTransferType: 'back' }), 'moneyTransferType'],
  ] as const)('%s', async (_what, wordsOf, field) => {
    const answer = await create(wordsOf());
    expect([answer.code, answer.particulars]).toEqual(['INVALID_REQUEST', { field }]);
  });
});

describe('every refusal a money transfer declares', () => {
  async function refusalOf(words: object, by?: WireClient): Promise<string> {
    return (await create(words, by)).code;
  }

  const known = { transferCode: '7719024469' };
  const inDollars = { transferCode: '7719024470', ccy: 'USD' };
  const dormant = () => only(accounts, ({ acStatDormant }) => acStatDormant);
  const noDebit = () => only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen);
  const noCredit = () => only(accounts, ({ acStatNoCr }) => acStatNoCr);
  const dollars = () => only(accounts, ({ ccy }) => ccy === 'USD');
  const theirs = () => only(foreign, isOrdinary);

  beforeAll(async () => {
    await addWaiting(known.transferCode);
    await addWaiting(inDollars.transferCode, inDollars.ccy);
  });

  it.each([
    [
      'to a country the system does not reach',
      'MONEY_TRANSFER_NOT_OFFERED',
      () => toPerson(soms, { recipientCountry: 'DE' }),
    ],
    ['by a system nobody knows', 'MONEY_TRANSFER_NOT_OFFERED', () => toPerson(soms, { moneyTransferSystemId: '99' })],
    [
      'in a currency the system does not pay out there',
      'MONEY_TRANSFER_NOT_OFFERED',
      () => toPerson(soms, { ccy: 'CNY' }),
    ],
    [
      'a transfer of a system nobody knows',
      'MONEY_TRANSFER_NOT_OFFERED',
      () => fromPerson(soms, { ...known, moneyTransferSystemId: '99' }),
    ],
    [
      'a transfer in a currency the system does not carry',
      'MONEY_TRANSFER_NOT_OFFERED',
      () => fromPerson(soms, { ...known, ccy: 'CNY' }),
    ],
    [
      'a transfer of another system',
      'MONEY_TRANSFER_NOT_FOUND',
      () => fromPerson(dollars(), { ...inDollars, moneyTransferSystemId: '2' }),
    ],
    [
      'a transfer of another amount',
      'MONEY_TRANSFER_NOT_FOUND',
      () => fromPerson(soms, { ...known, amount: '500.01' }),
    ],
    ['a transfer in another currency', 'MONEY_TRANSFER_NOT_FOUND', () => fromPerson(soms, { ...known, ccy: 'RUB' })],
    [
      'a transfer of another sender',
      'MONEY_TRANSFER_NOT_FOUND',
      () => fromPerson(soms, { ...known, senderFirstName: 'Айгуль' }),
    ],
    ['a control number of nothing', 'MONEY_TRANSFER_NOT_FOUND', () => fromPerson(soms, { transferCode: '7719024400' })],
    [
      'a control number the system does not answer about',
      'MONEY_TRANSFER_UNAVAILABLE',
      () => fromPerson(soms, { transferCode: '7719024503' }),
    ],
    ['less than the least', 'MIN_LIM_NOT_REACHED', () => toPerson(soms, { amount: '99.99' })],
    ['more than the most', 'MAX_LIM_EXCEEDED', () => toPerson(soms, { amount: '300000.01' })],
    ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => toPerson(theirs())],
    ['from a dormant account', 'ACCOUNT_DEBIT_DORMANT', () => toPerson(dormant(), { ccy: 'KGS' })],
    ['from an account nothing may leave', 'ACCOUNT_NO_DEBIT', () => toPerson(noDebit())],
    ['to the account of another', 'ACCOUNT_CREDIT_NOT_FOUND', () => fromPerson(theirs(), known)],
    ['to an account in dollars', 'CURRENCY_MISMATCH', () => fromPerson(dollars(), known)],
    ['to a dormant account', 'ACCOUNT_CREDIT_DORMANT', () => fromPerson(dormant(), known)],
    ['to an account nothing may come to', 'ACCOUNT_NO_CREDIT', () => fromPerson(noCredit(), known)],
  ] as const)('%s: %s', async (_case, refusal, words) => {
    expect(await refusalOf(words())).toBe(refusal);
  });

  it('an id that has another amount: OPERATION_ID_REUSED', async () => {
    const reused = toPerson(soms);
    await create(reused);
    expect(await refusalOf({ ...reused, amount: '600.00' })).toBe('OPERATION_ID_REUSED');
  });

  it('in a currency without a rate: EXCHANGE_RATE_NOT_FOUND', async () => {
    const rates = `exchange_rate where base = 'RUB'`;
    await server.bank.database.owner.query(`create table kept_rate as select * from ${rates}`);
    const away = [`delete from ${rates}`, 'insert into exchange_rate select * from kept_rate'] as const;
    const tried = () => refusalOf(toPerson(soms, { ccy: 'RUB' }));
    expect(await whileIt(...away, [], tried)).toBe('EXCHANGE_RATE_NOT_FOUND');
    await server.bank.database.owner.query('drop table kept_rate');
  });

  it.each([
    ['day', 'DAILY_LIMIT_EXCEEDED', { day: 999_999_999n, month: 999_999_999n }],
    ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 999_999_999_999n }],
  ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
    await useUp(server, soms.id, { code: 'MONEY_TRANSFER', ...used });
    expect(await refusalOf(toPerson(soms))).toBe(refusal);
    await server.bank.database.owner.query(`delete from limit_use where limit_code = 'MONEY_TRANSFER'`);
  });

  it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
    const frozen = only(foreign, (account) => account.acStatFrozen);
    expect(await refusalOf(toPerson(frozen), stranger)).toBe('ACCOUNT_DEBIT_FROZEN');
  });

  it('more than is there: INSUFFICIENT_FUNDS', async () => {
    const refusal = await whileIt(
      'update account set blocked = balance where id = $1',
      'update account set blocked = 0 where id = $1',
      [soms.id],
      () => refusalOf(toPerson(soms)),
    );
    expect(refusal).toBe('INSUFFICIENT_FUNDS');
  });
});

describe('a transfer that has left', () => {
  it('shows its control number, and is recalled by TRANSACTION_DELETE_BY_ID', async () => {
    const words = toPerson(soms, { recipientPhone: '+996700123405' });
    await create(words);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const { txnId } = (await confirm(client, words.operationId, sent.code)).data as { readonly txnId: string };
    const read = () => client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    await server.round('networkOrders');
    expect((await read()).data).toMatchObject({
      txnCode: CODE,
      txnStatusExternal: 'WAITING',
      progress: {
        deletable: true,
        network: 'remittance',
        reference: expect.stringMatching(/^\d{10}$/) as unknown,
        recallAsked: false,
        recallDeclined: false,
      },
    });
    const asked = await client.operation('TransferService', 'TRANSACTION_DELETE_BY_ID', { txnId });
    expect(asked.code).toBe('');
    await server.round('networkOrders');
    expect((await read()).data).toMatchObject({ txnStatusExternal: 'RETURNED' });
  });
});
