/** Side of the bank: what an employee's desk shows of the chats, and how it answers. */
export { answerUser, chatsOfBank, readByBank } from './bankSide';
/** Files of a chat, given back to the user whose chat it is. */
export { readChatFile } from './messageRepository';
