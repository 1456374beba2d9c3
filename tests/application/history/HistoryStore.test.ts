import { describe, expect, it } from 'vitest';

import { HistoryStore } from '../../../src/application/history/HistoryStore';
import type { Period } from '../../../src/application/history/HistoryStore';
import type { TransactionHistoryQuery } from '../../../src/application/operations/accounts';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aTransaction, NOON } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { settle } from '../support/MovableTime';

const TODAY: Period = { from: bankDayOf(NOON), to: bankDayOf(NOON) };
const WEEK: Period = { from: bankDayOf(NOON - 6 * 86_400_000), to: bankDayOf(NOON) };

/** A bank that gives out its rows in pages of one. */
function pages(count: number) {
  return ({ cursor = '0' }: TransactionHistoryQuery) => {
    const page = [...Array(count).keys()].find((index) => String(index) === cursor) ?? 0;
    const transaction = aTransaction({ id: String(count - page), createdAt: NOON - page });
    return success({ transactions: [transaction], next: page + 1 < count ? String(page + 1) : undefined });
  };
}

describe('HistoryStore', () => {
  it('reads a period page by page until it is complete', async () => {
    const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: pages(3) });
    const store = new HistoryStore(gateway);
    await store.show(WEEK);
    expect(store.transactions.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(store.complete).toBe(true);
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).toHaveLength(3);
    expect(gateway.calls[1]?.request).toEqual({ ...WEEK, accountId: undefined, cursor: '1', limit: 500 });
  });

  it('shows the first page before the rest has come', async () => {
    const gateway = new FakeOperationGateway({
      GET_TRANSACTION_HISTORY_V2: (query) =>
        query.cursor === undefined ? pages(2)(query) : new Promise(() => undefined),
    });
    const store = new HistoryStore(gateway);
    void store.show(WEEK);
    await settle();
    expect(store.status).toBe('LOADED');
    expect(store.transactions).toHaveLength(1);
    expect(store.complete).toBe(false);
  });

  it('asks nothing when the same period is shown again', async () => {
    const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: pages(1) });
    const store = new HistoryStore(gateway);
    await store.show(WEEK, '1');
    await store.show({ ...WEEK }, '1');
    expect(gateway.calls).toHaveLength(1);
    await store.show(TODAY, '1');
    await store.show(TODAY);
    expect(gateway.calls).toHaveLength(3);
  });

  it('ignores pages of a period that is no longer shown', async () => {
    const answers: (() => void)[] = [];
    const gateway = new FakeOperationGateway({
      GET_TRANSACTION_HISTORY_V2: ({ from }) =>
        new Promise((resolve) =>
          answers.push(() => resolve(success({ transactions: [aTransaction({ id: from ?? '' })], next: undefined }))),
        ),
    });
    const store = new HistoryStore(gateway);
    void store.show(WEEK);
    void store.show(TODAY);
    answers[1]?.();
    answers[0]?.();
    await settle();
    expect(store.transactions.map(({ id }) => id)).toEqual([TODAY.from]);
  });

  it('tells an empty period from a failed one', async () => {
    const gateway = new FakeOperationGateway({
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
    });
    const store = new HistoryStore(gateway);
    await store.show(WEEK);
    expect(store.status).toBe('EMPTY');
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    await store.show(TODAY);
    expect(store.status).toBe('ERROR');
  });

  it('keeps the pages it has when a later one fails', async () => {
    const gateway = new FakeOperationGateway({
      GET_TRANSACTION_HISTORY_V2: (query) =>
        query.cursor === undefined ? pages(2)(query) : refusal({ code: 'CLIENT_ERROR' }),
    });
    const store = new HistoryStore(gateway);
    await store.show(WEEK);
    expect(store.status).toBe('LOADED');
    expect(store.complete).toBe(false);
    expect(store.failure?.code).toBe('CLIENT_ERROR');
  });

  it('puts a new operation on top and a changed one in its place', async () => {
    const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: pages(2) });
    const store = new HistoryStore(gateway);
    await store.show(WEEK);
    const fresh = aTransaction({ id: '9', createdAt: NOON + 1 });
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [fresh], next: undefined });
    await store.refresh('9');
    expect(store.transactions.map(({ id }) => id)).toEqual(['9', '2', '1']);
    const changed = aTransaction({ id: '1', createdAt: NOON - 1, status: 'DECLINED' });
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [changed], next: undefined });
    await store.refresh('1');
    expect(store.transactions.map(({ id, status }) => [id, status])).toEqual([
      ['9', 'ACCEPTED'],
      ['2', 'ACCEPTED'],
      ['1', 'DECLINED'],
    ]);
  });

  it('does not show an operation that is outside of the period', async () => {
    const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: pages(1) });
    const store = new HistoryStore(gateway);
    await store.show(WEEK);
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [], next: undefined });
    await store.refresh('9');
    expect(store.transactions).toHaveLength(1);
  });

  it('keeps the operation on the screen fresh without showing a period', async () => {
    let status: 'ACCEPTED_FOR_PROCESSING' | 'ACCEPTED' = 'ACCEPTED_FOR_PROCESSING';
    const gateway = new FakeOperationGateway({
      GET_TRANSACTION_BY_ID_V2: ({ transactionId }) => success(aTransaction({ id: transactionId, status })),
    });
    const store = new HistoryStore(gateway);
    store.watch('7');
    await store.refresh('8');
    expect(gateway.calls).toEqual([]);
    status = 'ACCEPTED';
    await store.refresh('7');
    await settle();
    expect(store.byId('7')?.status).toBe('ACCEPTED');
    store.watch('9');
    expect(store.byId('7')).toBeUndefined();
  });

  it('reads the operation on the screen anew when events may have been missed', async () => {
    const gateway = new FakeOperationGateway({ GET_TRANSACTION_BY_ID_V2: () => success(aTransaction({ id: '7' })) });
    const store = new HistoryStore(gateway);
    store.watch('7');
    await store.reload();
    await settle();
    expect(store.byId('7')?.id).toBe('7');
  });
});
