import type { Kysely } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { tellUserDataChanged } from './tellUserDataChanged';

/** Words of a notification and its moment. */
interface Notice {
  readonly content: LocalizedContent;
  readonly now: Instant;
  /** Topic of the chat the notification is about: a page that shows it needs no message. */
  readonly topicId?: string;
}

/** Writes a notification to one user in words of its own, and has the open pages look at what is known of the user. */
export async function writeNotice(
  connection: Kysely<Tables>,
  owner: { readonly customerId: string; readonly userId: string },
  { content, now, topicId }: Notice,
): Promise<void> {
  await connection
    .insertInto('notification')
    .values({ user_id: owner.userId, content: JSON.stringify(content), created_at: new Date(now) })
    .execute();
  await connection
    .insertInto('outbox_event')
    .values({
      customer_id: owner.customerId,
      user_id: owner.userId,
      type: 'NOTIFICATION',
      payload: JSON.stringify({ title: titlesOf(content), ...(topicId !== undefined && { topicId }) }),
      created_at: new Date(now),
    })
    .execute();
  await tellUserDataChanged(connection, owner, now);
}

function titlesOf({ ru, en, kg, cn }: LocalizedContent) {
  return { ru: ru.title, en: en.title, kg: kg.title, cn: cn.title };
}
