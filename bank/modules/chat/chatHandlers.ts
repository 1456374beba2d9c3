import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

import type { chatOperations } from '../../../src/application/operations/chat';
import { keptFileName } from '../../../src/domain/chat/messageRules';
import { refusal, success } from '../../../src/domain/result/Result';
import { operationId } from '../../../src/infrastructure/registry/codecs';
import type { HandlersFor } from '../../kernel/Handler';
import { storeFile } from '../files';
import { tellUserDataChanged } from '../notifications';
import { addUserMessage } from './addUserMessage';
import type { CaseTopics } from './addUserMessage';
import { markRead } from './markRead';
import { countUnread, lastOfTopics, messageById, messagesOfTopic, ownerOfTopic } from './messageRepository';

/** Handlers of the chat of a user with the bank. */
export const createChatHandlers = (cases: CaseTopics): HandlersFor<typeof chatOperations> => ({
  GET_LAST_MSGS_AND_COUNT_UNREADED: async (_request, { bank, caller }) => {
    const topics = await lastOfTopics(bank.database, caller.userId);
    return success({ topics, unread: topics.reduce((sum, { unread }) => sum + unread, 0) });
  },

  GET_MSGS_BY_TOPIC_ID: async ({ topicId, beforeId }, { bank, caller }) => {
    const userId = await ownerOfTopic(bank.database, caller, topicId);
    return userId === undefined
      ? refusal({ code: 'CHAT_TOPIC_NOT_FOUND' })
      : success(await messagesOfTopic(bank.database, { userId, topicId }, beforeId));
  },

  GET_MSG_BY_ID: async ({ id }, { bank, caller }) => {
    const message = await messageById(bank.database, caller.userId, id);
    return message === undefined ? refusal({ code: 'CHAT_MSG_NOT_FOUND' }) : success(message);
  },

  ADD_USER_MSG: (draft, context) => addUserMessage(draft, context, cases),

  CHAT_UPLOAD_FILE: async (upload, context) => {
    const { extension } = upload;
    const name = keptFileName(upload.name, extension);
    const stored = await storeFile(
      { ...upload, documentId: upload.documentId ?? z.decode(operationId, randomUUID()), name },
      context,
    );
    return stored.ok ? success({ id: stored.value.uuid, name, extension }) : stored;
  },

  CHAT_MSGS_WERE_READ: async ({ topicId, upToId }, { bank, caller, now }) => {
    const owner = await ownerOfTopic(bank.database, caller, topicId);
    if (owner !== undefined && owner !== caller.userId) {
      // What a colleague reads stays unread for the maker of the order.
      return success({ unread: await countUnread(bank.database, caller.userId) });
    }
    const message = await messageById(bank.database, caller.userId, upToId);
    if (message?.topicId !== topicId) {
      return refusal({ code: 'CHAT_MSG_NOT_FOUND' });
    }
    await bank.database.kysely.transaction().execute(async (transaction) => {
      const marked = await markRead(transaction, { userId: caller.userId, topicId, from: 'bank', upToId, now });
      if (marked) {
        await tellUserDataChanged(transaction, caller, now);
      }
    });
    return success({ unread: await countUnread(bank.database, caller.userId) });
  },
});
