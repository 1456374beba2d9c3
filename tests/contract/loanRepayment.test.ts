import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loanOperations } from '../../src/application/operations/loans';
import { BLOCKED, CLOSED, DORMANT, FROZEN, NO_CREDIT, NO_DEBIT, refusalWhile } from './support/accountFlags';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

interface WireLoan {
  readonly id: string;
  readonly contractRefNo: string;
  readonly maturityDate: string;
  readonly outstandingAmount: string;
  readonly accruedInterestSum: string;
  readonly prepaidAmount: string;
  readonly totalToClose: string;
  readonly nextInstalment: { readonly valueDate: string; readonly amount: string };
}

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let main: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  [main] = ordinaryPair(accounts);
  await server.round('dailyWork');
});

afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function loanNow(contract: string): Promise<WireLoan> {
  const answer = await client.operation('AccountService', 'GET_LOANS_V2', {});
  const loans: readonly WireLoan[] = Array.isArray(answer.data) ? answer.data : [];
  const loan = loans.find(({ contractRefNo }) => contractRefNo === contract);
  if (loan === undefined) {
    throw new Error(`There is no loan ${contract}`);
  }
  return loan;
}

function repayment(loan: WireLoan, changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountDebitId: main.id,
    loanId: loan.id,
    repaymentMode: 'instalment',
    ...changes,
  };
}

function part(loan: WireLoan, amount: string, changes: object = {}) {
  return repayment(loan, { repaymentMode: 'part', amount, ccy: 'KGS', recalculation: 'term', ...changes });
}

function create(words: object, by = client) {
  return by.operation('TransferService', 'DIGITAL_LOAN_MAKE_REPAYMENT', words);
}

async function confirmed(operationId: string) {
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  return { code, answer: await confirm(client, operationId, code) };
}

const minor = (text: string) => BigInt(text.replace('.', ''));

describe('DIGITAL_LOAN_MAKE_REPAYMENT', () => {
  it('puts an instalment aside before its day, is confirmed with a code and answered again the same', async () => {
    const loan = await loanNow('KR-000301');
    const words = repayment(loan);
    const created = await create(words);
    const { amount } = loan.nextInstalment;
    expect(created.data).toMatchObject({
      amount,
      fee: '0.00',
      terms: { details: { loanContract: 'KR-000301', setAside: `${amount} KGS` } },
    });
    expect((await create(words)).text).toBe(created.text);
    expect((await create({ ...words, repaymentMode: 'full' })).code).toBe('OPERATION_ID_REUSED');
    const { code, answer } = await confirmed(words.operationId);
    expect(answer.data).toMatchObject({ txnStatusExternal: 'ACCEPTED' });
    expect((await confirm(client, words.operationId, code)).text).toBe(answer.text);
    const after = await loanNow('KR-000301');
    expect(after).toMatchObject({ prepaidAmount: amount, outstandingAmount: loan.outstandingAmount });
    expect(minor(after.totalToClose)).toBe(minor(loan.totalToClose) - minor(amount));
    expect((await create(repayment(loan))).code).toBe('OPERATION_IMPOSSIBLE');
  });

  it.each([
    ['term', (before: WireLoan, after: WireLoan) => after.maturityDate < before.maturityDate],
    [
      'instalment',
      (before: WireLoan, after: WireLoan) =>
        after.maturityDate === before.maturityDate &&
        minor(after.nextInstalment.amount) < minor(before.nextInstalment.amount),
    ],
  ])('pays a part before its time and makes the %s smaller', async (recalculation, holds) => {
    const before = await loanNow('KR-000301');
    const words = part(before, '30000.00', { recalculation });
    const created = await create(words);
    expect(created.data).toMatchObject({
      terms: {
        details: {
          repaymentMode: recalculation === 'term' ? 'term' : 'payment',
          interestSaved: expect.stringMatching(/KGS$/),
          formerInstalment: `${before.nextInstalment.amount} KGS`,
          newInstalment: expect.stringMatching(/KGS$/),
          formerLastInstalmentOn: before.maturityDate.split('-').toReversed().join('.'),
          lastInstalmentOn: expect.any(String),
        },
      },
    });
    expect((await confirmed(words.operationId)).answer.success).toBe(true);
    const after = await loanNow('KR-000301');
    expect(minor(after.totalToClose)).toBe(minor(before.totalToClose) - 30_000_00n);
    expect([after.accruedInterestSum, holds(before, after)]).toEqual(['0.00', true]);
    expect(created.data).toMatchObject({ terms: { details: { newInstalment: `${after.nextInstalment.amount} KGS` } } });
  });

  it('counts what was put aside as paid of the next instalments, and never as more than they are', async () => {
    const loan = await loanNow('KR-000301');
    expect(minor(loan.prepaidAmount)).toBeGreaterThan(minor(loan.nextInstalment.amount));
    const { data } = await client.operation('AccountService', 'GET_LOAN_REPAYMENT_SCHEDULE', { loanId: loan.id });
    const { instalments } = Object(data);
    const coming: readonly { readonly state: string; readonly amount: string; readonly paidAmount: string }[] =
      instalments;
    const paid = coming
      .filter(({ state }) => state === 'coming')
      .map(({ amount, paidAmount }) => [minor(paidAmount), minor(amount)] as const);
    expect(paid.every(([of, whole]) => of <= whole)).toBe(true);
    expect(paid.reduce((sum, [of]) => sum + of, 0n)).toBe(minor(loan.prepaidAmount));
  });

  it('is impossible as agreed on once something else was repaid', async () => {
    const loan = await loanNow('KR-000303');
    const words = repayment(loan, { repaymentMode: 'full' });
    const other = repayment(loan);
    await create(words);
    await create(other);
    expect((await confirmed(other.operationId)).answer.success).toBe(true);
    expect((await confirmed(words.operationId)).answer.code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('in full closes the loan, with what was put aside', async () => {
    const loan = await loanNow('KR-000303');
    expect(minor(loan.prepaidAmount)).toBeGreaterThan(0n);
    expect(loan.totalToClose).toBe('0.00');
    // What was put aside for the last instalment is more than what ends the loan today, so the bank closes it on its day.
    expect((await create(repayment(loan, { repaymentMode: 'full' }))).code).toBe('OPERATION_IMPOSSIBLE');
    const whole = await loanNow('KR-000301');
    const words = repayment(whole, { repaymentMode: 'full' });
    const created = await create(words);
    expect(created.data).toMatchObject({ amount: whole.totalToClose });
    const { answer } = await confirmed(words.operationId);
    expect(answer.code).toBe('');
    const { data } = await client.operation('AccountService', 'GET_LOANS_V2', { loanStatus: 'C' });
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          contractRefNo: 'KR-000301',
          totalToClose: '0.00',
          outstandingAmount: '0.00',
          actions: [],
        }),
      ]),
    );
    expect((await create(repayment(whole))).code).toBe('LOAN_NOT_FOUND');
  });
});

describe('every refusal of a repayment', () => {
  it('is caused, in the declared order', async () => {
    const prepaid = await loanNow('KR-000303');
    const loan = await loanNow('KR-000302');
    const dollars = only(accounts, (account) => account.accountName === 'Доллары');
    const ask = (changes: object = {}) => create(repayment(loan, { accountDebitId: dollars.id, ...changes }));
    const inDollars = (amount: string) => create(part(loan, amount, { ccy: 'USD', accountDebitId: dollars.id }));
    const reused = repayment(loan, { accountDebitId: dollars.id });
    await create(reused);
    const other = only(
      accounts,
      (account) => account.ccy === 'EUR' && isOrdinary(account) && account.accountName === 'Евро',
    );
    const refusals = {
      'an id that has another mode': (await create({ ...reused, repaymentMode: 'full' })).code,
      'of a loan there is not': (await ask({ loanId: '999999' })).code,
      'of a loan that is paid ahead': (await create(repayment(prepaid))).code,
      'too little to repay anything': (await inDollars('0.01')).code,
      'more than is owed': (await inDollars('99999999.00')).code,
      'from the account of the loan': (await ask({ accountDebitId: loan.id })).code,
      // A loan that ends between the plan and the making of its repayment leaves its account closed.
      'to a loan that is closed': await refusalWhile(server, { id: loan.id, change: CLOSED }, ask),
      'from an account in euros': (await ask({ accountDebitId: other.id })).code,
      'from a dormant account': await refusalWhile(server, { id: dollars.id, change: DORMANT }, ask),
      'from a frozen account': await refusalWhile(server, { id: dollars.id, change: FROZEN }, ask),
      'from an account nothing may leave': await refusalWhile(server, { id: dollars.id, change: NO_DEBIT }, ask),
      'to a dormant loan': await refusalWhile(server, { id: loan.id, change: DORMANT }, ask),
      'to a loan nothing may come to': await refusalWhile(server, { id: loan.id, change: NO_CREDIT }, ask),
      'more than is there': await refusalWhile(server, { id: dollars.id, change: BLOCKED }, ask),
    };
    expect(refusals).toEqual({
      'an id that has another mode': 'OPERATION_ID_REUSED',
      'of a loan there is not': 'LOAN_NOT_FOUND',
      'of a loan that is paid ahead': 'OPERATION_IMPOSSIBLE',
      'too little to repay anything': 'LOAN_REPAYMENT_TOO_SMALL',
      'more than is owed': 'LOAN_REPAYMENT_TOO_LARGE',
      'from the account of the loan': 'ACCOUNT_DEBIT_NOT_FOUND',
      'to a loan that is closed': 'ACCOUNT_CREDIT_NOT_FOUND',
      'from an account in euros': 'CURRENCY_MISMATCH',
      'from a dormant account': 'ACCOUNT_DEBIT_DORMANT',
      'from a frozen account': 'ACCOUNT_DEBIT_FROZEN',
      'from an account nothing may leave': 'ACCOUNT_NO_DEBIT',
      'to a dormant loan': 'ACCOUNT_CREDIT_DORMANT',
      'to a loan nothing may come to': 'ACCOUNT_NO_CREDIT',
      'more than is there': 'INSUFFICIENT_FUNDS',
    });
    expect(Object.values(refusals)).toEqual(loanOperations.DIGITAL_LOAN_MAKE_REPAYMENT.failures);
    expect((await create(part(loan, '100.00'))).code).toBe('CURRENCY_MISMATCH');
  });

  it('keeps loans of others out of reach', async () => {
    const loan = await loanNow('KR-000302');
    const stranger = await server.signedIn('aizada');
    expect((await create(repayment(loan), stranger)).code).toBe('LOAN_NOT_FOUND');
  });
});
