import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { paymentOperations } from '../../src/application/operations/payments';
import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { block, useUp } from './support/spending';
import { MOVEMENTS } from './support/movements';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { confirm, isOrdinary, only, send, paymentWords } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: PAYMENT_DAY });
  ({ client, accounts, foreign, from } = await twoCustomers(server));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

type Code = keyof typeof MOVEMENTS;

function create(code: Code, words: object, by = client) {
  return by.operation('TransferService', code, words);
}

function clientWords(debit: WireAccount, creditNumber: string, amount = '10.00') {
  return {
    operationId: randomUUID(),
    accountDebitId: debit.id,
    accountCreditPropType: 'account',
    accountCreditPropValue: creditNumber,
    amount,
    ccy: debit.ccy,
  };
}

function txnIdOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'txnId' in data ? String(data.txnId) : '';
}

const STORIES: { readonly [Each in Code]: () => { readonly operationId: string } } = {
  MAKE_BANK_CLIENT_TRANSFER: () => clientWords(from, only(foreign, isOrdinary).accountNo),
  MAKE_OTHER_BANK_TRANSFER: () => paymentWords(from),
};
const PAYMENT_DAY = Date.UTC(2026, 10, 23, 4);

const CODES = Object.keys(STORIES).filter((code): code is Code => Object.hasOwn(MOVEMENTS, code));

describe.each(CODES)('%s', (code) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = STORIES[code]();
    const created = await create(code, words);
    expect([created.code, keysOf(created.data)]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(code, words)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(client, words.operationId, sent.code);
    expect(keysOf(confirmed.data)).toEqual(['bookedAt', 'fingerprint', 'operationId', 'txnId', 'txnStatusExternal']);
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(confirmed.text);
  });

  it('keeps its id for ever', async () => {
    const words = STORIES[code]();
    await create(code, words);
    expect((await create(code, { ...words, amount: '11.00' })).code).toBe('OPERATION_ID_REUSED');
  });
});

describe('an exchange', () => {
  const exchangeWords = (changes: object = {}) => {
    const dollars = only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account));
    const words = {
      operationId: randomUUID(),
      accountDebitId: from.id,
      accountCreditId: dollars.id,
      amount: '1.00',
      ccy: 'USD',
    };
    return { ...words, exchange: { amountIs: 'taken', ccy: 'KGS' }, ...changes };
  };
  const ask = (words: object) => client.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', words);

  it('shows its price, is booked at it and stands among the deals', async () => {
    const words = exchangeWords();
    const created = await ask(words);
    expect(created.data).toMatchObject({
      amount: '87.72',
      ccy: 'KGS',
      amountCredit: '1.00',
      creditCcy: 'USD',
      terms: { rate: '87.712300', rateBase: 'USD', rateQuote: 'KGS' },
    });
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    expect((await confirm(client, words.operationId, sent.code)).success).toBe(true);
    const { data: deals } = await client.operation('AccountService', 'GET_EXCHANGE_DEALS', {});
    expect(Array.isArray(deals) && deals[0]).toMatchObject({
      amountDebit: '87.72',
      amountCredit: '1.00',
      price: { pccy1: 'USD', pccy2: 'KGS', rate: '87.712300' },
    });
  });

  it('is refused without a rate, and when it is too small to be anything', async () => {
    expect((await ask(exchangeWords({ ccy: 'KGS', exchange: { amountIs: 'given', ccy: 'KGS' } }))).code).toBe(
      'EXCHANGE_RATE_NOT_FOUND',
    );
    const cents = exchangeWords({ amount: '0.01', ccy: 'KGS', exchange: { amountIs: 'given', ccy: 'USD' } });
    expect((await ask(cents)).code).toBe('FLEX_MIN_LIMIT_ERROR');
  });
});

describe('what has to be known to pay into another bank', () => {
  it.each([
    [
      'UtilityService',
      'GET_DIRECTORY_OPERATION_TIME_LIMITS',
      {},
      ['ccy', 'creditedFrom', 'maxAmount', 'timeFrom', 'timeTo', 'transferType'],
    ],
    ['UtilityService', 'GET_VALUE_DATE', { transferType: 'gross' }, ['transferType', 'valueDates']],
    ['DirectoryService', 'GET_BANKS', {}, ['content', 'dataVersion']],
    ['DirectoryService', 'GET_PAYMENT_PURPOSES', {}, ['content', 'dataVersion']],
  ])('%s %s consists of exactly the fields decided on', async (service, code, data, keys) => {
    const { data: answer } = await client.operation(service, code, data);
    expect(keysOf(Array.isArray(answer) ? answer[0] : answer)).toEqual(keys);
    expect(Object.values(paymentOperations).flatMap(({ failures }) => failures)).toEqual([]);
  });
});

describe('the taxpayer number of the recipient', () => {
  it.each(['0120319981001', '03213199810015', '31203199810015', '0120319981001x'])('is not %s', async (inn) => {
    expect((await create('MAKE_OTHER_BANK_TRANSFER', paymentWords(from, { inn }))).code).toBe('INVALID_REQUEST');
  });
});

describe('a payment that has not left the bank', () => {
  const recall = (txnId: string) => client.operation('TransferService', 'TRANSACTION_DELETE_BY_ID', { txnId });

  it('is recalled once, shows its state, and cannot be recalled by other customers', async () => {
    const words = paymentWords(from, { valueDate: '2026-11-24', inn: '01203199810015' });
    await create('MAKE_OTHER_BANK_TRANSFER', words);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const txnId = txnIdOf((await confirm(client, words.operationId, sent.code)).data);
    const shown = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(shown.data).toMatchObject({
      terms: { bic: '109022', details: { bankName: 'Оптима Банк', inn: '01203199810015' } },
      progress: { steps: [], deletable: true, reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('TransferService', 'TRANSACTION_DELETE_BY_ID', { txnId })).code).toBe(
      'TRANSACTION_NOT_FOUND',
    );

    const taken = await recall(txnId);
    expect(taken.data).toMatchObject({ id: txnId, txnStatusExternal: 'CANCELLED', progress: { deletable: false } });
    expect((await recall(txnId)).text).toBe(taken.text);
  });

  it('is taken back once by many calls at the same moment, and each is answered with it', async () => {
    const words = paymentWords(from, { valueDate: '2026-11-24' });
    await create('MAKE_OTHER_BANK_TRANSFER', words);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const txnId = txnIdOf((await confirm(client, words.operationId, sent.code)).data);
    const answers = await Promise.all(Array.from({ length: 16 }, () => recall(txnId)));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ''));
    expect(answers[0]?.data).toMatchObject({ id: txnId, txnStatusExternal: 'CANCELLED' });
  });

  it('cannot be taken back once it is done, nor what stays inside the bank', async () => {
    const transfer = clientWords(from, only(foreign, isOrdinary).accountNo);
    await create('MAKE_BANK_CLIENT_TRANSFER', transfer);
    const sent = await server.codeSentBy('aibek', () => send(client, transfer.operationId));
    const txnId = txnIdOf((await confirm(client, transfer.operationId, sent.code)).data);
    expect((await recall(txnId)).code).toBe('OPERATION_IMPOSSIBLE');
  });
});

describe('every refusal a movement declares', () => {
  async function refusalOf(code: Code, words: object, by?: WireClient): Promise<string> {
    return (await create(code, words, by)).code;
  }

  const dormant = () => only(accounts, (account) => account.acStatDormant);
  const noDebit = () => only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen);
  const noCredit = () => only(accounts, (account) => account.acStatNoCr);
  const dollars = (of = accounts) => only(of, (account) => account.ccy === 'USD');
  const theirs = () => only(foreign, isOrdinary);
  const theirFrozen = () => only(foreign, (account) => account.acStatFrozen);

  describe('to another customer', () => {
    const code = 'MAKE_BANK_CLIENT_TRANSFER';

    it.each([
      ['a number nobody has', 'RECIPIENT_NOT_FOUND', () => clientWords(from, '1280016000000013')],
      ['an account in dollars', 'CURRENCY_MISMATCH', () => clientWords(from, dollars(foreign).accountNo)],
      ['the account that pays', 'SAME_ACCOUNT', () => clientWords(from, from.accountNo)],
      ['an account nothing may come to', 'ACCOUNT_NO_CREDIT', () => clientWords(from, noCredit().accountNo)],
      ['a dormant account', 'ACCOUNT_CREDIT_DORMANT', () => clientWords(from, dormant().accountNo)],
      ['less than the least', 'MIN_LIM_NOT_REACHED', () => clientWords(from, theirs().accountNo, '0.99')],
      ['more than the most', 'MAX_LIM_EXCEEDED', () => clientWords(from, theirs().accountNo, '500000.01')],
      ['from a dormant account', 'ACCOUNT_DEBIT_DORMANT', () => clientWords(dormant(), theirs().accountNo)],
      ['from an account nothing may leave', 'ACCOUNT_NO_DEBIT', () => clientWords(noDebit(), theirs().accountNo)],
      ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => clientWords(theirs(), theirs().accountNo)],
      [
        'in another currency than the account has',
        'CURRENCY_MISMATCH',
        () => ({ ...clientWords(from, theirs().accountNo), ccy: 'USD' }),
      ],
    ] as const)('%s: %s', async (_case, refusal, words) => {
      expect(await refusalOf(code, words())).toBe(refusal);
    });

    it('more than is there: INSUFFICIENT_FUNDS', async () => {
      await block(server, from.id, true);
      expect(await refusalOf(code, clientWords(from, theirs().accountNo))).toBe('INSUFFICIENT_FUNDS');
      await block(server, from.id, false);
    });

    it('an id that has another amount: OPERATION_ID_REUSED', async () => {
      const reused = clientWords(from, theirs().accountNo);
      await create(code, reused);
      expect(await refusalOf(code, { ...reused, amount: '3.00' })).toBe('OPERATION_ID_REUSED');
    });

    it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
      const words = clientWords(theirFrozen(), from.accountNo);
      expect(await refusalOf(code, words, await server.signedIn('aizada'))).toBe('ACCOUNT_DEBIT_FROZEN');
    });

    it('in a currency without a rate: EXCHANGE_RATE_NOT_FOUND', async () => {
      await server.bank.database.owner.query(`delete from exchange_rate where base = 'TJS'`);
      const words = { ...clientWords(from, theirs().accountNo), ccy: 'TJS' };
      expect(await refusalOf(code, words)).toBe('EXCHANGE_RATE_NOT_FOUND');
    });

    it.each([
      ['day', 'DAILY_LIMIT_EXCEEDED', { day: 100_000_000n, month: 100_000_000n }],
      ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 500_000_000n }],
    ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
      await useUp(server, from.id, { code: 'BANK_CLIENT', ...used });
      expect(await refusalOf(code, clientWords(from, theirs().accountNo))).toBe(refusal);
      await useUp(server, from.id, { code: 'BANK_CLIENT', day: 0n, month: 0n });
    });
  });

  describe('to another bank', () => {
    const code = 'MAKE_OTHER_BANK_TRANSFER';

    it.each([
      ['a bank there is not', 'INVALID_BIC', () => paymentWords(from, { bic: '109999' })],
      [
        'an account with a wrong check digit',
        'INVALID_CREDIT_ACC_NO',
        () => paymentWords(from, { accountCreditNo: '1091820000077758' }),
      ],
      [
        'an account of another bank than the one named',
        'INVALID_CREDIT_BIC__ACC_NO',
        () => paymentWords(from, { accountCreditNo: '1240010000123492' }),
      ],
      ['a purpose code there is not', 'INVALID_PURPOSE_CODE', () => paymentWords(from, { knp: '99999999' })],
      ['a Sunday', 'INVALID_VALUE_DATE', () => paymentWords(from, { valueDate: '2026-11-22' })],
      ['less than the least', 'MIN_LIM_NOT_REACHED', () => paymentWords(from, { amount: '0.99' })],
      ['more than the most', 'MAX_LIM_EXCEEDED', () => paymentWords(from, { amount: '1000000.01' })],
      ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => paymentWords(theirs())],
      ['from an account in dollars', 'CURRENCY_MISMATCH', () => paymentWords(dollars())],
      ['from a dormant account', 'ACCOUNT_DEBIT_DORMANT', () => paymentWords(dormant())],
      ['from an account nothing may leave', 'ACCOUNT_NO_DEBIT', () => paymentWords(noDebit())],
    ] as const)('%s: %s', async (_case, refusal, words) => {
      expect(await refusalOf(code, words())).toBe(refusal);
    });

    it('more than is there: INSUFFICIENT_FUNDS', async () => {
      await block(server, from.id, true);
      expect(await refusalOf(code, paymentWords(from))).toBe('INSUFFICIENT_FUNDS');
      await block(server, from.id, false);
    });

    it('an id that has another amount: OPERATION_ID_REUSED', async () => {
      const reused = paymentWords(from);
      await create(code, reused);
      expect(await refusalOf(code, { ...reused, amount: '3.00' })).toBe('OPERATION_ID_REUSED');
    });

    it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
      const stranger = await server.signedIn('aizada');
      expect(await refusalOf(code, paymentWords(theirFrozen()), stranger)).toBe('ACCOUNT_DEBIT_FROZEN');
    });

    it.each([
      ['day', 'DAILY_LIMIT_EXCEEDED', { day: 100_000_000n, month: 100_000_000n }],
      ['month', 'MONTHLY_LIMIT_EXCEEDED', { day: 0n, month: 500_000_000n }],
    ] as const)('more than the limit of the %s: %s', async (_period, refusal, used) => {
      await useUp(server, from.id, { code: 'CLEARING', ...used });
      expect(await refusalOf(code, paymentWords(from))).toBe(refusal);
      await useUp(server, from.id, { code: 'CLEARING', day: 0n, month: 0n });
    });

    it.each([
      ['clearing', 'CLEARING_TIMEOUT', 11],
      ['gross', 'GROSS_TIMEOUT', 15],
    ] as const)('by %s after its hour: %s', async (transferType, refusal, hour) => {
      server.bank.clock.advance(PAYMENT_DAY + (hour - 10) * HOUR_MS - server.bank.clock.now());
      client = await server.signedIn('aibek');
      expect(await refusalOf(code, paymentWords(from, { transferType }))).toBe(refusal);
    });
  });
});
