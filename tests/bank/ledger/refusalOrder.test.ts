import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { transferOperations } from '../../../src/application/operations/transfers';
import { addAccount, addCustomer, deposit } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, createAndSend, refusalOf, transferRequest } from '../support/transfers';
import type { Currency } from '../../../src/domain/money/Currency';
import type { TestBank, TestCaller } from '../support/createTestBank';

/** Everything the booking rules check, at first all wrong. */
interface Situation {
  readonly bank: TestBank;
  readonly debit: string;
  readonly credit: string;
  chosen: { from: string; to: string; currency: Currency };
}

interface Step {
  readonly refusal: string;
  readonly repair: (situation: Situation) => Promise<unknown>;
}

function set(account: 'debit' | 'credit', assignment: string) {
  return ({ bank, [account]: id }: Situation) =>
    bank.database.owner.query(`update account set ${assignment} where id = $1`, [id]);
}

/** Each step names the refusal and repairs exactly its cause. */
const STEPS: readonly Step[] = [
  { refusal: 'ACCOUNT_DEBIT_NOT_FOUND', repair: async (s) => (s.chosen = { ...s.chosen, from: s.debit }) },
  { refusal: 'ACCOUNT_CREDIT_NOT_FOUND', repair: async (s) => (s.chosen = { ...s.chosen, to: s.debit }) },
  { refusal: 'SAME_ACCOUNT', repair: async (s) => (s.chosen = { ...s.chosen, to: s.credit }) },
  { refusal: 'CURRENCY_MISMATCH', repair: async (s) => (s.chosen = { ...s.chosen, currency: 'KGS' }) },
  { refusal: 'ACCOUNT_DEBIT_DORMANT', repair: set('debit', 'dormant = false') },
  { refusal: 'ACCOUNT_DEBIT_FROZEN', repair: set('debit', 'frozen = false') },
  { refusal: 'ACCOUNT_NO_DEBIT', repair: set('debit', 'available_for_operations = true') },
  { refusal: 'ACCOUNT_CREDIT_DORMANT', repair: set('credit', 'dormant = false') },
  { refusal: 'ACCOUNT_NO_CREDIT', repair: set('credit', 'credit_stopped = false') },
  { refusal: 'INSUFFICIENT_FUNDS', repair: (s) => deposit(s.bank, s.debit, { amount: 1n, currency: 'KGS' }) },
];

const AMOUNT = 10_000n;

describe('the order of refusals', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  let foreign: readonly [string, string];

  beforeEach(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
    const stranger = await addCustomer(bank, 'stranger');
    foreign = [
      await addAccount(bank, stranger.customerId, { balance: AMOUNT }),
      await addAccount(bank, stranger.customerId),
    ];
  });
  afterEach(() => bank.close());

  it('names, in the declared order, the first thing that is wrong when the transfer is created', async () => {
    const flags = {
      debit_stopped: true,
      credit_stopped: true,
      frozen: true,
      dormant: true,
      available_for_operations: false,
    };
    const situation: Situation = {
      bank,
      debit: await addAccount(bank, customerId, { balance: AMOUNT - 1n, flags }),
      credit: await addAccount(bank, customerId, { flags: { credit_stopped: true, dormant: true } }),
      chosen: { from: foreign[0], to: foreign[1], currency: 'USD' },
    };
    const attempt = () =>
      user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ ...situation.chosen, amount: AMOUNT }));
    for (const step of STEPS) {
      expect(refusalOf(await attempt())).toBe(step.refusal);
      await step.repair(situation);
    }
    expect(refusalOf(await attempt())).toBeUndefined();
    const declared = transferOperations.MAKE_OWN_ACCOUNTS_TRANSFER.failures;
    const planned = ['OPERATION_ID_REUSED', 'EXCHANGE_RATE_NOT_FOUND', 'FLEX_MIN_LIMIT_ERROR'];
    expect([...planned, ...STEPS.map((step) => step.refusal)]).toEqual([...declared]);
  });

  it('is the same at confirmation, where a refusal books nothing and leaves the code valid', async () => {
    const debit = await addAccount(bank, customerId, { balance: AMOUNT });
    const credit = await addAccount(bank, customerId);
    const request = transferRequest({ from: debit, to: credit, amount: AMOUNT });
    const otp = await createAndSend(bank, user, request);
    const broken: readonly (readonly [refusal: string, break_: string, repair: string, account: string])[] = [
      ['ACCOUNT_DEBIT_NOT_FOUND', `record_status = 'C'`, `record_status = 'O'`, debit],
      ['ACCOUNT_CREDIT_NOT_FOUND', `record_status = 'C'`, `record_status = 'O'`, credit],
      ['ACCOUNT_DEBIT_DORMANT', 'dormant = true', 'dormant = false', debit],
      ['ACCOUNT_DEBIT_FROZEN', 'frozen = true', 'frozen = false', debit],
      [
        'ACCOUNT_NO_DEBIT',
        'debit_stopped = true, available_for_operations = false',
        'debit_stopped = false, available_for_operations = true',
        debit,
      ],
      ['ACCOUNT_CREDIT_DORMANT', 'dormant = true', 'dormant = false', credit],
      ['ACCOUNT_NO_CREDIT', 'credit_stopped = true', 'credit_stopped = false', credit],
      ['INSUFFICIENT_FUNDS', 'blocked = 1', 'blocked = 0', debit],
    ];
    // All are broken at once and repaired one by one, so each answer shows the order as well.
    for (const [, assignment, , account] of broken) {
      await bank.database.owner.query(`update account set ${assignment} where id = $1`, [account]);
    }
    for (const [refusal, , assignment, account] of broken) {
      expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }))).toBe(refusal);
      expect(await balanceOf(bank, debit)).toBe(AMOUNT);
      await bank.database.owner.query(`update account set ${assignment} where id = $1`, [account]);
    }
    expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }))).toBeUndefined();
    expect([await balanceOf(bank, debit), await balanceOf(bank, credit)]).toEqual([0n, AMOUNT]);
    await assertBooksBalance(bank.database.owner);
  });

  it('lets a debit stop pass where the account is available for operations', async () => {
    const debit = await addAccount(bank, customerId, { balance: AMOUNT, flags: { debit_stopped: true } });
    const credit = await addAccount(bank, customerId);
    const created = await user.call(
      'MAKE_OWN_ACCOUNTS_TRANSFER',
      transferRequest({ from: debit, to: credit, amount: AMOUNT }),
    );
    expect(refusalOf(created)).toBeUndefined();
  });
});
