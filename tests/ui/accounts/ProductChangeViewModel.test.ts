import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import type { ProductChangeDefinition } from '../../../src/ui/flow/change/ProductChangeViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

interface Form {
  readonly account: string;
}

const BLOCKING: ProductChangeDefinition<Form> = {
  empty: () => ({ account: '' }),
  violations: ({ account }) => (account === '' ? { account: 'FIELD_CHOICE' } : {}),
  prepare: (gateway, operationId, { account: accountId }) =>
    gateway.execute('CHANGE_ACCOUNT_SETTINGS', { operationId, accountId, action: 'block' }),
};

function opened() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    CHANGE_ACCOUNT_SETTINGS: ({ operationId }) => success(aWaitingChange({ operationId })),
    CONFIRM_ACCOUNT_OPERATION: ({ operationId }) => success({ operationId }),
  });
  let reloads = 0;
  const changes = new ProductChanges({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  const model = changes.begin(BLOCKING, {
    reload: () => {
      reloads += 1;
      return Promise.resolve();
    },
  });
  return { model, gateway, reloads: () => reloads };
}

describe('a change of an account on the screen', () => {
  it('says what is missing after the first try, and asks the bank for nothing', async () => {
    const { model, gateway } = opened();
    expect(model.violations).toEqual({});
    await model.submit();
    expect(model.violations).toEqual({ account: 'FIELD_CHOICE' });
    expect(gateway.calls).toEqual([]);
  });

  it('goes from the form over its code to the result, and what changed is read anew', async () => {
    const { model, gateway, reloads } = opened();
    model.change({ account: '7' });
    await model.submit();
    expect(model.confirmation.page).toBe('code');
    expect(reloads()).toBe(0);
    model.confirmation.setOtp('123456');
    await model.confirmation.confirm();
    expect(model.confirmation.page).toBe('done');
    expect(gateway.requestsOf('CONFIRM_ACCOUNT_OPERATION')).toMatchObject([{ otp: '123456' }]);
    expect(reloads()).toBe(1);
    model.openForm();
    expect([model.confirmation.page, model.form]).toEqual(['form', { account: '' }]);
  });

  it('keeps the form where the bank refuses it', async () => {
    const { model, gateway } = opened();
    gateway.plain.CHANGE_ACCOUNT_SETTINGS = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
    model.change({ account: '7' });
    await model.submit();
    expect([model.confirmation.page, model.form.account, model.failure?.code]).toEqual([
      'form',
      '7',
      'OPERATION_IMPOSSIBLE',
    ]);
  });
});
