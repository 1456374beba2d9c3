import { sql } from 'kysely';

import { MAX_LISTED_CASES } from '../../../src/domain/case/caseMoves';
import type { ChatFile, ChatMessage, TopicSummary } from '../../../src/domain/chat/ChatMessage';
import { FILE_TYPES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import { isOrderSeen } from './ordersSeen';
import type { CaseReader } from './ordersSeen';

/** Messages of a topic that are read at a time. */
export const MESSAGE_PAGE = 50;

const COLUMNS = `
  m.id::text, m.thread_id::text as "topicId", m.local_id as "localId", m.body as text, m.created_at as "createdAt",
    m.read_at as "readAt",
    coalesce((select jsonb_agg(jsonb_build_object('id', f.uuid, 'name', f.name, 'extension', f.extension) order by l.place)
      from chat_message_file l join stored_file f on f.uuid = l.file_uuid where l.message_id = m.id), '[]') as files`;

interface MessageRow {
  readonly id: string;
  readonly topicId: string;
  readonly localId: OperationId | null;
  readonly text: string;
  readonly createdAt: Instant;
  readonly readAt: Instant | null;
  readonly files: readonly ChatFile[];
}

function messageOf({ localId, readAt, ...row }: MessageRow): ChatMessage {
  return {
    ...row,
    from: localId === null ? 'bank' : 'customer',
    localId: localId ?? undefined,
    outcome: 'success',
    readAt: readAt ?? undefined,
  };
}

/** Topic of the chat of a user. */
export interface UserTopic {
  readonly userId: string;
  readonly topicId: string;
}

const LAST_OF_TOPICS = `
  select (select count(*)::int from chat_message u
      where u.user_id = $1 and u.thread_id = t.id and u.local_id is null and u.read_at is null) as unread, m.*
    from (select id from chat_topic
        union all (select id from customer_case where user_id = $1 order by id desc limit ${MAX_LISTED_CASES})) t
      cross join lateral (
        select ${COLUMNS} from chat_message m where m.user_id = $1 and m.thread_id = t.id order by m.id desc limit 1) m
    order by t.id`;

/** Topics and latest cases a user has messages about, each with the last message and the number of the bank's the user has not read. */
export async function lastOfTopics({ pool }: Database, userId: string): Promise<readonly TopicSummary[]> {
  const { rows } = await pool.query<MessageRow & { unread: number }>({
    name: 'chat-last-of-topics',
    text: LAST_OF_TOPICS,
    values: [userId],
  });
  return rows.map(({ unread, ...row }) => ({ topicId: row.topicId, unread, last: messageOf(row) }));
}

const LARGEST_ID = '9223372036854775807';

const OF_TOPIC = `
  select ${COLUMNS} from chat_message m where m.user_id = $1 and m.thread_id = $2 and m.id < $3 order by m.id desc limit $4`;

/** The newest messages of a topic before one of them, oldest first, and whether there are older ones. */
export async function messagesOfTopic(
  { pool }: Database,
  { userId, topicId }: UserTopic,
  beforeId = LARGEST_ID,
): Promise<{ readonly messages: readonly ChatMessage[]; readonly hasOlder: boolean }> {
  const { rows } = await pool.query<MessageRow>({
    name: 'chat-messages-of-topic',
    text: OF_TOPIC,
    values: [userId, topicId, beforeId, MESSAGE_PAGE + 1],
  });
  return {
    messages: rows.slice(0, MESSAGE_PAGE).map(messageOf).toReversed(),
    hasOlder: rows.length > MESSAGE_PAGE,
  };
}

const BY_ID = `select ${COLUMNS} from chat_message m where m.id = $2 and m.user_id = $1`;

/** A message of the chat of a user by the bank's id of it; `undefined` for any other one, whether it exists or not. */
export async function messageById({ pool }: Database, userId: string, id: string): Promise<ChatMessage | undefined> {
  const { rows } = await pool.query<MessageRow>({
    name: 'chat-message-by-id',
    text: BY_ID,
    values: [userId, id],
  });
  return rows.map(messageOf)[0];
}

const BY_LOCAL_ID = `select ${COLUMNS} from chat_message m where m.user_id = $1 and m.local_id = $2`;

/** A message of a user by the id the user's device gave it. */
export async function messageByLocalId(
  { pool }: Database,
  userId: string,
  localId: OperationId,
): Promise<ChatMessage | undefined> {
  const { rows } = await pool.query<MessageRow>({
    name: 'chat-message-by-local-id',
    text: BY_LOCAL_ID,
    values: [userId, localId],
  });
  return rows.map(messageOf)[0];
}

/** True for a topic of the directory, and for a case of the user. */
export async function isTopic({ pool }: Database, { userId, topicId }: UserTopic): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'chat-topic-known',
    text: `select from chat_topic where id = $2 union all select from customer_case where id = $2 and user_id = $1`,
    values: [userId, topicId],
  });
  return rows.length > 0;
}

/** User whose messages a reader finds in a topic: the maker of an order the reader may see, otherwise the reader. `undefined` for no topic of the reader. */
export async function ownerOfTopic(
  database: Database,
  reader: CaseReader,
  topicId: string,
): Promise<string | undefined> {
  if (await isTopic(database, { userId: reader.userId, topicId })) {
    return reader.userId;
  }
  const { rows } = await sql<{ owner: string }>`
    select c.user_id::text as owner from customer_case c join application x on c.kind = 'productOrder' and x.txn_id = c.application_id
      where c.id = ${topicId}::bigint and ${isOrderSeen(reader)}`.execute(database.kysely);
  return rows[0]?.owner;
}

/** Messages of the bank a user has not read. */
export async function countUnread({ pool }: Database, userId: string): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'chat-count-unread',
    text: `select count(*)::int as unread from chat_message
      where user_id = $1 and local_id is null and read_at is null`,
    values: [userId],
  });
  return rows[0]?.unread ?? 0;
}

interface FileRow {
  readonly name: string;
  readonly extension: FileExtension;
  readonly content: Buffer<ArrayBuffer>;
}

const FILE_OF_CHAT = `
  select f.name, f.extension, f.content from stored_file f
    where f.uuid = $2 and f.name is not null and (f.user_id = $1 or exists (
      select from chat_message_file l join chat_message m on m.id = l.message_id
        where l.file_uuid = f.uuid and m.user_id = $1))`;

/** A file a user has handed in for the chat, or was sent there by the bank; `undefined` for any other one, whether it exists or not. */
export async function readChatFile(
  { pool }: Database,
  userId: string,
  uuid: string,
): Promise<DownloadedFile | undefined> {
  const { rows } = await pool.query<FileRow>({
    name: 'chat-file',
    text: FILE_OF_CHAT,
    values: [userId, uuid],
  });
  const [file] = rows;
  return file && { name: file.name, contentType: FILE_TYPES[file.extension], bytes: Uint8Array.from(file.content) };
}
