import { describe, expect, it } from 'vitest';

import { SwiftStore } from '../../../src/application/swift/SwiftStore';
import type { BankAbroad } from '../../../src/domain/directory/AbroadDirectories';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { someDirectories } from '../support/directories';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

const NOTHING: BankAbroad = { code: '', name: '', address: '', country: '', correspondentAccount: '' };
const DEUTSCHE: BankAbroad = { ...NOTHING, code: 'DEUTDEFF', name: 'DEUTSCHE BANK AG', country: 'DE' };
const MONDAY = bankDayOf(Date.UTC(2026, 10, 23, 4));
const OUT_OF_ORDER = refusal({ code: 'INTERNAL_SERVER_ERROR' } as const);

function aStore(gateway: FakeOperationGateway): SwiftStore {
  return new SwiftStore(gateway, someDirectories(gateway));
}

describe('what has to be known to pay abroad', () => {
  it('is there once both directories are, and is asked for again after a failure', async () => {
    let works = false;
    const codes = { operationCodes: [], beneficiaryCodes: [], purposeCodes: [] };
    const gateway = new FakeOperationGateway({
      GET_COUNTRIES: () => success({ dataVersion: 1n, content: [] }),
      GET_CODES_ABROAD: () => (works ? success({ dataVersion: 1n, content: codes }) : OUT_OF_ORDER),
    });
    const store = aStore(gateway);
    await store.reload();
    expect(store.status).toBe('ERROR');
    works = true;
    await store.reload();
    expect(store.status).toBe('LOADED');
    works = false;
    await store.reload();
    expect(store.status).toBe('LOADED');
  });

  it('are days of one currency: those of another are shown no longer', async () => {
    const gateway = new FakeOperationGateway({
      GET_SWIFT_DATES: ({ currency }) => (currency === 'USD' ? success({ days: [MONDAY] }) : OUT_OF_ORDER),
    });
    const store = aStore(gateway);
    await store.readDays('USD');
    expect(store.days).toEqual([MONDAY]);
    await store.readDays('RUB');
    expect(store.days).toEqual([]);
  });
});

describe('the bank of a code', () => {
  it.each([
    ['DEUTDEFF', success(DEUTSCHE), DEUTSCHE, 'found'],
    ['NOSUCHXX', refusal({ code: 'BANK_ABROAD_NOT_FOUND' } as const), undefined, 'unknown'],
    ['DEUTDEFF', OUT_OF_ORDER, undefined, 'unanswered'],
  ] as const)('%s', async (code, answer, found, lookUp) => {
    const store = aStore(new FakeOperationGateway({ GET_DATA_BY_SWIFT_CODE: () => answer }));
    expect(await store.find('SWIFT', code)).toEqual(found);
    expect(store.lookUp).toBe(lookUp);
    store.forgetBank();
    expect(store.lookUp).toBe('none');
  });

  it('does not get the result for a code that has been changed since', async () => {
    const store = aStore(new FakeOperationGateway({ GET_DATA_BY_SWIFT_CODE: () => success(DEUTSCHE) }));
    const answer = store.find('SWIFT', 'DEUTDEFF');
    store.forgetBank();
    expect([await answer, store.lookUp]).toEqual([undefined, 'none']);
  });
});
