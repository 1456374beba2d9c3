import { describe, expect, it } from 'vitest';

import type { Overdraft } from '../../../src/domain/account/Overdraft';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { AccountPagesViewModel } from '../../../src/ui/features/accounts/account/AccountPagesViewModel';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { overdraftChange } from '../../../src/ui/features/accounts/account/overdraftChange';
import { aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const OFFERED: Overdraft = {
  offer: {
    lowest: money(500_000n, 'KGS'),
    highest: money(2_000_000n, 'KGS'),
    rate: 2200,
    termMonths: 12,
    income: money(4_000_000n, 'KGS'),
  },
  failureCode: undefined,
  request: undefined,
};

function opened(answered: Overdraft = OFFERED) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_OVERDRAFT_OFFER: () => success(answered),
    GET_OVERDRAFT: ({ operationId }) => success(aWaitingChange({ operationId })),
    CONFIRM_ACCOUNT_OPERATION: ({ operationId }) => success({ operationId }),
  });
  const pages = new AccountPagesViewModel({
    gateway,
    accounts: new AccountsStore(gateway),
    saver: { save: () => undefined },
  });
  const reading = pages.newOverdraftReading();
  const changes = new ProductChanges({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  const model = changes.begin(
    overdraftChange('5', () => reading.value?.offer),
    { reload: () => Promise.resolve() },
  );
  return { gateway, reading, model };
}

describe('asking for an overdraft', () => {
  it('is done within the offer, and its code leads to the result', async () => {
    const { gateway, reading, model } = opened();
    await reading.load('5');
    model.change({ limitText: '21 000' });
    await model.submit();
    expect(model.violations).toEqual({ limitText: 'OVERDRAFT_NOT_OFFERED' });
    expect(gateway.requestsOf('GET_OVERDRAFT')).toEqual([]);
    model.change({ limitText: '20 000' });
    await model.submit();
    expect(gateway.requestsOf('GET_OVERDRAFT')).toMatchObject([{ accountId: '5', limit: money(2_000_000n, 'KGS') }]);
    expect(model.confirmation.page).toBe('code');
  });

  it('sends nothing where nothing is offered', async () => {
    const { gateway, reading, model } = opened({ ...OFFERED, offer: undefined, failureCode: 'NO_CARD' });
    await reading.load('5');
    model.change({ limitText: '20 000' });
    await model.submit();
    expect([model.failure?.code, gateway.requestsOf('GET_OVERDRAFT')]).toEqual(['OVERDRAFT_NOT_OFFERED', []]);
  });

  it('says that the offer could not be read, and keeps one that was', async () => {
    const { gateway, reading } = opened();
    gateway.plain.GET_OVERDRAFT_OFFER = () => refusal({ code: 'CLIENT_ERROR' });
    await reading.load('5');
    expect([reading.failed, reading.value]).toEqual([true, undefined]);
    gateway.plain.GET_OVERDRAFT_OFFER = () => success(OFFERED);
    await reading.load('5');
    gateway.plain.GET_OVERDRAFT_OFFER = () => refusal({ code: 'CLIENT_ERROR' });
    await reading.load('5', { keep: true });
    expect([reading.failed, reading.value]).toEqual([false, OFFERED]);
  });
});
