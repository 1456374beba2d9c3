import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import { isAccountNumber } from '../../src/domain/account/accountNumber';
import { DORMANT, FROZEN, NO_CREDIT, NO_DEBIT, refusalWhile } from './support/accountFlags';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const SHOP_CODES = ['MAKE_SHOP_OPERATION', 'MAKE_TXN_SHOP_OPERATION'] as const;
type ShopCode = (typeof SHOP_CODES)[number];

interface WireDeposit {
  readonly id: string;
  readonly contractRefNo: string;
  readonly accountNo: string;
}

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let main: WireAccount;
let term: WireDeposit;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  [main] = ordinaryPair(accounts);
  term = deposited(await deposits(), ({ contractRefNo }) => contractRefNo === 'DP-000101');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function deposits(by = client): Promise<readonly WireDeposit[]> {
  const { data } = await by.operation('AccountService', 'GET_DEPOSITS_V2', {});
  return Array.isArray(data) ? data : [];
}

function deposited(list: readonly WireDeposit[], wanted: (deposit: WireDeposit) => boolean): WireDeposit {
  const found = list.find(wanted);
  if (found === undefined) {
    throw new Error('There is no such deposit');
  }
  return found;
}

/** An application for the term deposit of twelve months. */
function application(changes: object = {}) {
  return {
    operationId: randomUUID(),
    productType: 'makeDepositApplication',
    data: { dirDepositId: '1', termMonths: 12, accountDebitId: main.id, amount: '5000.00', ccy: 'KGS', ...changes },
  };
}

function closing(changes: object = {}) {
  return {
    operationId: randomUUID(),
    productType: 'makeEarlyClosingOfDeposit',
    data: { depositId: term.id, accountCreditId: main.id, ...changes },
  };
}

/** An order for a certificate about an account or a loan the customer does not have. */
function certificate(productType: string) {
  return {
    operationId: randomUUID(),
    productType,
    data: {
      accountDebitId: main.id,
      statementLanguage: 'ru',
      statementAccounts: [{ accountNo: '1280010000000000' }],
      ...(productType === 'makeLoanStatementRequest' && { loanStatementType: 'DEBT' }),
    },
  };
}

/** An order only a company may make. */
function checkbooks() {
  return {
    operationId: randomUUID(),
    productType: 'makeCheckbookOrder',
    data: {
      accountDebitId: main.id,
      amountOfCheckbooks: 1,
      trustedEmployeeFullName: 'Асанов Тимур',
      passportId: 'ID1234567',
      issuedBy: 'МКК 211051',
      dateOfIssue: '2021-03-04',
      phoneNumber: '+996555123456',
    },
  };
}

function create(words: object, code: ShopCode = 'MAKE_SHOP_OPERATION', by = client) {
  return by.operation('TransferService', code, words);
}

async function confirmed(operationId: string) {
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  return { code, answer: await confirm(client, operationId, code) };
}

function field(data: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null ? new Map<string, unknown>(Object.entries(held)).get(name) : undefined,
    data,
  );
}

describe('GET_DEPOSIT_PRODUCTS', () => {
  const ask = (by: WireClient) => by.operation('DirectoryService', 'GET_DEPOSIT_PRODUCTS', { noImages: true });

  it('lists the offers for the caller, in an edition of the list of directories', async () => {
    const { data } = await ask(client);
    const versions = await client.operation('DirectoryService', 'GET_DV_OF_DIRECTORIES', {});
    expect(versions.data).toContainEqual({
      directoryName: 'DEPOSIT_PRODUCTS',
      dataVersion: field(data, 'dataVersion'),
    });
    expect(field(data, 'content', '0')).toMatchObject({
      id: '1',
      name: { ru: 'Срочный' },
      depositType: 'term',
      interestPayout: 'atEnd',
      autoProlongationOffered: true,
      offers: expect.arrayContaining([
        {
          ccy: 'KGS',
          termMonths: 12,
          interestRate: '14.00',
          earlyClosingRate: '1.00',
          minAmount: '5000.00',
          maxAmount: '100000000.00',
        },
      ]),
    });
    const types = (answer: unknown) => [0, 1, 2, 3].map((place) => field(answer, 'content', `${place}`, 'depositType'));
    expect(types(data)).toEqual(['term', 'term', 'savings', 'child']);
    expect(types((await ask(await server.signedIn('saltanat'))).data)).toEqual(['term', 'term', 'savings', undefined]);
  });
});

describe('opening a deposit by application', () => {
  it('shows the contract, is confirmed with a code, and answered again the same', async () => {
    const before = await deposits();
    const words = application({ autoProlongation: true });
    const created = await create(words);
    expect(created.data).toMatchObject({
      amount: '5000.00',
      fee: '0.00',
      terms: {
        deposit: {
          productId: '1',
          depositType: 'term',
          termMonths: 12,
          interestRate: '14.00',
          earlyClosingRate: '1.00',
          autoProlongation: true,
        },
        details: {
          depositProduct: 'Срочный',
          depositTerm: '12',
          depositRate: '14.00',
          depositEnds: '23.11.2027',
          interestExpected: '700.00 KGS',
          depositEarlyRate: '1.00',
          depositEnding: 'prolong',
        },
      },
    });
    expect((await create(words)).text).toBe(created.text);
    expect((await create({ ...words, data: { ...words.data, termMonths: 24 } })).code).toBe('OPERATION_ID_REUSED');
    expect((await create({ ...words, data: { ...words.data, autoProlongation: false } })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect((await create(words, 'MAKE_TXN_SHOP_OPERATION')).code).toBe('OPERATION_ID_REUSED');
    expect(await deposits()).toHaveLength(before.length);
    const { code, answer } = await confirmed(words.operationId);
    expect(answer.data).toMatchObject({ txnStatusExternal: 'ACCEPTED' });
    expect((await confirm(client, words.operationId, code)).text).toBe(answer.text);
    const opened = await deposits();
    expect(opened).toHaveLength(before.length + 1);
    const number = field(created.data, 'terms', 'deposit', 'accountNo');
    expect(isAccountNumber(String(number))).toBe(true);
    expect(deposited(opened, ({ accountNo }) => accountNo === number)).toMatchObject({
      contractRefNo: field(created.data, 'terms', 'deposit', 'contractRefNo'),
      contractStatus: 'A',
      depositType: 'term',
      startDate: '2026-11-23',
      maturityDate: '2027-11-23',
      contractAmount: '5000.00',
      outBal: '5000.00',
      interestRate: '14.00',
      autoProlongation: true,
      payoutAccountNo: main.accountNo,
    });
    const line = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', {
      txnId: field(answer.data, 'txnId'),
    });
    expect(line.data).toMatchObject({
      txnCode: 'MAKE_DEPOSIT_APPLICATION',
      amountDebit: '5000.00',
      terms: { details: { depositProduct: 'Срочный' } },
    });
    const receipt = await client.operation('AccountService', 'GET_TRANSACTION_RECEIPT_FILE', {
      txnId: field(answer.data, 'txnId'),
    });
    expect(receipt.success).toBe(true);
    const { rows } = await server.bank.database.owner.query(
      `select (select n.kind from notification n where n.txn_id = $1) as kind,
          exists (select from outbox_event v join account a on a.id::text = v.payload ->> 'accountId' where v.type = 'UPDATED_DEPOSIT' and a.number = $2) as announced`,
      [field(answer.data, 'txnId'), number],
    );
    expect(rows).toEqual([{ kind: 'depositOpened', announced: true }]);
  });

  it('for a child keeps whose it is', async () => {
    const words = application({
      dirDepositId: '4',
      termMonths: 60,
      amount: '500.00',
      child: { fullName: 'Асанов Тимур', birthDate: '2019-04-02' },
    });
    const created = await create(words, 'MAKE_TXN_SHOP_OPERATION');
    expect(created.data).toMatchObject({
      terms: { details: { childName: 'Асанов Тимур', childBornOn: '02.04.2019' } },
    });
    expect((await confirmed(words.operationId)).answer.success).toBe(true);
    const number = field(created.data, 'terms', 'deposit', 'accountNo');
    expect(deposited(await deposits(), ({ accountNo }) => accountNo === number)).toMatchObject({
      depositType: 'child',
      allowIncrease: true,
      child: { fullName: 'Асанов Тимур', birthDate: '2019-04-02' },
    });
  });

  it('binds the code to every part of the contract', async () => {
    const fingerprints = await Promise.all(
      [
        {},
        { termMonths: 6 },
        { dirDepositId: '2', amount: '10000.00' },
        { autoProlongation: true },
        { amount: '5000.01' },
      ].map(async (changes) => field((await create(application(changes))).data, 'fingerprint')),
    );
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it.each([
    ['a term of no month', { termMonths: 0 }],
    ['an amount of nothing', { amount: '0.00' }],
    ['a child without a name', { dirDepositId: '4', termMonths: 60, child: { fullName: '', birthDate: '2019-04-02' } }],
    ['what nobody knows', { note: 'x' }],
  ])('is refused with %s', async (_name, changes) => {
    expect((await create(application(changes))).code).toBe('INVALID_REQUEST');
  });

  it('is refused with a day that is not in the calendar', async () => {
    const child = { fullName: 'Асанов Тимур', birthDate: '2019-02-30' };
    const answer = await create(application({ dirDepositId: '4', termMonths: 60, child }));
    expect([answer.code, answer.particulars]).toEqual(['INVALID_DATE_FORMAT', { field: 'data.child.birthDate' }]);
  });

  it.each([
    ['a product there is not', { dirDepositId: '99' }],
    ['a term there is not', { termMonths: 7 }],
    ['a currency there is not', { dirDepositId: '2', ccy: 'EUR' }],
    [
      'a prolongation a product has not',
      {
        dirDepositId: '4',
        termMonths: 60,
        autoProlongation: true,
        child: { fullName: 'Асанов Тимур', birthDate: '2019-04-02' },
      },
    ],
    ['a child’s deposit for nobody', { dirDepositId: '4', termMonths: 60 }],
    [
      'a child’s deposit for a grown-up',
      { dirDepositId: '4', termMonths: 60, child: { fullName: 'Асанов Тимур', birthDate: '2000-04-02' } },
    ],
    ['another deposit for a child', { child: { fullName: 'Асанов Тимур', birthDate: '2019-04-02' } }],
  ])('is not offered with %s', async (_name, changes) => {
    expect((await create(application(changes))).code).toBe('DEPOSIT_NOT_OFFERED');
  });

  it('is prepared by a company for its signatures, and a child’s is not offered to one', async () => {
    const accountant = await server.signedIn('saltanat');
    const debit = only(await accountsOf(accountant), ({ accountName }) => accountName === 'Расчётный');
    const asked = await create(application({ accountDebitId: debit.id }), 'MAKE_SHOP_OPERATION', accountant);
    expect(asked.data).toMatchObject({ amount: '5000.00', terms: { deposit: { depositType: 'term' } } });
    const child = {
      dirDepositId: '4',
      termMonths: 60,
      amount: '500.00',
      child: { fullName: 'Асанов Тимур', birthDate: '2019-04-02' },
    };
    expect(
      (await create(application({ ...child, accountDebitId: debit.id }), 'MAKE_SHOP_OPERATION', accountant)).code,
    ).toBe('DEPOSIT_NOT_OFFERED');
  });
});

describe.each(SHOP_CODES)('every refusal of %s', (code) => {
  it('is met', async () => {
    const open = (changes: object = {}) => create(application(changes), code);
    const close = (changes: object = {}) => create(closing(changes), code);
    const reused = application();
    await create(reused, code);
    const usd = only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account)).id;
    const emptied = async () => {
      const { owner } = server.bank.database;
      await owner.query('update deposit set interest_paid = interest_paid + 100000000000 where account_id = $1', [
        term.id,
      ]);
      const refused = await close();
      await owner.query('update deposit set interest_paid = interest_paid - 100000000000 where account_id = $1', [
        term.id,
      ]);
      return refused.code;
    };
    const refusals = {
      'an id that has another amount': (await create({ ...reused, data: { ...reused.data, amount: '6000.00' } }, code))
        .code,
      'checkbooks for a person': (await create(checkbooks(), code)).code,
      'a certificate about an account there is not': (await create(certificate('makeStatementRequest'), code)).code,
      'a certificate about a loan there is not': (await create(certificate('makeLoanStatementRequest'), code)).code,
      'a term there is not': (await open({ termMonths: 13 })).code,
      'less than the least': (await open({ amount: '4999.99' })).code,
      'more than the most': (await open({ amount: '100000000.01' })).code,
      'a deposit there is not': (await close({ depositId: '999999' })).code,
      'a closing with nothing to pay out': await emptied(),
      'from a deposit': (await open({ accountDebitId: term.id })).code,
      'to an account there is not': (await close({ accountCreditId: '999999' })).code,
      'from an account in dollars': (await open({ accountDebitId: usd })).code,
      'from a dormant account': await refusalWhile(server, { id: main.id, change: DORMANT }, open),
      'from a frozen account': await refusalWhile(server, { id: main.id, change: FROZEN }, open),
      'from an account nothing may leave': await refusalWhile(server, { id: main.id, change: NO_DEBIT }, open),
      'to a dormant account': await refusalWhile(server, { id: main.id, change: DORMANT }, close),
      'to an account nothing may come to': await refusalWhile(server, { id: main.id, change: NO_CREDIT }, close),
      'more than is there': (await open({ amount: '99999999.00' })).code,
    };
    expect(refusals).toEqual({
      'an id that has another amount': 'OPERATION_ID_REUSED',
      'checkbooks for a person': 'PRODUCT_NOT_OFFERED',
      'a certificate about an account there is not': 'ACCOUNT_NOT_FOUND',
      'a certificate about a loan there is not': 'LOAN_NOT_FOUND',
      'a term there is not': 'DEPOSIT_NOT_OFFERED',
      'less than the least': 'MIN_LIM_NOT_REACHED',
      'more than the most': 'MAX_LIM_EXCEEDED',
      'a deposit there is not': 'DEPOSIT_NOT_FOUND',
      'a closing with nothing to pay out': 'OPERATION_IMPOSSIBLE',
      'from a deposit': 'ACCOUNT_DEBIT_NOT_FOUND',
      'to an account there is not': 'ACCOUNT_CREDIT_NOT_FOUND',
      'from an account in dollars': 'CURRENCY_MISMATCH',
      'from a dormant account': 'ACCOUNT_DEBIT_DORMANT',
      'from a frozen account': 'ACCOUNT_DEBIT_FROZEN',
      'from an account nothing may leave': 'ACCOUNT_NO_DEBIT',
      'to a dormant account': 'ACCOUNT_CREDIT_DORMANT',
      'to an account nothing may come to': 'ACCOUNT_NO_CREDIT',
      'more than is there': 'INSUFFICIENT_FUNDS',
    });
    // Failures of cards are met in cardOrders.test.ts, that of a second free account in firstAccount.test.ts.
    const metElsewhere = (failure: string) => failure.startsWith('CARD_') || failure === 'FIRST_ACCOUNT_EXISTS';
    expect(Object.values(refusals)).toEqual(shopOperations[code].failures.filter((each) => !metElsewhere(each)));
  });
});
