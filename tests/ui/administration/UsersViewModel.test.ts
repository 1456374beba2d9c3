import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { UsersViewModel } from '../../../src/ui/features/administration/bank/users/UsersViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aUserSummary } from './administeredUsers';
import { untilTen } from '../../application/support/untilTen';

/** A bank with three users, two on a page; nobody is found by “нет”. */
function opened() {
  const gateway = new FakeOperationGateway({
    GET_ADMIN_USERS: ({ text, after }) => {
      if (text === 'нет') {
        return success({ items: [] });
      }
      return after === undefined
        ? success({ items: [aUserSummary({ userId: '1' }), aUserSummary({ userId: '2' })], next: '2' })
        : success({ items: [aUserSummary({ userId: '3' })] });
    },
  });
  return { gateway, model: new UsersViewModel(gateway) };
}

const idsOf = (model: UsersViewModel) => model.users.map(({ userId }) => userId);

describe('the users of the administration', () => {
  it('are loaded a page at a time, and not again on the way back', async () => {
    const { gateway, model } = opened();
    await model.ensure();
    expect([model.status, idsOf(model), model.hasMore]).toEqual(['LOADED', ['1', '2'], true]);
    await Promise.all([model.more(), model.more()]);
    expect([idsOf(model), model.hasMore]).toEqual([['1', '2', '3'], false]);
    await model.more();
    await model.ensure();
    expect(gateway.requestsOf('GET_ADMIN_USERS')).toEqual([{ text: '' }, { text: '', after: '2' }]);
  });

  it('are searched on request, and not while typing', async () => {
    const { gateway, model } = opened();
    await model.ensure();
    model.setText(' нет ');
    expect(gateway.requestsOf('GET_ADMIN_USERS')).toHaveLength(1);
    await model.search();
    expect([model.status, model.searched, gateway.requestsOf('GET_ADMIN_USERS').at(-1)]).toEqual([
      'EMPTY',
      'нет',
      { text: 'нет' },
    ]);
  });

  it('are not searched by one letter, which the page says once it was tried', async () => {
    const { gateway, model } = opened();
    model.setText('н');
    expect(model.isTooShort).toBe(false);
    await model.search();
    expect([model.isTooShort, gateway.calls]).toEqual([true, []]);
    model.setText('');
    await model.search();
    expect([model.isTooShort, model.status]).toEqual([false, 'LOADED']);
  });

  it('say why they could not be loaded, keep what is shown when the next page fails, and can be asked for again', async () => {
    const { gateway, model } = opened();
    const answers = { ...gateway.plain };
    gateway.plain.GET_ADMIN_USERS = () => refusal(untilTen('TOO_MANY_REQUESTS'));
    await model.ensure();
    expect([model.status, model.failure?.code]).toEqual(['ERROR', 'TOO_MANY_REQUESTS']);
    Object.assign(gateway.plain, answers);
    await model.reload();
    gateway.plain.GET_ADMIN_USERS = () => refusal({ code: 'CLIENT_ERROR' });
    await model.more();
    expect([model.status, idsOf(model), model.failure?.code]).toEqual(['LOADED', ['1', '2'], 'CLIENT_ERROR']);
    Object.assign(gateway.plain, answers);
    await model.more();
    expect([idsOf(model), model.failure]).toEqual([['1', '2', '3'], undefined]);
  });

  it('from a late answer to an earlier search are not shown', async () => {
    const { gateway, model } = opened();
    let answerFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    gateway.plain.GET_ADMIN_USERS = async ({ text }) => {
      if (text === 'first') {
        await first;
      }
      return success({ items: [aUserSummary({ userId: text === 'first' ? '8' : '9' })] });
    };
    model.setText('first');
    const earlier = model.search();
    model.setText('second');
    await model.search();
    answerFirst();
    await earlier;
    expect([model.searched, idsOf(model)]).toEqual(['second', ['9']]);
  });
});
