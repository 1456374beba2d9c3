import { describe, expect, it } from 'vitest';

import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { november, payee } from '../../domain/payee/support';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

const LATEST = payee();
const EARLIER = payee({ accountNumber: '1280010000000211', name: 'Бакыт С.', lastPaidAt: november(2) });
const HIDDEN = payee({ accountNumber: '1280010000000308', name: 'Чынара К.', hidden: true });

async function aStore() {
  const gateway = new FakeOperationGateway({ GET_PAYEES: () => success([LATEST, HIDDEN, EARLIER]) });
  const store = new PayeesStore(gateway);
  const before = store.everybody;
  await store.ensure();
  return { gateway, store, before };
}

describe('the store of payees', () => {
  it('shows visible payees, and includes hidden ones once they are loaded', async () => {
    const { store, before } = await aStore();
    expect(before).toBeUndefined();
    expect(store.payees).toEqual([LATEST, EARLIER]);
    expect(store.everybody).toEqual([LATEST, HIDDEN, EARLIER]);
    expect(store.byId(HIDDEN.id)).toEqual(HIDDEN);
  });

  it('puts a pinned payee first, and takes a hidden one away until he is restored', async () => {
    const { store, gateway } = await aStore();
    const pinned = { ...EARLIER, pinned: true };
    gateway.plain.UPDATE_PAYEE = () => success(pinned);
    await store.update({ payeeId: EARLIER.id, nickname: '', pinned: true });
    expect(store.payees).toEqual([pinned, LATEST]);
    gateway.plain.HIDE_PAYEE = () => success({ ...LATEST, hidden: true });
    await store.hide(LATEST);
    expect(store.payees).toEqual([pinned]);
    gateway.plain.RESTORE_PAYEE = () => success(LATEST);
    await store.restore(LATEST);
    expect(store.payees).toEqual([pinned, LATEST]);
    expect(gateway.requestsOf('HIDE_PAYEE')).toEqual([{ payeeId: LATEST.id }]);
  });

  it('stays as it is when a change is refused', async () => {
    const { store, gateway } = await aStore();
    gateway.plain.HIDE_PAYEE = () => refusal({ code: 'PAYEE_NOT_FOUND' });
    expect((await store.hide(LATEST)).ok).toBe(false);
    expect(store.payees).toEqual([LATEST, EARLIER]);
  });
});
