import { describe, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import type { AdministeredUser } from '../../../src/domain/administration/AdministeredUser';
import { refusal, success } from '../../../src/domain/result/Result';
import { UserLogViewModel } from '../../../src/ui/features/administration/bank/users/UserLogViewModel';
import { UserViewModel } from '../../../src/ui/features/administration/bank/users/UserViewModel';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aLogLine, anAdministeredUser } from './administeredUsers';

const BLOCK = { reason: 'Телефон украден', at: 1, by: 'meerim' };

/** The page of user 7, opened by user 1. */
async function opened(values: Partial<AdministeredUser> = {}, selfId = '1') {
  let user = anAdministeredUser(values);
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ id: selfId })),
    GET_ADMIN_USER: ({ userId }) => (userId === user.userId ? success(user) : refusal({ code: 'CUSTOMER_NOT_FOUND' })),
    BLOCK_USER: ({ reason }) => {
      if (user.block !== undefined) {
        return refusal({ code: 'OPERATION_IMPOSSIBLE' });
      }
      user = { ...user, isBlocked: true, block: { ...BLOCK, reason } };
      return success(user);
    },
    UNBLOCK_USER: () => {
      user = { ...user, isBlocked: false, block: undefined, locks: { lockedDevices: 0 } };
      return success(user);
    },
  });
  const self = new UserStore(gateway);
  await self.reload();
  const model = new UserViewModel(gateway, self);
  await model.open('7');
  return {
    model,
    gateway,
    /** Another administrator blocks the user meanwhile. */
    overtake: () => {
      user = { ...user, isBlocked: true, block: { ...BLOCK, by: 'asel' } };
    },
  };
}

describe('the page of a user', () => {
  it('blocks with a reason, which is asked for before', async () => {
    const { model, gateway } = await opened();
    expect([model.status, model.offered]).toEqual(['LOADED', ['block']]);
    model.ask('block');
    model.setReason('  ab ');
    expect(model.lacksReason).toBe(true);
    await model.confirm();
    expect(gateway.requestsOf('BLOCK_USER')).toEqual([]);
    model.setReason(' Телефон украден ');
    await model.confirm();
    expect(gateway.requestsOf('BLOCK_USER')).toEqual([{ userId: '7', reason: 'Телефон украден' }]);
    expect([model.asking, model.done, model.user?.block?.reason, model.offered]).toEqual([
      undefined,
      'blocked',
      'Телефон украден',
      ['unblock'],
    ]);
  });

  it('does nothing when the question is left, and forgets the reason', async () => {
    const { model, gateway } = await opened();
    model.ask('block');
    model.setReason('Телефон украден');
    model.leave();
    await model.confirm();
    expect(gateway.requestsOf('BLOCK_USER')).toEqual([]);
    model.ask('block');
    expect(model.reason).toBe('');
  });

  it('unblocks, and offers to lift the locks of a user who is not blocked', async () => {
    const { model, gateway } = await opened({ locks: { lockedDevices: 0, loginUntil: 5 } });
    expect(model.offered).toEqual(['block', 'lift']);
    model.ask('lift');
    expect(model.lacksReason).toBe(false);
    await model.confirm();
    expect(gateway.requestsOf('UNBLOCK_USER')).toEqual([{ userId: '7' }]);
    expect([model.done, model.offered]).toEqual(['unblocked', ['block']]);
  });

  it('offers an administrator nothing on their own page', async () => {
    const { model } = await opened({ isAdministrator: true }, '7');
    expect([model.isOwn, model.offered]).toEqual([true, []]);
  });

  it('shows what another administrator has done when that was faster', async () => {
    const { model, overtake } = await opened();
    overtake();
    model.ask('block');
    model.setReason('Телефон украден');
    await model.confirm();
    expect([model.overtaken, model.done, model.failure, model.user?.block?.by]).toEqual([
      true,
      undefined,
      undefined,
      'asel',
    ]);
  });

  it('shows an unknown user number, and why the bank refuses a change', async () => {
    const { model, gateway } = await opened();
    await model.open('8');
    expect([model.status, model.user]).toEqual(['EMPTY', undefined]);
    await model.open('nobody');
    expect([model.status, gateway.requestsOf('GET_ADMIN_USER')]).toEqual(['EMPTY', [{ userId: '7' }, { userId: '8' }]]);
    await model.open('7');
    gateway.plain.BLOCK_USER = () => refusal({ code: 'LAST_ADMINISTRATOR' });
    model.ask('block');
    model.setReason('Телефон украден');
    await model.confirm();
    expect([model.failure?.code, model.asking, model.status]).toEqual(['LAST_ADMINISTRATOR', undefined, 'LOADED']);
  });

  it('can be loaded again after the bank could not be reached', async () => {
    const { model, gateway } = await opened();
    const answers = { ...gateway.plain };
    gateway.plain.GET_ADMIN_USER = () => refusal({ code: 'CLIENT_ERROR' });
    await model.open('9');
    expect(model.status).toBe('ERROR');
    Object.assign(gateway.plain, answers);
    await model.open('7');
    expect([model.status, model.failure]).toEqual(['LOADED', undefined]);
  });
});

describe('the log of a user', () => {
  function log() {
    const gateway = new FakeOperationGateway({
      GET_ADMIN_USER_LOG: ({ failuresOnly, after }) => {
        if (failuresOnly) {
          return success({ items: [] });
        }
        return after === undefined
          ? success({ items: [aLogLine({ id: '2-3-2' })], next: '2-3-2' })
          : success({ items: [aLogLine({ id: '1-1-1' })] });
      },
    });
    return { gateway, model: new UserLogViewModel(gateway) };
  }

  it('is read a page at a time, and from its beginning when the filter changes', async () => {
    const { gateway, model } = log();
    await model.open('7');
    await model.more();
    await model.more();
    expect([model.lines.map(({ id }) => id), model.hasMore]).toEqual([['2-3-2', '1-1-1'], false]);
    await model.toggleFailures();
    expect([model.status, model.lines]).toEqual(['EMPTY', []]);
    expect(gateway.requestsOf('GET_ADMIN_USER_LOG')).toEqual([
      { userId: '7', failuresOnly: false },
      { userId: '7', failuresOnly: false, after: '2-3-2' },
      { userId: '7', failuresOnly: true },
    ]);
  });

  it('keeps its lines when the next page fails, and shows an error when there are none', async () => {
    const { gateway, model } = log();
    const answers = { ...gateway.plain };
    await model.open('7');
    gateway.plain.GET_ADMIN_USER_LOG = () => refusal({ code: 'CLIENT_ERROR' });
    await model.more();
    expect([model.status, model.lines.length, model.failure?.code]).toEqual(['LOADED', 1, 'CLIENT_ERROR']);
    await model.reload();
    expect(model.status).toBe('ERROR');
    Object.assign(gateway.plain, answers);
    await model.reload();
    expect([model.status, model.failure]).toEqual(['LOADED', undefined]);
  });
});
