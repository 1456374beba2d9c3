import { LANGUAGES } from '../language/Language';
import type { Language } from '../language/Language';
import type { Notification, NotificationContent } from './Notification';

/** The words of a notification in the language asked for or, where that is empty, in the first language that has them. */
export function notificationContent(notification: Notification, language: Language): NotificationContent {
  const available = [language, ...LANGUAGES].find((candidate) => notification.content[candidate].title.trim() !== '');
  return notification.content[available ?? language];
}
