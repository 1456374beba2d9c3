import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import type { Account } from '../../../src/domain/account/Account';
import { refusal, success } from '../../../src/domain/result/Result';
import { anAccount } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { settle } from '../support/MovableTime';

function aStore(accounts: readonly Account[] = [anAccount()]) {
  const gateway = new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success(accounts) });
  return { gateway, store: new AccountsStore(gateway) };
}

describe('AccountsStore, loading', () => {
  it('begins with LOADING and asks for open accounts', async () => {
    const { store, gateway } = aStore();
    expect(store.status).toBe('LOADING');
    await store.reload();
    expect(store.status).toBe('LOADED');
    expect(gateway.requestsOf('GET_ACCOUNTS_V2')).toEqual([{ recordStatus: 'O' }]);
  });

  it('tells an empty list from a failed one', async () => {
    const { store, gateway } = aStore([]);
    await store.reload();
    expect(store.status).toBe('EMPTY');
    gateway.plain.GET_ACCOUNTS_V2 = () => refusal({ code: 'CLIENT_ERROR', referenceId: 'r' });
    await store.reload();
    expect(store.status).toBe('ERROR');
    expect(store.failure).toEqual({ code: 'CLIENT_ERROR', referenceId: 'r' });
  });

  it('keeps what is on the screen when loading anew fails', async () => {
    const { store, gateway } = aStore();
    await store.reload();
    gateway.plain.GET_ACCOUNTS_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    await store.reload();
    expect(store.status).toBe('LOADED');
    expect(store.accounts).toHaveLength(1);
  });

  it('passes over an answer that a newer one has overtaken', async () => {
    const { store, gateway } = aStore();
    const answers: ((accounts: readonly Account[]) => void)[] = [];
    gateway.plain.GET_ACCOUNTS_V2 = () => new Promise((resolve) => answers.push((list) => resolve(success(list))));
    const first = store.reload();
    const second = store.reload();
    answers[1]?.([anAccount({ id: '2' })]);
    answers[0]?.([anAccount({ id: '1' })]);
    await Promise.all([first, second]);
    expect(store.accounts.map(({ id }) => id)).toEqual(['2']);
  });
});

describe('AccountsStore, updates', () => {
  it.each([
    { incoming: 4n, taken: false },
    { incoming: 5n, taken: false },
    { incoming: 6n, taken: true },
  ])('edition $incoming over edition 5 is taken: $taken', async ({ incoming, taken }) => {
    const { store } = aStore([anAccount({ dataVersion: 5n, minor: 100n })]);
    await store.reload();
    store.applyUpdate(anAccount({ dataVersion: incoming, minor: 200n }));
    expect(store.byId('1')?.available.minor).toBe(taken ? 200n : 100n);
  });

  it('takes a name and a stop over without a newer balance', async () => {
    const { store } = aStore([anAccount({ dataVersion: 5n, minor: 100n })]);
    await store.reload();
    store.applyUpdate({ ...anAccount({ dataVersion: 5n, minor: 200n }), name: 'На отпуск', debitStopped: true });
    expect(store.byId('1')).toMatchObject({ name: 'На отпуск', debitStopped: true, available: { minor: 100n } });
  });

  it('does not go back to an older balance when a list arrives late', async () => {
    const { store } = aStore([anAccount({ dataVersion: 5n, minor: 100n })]);
    await store.reload();
    store.applyUpdate(anAccount({ dataVersion: 6n, minor: 200n }));
    await store.reload();
    expect(store.byId('1')?.available.minor).toBe(200n);
  });

  it('reads an account only when its edition is not held yet', async () => {
    const { store, gateway } = aStore([anAccount({ dataVersion: 5n })]);
    await store.reload();
    gateway.plain.GET_ACCOUNT_BY_ID = () => success(anAccount({ dataVersion: 6n, minor: 200n }));
    await store.refresh('1', 5n);
    expect(gateway.requestsOf('GET_ACCOUNT_BY_ID')).toEqual([]);
    await store.refresh('1', 6n);
    expect(gateway.requestsOf('GET_ACCOUNT_BY_ID')).toEqual([{ accountId: '1' }]);
    expect(store.byId('1')?.available.minor).toBe(200n);
  });

  it('reads a burst of changes twice at most', async () => {
    const { store, gateway } = aStore([anAccount({ dataVersion: 1n })]);
    await store.reload();
    const answers: (() => void)[] = [];
    let version = 2n;
    gateway.plain.GET_ACCOUNT_BY_ID = () =>
      new Promise((resolve) => answers.push(() => resolve(success(anAccount({ dataVersion: version })))));
    for (let announced = 2n; announced <= 1000n; announced += 1n) {
      void store.refresh('1', announced);
    }
    answers[0]?.();
    await settle();
    version = 1000n;
    answers[1]?.();
    await settle();
    expect(answers).toHaveLength(2);
    expect(store.byId('1')?.dataVersion).toBe(1000n);
  });
});
