import { expect, test } from 'vitest';

import { notificationContent } from '../../../src/domain/notification/notificationContent';

const none = { title: '', body: '' };
const notification = {
  id: '1',
  transactionId: undefined,
  viewed: false,
  createdAt: 0,
  content: { ru: { title: 'Перевод', body: 'Исполнен' }, en: { title: 'Transfer', body: 'Done' }, kg: none, cn: none },
};

test('a notification speaks the language asked for, or the first it has', () => {
  expect(notificationContent(notification, 'en').title).toBe('Transfer');
  expect(notificationContent(notification, 'kg')).toEqual({ title: 'Перевод', body: 'Исполнен' });
});

test('a notification without words stays without words', () => {
  const empty = { ...notification, content: { ru: none, en: none, kg: none, cn: none } };
  expect(notificationContent(empty, 'kg')).toEqual(none);
});
