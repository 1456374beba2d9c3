import { describe, expect, it } from 'vitest';

import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { aWallet } from '../support/wallets';

const FAILED = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });

describe('wallets', () => {
  it('are loaded, the one bound first at the top, and are there until the bank says otherwise', async () => {
    const gateway = new FakeOperationGateway({
      GET_WALLETS: () => success([aWallet({ id: '8', since: 2000 }), aWallet()]),
    });
    const store = new WalletsStore(gateway);
    expect(store.status).toBe('LOADING');
    await store.markStale();
    expect(gateway.calls).toEqual([]);
    await store.ensure();
    expect([store.status, store.wallets.map(({ id }) => id), store.registering]).toEqual(['LOADED', ['7', '8'], false]);
    gateway.plain.GET_WALLETS = FAILED;
    await store.markStale();
    expect([store.status, store.failure?.code, store.byId('8')?.id]).toEqual(['LOADED', 'INTERNAL_SERVER_ERROR', '8']);
  });

  it('may be empty, and may fail to load', async () => {
    const none = new WalletsStore(new FakeOperationGateway({ GET_WALLETS: () => success([]) }));
    await none.reload();
    expect(none.status).toBe('EMPTY');
    const broken = new WalletsStore(new FakeOperationGateway({ GET_WALLETS: FAILED }));
    await broken.reload();
    expect([broken.status, broken.failure?.code]).toEqual(['ERROR', 'INTERNAL_SERVER_ERROR']);
  });

  it('leave the list when they are unbound, and stay when the bank does not', async () => {
    const gateway = new FakeOperationGateway({
      GET_WALLETS: () => success([aWallet(), aWallet({ id: '8', status: 'registering', balance: undefined })]),
      UNBIND_ELSOM_WALLET_BY_ID: ({ walletId }) =>
        walletId === '8' ? refusal({ code: 'WALLET_REGISTRATION_PENDING' as const }) : success({ walletId }),
    });
    const store = new WalletsStore(gateway);
    await store.reload();
    expect(store.registering).toBe(true);
    expect((await store.unbind('8'))?.code).toBe('WALLET_REGISTRATION_PENDING');
    expect(await store.unbind('7')).toBeUndefined();
    expect(store.wallets.map(({ id }) => id)).toEqual(['8']);
  });
});
