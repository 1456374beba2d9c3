import { describe, expect, it } from 'vitest';

import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { RenameDepositViewModel } from '../../../src/ui/features/products/deposits/RenameDepositViewModel';
import { aDeposit } from '../support/deposits';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

const FAILED = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });

describe('the deposits of a customer', () => {
  it('are loading, then there, the latest first', async () => {
    const older = aDeposit({ id: '8', openedOn: bankDayOf(Date.UTC(2025, 0, 15)) });
    const store = new DepositsStore(new FakeOperationGateway({ GET_DEPOSITS_V2: () => success([older, aDeposit()]) }));
    expect(store.status).toBe('LOADING');
    await store.ensure();
    expect([store.status, store.deposits.map(({ id }) => id)]).toEqual(['LOADED', ['7', '8']]);
  });

  it('may be empty, and may fail to load', async () => {
    const none = new DepositsStore(new FakeOperationGateway({ GET_DEPOSITS_V2: () => success([]) }));
    await none.reload();
    expect(none.status).toBe('EMPTY');
    const broken = new DepositsStore(new FakeOperationGateway({ GET_DEPOSITS_V2: FAILED }));
    await broken.reload();
    expect([broken.status, broken.failure?.code]).toEqual(['ERROR', 'INTERNAL_SERVER_ERROR']);
  });

  it('take over a newer edition only, and leave the list when they are closed', async () => {
    const gateway = new FakeOperationGateway({
      GET_DEPOSITS_V2: () => success([aDeposit({ dataVersion: 5n })]),
      GET_DEPOSIT_BY_ID: () => success(aDeposit({ dataVersion: 6n, balance: money(300n, 'KGS') })),
    });
    const store = new DepositsStore(gateway);
    await store.refresh('7', 6n);
    expect(gateway.calls).toEqual([]);
    await store.reload();
    await store.refresh('7', 5n);
    expect(store.byId('7')?.balance.minor).toBe(100n);
    await store.refresh('7', 6n);
    expect(store.byId('7')?.balance.minor).toBe(300n);
    store.applyUpdate(aDeposit({ dataVersion: 4n }));
    expect(store.byNumber('1280016000000207')?.balance.minor).toBe(300n);
    store.applyUpdate(aDeposit({ dataVersion: 7n, status: 'C' }));
    expect(store.status).toBe('EMPTY');
  });

  it('are renamed, or say why not', async () => {
    const gateway = new FakeOperationGateway({
      GET_DEPOSITS_V2: () => success([aDeposit()]),
      CHANGE_DEPOSIT_NAME: ({ name }) => success(aDeposit({ name, dataVersion: 2n })),
    });
    const store = new DepositsStore(gateway);
    await store.reload();
    const model = new RenameDepositViewModel(aDeposit(), store);
    model.change('  На дом ');
    await model.save();
    expect([model.saved, store.byId('7')?.name]).toEqual([true, 'На дом']);
    gateway.plain.CHANGE_DEPOSIT_NAME = () => refusal({ code: 'DEPOSIT_NOT_FOUND' as const });
    await model.save();
    expect([model.saved, model.failure?.code]).toEqual([false, 'DEPOSIT_NOT_FOUND']);
  });
});
