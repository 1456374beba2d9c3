import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { INVARIANTS } from '../../../bank/ledger/bookInvariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { transfer, valueOf } from '../support/transfers';
import type { TestBank } from '../support/createTestBank';

/** Conditions of the entry, the account and the transaction of the one operation that the bank has booked. */
const ENTRY = `posting_id = (select t.posting_id from operation o join txn t on t.id = o.txn_id) and amount > 0`;
const ACCOUNT = 'id = (select credit_account_id from operation)';
const TXN = 'id = (select txn_id from operation)';

/** Inserts an application that the operation has opened. */
const application = (product: string, state: string) =>
  `insert into application (txn_id, operation_id, customer_id, user_id, product, state)
    select txn_id, id, customer_id, user_id, '${product}', '${state}' from operation`;

/** Money that appears on the first account of a class of the bank. */
const unexplained = (accountClass: string) =>
  `update account set balance = balance + 1 where id = (select min(id) from account where account_class = '${accountClass}')`;

/** A change of the demonstration bank that violates the invariant, for each of them. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  'I1: the entries of each posting sum to zero in each currency': `update entry set amount = amount + 1 where ${ENTRY}`,
  'I1: the entries of a posting are of one moment and one value day': `update entry set created_at = created_at + '1 day' where ${ENTRY}`,
  'I1: all balances sum to zero in each currency': unexplained('CASH'),
  'I2: a balance is the sum of its entries': unexplained('CASH'),
  'I3: versions run from 1 without a gap and end at the data version of the account': `update account set data_version = data_version + 1 where ${ACCOUNT}`,
  'I3: each entry carries on from the balance before it': `update entry set balance_after = balance_after + 1 where ${ENTRY}`,
  'an entry is in the currency of its account': `update entry set currency = 'USD' where ${ENTRY}`,
  'I6: no balance was ever below what its account allows': `update account set lowest_balance = balance where ${ACCOUNT}`,
  'I9: a booked operation has one transaction in the history and its events': 'delete from txn_of_customer',
  'an operation that moves no money has no accounts and no entries': `update operation set amount = 0, credited = 0, fee = 0, leg_accounts = '{}', leg_amounts = '{}'`,
  'an operation is of a user of its customer': 'update operation set user_id = -1',
  'I9: every change of an account by an operation has its event': 'delete from outbox_event',
  'what the bank owes in interest is what deposits have earned and were not paid':
    'update deposit set interest_paid = interest_paid + 1',
  'a deposit that is closed has nothing left, and only a deposit has a contract': `update account set product = 'current' where product = 'deposit'`,
  'what the bank has coming in interest and penalties of loans, and holds for instalments, is what their contracts say':
    'update loan set prepaid = prepaid + 1',
  'a loan that is over has nothing left, and no more falls due than is owed': `update account set balance = -1 where id in (select account_id from loan where status = 'C')`,
  'an order to close a deposit is kept, and done once': `update operation set txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT'`,
  'an application stands in the history where its state says, and its price has come back when nothing is made of it':
    application('makeCheckbookOrder', 'REJECTED'),
  'a safe-deposit box is held by a reservation that named it, and by one at most': `${application('makeCheckbookOrder', 'IN_PROCESS')};
    update deposit_box set application_id = (select txn_id from operation), rented_until = current_date
      where number = (select min(number) from deposit_box)`,
  'a card was issued by each accepted order for one and by no other, and takes the place of the card the order named':
    application('makeDebitCardOrder', 'ACCEPTED'),
  'the money that waits for bonds is what open applications for them have paid': unexplained('BOND_TRANSIT'),
  'bonds are paid for once by each accepted order and by no other, and no more of an issue are ordered than there are':
    application('makeBondPurchase', 'ACCEPTED'),
  'I10: a code was used at most once for an operation, and only for one that is booked': `update operation set state = 'created'`,
  'I12: a booked document of a company carries a signature in every place, by different users, over what was booked': `update operation set sent_at = now();
    update customer set signatures_needed = 1 where id = (select customer_id from operation)`,
  'a booked document of a company carries the signatures its rules asked for, and names the edition of the rules': `
    update operation set sent_at = created_at;
    insert into approval_rule_set (customer_id, edition, since_txn) select customer_id, 1, 0 from operation;
    insert into approval_rule (customer_id, edition, rule_id, amount_from, sum_of, signers, needed, in_order, ended, changed_at, change_id)
      select customer_id, 1, 1, amount, 'author', array[user_id], 1, false, false, now(), -1 from operation;
    insert into rule_subject select id, user_id, bank_day(created_at), code, debit_account_id, '', 'Payee', '', amount from operation;
    insert into booked_under_rules (operation_id, edition) select id, 1 from operation`,
  'the sums of a day that rules ask for are those of the documents that wait or are booked': `
    insert into rule_subject select id, user_id, bank_day(created_at), code, debit_account_id, '', 'Payee', '', amount from operation`,
  'a document moved to another day of payment differs in its days alone from what was signed before': `
    insert into payment_day_move select id, terms || '{"purpose":"another"}', digest, user_id, now() from operation`,
  'an operation is booked as it was agreed on: the entries of its posting are its legs':
    'update operation set leg_amounts = array[-599, 599]',
  'a fee is an entry of its own on the account that pays it, and nothing else is one': `update entry set is_fee = true where ${ENTRY}`,
  'what has come back says what it came back from, and is no more than that': `update txn set txn_code = txn_code || '_RETURN' where ${TXN}`,
  'what waits in transit is what the orders on their way carry': unexplained('RAIL_TRANSIT'),
  'what networks owe the bank is what the orders that bring money have not brought yet': unexplained('RAIL_CLAIM'),
  'what salaries keep waiting is what their lines have not paid': unexplained('SALARY_TRANSIT'),
  'I11: the lines of a salary add up to what was signed, and none waits when it is over': `update operation set txn_code = 'MAKE_SALARY_BATCH'`,
  'a paid line of a salary was booked once, with its amount, on its account': `insert into batch_line
      (batch_id, number, file, file_row, written, faults, warnings, wanted, account_number, amount, currency, outcome, txn_id)
    values (-1, 1, 0, 1, '{}', '[]', '[]', '{}', '1091820000000000', 1, 'KGS', 'paid', -1)`,
  'money that came through a network was credited once, as agreed on': `insert into rail_order
      (operation_id, txn_id, state, rail, next_attempt_at, changed_at)
    select id, txn_id, 'settled', 'visa', now(), now() from operation;
    update operation set debit_account_id = null`,
  'a payment that is booked has its order, and stands where the order stands': `update operation set rail = 'interbank'`,
  'what the books refer to is there': 'update notification set user_id = -1',
  'an operation says in one way whether it is booked, and in pairs what goes in pairs':
    'update operation set booked_at = null',
  'an account of a customer says how low it may go, and only the bank has one account many times': `update account set lowest_balance = null where ${ACCOUNT}`,
  'every entry on an account of a customer has a line of history that names the account': `update txn set credit_account_id = null where ${TXN}`,
  'an invoice has been paid what its payments and what came before them say': `update invoice set paid = paid + 1, paid_on = issued_on
    where id = (select min(id) from invoice where paid < total)`,
  'what pays invoices moves what it pays of them': `update txn set txn_code = 'DIRECT_DEBIT' where ${TXN}`,
  'what came by codes from other banks was credited once, or refused by a name': `insert into qr_arrival (key, payee, amount, received_at)
    values (gen_random_uuid(), 'payee', 1, now())`,
  'what is counted at a point of sale came to its company, as much as it says': `insert into qr_point_payment
      (txn_id, point_id, payer_id, amount, created_at)
    select txn_id, -1, -1, 1, now() from operation`,
  'a posting belongs to one transaction at most': `update txn set posting_id = (select posting_id from txn where ${TXN})
    where id = (select min(id) from txn)`,
};

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank({ seed: true });
  const { customerId } = await addCustomer(bank, 'owner');
  const from = await addAccount(bank, customerId, { balance: 1_000n });
  const to = await addAccount(bank, customerId, { balance: 500n });
  valueOf(await transfer(bank, await bank.callAs('owner'), { from, to, amount: 600n }));
});

beforeEach(() => bank.database.owner.query('begin'));
afterEach(() => bank.database.owner.query('rollback'));
afterAll(() => bank.close());

it('every invariant of the books has a violation', () => {
  expect(Object.keys(VIOLATIONS)).toEqual(Object.keys(INVARIANTS));
});

it.each(Object.entries(INVARIANTS))('finds what violates “%s”', async (name, query) => {
  const { owner } = bank.database;
  const offenders = () => owner.query(query.replaceAll('recent_', '')).then(({ rows }) => rows);
  expect(await offenders()).toEqual([]);
  // Past the triggers and references that forbid it.
  await owner.query('set local session_replication_role = replica');
  await owner.query(VIOLATIONS[name] ?? '');
  expect(await offenders()).not.toEqual([]);
});
