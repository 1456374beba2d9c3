import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { isCaseTopic } from '../../../src/domain/case/CustomerCase';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { ChatMessage, MessageDraft } from '../../../src/domain/chat/ChatMessage';
import { sentText } from '../../../src/domain/chat/messageRules';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { isTopic, messageById, messageByLocalId } from './messageRepository';
import { writeMessage } from './writeMessage';

/** Cases that messages of users move; their area decides who may write there. */
export interface CaseTopics {
  /**
   * Prepares to move a case of the caller by a message. The function it resolves to locks and moves it within the transaction of the
   * message, and resolves to false when none may be written there.
   */
  prepareMove(caseId: string, context: CallContext): Promise<(connection: Kysely<Tables>) => Promise<boolean>>;
  /**
   * Prepares a question of the caller in a topic of the directory. The function it resolves to opens it, or moves the open one, within the
   * transaction of a message that is written.
   */
  prepareQuestion(topicId: string, context: CallContext): Promise<(connection: Kysely<Tables>) => Promise<void>>;
}

/** Messages a user may write within an hour. */
export const MAX_MESSAGES_AN_HOUR = 120;
const HOUR_MS = 60 * 60 * 1000;

type Added = Result<
  ChatMessage,
  Failure<'OPERATION_ID_REUSED' | 'CHAT_TOPIC_NOT_FOUND' | 'FILE_NOT_FOUND' | 'CASE_CLOSED' | 'TOO_MANY_REQUESTS'>
>;

/** Adds a message of the caller. The same one sent again is answered again; another one under its id is refused. */
export async function addUserMessage(sent: MessageDraft, context: CallContext, cases: CaseTopics): Promise<Added> {
  const { bank, caller, now } = context;
  const { database } = bank;
  const draft = { ...sent, text: sentText(sent.text) };
  const known = await messageByLocalId(database, caller.userId, draft.localId);
  if (known !== undefined) {
    return answeredAgain(known, draft);
  }
  if (!(await isTopic(database, { userId: caller.userId, topicId: draft.topicId }))) {
    return refusal({ code: 'CHAT_TOPIC_NOT_FOUND' });
  }
  const isCase = isCaseTopic(draft.topicId);
  const move = isCase ? await cases.prepareMove(draft.topicId, context) : undefined;
  const question = isCase ? undefined : await cases.prepareQuestion(draft.topicId, context);
  const written = await database.kysely.transaction().execute(async (transaction) => {
    if (!(await lockFiles(transaction, caller.userId, draft.files))) {
      return undefined;
    }
    const freeAt = await nextMessageAt(transaction, caller.userId, now);
    if (freeAt !== undefined) {
      return refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
    }
    if (move !== undefined && !(await move(transaction))) {
      return refusal({ code: 'CASE_CLOSED' as const });
    }
    const id = await writeMessage(transaction, { ...caller, ...draft, title: undefined, now });
    if (id === undefined) {
      return undefined;
    }
    // After the message: one that is written already asks nothing.
    await question?.(transaction);
    return success(id);
  });
  if (written?.ok === false) {
    return written;
  }
  // Sent twice at the same moment, one of the two finds the message of the other, which has also taken the files.
  const message =
    written === undefined
      ? await messageByLocalId(database, caller.userId, draft.localId)
      : await messageById(database, caller.userId, written.value);
  if (message === undefined) {
    return refusal({ code: 'FILE_NOT_FOUND' });
  }
  return answeredAgain(message, draft);
}

function answeredAgain(message: ChatMessage, { topicId, text, files }: MessageDraft): Added {
  const isSame =
    message.topicId === topicId && message.text === text && message.files.map(({ id }) => id).join() === files.join();
  return isSame ? success(message) : refusal({ code: 'OPERATION_ID_REUSED' });
}

/** Locks files the user has handed in for the chat and sent with no message yet. False when one of them is none of these. */
export async function lockFiles(
  connection: Kysely<Tables>,
  userId: string,
  files: readonly string[],
): Promise<boolean> {
  if (files.length === 0) {
    return true;
  }
  const locked = await connection
    .selectFrom('stored_file')
    .select('uuid')
    .where('user_id', '=', BigInt(userId))
    .where('uuid', 'in', files)
    .where('name', 'is not', null)
    .where('attached_at', 'is', null)
    .orderBy('uuid')
    .forUpdate()
    .execute();
  return locked.length === files.length;
}

/** Moment from which a user may write another message; `undefined` when one may be written now. */
export async function nextMessageAt(
  connection: Kysely<Tables>,
  userId: string,
  now: Instant,
): Promise<Instant | undefined> {
  const last = await connection
    .selectFrom('chat_message')
    .select('created_at')
    .where('user_id', '=', BigInt(userId))
    .where('local_id', 'is not', null)
    .where('created_at', '>', sql<number>`${new Date(now - HOUR_MS)}`)
    .orderBy('created_at', 'desc')
    .offset(MAX_MESSAGES_AN_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  return last && last.created_at + HOUR_MS;
}
