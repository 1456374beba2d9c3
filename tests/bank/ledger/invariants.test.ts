import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance, assertRecentBooksBalance, markBooks } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { transfer, valueOf } from '../support/transfers';
import type { TestBank } from '../support/createTestBank';

/** Ways to spoil the books, and the invariant that has to notice. */
const DAMAGES: readonly (readonly [damage: string, sql: string, invariant: string])[] = [
  ['an entry is lost', 'delete from entry where posting_id = (select max(posting_id) from entry) and amount > 0', 'I1'],
  ['an entry is of another moment', `update entry set created_at = now() + '1 day' where account_version = 2`, 'I1'],
  ['an entry is changed', 'update entry set amount = amount + 1 where account_version = 1 and amount > 0', 'I1'],
  [
    'money moves without entries',
    `update account set balance = balance + case when id = (select min(id) from account) then 1 else -1 end
      where id in ((select min(id) from account), (select max(id) from account where customer_id is not null))`,
    'I2',
  ],
  ['a version is skipped', 'update account set data_version = data_version + 1 where data_version = 2', 'I3'],
  ['a balance is written wrong', 'update entry set balance_after = balance_after + 1 where account_version = 2', 'I3'],
  ['an account may not go so low', 'update account set lowest_balance = balance where balance > 0', 'I6'],
  [
    'an event is lost',
    `update outbox_event set payload = payload #- '{accounts,0}' where id = (select max(id) from outbox_event where type = 'BOOKING')`,
    'I9',
  ],
  [
    'another amount is booked than was agreed on',
    'update operation set leg_amounts = array[-599, 599]',
    'an operation is booked',
  ],
  ['a line of history is lost', 'delete from txn_of_customer', 'I9'],
  ['an entry is of no account', 'update entry set account_id = -1 where amount > 0 and account_version = 2', 'I2'],
  ['a posting is gone', `insert into bank_posting (key, posting_id) values ('gone', -1)`, 'what the books refer to'],
  ['a line of history names no transaction', 'update txn_of_customer set txn_id = -1', 'I9'],
  ['a notice is of no transaction', 'update notification set txn_id = -1', 'what the books refer to'],
  ['a notice is for nobody', 'update notification set user_id = -1', 'what the books refer to'],
  [
    'a line of history is in no history',
    'insert into txn_of_customer select -1, created_at, txn_id from txn_of_customer',
    'what the books refer to',
  ],
  ['an operation is of nobody', 'update operation set recipient_id = -1', 'what the books refer to'],
  [
    'a change of a balance is not announced',
    'update txn set credit_account_id = null',
    'every entry on an account of a customer',
  ],
  ['a transaction names no account', 'update txn set credit_account_id = -1', 'what the books refer to'],
  ['an operation names no account', 'update operation set debit_account_id = -1', 'what the books refer to'],
  ['an operation is booked at no time', 'update operation set booked_at = null', 'an operation says in one way'],
  [
    'an account of a customer has no lowest balance',
    'update account set lowest_balance = null',
    'an account of a customer',
  ],
  [
    'a fee is melted into the amount',
    `update txn set fee = 1 where operation_id in (select operation_id from operation)`,
    'a fee is an entry of its own',
  ],
  [
    'an amount is called a fee',
    'update entry set is_fee = true where posting_id = (select max(posting_id) from entry) and amount < 0',
    'a fee is an entry of its own',
  ],
  ['what comes back names nothing', `update txn set txn_code = txn_code || '_RETURN'`, 'what has come back'],
  [
    'more comes back than went',
    'update txn set return_of = id, credit_amount = credit_amount + 1',
    'what has come back',
  ],
  [
    'a payment by a code from another bank has no answer',
    `insert into qr_arrival (key, payee, amount, received_at) values (gen_random_uuid(), 'payee', 1, now())`,
    'what came by codes from other banks',
  ],
  [
    'more is counted at a point of sale than has come',
    `insert into qr_point_payment (txn_id, point_id, payer_id, amount, created_at)
      select id, -1, -1, credit_amount, now() from txn where credit_amount = 600`,
    'what is counted at a point of sale',
  ],
  [
    'a code is used without a booking',
    `update operation set state = 'created', txn_id = null, booked_at = null`,
    'I10',
  ],
];

/** Spoils the books past the triggers that forbid it. */
const damaging = (sql: string) =>
  `set session_replication_role = replica; ${sql}; set session_replication_role = origin`;

describe('the check of the books', () => {
  let bank: TestBank;
  let mark: string;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'owner');
    const from = await addAccount(bank, customerId, { balance: 1_000n });
    const to = await addAccount(bank, customerId, { balance: 500n });
    mark = await markBooks(bank.database.owner);
    valueOf(await transfer(bank, await bank.callAs('owner'), { from, to, amount: 600n }));
  });
  beforeEach(() => bank.database.owner.query('begin'));
  afterEach(() => bank.database.owner.query('rollback'));
  afterAll(() => bank.close());

  it('passes sound books', async () => {
    const { owner } = bank.database;
    await expect(assertBooksBalance(owner)).resolves.toBeUndefined();
    await expect(assertRecentBooksBalance(owner, mark)).resolves.toBeUndefined();
  });

  it.each(DAMAGES)('notices when %s', async (_, sql, invariant) => {
    const { owner } = bank.database;
    await owner.query(damaging(sql));
    await expect(assertBooksBalance(owner)).rejects.toThrow(`(${invariant}`);
    await expect(assertRecentBooksBalance(owner, mark)).rejects.toThrow(`(${invariant}`);
  });
});

describe('the check of recent books', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank();
  });
  afterAll(() => bank.close());

  it('leaves out accounts that were damaged before its mark until they are booked on again', async () => {
    const { owner } = bank.database;
    const { customerId } = await addCustomer(bank, 'owner');
    const [from, to, idle] = [
      await addAccount(bank, customerId, { balance: 1_000n }),
      await addAccount(bank, customerId),
      await addAccount(bank, customerId, { balance: 500n }),
    ];
    await owner.query(
      damaging(
        `update entry set amount = amount + 1 where account_id = ${idle};
          update account set balance = balance + case id when ${from} then 1 else -1 end where id in (${from}, ${idle})`,
      ),
    );
    await expect(assertBooksBalance(owner)).rejects.toThrow('(I1');
    const damage = await owner.query<{ xid: string }>('select xmin::text as xid from account where id = $1', [idle]);
    // A transaction of another database of the server that began before keeps the mark back.
    await expect.poll(async () => Number(await markBooks(owner))).toBeGreaterThan(Number(damage.rows[0]?.xid));
    const mark = await markBooks(owner);
    await expect(assertRecentBooksBalance(owner, mark)).resolves.toBeUndefined();
    valueOf(await transfer(bank, await bank.callAs('owner'), { from, to, amount: 600n }));
    await expect(assertRecentBooksBalance(owner, mark)).rejects.toThrow(
      `(I2: a balance is the sum of its entries): 1 rows, e.g. (${from})`,
    );
  });
});
