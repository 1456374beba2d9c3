import { MESSAGES_PATH } from '../chat/chatPaths';
import { transactionPath } from '../operations/historyPaths';

/** Form of a case that is about no operation. */
export const NEW_CASE_PATH = `${MESSAGES_PATH}/new-case`;

/** Page of a case: the conversation in its topic. */
export function casePath(topicId: string): string {
  return `${MESSAGES_PATH}/${topicId}`;
}

/** Form of a case about an operation. */
export function newCasePath(transactionId: string): string {
  return `${transactionPath(transactionId)}/case`;
}
