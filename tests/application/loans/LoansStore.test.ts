import { describe, expect, it } from 'vitest';

import { LoansStore } from '../../../src/application/loans/LoansStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan } from '../support/aLoan';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

const FAILED = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });

describe('the loans of a customer', () => {
  it('are loading, then there, the latest first, and only those under repayment are asked for', async () => {
    const older = aLoan({ id: '8', accountNumber: '1280017000000809', openedOn: bankDayOf(Date.UTC(2025, 0, 15)) });
    const gateway = new FakeOperationGateway({ GET_LOANS_V2: () => success([older, aLoan()]) });
    const store = new LoansStore(gateway);
    expect(store.status).toBe('LOADING');
    await store.ensure();
    await store.ensure();
    expect([store.status, store.loans.map(({ id }) => id)]).toEqual(['LOADED', ['9', '8']]);
    expect(gateway.requestsOf('GET_LOANS_V2')).toEqual([{ status: 'A' }]);
  });

  it('may be empty, and may fail to load', async () => {
    const none = new LoansStore(new FakeOperationGateway({ GET_LOANS_V2: () => success([]) }));
    await none.reload();
    expect(none.status).toBe('EMPTY');
    const broken = new LoansStore(new FakeOperationGateway({ GET_LOANS_V2: FAILED }));
    await broken.reload();
    expect([broken.status, broken.failure?.code]).toEqual(['ERROR', 'INTERNAL_SERVER_ERROR']);
  });

  it('are read anew when one of them has changed, and for no other account', async () => {
    let loan = aLoan({ dataVersion: 5n });
    const gateway = new FakeOperationGateway({ GET_LOANS_V2: () => success([loan]) });
    const store = new LoansStore(gateway);
    await store.refresh('9', 6n);
    await store.markStale();
    expect(gateway.calls).toEqual([]);
    await store.reload();
    await store.refresh('1', 9n);
    await store.refresh('9', 5n);
    expect(gateway.calls.length).toBe(1);
    loan = aLoan({ dataVersion: 6n, outstanding: money(1n, 'KGS') });
    await store.refresh('9', 6n);
    expect([store.byId('9')?.outstanding.minor, gateway.calls.length]).toEqual([1n, 2]);
    loan = aLoan({ dataVersion: 4n });
    await store.markStale();
    expect(store.byId('9')?.outstanding.minor).toBe(1n);
  });

  it('keep what is on the screen when they cannot be read again, and leave it when they are repaid', async () => {
    const gateway = new FakeOperationGateway({ GET_LOANS_V2: () => success([aLoan()]) });
    const store = new LoansStore(gateway);
    await store.reload();
    gateway.plain.GET_LOANS_V2 = FAILED;
    await store.reload();
    expect([store.status, store.loans.length, store.failure?.code]).toEqual(['LOADED', 1, 'INTERNAL_SERVER_ERROR']);
    gateway.plain.GET_LOANS_V2 = () => success([]);
    await store.reload();
    expect([store.status, store.loans]).toEqual(['EMPTY', []]);
  });
});
