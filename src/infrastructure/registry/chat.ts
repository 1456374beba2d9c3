import * as z from 'zod/mini';

import type {
  ChatFileUpload,
  chatOperations,
  ChatSummary,
  MessagePage,
  MessageQuery,
  ReadMark,
  TopicQuery,
} from '../../application/operations/chat';
import type { ChatFile, ChatMessage, MessageDraft } from '../../domain/chat/ChatMessage';
import {
  MAX_FILE_NAME_LENGTH,
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_LENGTH,
  messageViolation,
} from '../../domain/chat/messageRules';
import { FILE_EXTENSIONS } from '../../domain/file/fileRules';
import type { AdaptersFor } from './adapter';
import { filledText, identifier, instant, nothing, operationId, text } from './codecs';
import { uploadBytes } from './customer';
import { fileUuid } from './files';

/** Topics are numbered by the bank. */
const topicId = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

const file = z.codec(z.object({ id: fileUuid, name: z.string(), ext: z.enum(FILE_EXTENSIONS) }), z.custom<ChatFile>(), {
  decode: ({ id, name, ext }) => ({ id, name, extension: ext }),
  encode: ({ id, name, extension }) => ({ id, name, ext: extension }),
});

const message = z.codec(
  z.object({
    id: identifier,
    created: instant,
    topicId,
    localMsgId: z.optional(operationId),
    fromBank: z.boolean(),
    text: z.string(),
    files: z.array(file),
    wasSend: z.enum(['success', 'error']),
    read: z.optional(instant),
  }),
  z.custom<ChatMessage>(),
  {
    decode: (wire) => ({
      id: wire.id,
      topicId: wire.topicId,
      createdAt: wire.created,
      from: wire.fromBank ? ('bank' as const) : ('customer' as const),
      localId: wire.localMsgId,
      text: wire.text,
      files: wire.files,
      outcome: wire.wasSend,
      readAt: wire.read,
    }),
    encode: (domain) => ({
      id: domain.id,
      created: domain.createdAt,
      topicId: domain.topicId,
      localMsgId: domain.localId,
      fromBank: domain.from === 'bank',
      text: domain.text,
      files: [...domain.files],
      wasSend: domain.outcome,
      read: domain.readAt,
    }),
  },
);

const unreadCount = z.int().check(z.nonnegative());

const summary = z.codec(
  z.object({
    unreadCount,
    lastMsgs: z.array(z.object({ topicId, unreadCount, lastMsg: message })),
  }),
  z.custom<ChatSummary>(),
  {
    decode: (wire) => ({
      unread: wire.unreadCount,
      topics: wire.lastMsgs.map((topic) => ({
        topicId: topic.topicId,
        unread: topic.unreadCount,
        last: topic.lastMsg,
      })),
    }),
    encode: ({ unread, topics }) => ({
      unreadCount: unread,
      lastMsgs: topics.map((topic) => ({ topicId: topic.topicId, unreadCount: topic.unread, lastMsg: topic.last })),
    }),
  },
);

const topicQuery = z.codec(z.strictObject({ topicId, beforeMsgId: z.optional(identifier) }), z.custom<TopicQuery>(), {
  decode: (wire) => ({ topicId: wire.topicId, beforeId: wire.beforeMsgId }),
  encode: (domain) => ({ topicId: domain.topicId, beforeMsgId: domain.beforeId }),
});

const page = z.codec(z.object({ msgs: z.array(message), hasMore: z.boolean() }), z.custom<MessagePage>(), {
  decode: ({ msgs, hasMore }) => ({ messages: msgs, hasOlder: hasMore }),
  encode: ({ messages, hasOlder }) => ({ msgs: [...messages], hasMore: hasOlder }),
});

const messageQuery = z.codec(z.strictObject({ msgId: identifier }), z.custom<MessageQuery>(), {
  decode: ({ msgId }) => ({ id: msgId }),
  encode: ({ id }) => ({ msgId: id }),
});

const draft = z.codec(
  z
    .strictObject({
      topicId,
      localMsgId: operationId,
      text: text(MAX_MESSAGE_LENGTH),
      files: z.array(fileUuid).check(
        z.maxLength(MAX_MESSAGE_FILES),
        z.refine((files) => new Set(files).size === files.length, { error: 'must have different items' }),
      ),
    })
    .check(z.refine((wire) => messageViolation(wire) === undefined, { error: 'must have a text or a file' })),
  z.custom<MessageDraft>(),
  {
    decode: ({ localMsgId, ...wire }) => ({ ...wire, localId: localMsgId }),
    encode: ({ localId, ...domain }) => ({ ...domain, localMsgId: localId, files: [...domain.files] }),
  },
);

const upload = z.codec(
  z.strictObject({
    name: filledText(1, MAX_FILE_NAME_LENGTH),
    content: uploadBytes,
    ext: z.enum(FILE_EXTENSIONS),
    documentId: z.optional(operationId),
  }),
  z.custom<ChatFileUpload>(),
  {
    decode: ({ documentId, content, ext, name }) => ({ documentId, bytes: content, extension: ext, name }),
    encode: ({ documentId, bytes, extension, name }) => ({ name, content: bytes, ext: extension, documentId }),
  },
);

const uploaded = z.codec(
  z.object({ fileID: fileUuid, name: z.string(), ext: z.enum(FILE_EXTENSIONS) }),
  z.custom<ChatFile>(),
  {
    decode: ({ fileID, name, ext }) => ({ id: fileID, name, extension: ext }),
    encode: ({ id, name, extension }) => ({ fileID: id, name, ext: extension }),
  },
);

const readMark = z.codec(z.strictObject({ topicId, msgId: identifier }), z.custom<ReadMark>(), {
  decode: (wire) => ({ topicId: wire.topicId, upToId: wire.msgId }),
  encode: (domain) => ({ topicId: domain.topicId, msgId: domain.upToId }),
});

const unread = z.codec(z.object({ unreadCount }), z.custom<{ readonly unread: number }>(), {
  decode: (wire) => ({ unread: wire.unreadCount }),
  encode: (domain) => ({ unreadCount: domain.unread }),
});

export const chatAdapters = {
  GET_LAST_MSGS_AND_COUNT_UNREADED: { request: nothing, response: summary },
  GET_MSGS_BY_TOPIC_ID: { request: topicQuery, response: page },
  GET_MSG_BY_ID: { request: messageQuery, response: message },
  ADD_USER_MSG: { request: draft, response: message },
  CHAT_UPLOAD_FILE: { request: upload, response: uploaded },
  CHAT_MSGS_WERE_READ: { request: readMark, response: unread },
} satisfies AdaptersFor<typeof chatOperations>;
