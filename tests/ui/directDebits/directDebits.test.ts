import { describe, expect, it } from 'vitest';

import { DirectDebitsStore } from '../../../src/application/invoices/DirectDebitsStore';
import type { DirectDebits, Mandate } from '../../../src/domain/invoice/DirectDebit';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { mandateChange } from '../../../src/ui/features/payments/directDebits/mandateChange';
import { anAccount, aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const TODAY = bankDayOf(Date.UTC(2026, 10, 23));

function aMandate(changes: Partial<Mandate> = {}): Mandate {
  return {
    id: '1',
    creditorId: '9',
    creditorName: 'ОсОО «Береке»',
    accountId: '5',
    accountNumber: '1280010000000001',
    ceiling: money(50_000n, 'KGS'),
    period: 'month',
    periodCeiling: money(150_000n, 'KGS'),
    validUntil: undefined,
    state: 'active',
    agreedOn: TODAY,
    endedOn: undefined,
    canRevoke: true,
    used: money(0n, 'KGS'),
    debits: [],
    ...changes,
  };
}

const LISTED: DirectDebits = {
  creditors: [
    { id: '8', name: 'ОсОО «Ак-Суу»' },
    { id: '9', name: 'ОсОО «Береке»' },
  ],
  mandates: [aMandate(), aMandate({ id: '2', creditorId: '8', state: 'revoked', endedOn: TODAY })],
};

describe('mandates of a payer', () => {
  it('can be given to companies without an open one', async () => {
    const store = new DirectDebitsStore(new FakeOperationGateway({ GET_DIRECT_DEBITS: () => success(LISTED) }));
    await store.reload();
    expect(store.creditors.map(({ id }) => id)).toEqual(['8']);
    expect([store.nameOf('9'), store.nameOf('7'), store.byId('2')?.state]).toEqual(['ОсОО «Береке»', '', 'revoked']);
  });

  it('are replaced by the answer when one is revoked or a debit is refused, and kept when that is refused', async () => {
    const gateway = new FakeOperationGateway({
      GET_DIRECT_DEBITS: () => success(LISTED),
      REVOKE_DIRECT_DEBIT_MANDATE: ({ mandateId }) =>
        success(aMandate({ id: mandateId, state: 'revoked', endedOn: TODAY })),
      REFUSE_DIRECT_DEBIT: () => refusal({ code: 'DIRECT_DEBIT_OVER' }),
    });
    const store = new DirectDebitsStore(gateway);
    await store.reload();
    expect((await store.refuse('4'))?.code).toBe('DIRECT_DEBIT_OVER');
    expect(store.mandates).toEqual(LISTED.mandates);
    expect(await store.revoke('1')).toBeUndefined();
    expect(store.byId('1')?.state).toBe('revoked');
    expect(store.creditors.map(({ id }) => id)).toEqual(['8', '9']);
  });

  it('begin with what an invoice offers, which can be changed', async () => {
    const time = new MovableTime();
    const gateway = new FakeOperationGateway({
      GIVE_DIRECT_DEBIT_MANDATE: ({ operationId }) => success(aWaitingChange({ operationId })),
    });
    const changes = new ProductChanges({
      gateway,
      identifiers: new CountingIdentifiers(),
      clock: time,
      scheduler: time,
    });
    const offered = {
      creditorId: '9',
      ceilingText: '1 200,00',
      period: 'month',
      periodCeilingText: '1 500,50',
    } as const;
    const model = changes.begin(
      mandateChange({ accountId: '5', ...offered }, () => ({ accounts: [anAccount({ id: '5' })], today: TODAY })),
      { reload: () => Promise.resolve() },
    );
    expect(model.form).toMatchObject(offered);
    model.change({ periodCeilingText: '3000' });
    await model.submit();
    expect(gateway.requestsOf('GIVE_DIRECT_DEBIT_MANDATE')).toMatchObject([
      { creditorId: '9', accountId: '5', ceiling: money(120_000n, 'KGS'), periodCeiling: money(300_000n, 'KGS') },
    ]);
  });

  it('are asked for once the form is sound, and wait for a code', async () => {
    const time = new MovableTime();
    const gateway = new FakeOperationGateway({
      GIVE_DIRECT_DEBIT_MANDATE: ({ operationId }) => success(aWaitingChange({ operationId })),
    });
    const changes = new ProductChanges({
      gateway,
      identifiers: new CountingIdentifiers(),
      clock: time,
      scheduler: time,
    });
    const circumstances = { accounts: [anAccount({ id: '5' })], today: TODAY };
    const model = changes.begin(
      mandateChange({ creditorId: '9', accountId: '5' }, () => circumstances),
      { reload: () => Promise.resolve() },
    );
    model.change({ ceilingText: '500' });
    await model.submit();
    expect(model.violations).toEqual({ periodCeilingText: 'AMOUNT_REQUIRED' });
    expect(gateway.requestsOf('GIVE_DIRECT_DEBIT_MANDATE')).toEqual([]);
    model.change({ periodCeilingText: '1500' });
    await model.submit();
    expect(gateway.requestsOf('GIVE_DIRECT_DEBIT_MANDATE')).toMatchObject([
      { creditorId: '9', accountId: '5', period: 'month', periodCeiling: money(150_000n, 'KGS') },
    ]);
    expect(model.confirmation.page).toBe('code');
  });
});
