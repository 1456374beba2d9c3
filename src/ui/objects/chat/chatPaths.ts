export const MESSAGES_PATH = '/messages';

/** Topics of the directory CHAT_TOPICS by subject. An id that a bank does not have opens the list of its topics. */
const TOPICS = { cards: '1', payments: '2', products: '3', security: '4', other: '5' } as const;

/** Subject of a question to the bank. */
export type BankSubject = keyof typeof TOPICS;

/** Conversation with the bank about a subject. */
export function topicPath(subject: BankSubject): string {
  return `${MESSAGES_PATH}/${TOPICS[subject]}`;
}
