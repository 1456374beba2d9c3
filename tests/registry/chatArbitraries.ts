import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { chatOperations } from '../../src/application/operations/chat';
import type { ChatFile, ChatMessage } from '../../src/domain/chat/ChatMessage';
import { MAX_MESSAGE_FILES, messageViolation } from '../../src/domain/chat/messageRules';
import { FILE_EXTENSIONS } from '../../src/domain/file/fileRules';
import { identifier, instant, maybe, nothing, operationId, typedWords, words } from './basicArbitraries';

const topicId = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const uuid = fc.uuid().map((text) => text.toLowerCase());
const extension = fc.constantFrom(...FILE_EXTENSIONS);
const file: fc.Arbitrary<ChatFile> = fc.record({ id: uuid, name: words, extension });
const count = fc.nat();

const message: fc.Arbitrary<ChatMessage> = fc.record({
  id: identifier,
  topicId,
  createdAt: instant,
  from: fc.constantFrom('customer' as const, 'bank'),
  localId: maybe(operationId),
  text: words,
  files: fc.array(file, { maxLength: MAX_MESSAGE_FILES }),
  outcome: fc.constantFrom('success' as const, 'error'),
  readAt: maybe(instant),
});

/** Arbitrary requests and responses of the chat. */
export const carriedByChat: {
  readonly [Code in keyof typeof chatOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_LAST_MSGS_AND_COUNT_UNREADED: {
    request: nothing,
    response: fc.record({
      unread: count,
      topics: fc.array(fc.record({ topicId, unread: count, last: message }), { maxLength: 3 }),
    }),
  },
  GET_MSGS_BY_TOPIC_ID: {
    request: fc.record({ topicId, beforeId: maybe(identifier) }),
    response: fc.record({ messages: fc.array(message, { maxLength: 3 }), hasOlder: fc.boolean() }),
  },
  GET_MSG_BY_ID: { request: fc.record({ id: identifier }), response: message },
  ADD_USER_MSG: {
    request: fc
      .record({
        topicId,
        localId: operationId,
        text: typedWords,
        files: fc.uniqueArray(uuid, { maxLength: MAX_MESSAGE_FILES }),
      })
      .filter((draft) => messageViolation(draft) === undefined),
    response: message,
  },
  CHAT_UPLOAD_FILE: {
    request: fc.record({
      documentId: maybe(operationId),
      extension,
      bytes: fc.uint8Array({ maxLength: 100 }).map((some) => new Uint8Array(some)),
      name: typedWords.filter((name) => /[^\p{C}\s]/u.test(name) && name.length <= 100),
    }),
    response: file,
  },
  CHAT_MSGS_WERE_READ: {
    request: fc.record({ topicId, upToId: identifier }),
    response: fc.record({ unread: count }),
  },
};
