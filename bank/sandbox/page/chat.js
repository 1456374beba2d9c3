import { desk, dayOf, fromTemplate, readJson, say, sendJson, timeOf } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Чат: рабочее место сотрудника',
    hint: 'Сюда приходят сообщения клиентов. Откройте чат, чтобы прочитать и ответить: клиент сразу увидит, что сообщение прочитано, и получит ответ.',
    nobody: 'Пока никто не писал.',
    messages: 'Сообщения чата',
    answer: 'Ответ',
    file: 'Файл: JPG, PNG или PDF до 5 МБ',
    send: 'Ответить',
    unread: 'новых: ',
    bank: 'Банк',
    answered: 'Ответ отправлен.',
    MESSAGE_EMPTY: 'Напишите ответ или приложите файл.',
    MESSAGE_TOO_LONG: 'Ответ длиннее 2000 знаков.',
    TOO_MANY_FILES: 'Не больше 5 файлов.',
    FILE_TOO_LARGE: 'Файл больше 5 МБ.',
    FILE_TYPE_NOT_ALLOWED: 'Подойдут JPG, PNG или PDF.',
    FILE_DAMAGED: 'Файл повреждён.',
    CHAT_NOT_FOUND: 'Чат не найден.',
    INVALID: 'Ответ не отправлен.',
  },
  en: {
    heading: 'Chat: desk of an employee',
    hint: 'Messages of customers arrive here. Open a chat to read and answer: the customer sees at once that it was read, and gets the answer.',
    nobody: 'Nobody has written yet.',
    messages: 'Messages of the chat',
    answer: 'Answer',
    file: 'File: JPG, PNG or PDF up to 5 MB',
    send: 'Answer',
    unread: 'new: ',
    bank: 'Bank',
    answered: 'The answer was sent.',
    MESSAGE_EMPTY: 'Write an answer or attach a file.',
    MESSAGE_TOO_LONG: 'The answer is longer than 2000 characters.',
    TOO_MANY_FILES: 'At most 5 files.',
    FILE_TOO_LARGE: 'The file is larger than 5 MB.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG or PDF will do.',
    FILE_DAMAGED: 'The file is damaged.',
    CHAT_NOT_FOUND: 'Chat not found.',
    INVALID: 'The answer was not sent.',
  },
  kg: {
    heading: 'Чат: кызматкердин иш орду',
    hint: 'Кардарлардын билдирүүлөрү бул жерге келет. Окуп, жооп берүү үчүн чатты ачыңыз: кардар билдирүүсү окулганын дароо көрөт жана жооп алат.',
    nobody: 'Азырынча эч ким жазган жок.',
    messages: 'Чаттын билдирүүлөрү',
    answer: 'Жооп',
    file: 'Файл: JPG, PNG же PDF, 5 МБ чейин',
    send: 'Жооп берүү',
    unread: 'жаңы: ',
    bank: 'Банк',
    answered: 'Жооп жөнөтүлдү.',
    MESSAGE_EMPTY: 'Жооп жазыңыз же файл тиркеңиз.',
    MESSAGE_TOO_LONG: 'Жооп 2000 белгиден узун.',
    TOO_MANY_FILES: 'Эң көбү 5 файл.',
    FILE_TOO_LARGE: 'Файл 5 МБдан чоң.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG же PDF болот.',
    FILE_DAMAGED: 'Файл бузулган.',
    CHAT_NOT_FOUND: 'Чат табылган жок.',
    INVALID: 'Жооп жөнөтүлгөн жок.',
  },
  cn: {
    heading: '聊天：员工工作台',
    hint: '客户的消息会到这里。打开对话即可阅读和回复：客户会立即看到消息已读并收到回复。',
    nobody: '暂时没有人留言。',
    messages: '对话消息',
    answer: '回复',
    file: '文件：JPG、PNG 或 PDF，最大 5 MB',
    send: '回复',
    unread: '新消息：',
    bank: '银行',
    answered: '回复已发送。',
    MESSAGE_EMPTY: '请填写回复或添加文件。',
    MESSAGE_TOO_LONG: '回复超过 2000 个字符。',
    TOO_MANY_FILES: '最多 5 个文件。',
    FILE_TOO_LARGE: '文件大于 5 MB。',
    FILE_TYPE_NOT_ALLOWED: '请使用 JPG、PNG 或 PDF。',
    FILE_DAMAGED: '文件已损坏。',
    CHAT_NOT_FOUND: '未找到对话。',
    INVALID: '回复未发送。',
  },
};

/** Bytes turned into text at a time. */
const PIECE_BYTES = 3 * 8192;

const section = document.getElementById('chat');
const form = section.querySelector('form');
const list = section.querySelector('.chats');
const log = section.querySelector('.said');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer();
});

/** Chats of the customers; the open one is read as its messages come. */
export const chat = {
  known: [],
  shown: '',
  open: undefined,
  messages: [],
  async refresh() {
    this.known = await readJson('/sandbox/chat');
    const open = this.known.find((one) => isSame(one, this.open));
    if (open !== undefined && (open.unread > 0 || open.lastAt !== this.messages.at(-1)?.createdAt)) {
      await this.read();
    }
    this.show();
  },
  speak() {
    say(section, WORDS[desk.language]);
    log.setAttribute('aria-label', WORDS[desk.language].messages);
    this.shown = '';
    this.show();
  },
  async choose(one) {
    this.open = one;
    await this.read();
    this.known = await readJson('/sandbox/chat');
    this.show();
    form.elements.text.focus();
  },
  async read() {
    const { userId, topicId } = this.open;
    const { ok, value } = await sendJson('/sandbox/chat/read', { userId, topicId });
    this.messages = ok ? value : [];
  },
  /** Elements are made anew only when something has changed, so that focus stays where it is. */
  show() {
    const text = JSON.stringify([this.known, this.open, this.messages]);
    if (text === this.shown) {
      return;
    }
    this.shown = text;
    section.querySelector('.nobody').hidden = this.known.length > 0;
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.chat : undefined;
    list.replaceChildren(...this.known.map(chatElement));
    list.querySelector(`[data-chat="${focused}"]`)?.focus();
    form.hidden = this.open === undefined;
    log.hidden = this.open === undefined;
    log.replaceChildren(...this.messages.map((message) => messageElement(message, this.open)));
    log.scrollTop = log.scrollHeight;
  },
};

function isSame(one, other) {
  return one.userId === other?.userId && one.topicId === other?.topicId;
}

export function nameOf(text) {
  return text[desk.language] || text.ru;
}

function chatElement(one) {
  const words = WORDS[desk.language];
  const element = fromTemplate('chat-template');
  const button = element.querySelector('button');
  button.dataset.chat = `${one.userId}-${one.topicId}`;
  button.setAttribute('aria-pressed', String(isSame(one, chat.open)));
  button.querySelector('.owner-name').textContent = one.company
    ? `${nameOf(one.userName)}, ${nameOf(one.company)}`
    : nameOf(one.userName);
  button.querySelector('.topic').textContent =
    nameOf(one.topic) + (one.unread > 0 ? ` · ${words.unread}${one.unread}` : '');
  button.addEventListener('click', () => void chat.choose(one));
  return element;
}

/** A message with its files, of the bank or of the user whose chat it is. */
export function messageElement({ from, createdAt, text, files }, { userId, userName }) {
  const element = fromTemplate('chat-message-template');
  element.classList.add(from);
  const at = `${dayOf(createdAt)} ${timeOf(createdAt).slice(0, 5)}`;
  element.querySelector('.meta').textContent =
    from === 'bank' ? `${WORDS[desk.language].bank} · ${at}` : `${nameOf(userName)} · ${at}`;
  element.querySelector('.text').textContent = text;
  for (const { id, name } of files) {
    const link = document.createElement('a');
    link.href = `/sandbox/chat/file?userId=${userId}&uuid=${id}`;
    link.target = '_blank';
    link.rel = 'noreferrer';
    link.textContent = name;
    element.append(link);
  }
  return element;
}

async function answer() {
  const { userId, topicId } = chat.open;
  const { text, file } = form.elements;
  const files = await Promise.all([...file.files].map(readFile));
  const { ok, value } = await sendJson('/sandbox/chat/answer', { userId, topicId, text: text.value, files });
  const words = WORDS[desk.language];
  desk.notify(ok ? words.answered : words[value.error]);
  if (ok) {
    form.reset();
    await chat.read();
    await chat.refresh();
  }
}

/** A file as it is sent: its name, and its bytes in base64. */
export async function readFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))));
  }
  return { name: file.name, content: pieces.join('') };
}
