import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bankDayOf } from '../../../src/domain/time/Instant';
import { createTestBank } from '../support/createTestBank';
import { newOperationId, refusalOf, valueOf } from '../support/transfers';
import type { TransactionHistoryQuery } from '../../../src/application/operations/accounts';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { TestBank, TestCaller } from '../support/createTestBank';

describe('the history', () => {
  let bank: TestBank;
  let aibek: TestCaller;
  let aizada: TestCaller;
  let whole: readonly Transaction[];
  beforeAll(async () => {
    bank = await createTestBank({ seed: true });
    aibek = await bank.callAs('aibek');
    aizada = await bank.callAs('aizada');
    whole = await pages(aibek, { limit: 1000 });
  });
  afterAll(() => bank.close());

  it.each([1000, 200, 37])('is the same whole, without doubles, in pages of %d', async (limit) => {
    const ids = (await pages(aibek, { limit })).map((transaction) => transaction.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(whole.map((transaction) => transaction.id));
  });

  it('runs from the newest to the oldest', () => {
    const moments = whole.map((transaction) => transaction.createdAt);
    expect(moments).toEqual([...moments].sort((left, right) => right - left));
  });

  it('keeps its order where several have one moment', async () => {
    await bank.database.owner.query(
      `with made as (insert into txn (operation_id, txn_code, status, created_at, sender_name, recipient_name, purpose)
          select gen_random_uuid(), 'OTHER', 'ACCEPTED', $2, '', '', '' from generate_series(1, 25) returning id, created_at)
        insert into txn_of_customer select $1, created_at, id from made`,
      [aizada.caller.customerId, new Date(bank.clock.now() - 1)],
    );
    const ids = (await pages(aizada, { limit: 4 })).map((transaction) => transaction.id);
    expect(ids).toEqual((await pages(aizada, { limit: 1000 })).map((transaction) => transaction.id));
    expect(ids.length).toBeGreaterThan(600);
  });

  it('has 200 on a page when nothing else is asked for', async () => {
    expect(valueOf(await aibek.call('GET_TRANSACTION_HISTORY_V2', {})).transactions).toHaveLength(200);
  });

  it('includes both days of a period, in Bishkek time', async () => {
    const day = bankDayOf(whole[500]?.createdAt ?? 0);
    const found = await pages(aibek, { from: day, to: day });
    const expected = whole.filter((transaction) => bankDayOf(transaction.createdAt) === day);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  it('lists the operations of an account', async () => {
    const account = valueOf(await aibek.call('GET_ACCOUNTS_V2', { recordStatus: 'O' })).find(
      (each) => each.currency === 'EUR',
    );
    const found = await pages(aibek, { accountId: account?.id, limit: 50 });
    const touches = ({ debit, credit }: Transaction) =>
      [debit, credit].some((side) => side.accountNumber === account?.number);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(whole.filter(touches));
  });

  it('finds one transaction and one operation', async () => {
    const wanted = whole[7];
    expect(await pages(aibek, { transactionId: wanted?.id })).toEqual([wanted]);
    expect(await pages(aibek, { operationId: newOperationId() })).toEqual([]);
  });

  it('shows nothing of others: their transactions, accounts and cursors are unknown', async () => {
    const theirs = (await pages(aizada, { limit: 1000 })).find(({ id }) => whole.every((mine) => mine.id !== id));
    const id = theirs?.id ?? '';
    expect(id).not.toBe('');
    const account = valueOf(await aizada.call('GET_ACCOUNTS_V2', { recordStatus: 'O' }))[0];
    expect(refusalOf(await aibek.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id }))).toBe(
      'TRANSACTION_NOT_FOUND',
    );
    expect(refusalOf(await aibek.call('GET_TRANSACTION_RECEIPT_FILE', { transactionId: id }))).toBe(
      'TRANSACTION_NOT_FOUND',
    );
    expect(refusalOf(await aibek.call('GET_ACCOUNT_BY_ID', { accountId: account?.id ?? '' }))).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    expect(refusalOf(await aibek.call('GET_ACCOUNT_BY_ID', { accountId: '9223372036854775807' }))).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    expect(await pages(aibek, { transactionId: id })).toEqual([]);
    expect(await pages(aibek, { cursor: id })).toEqual([]);
  });

  it('makes a receipt of a transaction', async () => {
    const file = valueOf(await aibek.call('GET_TRANSACTION_RECEIPT_FILE', { transactionId: whole[3]?.id ?? '' }));
    expect(file.contentType).toBe('application/pdf');
    expect(Buffer.from(file.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** Every page one after the other. */
async function pages(user: TestCaller, query: TransactionHistoryQuery): Promise<readonly Transaction[]> {
  const found: Transaction[] = [];
  let cursor = query.cursor;
  do {
    const page = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { ...query, cursor }));
    found.push(...page.transactions);
    cursor = page.next;
  } while (cursor !== undefined);
  return found;
}
