import { describe, expect, it } from 'vitest';

import { OperationsOfAccount, OPERATIONS_OF_ACCOUNT } from '../../../src/application/history/OperationsOfAccount';
import type { TransactionHistoryQuery } from '../../../src/application/operations/accounts';
import { refusal, success } from '../../../src/domain/result/Result';
import { aTransaction } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

/** A history of forty operations of each account, page by page. */
function aHistory() {
  const all = Array.from({ length: 40 }, (_, index) => aTransaction({ id: String(40 - index) }));
  const answer = ({ cursor, limit = 0 }: TransactionHistoryQuery) => {
    const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
    const transactions = all.slice(from, from + limit);
    return success({ transactions, next: from + limit < all.length ? transactions.at(-1)?.id : undefined });
  };
  const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: answer });
  return { gateway, answer, operations: new OperationsOfAccount(gateway) };
}

describe('the operations of an account', () => {
  it('come in pages, until there are no more', async () => {
    const { gateway, operations } = aHistory();
    await operations.load('1');
    expect([operations.status, operations.transactions.length, operations.hasMore]).toEqual(['LOADED', 15, true]);
    await operations.more();
    await operations.more();
    expect(operations.transactions.map(({ id }) => Number(id))).toEqual(Array.from({ length: 40 }, (_, at) => 40 - at));
    expect(operations.hasMore).toBe(false);
    await operations.more();
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).toMatchObject(
      Array.from({ length: 3 }, () => ({ accountId: '1', limit: OPERATIONS_OF_ACCOUNT })),
    );
  });

  it('stay as many as they were when something was booked', async () => {
    const { gateway, operations } = aHistory();
    await operations.load('1');
    await operations.more();
    await operations.load('1');
    expect([operations.transactions.length, operations.hasMore]).toEqual([30, true]);
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    await operations.load('1');
    expect([operations.status, operations.transactions.length]).toEqual(['LOADED', 30]);
  });

  it('are not mixed with those of the account shown before', async () => {
    const { gateway, operations } = aHistory();
    await operations.load('1');
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    await operations.load('2');
    expect([operations.status, operations.transactions]).toEqual(['ERROR', []]);
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [], next: undefined });
    await operations.load('2');
    expect(operations.status).toBe('EMPTY');
  });

  it('say when older ones could not be loaded, and can be asked for again', async () => {
    const { gateway, answer, operations } = aHistory();
    await operations.load('1');
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    await operations.more();
    expect([operations.moreFailed, operations.loadingMore, operations.transactions.length]).toEqual([true, false, 15]);
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = answer;
    await operations.more();
    expect([operations.moreFailed, operations.transactions.length]).toEqual([false, 30]);
  });
});
