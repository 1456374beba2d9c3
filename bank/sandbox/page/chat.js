import { conversationDesk, nameOf } from './conversations.js';

const WORDS = {
  ru: {
    heading: 'Чат: рабочее место сотрудника',
    hint: 'Сюда приходят сообщения клиентов. Откройте чат, чтобы прочитать и ответить: клиент сразу увидит, что сообщение прочитано, и получит ответ.',
    nobody: 'Пока никто не писал.',
    messages: 'Сообщения чата',
    answer: 'Ответ',
    send: 'Ответить',
    close: 'Ответить и закрыть',
    done: 'Ответ отправлен.',
  },
  en: {
    heading: 'Chat: desk of an employee',
    hint: 'Messages of customers arrive here. Open a chat to read and answer: the customer sees at once that it was read, and gets the answer.',
    nobody: 'Nobody has written yet.',
    messages: 'Messages of the chat',
    answer: 'Answer',
    send: 'Answer',
    close: 'Answer and close',
    done: 'The answer was sent.',
  },
  kg: {
    heading: 'Чат: кызматкердин иш орду',
    hint: 'Кардарлардын билдирүүлөрү бул жерге келет. Окуп, жооп берүү үчүн чатты ачыңыз: кардар билдирүүсү окулганын дароо көрөт жана жооп алат.',
    nobody: 'Азырынча эч ким жазган жок.',
    messages: 'Чаттын билдирүүлөрү',
    answer: 'Жооп',
    send: 'Жооп берүү',
    close: 'Жооп берип жабуу',
    done: 'Жооп жөнөтүлдү.',
  },
  cn: {
    heading: '聊天：员工工作台',
    hint: '客户的消息会到这里。打开对话即可阅读和回复：客户会立即看到消息已读并收到回复。',
    nobody: '暂时没有人留言。',
    messages: '对话消息',
    answer: '回复',
    send: '回复',
    close: '回复并关闭',
    done: '回复已发送。',
  },
};

const section = document.getElementById('chat');

/** Chats of the customers. An answer moves the question that is open in the topic, and closes it with one press. */
export const chat = conversationDesk({
  section,
  address: '/sandbox/chat',
  words: WORDS,
  keyOf: ({ userId, topicId }) => `${userId}-${topicId}`,
  factsOf: ({ topic }) => ({ before: '', about: [nameOf(topic)] }),
  requestOf: ({ userId, topicId }, act) => ({
    address: '/sandbox/chat/answer',
    body: { userId, topicId, closes: act === 'close' },
  }),
});
