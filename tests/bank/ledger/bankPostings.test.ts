import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bookOfBank } from '../../../bank/ledger/ledger';
import type { BankPosting } from '../../../bank/ledger/ledger';
import { addAccount, addCustomer, internalAccount } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, transferRequest, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';

let bank: TestBank;
let user: TestCaller;
let cash: string;
let main: string;
let other: string;

beforeAll(async () => {
  bank = await createTestBank();
  const { customerId } = await addCustomer(bank, 'owner');
  user = await bank.callAs('owner');
  main = await addAccount(bank, customerId, { balance: 5000n });
  other = await addAccount(bank, customerId, { product: 'deposit', balance: 700n });
  cash = await internalAccount(bank, 'CASH', 'KGS');
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

function book(posting: Omit<BankPosting, 'at'>) {
  return bank.services.database.kysely
    .transaction()
    .execute((connection) => bookOfBank(connection, { ...posting, at: bank.clock.now() }));
}

describe('a posting of the bank', () => {
  it('is booked once under its key, with a line of history and one event', async () => {
    const posting = {
      key: 'fee 1',
      legs: [
        { account: main, minor: -150n },
        { account: cash, minor: 150n },
      ],
      line: { code: 'FEE', purpose: 'За обслуживание' },
    };
    const first = await book(posting);
    expect(first).toMatchObject({ booked: true });
    expect(await book(posting)).toEqual({ ...first, booked: false });
    expect(await balanceOf(bank, main)).toBe(4850n);
    const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { accountId: main }));
    expect(transactions).toMatchObject([
      {
        txnCode: 'FEE',
        purpose: 'За обслуживание',
        senderName: 'Клиент owner',
        debit: { amount: { minor: 150n } },
        credit: { accountNumber: undefined },
      },
    ]);
    const { rows } = await bank.database.owner.query(
      `select type from outbox_event where payload ->> 'txnId' = $1 and payload -> 'accounts' @> jsonb_build_array(jsonb_build_object('accountId', $2::text))`,
      [String(first.transactionId), main],
    );
    expect(rows).toEqual([{ type: 'BOOKING' }]);
  });

  it('is one line of history between two accounts of the customer', async () => {
    await book({
      key: 'end 1',
      legs: [
        { account: other, minor: -200n },
        { account: main, minor: 200n },
      ],
      line: { code: 'END' },
    });
    const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions.filter(({ txnCode }) => txnCode === 'END')).toHaveLength(1);
    const { rows } = await bank.database.owner.query(
      `select from outbox_event where type = 'UPDATED_DEPOSIT' and payload ->> 'accountId' = $1`,
      [other],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is refused when it is not balanced, says nothing to the customer, touches too many, or takes more than there is', async () => {
    const line = { code: 'FEE' };
    await expect(book({ key: 'x', legs: [{ account: main, minor: -1n }], line })).rejects.toThrow(/not balanced/);
    await expect(
      book({
        key: 'x',
        legs: [
          { account: main, minor: -1n },
          { account: cash, minor: 1n },
        ],
      }),
    ).rejects.toThrow(/says nothing/);
    const three = [
      { account: main, minor: 1n },
      { account: other, minor: 1n },
      { account: cash, minor: -2n },
    ];
    await expect(book({ key: 'x', legs: three, line })).rejects.toThrow(/more accounts of customers/);
    const tooMuch = [
      { account: other, minor: -100_000n },
      { account: cash, minor: 100_000n },
    ];
    await expect(book({ key: 'x', legs: tooMuch, line })).rejects.toThrow(/account_not_below_lowest/);
    expect((await bank.database.owner.query(`select from bank_posting where key = 'x'`)).rowCount).toBe(0);
  });
});

describe('an account of another product', () => {
  it('is in no list of accounts, and no transfer touches it', async () => {
    expect(valueOf(await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' })).map(({ id }) => id)).toEqual([main]);
    expect(await user.call('GET_ACCOUNT_BY_ID', { accountId: other })).toMatchObject({
      failure: { code: 'ACCOUNT_NOT_FOUND' },
    });
    const into = await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from: main, to: other, amount: 1n }));
    expect(into).toMatchObject({ failure: { code: 'ACCOUNT_CREDIT_NOT_FOUND' } });
    const out = await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from: other, to: main, amount: 1n }));
    expect(out).toMatchObject({ failure: { code: 'ACCOUNT_DEBIT_NOT_FOUND' } });
  });
});
