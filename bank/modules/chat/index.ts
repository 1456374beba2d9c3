/** Side of the bank: what an employee's desk shows of the chats, and how it answers. */
export { answerUser, chatsOfBank, prepareAnswer, readByBank, writeAnswer } from './bankSide';
export type { Answer, AnswerViolation } from './bankSide';
/** Orders of a company whose cases a user may read. */
export { isOrderSeen } from './ordersSeen';
export type { CaseReader } from './ordersSeen';
/** Messages of topics that are cases. */
export { lockFiles, nextMessageAt } from './addUserMessage';
export type { CaseTopics } from './addUserMessage';
export { writeMessage } from './writeMessage';
/** Files of a chat, given back to the user whose chat it is. */
export { messageByLocalId, readChatFile } from './messageRepository';
