import { describe, expect, it } from 'vitest';

import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { aNotification } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MovableTime, settle } from '../support/MovableTime';

async function aStore() {
  const time = new MovableTime();
  const notifications = [
    aNotification({ id: '3' }),
    aNotification({ id: '2' }),
    aNotification({ id: '1', viewed: true }),
  ];
  const gateway = new FakeOperationGateway({
    GET_NOTIFICATIONS: () => success(notifications),
    CHECK_NOTIFICATIONS: () => success({ unviewed: 2 }),
    NOTIFICATION_WAS_READ: ({ notificationIds }) => success({ unviewed: 2 - notificationIds.length }),
  });
  const store = new NotificationsStore(gateway, time);
  await store.reload();
  await store.recheck();
  return { store, gateway, time };
}

const viewed = (store: NotificationsStore) => store.notifications.filter((one) => one.viewed).map(({ id }) => id);

describe('NotificationsStore', () => {
  it('marks one as viewed after 300 ms of rest and shows it a second later', async () => {
    const { store, gateway, time } = await aStore();
    store.hover('3');
    await time.move(299);
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([]);
    await time.move(1);
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([{ notificationIds: ['3'] }]);
    expect(store.unviewed).toBe(1);
    expect(viewed(store)).toEqual(['1']);
    await time.move(1000);
    expect(viewed(store)).toEqual(['3', '1']);
  });

  it('does not count a pointer that only passes by', async () => {
    const { store, gateway, time } = await aStore();
    store.hover('3');
    await time.move(200);
    store.hover('2');
    await time.move(200);
    store.leave();
    await time.move(1000);
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([]);
  });

  it('tells the bank once', async () => {
    const { store, gateway } = await aStore();
    await Promise.all([store.markViewed(['3']), store.markViewed(['3', '1'])]);
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([{ notificationIds: ['3'] }]);
  });

  it('marks notifications as read again after a failure', async () => {
    const { store, gateway, time } = await aStore();
    gateway.plain.NOTIFICATION_WAS_READ = () => refusal({ code: 'CLIENT_ERROR' });
    await store.markAllViewed();
    await time.move(1000);
    expect(viewed(store)).toEqual(['1']);
    gateway.plain.NOTIFICATION_WAS_READ = () => success({ unviewed: 0 });
    await store.markAllViewed();
    await time.move(1000);
    expect(viewed(store)).toEqual(['3', '2', '1']);
    expect(store.unviewed).toBe(0);
  });

  it('keeps its number when the bank cannot be asked', async () => {
    const { store, gateway } = await aStore();
    gateway.plain.CHECK_NOTIFICATIONS = () => refusal({ code: 'CLIENT_ERROR' });
    await store.recheck();
    await settle();
    expect(store.unviewed).toBe(2);
  });
});
