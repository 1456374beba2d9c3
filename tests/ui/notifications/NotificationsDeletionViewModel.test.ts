import { describe, expect, it } from 'vitest';

import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { NotificationsDeletionViewModel } from '../../../src/ui/features/profile/notifications/NotificationsDeletionViewModel';
import { aNotification } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';

async function aDeletion() {
  let left = [aNotification({ id: '3' }), aNotification({ id: '2' }), aNotification({ id: '1' })];
  const gateway = new FakeOperationGateway({
    GET_NOTIFICATIONS: () => success(left),
    DELETE_NOTIFICATIONS: (deletion) => {
      left = deletion.method === 'delete-all' ? [] : left.filter(({ id }) => !deletion.notificationIds.includes(id));
      return success({ unviewed: left.length });
    },
  });
  const store = new NotificationsStore(gateway, new MovableTime());
  await store.reload();
  return { store, gateway, deletion: new NotificationsDeletionViewModel(store) };
}

describe('deleting notifications', () => {
  it('deletes what was picked after a question, and leaves the mode', async () => {
    const { deletion, gateway, store } = await aDeletion();
    deletion.begin();
    deletion.ask();
    expect(deletion.asking).toBe(false);
    deletion.toggle('3');
    deletion.toggle('2');
    deletion.toggle('2');
    deletion.ask();
    expect(gateway.requestsOf('DELETE_NOTIFICATIONS')).toEqual([]);
    await deletion.confirm();
    expect(gateway.requestsOf('DELETE_NOTIFICATIONS')).toEqual([{ method: 'delete-by-id', notificationIds: ['3'] }]);
    expect([store.notifications.map(({ id }) => id), store.unviewed, deletion.active]).toEqual([['2', '1'], 2, false]);
  });

  it('deletes everything by one word, also what is not on the list', async () => {
    const { deletion, gateway, store } = await aDeletion();
    deletion.begin();
    deletion.toggleAll();
    expect(deletion.isAll).toBe(true);
    deletion.ask();
    await deletion.confirm();
    expect(gateway.requestsOf('DELETE_NOTIFICATIONS')).toEqual([{ method: 'delete-all' }]);
    expect(store.status).toBe('EMPTY');
  });

  it('asks anew when something else is picked, and keeps what the bank has not deleted', async () => {
    const { deletion, gateway, store } = await aDeletion();
    gateway.plain.DELETE_NOTIFICATIONS = () => refusal({ code: 'CLIENT_ERROR' });
    deletion.begin();
    deletion.toggle('1');
    deletion.ask();
    deletion.toggle('2');
    expect(deletion.asking).toBe(false);
    deletion.ask();
    await deletion.confirm();
    expect([deletion.active, deletion.failure?.code, store.notifications.length, deletion.ids]).toEqual([
      true,
      'CLIENT_ERROR',
      3,
      ['2', '1'],
    ]);
  });
});
