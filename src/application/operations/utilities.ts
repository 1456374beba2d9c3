import type { NotificationDeletion } from '../../domain/notification/deletion';
import type { Notification } from '../../domain/notification/Notification';
import type { User } from '../../domain/user/User';
import { declare } from './declaration';

/** Asks for nothing in particular. */
export type Nothing = Readonly<Record<string, never>>;

export interface UnviewedNotifications {
  readonly unviewed: number;
}

export interface NotificationsRead {
  readonly notificationIds: readonly string[];
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Utility service: the user and the notifications of the user (specification 2, section 7.3). */
export const utilityOperations = {
  GET_SELF_USER_DATA: declare<Nothing, User>()({
    services: ['utility'],
    summary: 'Shows the user and the customer the user acts for',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  CHECK_NOTIFICATIONS: declare<Nothing, UnviewedNotifications>()({
    services: ['utility'],
    summary: 'Counts the notifications the user has not viewed',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_NOTIFICATIONS: declare<Nothing, readonly Notification[]>()({
    services: ['utility'],
    summary: 'Lists the latest 200 notifications of the user, newest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  NOTIFICATION_WAS_READ: declare<NotificationsRead, UnviewedNotifications>()({
    services: ['utility'],
    summary: 'Marks notifications of the user as viewed; ids that are not the user’s are passed over',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    viewOnly: 'allowed',
    failures: [],
  }),
  DELETE_NOTIFICATIONS: declare<NotificationDeletion, UnviewedNotifications>()({
    services: ['utility'],
    summary: 'Deletes notifications of the user, all or some; ids that are not the user’s are passed over',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    viewOnly: 'allowed',
    failures: [],
  }),
} as const;
