import type { Kysely } from 'kysely';

import { isCaseTopic } from '../../../src/domain/case/CustomerCase';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** A message to be written into the chat of a user. */
export interface NewMessage {
  readonly userId: string;
  readonly customerId: string;
  readonly topicId: string;
  /** Id of the user's device; none for a message of the bank. */
  readonly localId: OperationId | undefined;
  readonly text: string;
  readonly files: readonly string[];
  /** Title of the event; none for a message of the user, whose other pages show it without a word. */
  readonly title: LocalizedText | undefined;
  readonly now: Instant;
}

/**
 * Writes a message with its files, which are kept as long as it is, and publishes it to every open page of the user. `undefined` when the
 * user has written one under the same id.
 */
export async function writeMessage(connection: Kysely<Tables>, message: NewMessage): Promise<string | undefined> {
  const at = new Date(message.now);
  const written = await connection
    .insertInto('chat_message')
    .values({
      user_id: message.userId,
      [isCaseTopic(message.topicId) ? 'case_id' : 'topic_id']: Number(message.topicId),
      local_id: message.localId ?? null,
      body: message.text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'local_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) {
    return undefined;
  }
  if (message.files.length > 0) {
    await connection.updateTable('stored_file').set({ attached_at: at }).where('uuid', 'in', message.files).execute();
    await connection
      .insertInto('chat_message_file')
      .values(message.files.map((uuid, index) => ({ message_id: written.id, place: index + 1, file_uuid: uuid })))
      .execute();
  }
  const id = written.id.toString();
  await connection
    .insertInto('outbox_event')
    .values({
      customer_id: message.customerId,
      user_id: message.userId,
      type: 'CHAT_NEW_MSG',
      payload: JSON.stringify({ msgId: id, ...(message.title && { title: message.title }) }),
      created_at: at,
    })
    .execute();
  return id;
}
