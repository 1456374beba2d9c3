import type { Language } from '../language/Language';
import type { Instant } from '../time/Instant';

export interface NotificationContent {
  readonly title: string;
  readonly body: string;
}

/** Message of the bank to the customer; kept until the customer deletes it. */
export interface Notification {
  readonly id: string;
  readonly transactionId: string | undefined;
  readonly viewed: boolean;
  readonly createdAt: Instant;
  readonly content: Readonly<Record<Language, NotificationContent>>;
}
