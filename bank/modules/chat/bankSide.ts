import { createHash, randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { chat as cn } from '../../../src/locales/cn/notices.json';
import { chat as en } from '../../../src/locales/en/notices.json';
import { chat as kg } from '../../../src/locales/kg/notices.json';
import { chat as ru } from '../../../src/locales/ru/notices.json';
import type { ChatMessage } from '../../../src/domain/chat/ChatMessage';
import { keptFileName, messageViolation, sentText } from '../../../src/domain/chat/messageRules';
import type { MessageViolation } from '../../../src/domain/chat/messageRules';
import { fileExtensionOf, LARGEST_FILE_BYTES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledText } from '../../../src/domain/language/template';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { cleanFile } from '../files';
import type { FileViolation } from '../files';
import { tellUserDataChanged } from '../notifications';
import { markRead } from './markRead';
import { messageById, messagesOfTopic } from './messageRepository';
import type { UserTopic } from './messageRepository';
import { writeMessage } from './writeMessage';
import type { NewMessage } from './writeMessage';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** A topic of the chat of a user, as the bank lists it. */
export interface BankChat extends UserTopic {
  readonly login: string;
  readonly userName: LocalizedText;
  /** Name of the company a user writes from; `undefined` for a person. */
  readonly company: LocalizedText | undefined;
  readonly topic: LocalizedText;
  /** Messages of the user the bank has not read. */
  readonly unread: number;
  readonly lastAt: Instant;
}

const MAX_CHATS = 30;

const CHATS = `
  select c.user_id::text as "userId", c.topic_id::text as "topicId", u.login, u.full_name as "userName",
      case when k.kind = 'C' then k.name end as company, t.name as topic, c.unread, c.last_at as "lastAt"
    from (select user_id, topic_id, max(created_at) as last_at, max(id) as last_id,
          (count(*) filter (where local_id is not null and read_at is null))::int as unread
        from chat_message group by user_id, topic_id) c
      join app_user u on u.id = c.user_id
      join customer k on k.id = u.customer_id
      join chat_topic t on t.id = c.topic_id
    order by c.unread = 0, c.last_id desc limit ${MAX_CHATS}`;

/** Chats of all users: first those with something unread, of these the latest first. */
export async function chatsOfBank({ database }: BankServices): Promise<readonly BankChat[]> {
  const { rows } = await database.pool.query<Omit<BankChat, 'company'> & { company: LocalizedText | null }>({
    name: 'chats-of-bank',
    text: CHATS,
    values: [],
  });
  return rows.map(({ company, ...chat }) => ({ ...chat, company: company ?? undefined }));
}

/** Newest messages of a topic, marked as read by the bank; notifies the pages of the user. */
export async function readByBank(bank: BankServices, topic: UserTopic): Promise<readonly ChatMessage[]> {
  const { messages } = await messagesOfTopic(bank.database, topic);
  const last = messages.at(-1);
  const customerId = await customerOf(bank, topic.userId);
  if (last === undefined || customerId === undefined) {
    return messages;
  }
  const now = bank.clock.now();
  await bank.database.kysely.transaction().execute(async (transaction) => {
    if (await markRead(transaction, { ...topic, from: 'customer', upToId: last.id, now })) {
      await tellUserDataChanged(transaction, { userId: topic.userId, customerId }, now);
    }
  });
  return messages;
}

/** Answer of the bank in a topic of a user. */
export interface Answer extends UserTopic {
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

export type AnswerViolation = MessageViolation | FileViolation | 'CHAT_NOT_FOUND';

/** Sends an answer of the bank. Its files are cleaned as those of customers are, and read by the user of the chat alone. */
export async function answerUser(
  bank: BankServices,
  { userId, topicId, text, files }: Answer,
): Promise<{ readonly message: ChatMessage } | { readonly violation: AnswerViolation }> {
  const prepared = await prepareAnswer(bank, { text, files });
  if ('violation' in prepared) {
    return prepared;
  }
  const customerId = await customerOf(bank, userId);
  const topic = await topicName(bank, topicId);
  if (customerId === undefined || topic === undefined) {
    return { violation: 'CHAT_NOT_FOUND' };
  }
  const id = await bank.database.kysely.transaction().execute((transaction) =>
    writeAnswer(transaction, prepared, {
      userId,
      customerId,
      topicId,
      title: filledText(TEXTS.newMessage, (language) => ({ topic: topic[language] })),
      now: bank.clock.now(),
    }),
  );
  const message = id === undefined ? undefined : await messageById(bank.database, userId, id);
  if (message === undefined) {
    throw new Error('A message of the bank was not written');
  }
  return { message };
}

/** Words of the bank, checked and with cleaned files. */
export interface PreparedAnswer {
  readonly text: string;
  readonly files: readonly (AnswerFile & { readonly uuid: string })[];
}

/** Checks what the bank is about to write, and cleans its files. */
export async function prepareAnswer(
  bank: BankServices,
  { text, files }: Pick<Answer, 'text' | 'files'>,
): Promise<PreparedAnswer | { readonly violation: MessageViolation | FileViolation }> {
  const violation = messageViolation({ text, files });
  if (violation !== undefined) {
    return { violation };
  }
  const cleaned = await Promise.all(files.map(({ name, bytes }) => cleanAnswerFile(bank, name, bytes)));
  const failed = cleaned.find((file) => 'violation' in file);
  if (failed !== undefined && 'violation' in failed) {
    return failed;
  }
  return {
    text: sentText(text),
    files: cleaned.flatMap((file) => ('violation' in file ? [] : [{ ...file, uuid: randomUUID() }])),
  };
}

/** Writes what the bank has to say with its files; resolves to the id of the message. */
export async function writeAnswer(
  connection: Kysely<Tables>,
  { text, files }: PreparedAnswer,
  message: Pick<NewMessage, 'userId' | 'customerId' | 'topicId' | 'title' | 'now'>,
): Promise<string | undefined> {
  if (files.length > 0) {
    await connection
      .insertInto('stored_file')
      .values(
        files.map(({ uuid, name, extension, bytes }) => ({
          uuid,
          document_id: uuid,
          name,
          extension,
          sent_hash: createHash('sha256').update(bytes).digest(),
          content: Buffer.from(bytes),
          created_at: new Date(message.now),
        })),
      )
      .execute();
  }
  return writeMessage(connection, { ...message, localId: undefined, text, files: files.map(({ uuid }) => uuid) });
}

interface AnswerFile {
  readonly name: string;
  readonly extension: FileExtension;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function cleanAnswerFile(
  bank: BankServices,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<AnswerFile | { readonly violation: FileViolation }> {
  const extension = fileExtensionOf(bytes);
  if (extension === undefined || bytes.length > LARGEST_FILE_BYTES) {
    return { violation: extension === undefined ? 'FILE_TYPE_NOT_ALLOWED' : 'FILE_TOO_LARGE' };
  }
  const cleaned = await cleanFile(bank, extension, bytes);
  return 'violation' in cleaned ? cleaned : { name: keptFileName(name, extension), extension, bytes: cleaned.bytes };
}

async function customerOf({ database }: BankServices, userId: string): Promise<string | undefined> {
  const user = await database.kysely
    .selectFrom('app_user')
    .select('customer_id')
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  return user?.customer_id.toString();
}

async function topicName({ database }: BankServices, topicId: string): Promise<LocalizedText | undefined> {
  const { rows } = await database.pool.query<{ name: LocalizedText }>({
    name: 'chat-topic-name',
    text: 'select name from chat_topic where id = $1',
    values: [topicId],
  });
  return rows[0]?.name;
}
