import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { depositOperations } from '../../src/application/operations/deposits';
import { DAY_MS } from '../bank/deposits/support';
import { DORMANT, FROZEN, NO_CREDIT, NO_DEBIT, refusalWhile } from './support/accountFlags';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const DEPOSIT_KEYS = [
  'accountNo',
  'accruedInterestSum',
  'allowIncrease',
  'autoProlongation',
  'capitalized',
  'ccy',
  'contractAmount',
  'contractRefNo',
  'contractStatus',
  'dataVersion',
  'depositName',
  'depositType',
  'earlyClosingRate',
  'id',
  'interestPayout',
  'interestRate',
  'maturityDate',
  'outBal',
  'paidInterestSum',
  'payoutAccountNo',
  'prevWorkDayAccruedInterestSum',
  'startDate',
  'termMonths',
  'tillDateAccrual',
];

interface WireDeposit {
  readonly id: string;
  readonly contractRefNo: string;
  readonly depositType: string;
  readonly outBal: string;
  readonly ccy: string;
  readonly startDate: string;
  readonly dataVersion: string;
  readonly allowIncrease: boolean;
}

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let main: WireAccount;
let term: WireDeposit;
let savings: WireDeposit;
let dollars: WireDeposit;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  [main] = ordinaryPair(accounts);
  await server.round('dailyWork');
  const deposits = await depositsOf(client);
  const named = (contract: string) => {
    const found = deposits.find(({ contractRefNo }) => contractRefNo === contract);
    if (found === undefined) {
      throw new Error(`There is no deposit ${contract}`);
    }
    return found;
  };
  [term, savings, dollars] = [named('DP-000101'), named('DP-000102'), named('DP-000104')];
});

afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function depositsOf(by: WireClient, data: object = {}): Promise<readonly WireDeposit[]> {
  const answer = await by.operation('AccountService', 'GET_DEPOSITS_V2', data);
  return Array.isArray(answer.data) ? answer.data : [];
}

function depositNow(id: string) {
  return client.operation('AccountService', 'GET_DEPOSIT_BY_ID', { depositId: id });
}

function topUp(changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountDebitId: main.id,
    depositId: savings.id,
    amount: '150.00',
    ccy: 'KGS',
    ...changes,
  };
}

function closingOf(deposit: WireDeposit, accountCreditId = main.id) {
  return {
    operationId: randomUUID(),
    productType: 'makeEarlyClosingOfDeposit',
    data: { depositId: deposit.id, accountCreditId },
  };
}

type Code = 'MAKE_DEPOSIT' | 'MAKE_TXN_SHOP_OPERATION';

function create(code: Code, words: object, by = client) {
  return by.operation('TransferService', code, words);
}

async function confirmed(operationId: string) {
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  return { code, answer: await confirm(client, operationId, code) };
}

describe('deposits', () => {
  it('are listed, the latest first, with everything that is known of them, and are no accounts', async () => {
    const deposits = await depositsOf(client);
    expect(deposits.map((deposit) => Object.keys(deposit).toSorted())).toEqual(deposits.map(() => DEPOSIT_KEYS));
    expect(deposits).toHaveLength(5);
    expect(deposits.map(({ startDate }) => startDate)).toEqual(
      deposits
        .map(({ startDate }) => startDate)
        .toSorted()
        .toReversed(),
    );
    expect(
      deposits
        .filter(({ allowIncrease }) => allowIncrease)
        .map(({ depositType }) => depositType)
        .toSorted(),
    ).toEqual(['child', 'savings']);
    expect(accounts.some(({ id }) => deposits.some((deposit) => deposit.id === id))).toBe(false);
    expect(await depositsOf(client, { contractStatus: 'C' })).toEqual([]);
  });

  it('are shown one by one to their owner alone', async () => {
    expect((await depositNow(term.id)).data).toMatchObject({
      contractRefNo: 'DP-000101',
      interestRate: '14.00',
      depositType: 'term',
    });
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('AccountService', 'GET_DEPOSIT_BY_ID', { depositId: term.id })).code).toBe(
      'DEPOSIT_NOT_FOUND',
    );
    expect((await depositNow(main.id)).code).toBe('DEPOSIT_NOT_FOUND');
  });

  it('are renamed by their owner, whose open pages are notified', async () => {
    const renamed = await client.operation('AccountService', 'CHANGE_DEPOSIT_NAME', {
      depositId: term.id,
      newDepositName: ' На дом ',
    });
    expect(renamed.data).toMatchObject({ depositName: 'На дом' });
    const { rows } = await server.bank.database.owner.query(
      `select payload ->> 'dataVersion' as version from outbox_event where type = 'UPDATED_DEPOSIT' and payload ->> 'accountId' = $1 order by id desc limit 1`,
      [term.id],
    );
    expect(renamed.data).toMatchObject({ dataVersion: rows[0]?.version });
    const stranger = await server.signedIn('aizada');
    const refused = await stranger.operation('AccountService', 'CHANGE_DEPOSIT_NAME', {
      depositId: term.id,
      newDepositName: 'Моё',
    });
    expect(refused.code).toBe('DEPOSIT_NOT_FOUND');
    const tooLong = await client.operation('AccountService', 'CHANGE_DEPOSIT_NAME', {
      depositId: term.id,
      newDepositName: 'д'.repeat(51),
    });
    expect(tooLong.code).toBe('INVALID_REQUEST');
  });
});

describe('MAKE_DEPOSIT', () => {
  it('is shown, confirmed with a code, and answered again the same', async () => {
    const words = topUp();
    const created = await create('MAKE_DEPOSIT', words);
    expect(created.data).toMatchObject({
      amount: '150.00',
      fee: '0.00',
      terms: { details: { depositContract: 'DP-000102' } },
    });
    expect((await create('MAKE_DEPOSIT', words)).text).toBe(created.text);
    expect((await create('MAKE_DEPOSIT', { ...words, amount: '151.00' })).code).toBe('OPERATION_ID_REUSED');
    const { code, answer } = await confirmed(words.operationId);
    expect(answer.data).toMatchObject({ txnStatusExternal: 'ACCEPTED' });
    expect((await confirm(client, words.operationId, code)).text).toBe(answer.text);
    expect((await depositNow(savings.id)).data).toMatchObject({ outBal: grownBy(savings.outBal, '150.00') });
  });

  it('is open to companies by the same rules', async () => {
    const accountant = await server.signedIn('saltanat');
    const [theirs] = await depositsOf(accountant);
    const [debit] = await accountsOf(accountant);
    const refused = await create(
      'MAKE_DEPOSIT',
      topUp({ depositId: theirs?.id, accountDebitId: debit?.id }),
      accountant,
    );
    expect(refused.code).toBe('DEPOSIT_NOT_REPLENISHABLE');
  });
});

function grownBy(before: string, added: string): string {
  const minor = BigInt(before.replace('.', '')) + BigInt(added.replace('.', ''));
  return `${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`;
}

describe('every refusal of deposits', () => {
  it('MAKE_DEPOSIT', async () => {
    const ask = (changes: object = {}) => create('MAKE_DEPOSIT', topUp(changes));
    const reused = topUp();
    await create('MAKE_DEPOSIT', reused);
    const usd = only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account)).id;
    const refusals = {
      'an id that has another amount': (await create('MAKE_DEPOSIT', { ...reused, amount: '2.00' })).code,
      'to a deposit there is not': (await ask({ depositId: '999999' })).code,
      'to a deposit that takes nothing more': (await ask({ depositId: term.id })).code,
      'from a deposit': (await ask({ accountDebitId: term.id })).code,
      'from an account in dollars': (await ask({ ccy: 'USD', accountDebitId: usd })).code,
      'from a dormant account': await refusalWhile(server, { id: main.id, change: DORMANT }, ask),
      'from a frozen account': await refusalWhile(server, { id: main.id, change: FROZEN }, ask),
      'from an account nothing may leave': await refusalWhile(server, { id: main.id, change: NO_DEBIT }, ask),
      'to a dormant deposit': await refusalWhile(server, { id: savings.id, change: DORMANT }, ask),
      'to a deposit nothing may come to': await refusalWhile(server, { id: savings.id, change: NO_CREDIT }, ask),
      'more than is there': (await ask({ amount: '99999999.00' })).code,
    };
    expect(refusals).toEqual({
      'an id that has another amount': 'OPERATION_ID_REUSED',
      'to a deposit there is not': 'DEPOSIT_NOT_FOUND',
      'to a deposit that takes nothing more': 'DEPOSIT_NOT_REPLENISHABLE',
      'from a deposit': 'ACCOUNT_DEBIT_NOT_FOUND',
      'from an account in dollars': 'CURRENCY_MISMATCH',
      'from a dormant account': 'ACCOUNT_DEBIT_DORMANT',
      'from a frozen account': 'ACCOUNT_DEBIT_FROZEN',
      'from an account nothing may leave': 'ACCOUNT_NO_DEBIT',
      'to a dormant deposit': 'ACCOUNT_CREDIT_DORMANT',
      'to a deposit nothing may come to': 'ACCOUNT_NO_CREDIT',
      'more than is there': 'INSUFFICIENT_FUNDS',
    });
    expect(Object.values(refusals)).toEqual(depositOperations.MAKE_DEPOSIT.failures);
  });
});

describe('closing a deposit before its end', () => {
  it('is impossible as agreed on once something was added to the deposit', async () => {
    const words = closingOf(savings);
    await create('MAKE_TXN_SHOP_OPERATION', words);
    const added = topUp();
    await create('MAKE_DEPOSIT', added);
    const { answer } = await confirmed(added.operationId);
    const line = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', {
      txnId: field(answer.data, 'txnId'),
    });
    expect(line.data).toMatchObject({ depositId: savings.id });
    expect((await confirmed(words.operationId)).answer.code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('shows its cost, is ordered with a code, and is done on the next banking day', async () => {
    const words = closingOf(savings);
    const created = await create('MAKE_TXN_SHOP_OPERATION', words);
    expect((await create('MAKE_TXN_SHOP_OPERATION', words)).text).toBe(created.text);
    expect(created.data).toMatchObject({
      amount: expect.stringMatching(/^\d+\.\d{2}$/),
      terms: {
        details: {
          interestLost: expect.stringMatching(/^\d+\.\d{2} KGS$/),
          interestWithheld: expect.stringMatching(/KGS$/),
          closedBy: '25.11.2026',
        },
      },
    });
    const { code, answer } = await confirmed(words.operationId);
    expect(answer.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, code)).text).toBe(answer.text);
    expect((await depositNow(savings.id)).data).toMatchObject({
      contractStatus: 'A',
      earlyClosing: { doneBy: '2026-11-25' },
    });
    expect((await create('MAKE_DEPOSIT', topUp())).code).toBe('DEPOSIT_NOT_REPLENISHABLE');
    expect((await create('MAKE_TXN_SHOP_OPERATION', closingOf(savings))).code).toBe('OPERATION_IMPOSSIBLE');
    const before = only(await accountsOf(client), ({ id }) => id === main.id).acyWithdrawableBalance;
    server.bank.clock.advance(DAY_MS);
    client = await server.signedIn('aibek');
    await server.round('dailyWork');
    expect((await depositNow(savings.id)).data).toMatchObject({
      contractStatus: 'C',
      outBal: '0.00',
      accruedInterestSum: '0.00',
    });
    const paidOut = field(created.data, 'amountCredit');
    expect(only(await accountsOf(client), ({ id }) => id === main.id).acyWithdrawableBalance).toBe(
      grownBy(before, paidOut),
    );
    const line = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', {
      txnId: field(answer.data, 'txnId'),
    });
    expect(line.data).toMatchObject({
      txnStatusExternal: 'ACCEPTED',
      txnCode: 'MAKE_EARLY_CLOSING_OF_DEPOSIT',
      amountCredit: paidOut,
    });
  });

  it('holds as long as the day does', async () => {
    const words = closingOf(dollars, only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account)).id);
    await create('MAKE_TXN_SHOP_OPERATION', words);
    const { rows } = await server.bank.database.owner.query(
      'select confirm_before from operation where operation_id = $1',
      [words.operationId],
    );
    expect(new Date(rows[0]?.confirm_before).toISOString()).toBe('2026-11-24T18:00:00.000Z');
  });
});

function field(data: unknown, name: string): string {
  return typeof data === 'object' && data !== null ? String(new Map(Object.entries(data)).get(name)) : '';
}
