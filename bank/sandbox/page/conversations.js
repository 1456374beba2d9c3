import { desk, dayOf, fromTemplate, readJson, say, sendJson, timeOf } from './desk.js';

/** Words that every desk with conversations has. */
const WORDS = {
  ru: {
    file: 'Файл: JPG, PNG или PDF до 5 МБ',
    unread: 'новых: ',
    bank: 'Банк',
    MESSAGE_EMPTY: 'Напишите сообщение или приложите файл.',
    MESSAGE_TOO_LONG: 'Сообщение длиннее 2000 знаков.',
    TOO_MANY_FILES: 'Не больше 5 файлов.',
    FILE_TOO_LARGE: 'Файл больше 5 МБ.',
    FILE_TYPE_NOT_ALLOWED: 'Подойдут JPG, PNG или PDF.',
    FILE_DAMAGED: 'Файл повреждён.',
    CHAT_NOT_FOUND: 'Чат не найден.',
    CASE_NOT_FOUND: 'Обращение не найдено.',
    CASE_MOVE_IMPOSSIBLE: 'Сейчас это невозможно.',
    INVALID: 'Не отправлено.',
  },
  en: {
    file: 'File: JPG, PNG or PDF up to 5 MB',
    unread: 'new: ',
    bank: 'Bank',
    MESSAGE_EMPTY: 'Write a message or attach a file.',
    MESSAGE_TOO_LONG: 'The message is longer than 2000 characters.',
    TOO_MANY_FILES: 'At most 5 files.',
    FILE_TOO_LARGE: 'The file is larger than 5 MB.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG or PDF will do.',
    FILE_DAMAGED: 'The file is damaged.',
    CHAT_NOT_FOUND: 'Chat not found.',
    CASE_NOT_FOUND: 'Case not found.',
    CASE_MOVE_IMPOSSIBLE: 'This is not possible now.',
    INVALID: 'Not sent.',
  },
  kg: {
    file: 'Файл: JPG, PNG же PDF, 5 МБ чейин',
    unread: 'жаңы: ',
    bank: 'Банк',
    MESSAGE_EMPTY: 'Билдирүү жазыңыз же файл тиркеңиз.',
    MESSAGE_TOO_LONG: 'Билдирүү 2000 белгиден узун.',
    TOO_MANY_FILES: 'Эң көбү 5 файл.',
    FILE_TOO_LARGE: 'Файл 5 МБдан чоң.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG же PDF болот.',
    FILE_DAMAGED: 'Файл бузулган.',
    CHAT_NOT_FOUND: 'Чат табылган жок.',
    CASE_NOT_FOUND: 'Кайрылуу табылган жок.',
    CASE_MOVE_IMPOSSIBLE: 'Азыр бул мүмкүн эмес.',
    INVALID: 'Жөнөтүлгөн жок.',
  },
  cn: {
    file: '文件：JPG、PNG 或 PDF，最大 5 MB',
    unread: '新消息：',
    bank: '银行',
    MESSAGE_EMPTY: '请填写消息或添加文件。',
    MESSAGE_TOO_LONG: '消息超过 2000 个字符。',
    TOO_MANY_FILES: '最多 5 个文件。',
    FILE_TOO_LARGE: '文件大于 5 MB。',
    FILE_TYPE_NOT_ALLOWED: '请使用 JPG、PNG 或 PDF。',
    FILE_DAMAGED: '文件已损坏。',
    CHAT_NOT_FOUND: '未找到对话。',
    CASE_NOT_FOUND: '未找到该请求。',
    CASE_MOVE_IMPOSSIBLE: '现在无法执行此操作。',
    INVALID: '未发送。',
  },
};

/** Bytes turned into text at a time. */
const PIECE_BYTES = 3 * 8192;

/**
 * A desk with conversations: a list read from an address, the messages of the one that is open, and a form whose buttons act on it.
 * `keyOf(one)` distinguishes conversations; `factsOf(one, words)` gives `{ before, about }`, the text before the name of the user and the
 * parts of the line below it; `requestOf(one, act)` gives `{ address, body }` for the value of a button.
 */
export function conversationDesk({ section, address, words, keyOf, factsOf, requestOf }) {
  const form = section.querySelector('form');
  const list = section.querySelector('.chats');
  const log = section.querySelector('.said');
  const wordsNow = () => ({ ...WORDS[desk.language], ...words[desk.language] });

  const conversations = {
    known: [],
    shown: '',
    openKey: undefined,
    messages: [],
    /** Moment of the last message when the messages were read. */
    readAt: undefined,
    get open() {
      return this.known.find((one) => keyOf(one) === this.openKey);
    },
    async refresh() {
      this.known = await readJson(address);
      const { open } = this;
      if (open !== undefined && (open.unread > 0 || open.lastAt !== this.readAt)) {
        await this.read();
      }
      this.show();
    },
    speak() {
      say(section, wordsNow());
      log.setAttribute('aria-label', wordsNow().messages);
      this.shown = '';
      this.show();
    },
    async choose(one) {
      this.openKey = keyOf(one);
      await this.read();
      await this.refresh();
      form.elements.text.focus();
    },
    async read() {
      const { userId, topicId, lastAt } = this.open;
      this.readAt = lastAt;
      const { ok, value } = await sendJson('/sandbox/chat/read', { userId, topicId });
      this.messages = ok ? value : [];
    },
    /** Elements are made anew only when something has changed, so that focus stays where it is. */
    show() {
      const text = JSON.stringify([this.known, this.openKey, this.messages]);
      if (text === this.shown) {
        return;
      }
      this.shown = text;
      const { open } = this;
      section.querySelector('.nobody').hidden = this.known.length > 0;
      const focused = list.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
      list.replaceChildren(...this.known.map(lineOf));
      list.querySelector(`[data-key="${focused}"]`)?.focus();
      form.hidden = open === undefined;
      log.hidden = open === undefined;
      log.replaceChildren(...(open === undefined ? [] : this.messages.map((message) => messageElement(message, open))));
      log.scrollTop = log.scrollHeight;
    },
    async act(act) {
      const { text, file } = form.elements;
      const files = await Promise.all([...file.files].map(readFile));
      const { address: to, body } = requestOf(this.open, act);
      const { ok, value } = await sendJson(to, { ...body, text: text.value, files });
      desk.notify(ok ? wordsNow().done : wordsNow()[value.error]);
      if (ok) {
        form.reset();
        await this.refresh();
      }
    },
  };

  function lineOf(one) {
    const { before, about } = factsOf(one, wordsNow());
    const element = fromTemplate('chat-template');
    const button = element.querySelector('button');
    button.dataset.key = keyOf(one);
    button.setAttribute('aria-pressed', String(keyOf(one) === conversations.openKey));
    const name = one.company ? `${nameOf(one.userName)}, ${nameOf(one.company)}` : nameOf(one.userName);
    button.querySelector('.owner-name').textContent = before + name;
    const unread = one.unread > 0 ? [wordsNow().unread + one.unread] : [];
    button.querySelector('.topic').textContent = [...about, ...unread].join(' · ');
    button.addEventListener('click', () => void conversations.choose(one));
    return element;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void conversations.act(event.submitter.value);
  });
  return conversations;
}

export function nameOf(text) {
  return text[desk.language] || text.ru;
}

/** A message with its files, of the bank or of the user whose conversation it is. */
function messageElement({ from, createdAt, text, files }, { userId, userName }) {
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

/** A file as it is sent: its name, and its bytes in base64. */
async function readFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))));
  }
  return { name: file.name, content: pieces.join('') };
}
