import { ended } from './failureRows';

/** Failures of the chat and of the cases, whose messages are topics of it. */
export const chat = {
  CHAT_TOPIC_NOT_FOUND: ended,
  CHAT_MSG_NOT_FOUND: ended,
  CASE_NOT_FOUND: ended,
  CASE_CLOSED: ended,
  CASES_LIMIT: ended,
};
