import type { Kysely } from 'kysely';

import type { ChatMessage } from '../../../src/domain/chat/ChatMessage';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { UserTopic } from './messageRepository';

interface ReadBySide extends UserTopic {
  /** Author of the messages that were read. */
  readonly from: ChatMessage['from'];
  readonly upToId: string;
  readonly now: Instant;
}

/** Marks the messages of one side of a topic as read up to one of them. True when one was unread. */
export async function markRead(
  connection: Kysely<Tables>,
  { userId, topicId, from, upToId, now }: ReadBySide,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('chat_message')
    .set({ read_at: new Date(now) })
    .where('user_id', '=', BigInt(userId))
    .where('thread_id', '=', Number(topicId))
    .where('local_id', from === 'bank' ? 'is' : 'is not', null)
    .where('read_at', 'is', null)
    .where('id', '<=', BigInt(upToId))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
