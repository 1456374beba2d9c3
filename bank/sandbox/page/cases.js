import { messageElement, nameOf, readFile } from './chat.js';
import { desk, fromTemplate, readJson, say, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Обращения: рабочее место сотрудника',
    hint: 'Сначала те, по которым банк должен ответить раньше. Возьмите обращение в работу, спросите клиента, ответьте или закройте: клиент сразу получит уведомление.',
    nobody: 'Открытых обращений нет.',
    messages: 'Сообщения обращения',
    words: 'Сообщение клиенту',
    file: 'Файл: JPG, PNG или PDF до 5 МБ',
    take: 'Взять в работу',
    ask: 'Спросить',
    answer: 'Ответить',
    close: 'Закрыть',
    until: 'до ',
    unread: 'новых: ',
    operation: 'операция ',
    done: 'Готово, клиент уведомлён.',
    kinds: {
      notMine: 'Операцию провёл не клиент',
      unknownSender: 'Деньги от неизвестного',
      wrongPayee: 'Не тому получателю',
      wrongAmount: 'Не та сумма',
      notArrived: 'Деньги не дошли',
      cash: 'Банкомат: карта или наличные',
      other: 'Другое',
    },
    states: {
      received: 'получено',
      inWork: 'в работе',
      waiting: 'ждём клиента',
      answered: 'отвечено',
      closed: 'закрыто',
    },
    MESSAGE_EMPTY: 'Напишите сообщение или приложите файл.',
    MESSAGE_TOO_LONG: 'Сообщение длиннее 2000 знаков.',
    TOO_MANY_FILES: 'Не больше 5 файлов.',
    FILE_TOO_LARGE: 'Файл больше 5 МБ.',
    FILE_TYPE_NOT_ALLOWED: 'Подойдут JPG, PNG или PDF.',
    FILE_DAMAGED: 'Файл повреждён.',
    CASE_NOT_FOUND: 'Обращение не найдено.',
    CASE_MOVE_IMPOSSIBLE: 'Это уже сделано.',
    INVALID: 'Не отправлено.',
  },
  en: {
    heading: 'Cases: desk of an employee',
    hint: 'Those the bank has to answer first come first. Take a case, ask the customer, answer or close: the customer is notified at once.',
    nobody: 'No cases are open.',
    messages: 'Messages of the case',
    words: 'Message to the customer',
    file: 'File: JPG, PNG or PDF up to 5 MB',
    take: 'Take',
    ask: 'Ask',
    answer: 'Answer',
    close: 'Close',
    until: 'by ',
    unread: 'new: ',
    operation: 'operation ',
    done: 'Done, the customer is notified.',
    kinds: {
      notMine: 'Not made by the customer',
      unknownSender: 'Money from a stranger',
      wrongPayee: 'Wrong recipient',
      wrongAmount: 'Wrong amount',
      notArrived: 'Money has not arrived',
      cash: 'ATM: card or cash',
      other: 'Something else',
    },
    states: {
      received: 'received',
      inWork: 'in progress',
      waiting: 'waiting for the customer',
      answered: 'answered',
      closed: 'closed',
    },
    MESSAGE_EMPTY: 'Write a message or attach a file.',
    MESSAGE_TOO_LONG: 'The message is longer than 2000 characters.',
    TOO_MANY_FILES: 'At most 5 files.',
    FILE_TOO_LARGE: 'The file is larger than 5 MB.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG or PDF will do.',
    FILE_DAMAGED: 'The file is damaged.',
    CASE_NOT_FOUND: 'Case not found.',
    CASE_MOVE_IMPOSSIBLE: 'That was done already.',
    INVALID: 'Not sent.',
  },
  kg: {
    heading: 'Кайрылуулар: кызматкердин иш орду',
    hint: 'Банк эртерээк жооп бериши керек болгондору биринчи турат. Кайрылууну алыңыз, кардардан сураңыз, жооп бериңиз же жабыңыз: кардарга дароо билдирүү барат.',
    nobody: 'Ачык кайрылуу жок.',
    messages: 'Кайрылуунун билдирүүлөрү',
    words: 'Кардарга билдирүү',
    file: 'Файл: JPG, PNG же PDF, 5 МБ чейин',
    take: 'Ишке алуу',
    ask: 'Суроо',
    answer: 'Жооп берүү',
    close: 'Жабуу',
    until: 'чейин: ',
    unread: 'жаңы: ',
    operation: 'операция ',
    done: 'Даяр, кардарга билдирилди.',
    kinds: {
      notMine: 'Операцияны кардар жасаган эмес',
      unknownSender: 'Белгисизден келген акча',
      wrongPayee: 'Башка алуучуга кеткен',
      wrongAmount: 'Сумма туура эмес',
      notArrived: 'Акча жеткен жок',
      cash: 'Банкомат: карта же накталай',
      other: 'Башка',
    },
    states: {
      received: 'алынды',
      inWork: 'каралууда',
      waiting: 'кардарды күтүп жатабыз',
      answered: 'жооп берилди',
      closed: 'жабылды',
    },
    MESSAGE_EMPTY: 'Билдирүү жазыңыз же файл тиркеңиз.',
    MESSAGE_TOO_LONG: 'Билдирүү 2000 белгиден узун.',
    TOO_MANY_FILES: 'Эң көбү 5 файл.',
    FILE_TOO_LARGE: 'Файл 5 МБдан чоң.',
    FILE_TYPE_NOT_ALLOWED: 'JPG, PNG же PDF болот.',
    FILE_DAMAGED: 'Файл бузулган.',
    CASE_NOT_FOUND: 'Кайрылуу табылган жок.',
    CASE_MOVE_IMPOSSIBLE: 'Бул мурда эле жасалган.',
    INVALID: 'Жөнөтүлгөн жок.',
  },
  cn: {
    heading: '请求：员工工作台',
    hint: '最先到期的排在前面。受理、询问、回复或关闭后，客户会立即收到通知。',
    nobody: '没有未关闭的请求。',
    messages: '请求的消息',
    words: '给客户的消息',
    file: '文件：JPG、PNG 或 PDF，最大 5 MB',
    take: '受理',
    ask: '询问',
    answer: '回复',
    close: '关闭',
    until: '截止 ',
    unread: '新消息：',
    operation: '交易 ',
    done: '已完成，客户已收到通知。',
    kinds: {
      notMine: '非客户本人操作',
      unknownSender: '陌生人来款',
      wrongPayee: '收款人错误',
      wrongAmount: '金额错误',
      notArrived: '款项未到账',
      cash: '取款机：吞卡或未出钞',
      other: '其他',
    },
    states: {
      received: '已收到',
      inWork: '处理中',
      waiting: '等待客户',
      answered: '已回复',
      closed: '已关闭',
    },
    MESSAGE_EMPTY: '请填写消息或添加文件。',
    MESSAGE_TOO_LONG: '消息超过 2000 个字符。',
    TOO_MANY_FILES: '最多 5 个文件。',
    FILE_TOO_LARGE: '文件大于 5 MB。',
    FILE_TYPE_NOT_ALLOWED: '请使用 JPG、PNG 或 PDF。',
    FILE_DAMAGED: '文件已损坏。',
    CASE_NOT_FOUND: '未找到该请求。',
    CASE_MOVE_IMPOSSIBLE: '该操作已完成。',
    INVALID: '未发送。',
  },
};

const section = document.getElementById('cases');
const form = section.querySelector('form');
const list = section.querySelector('.chats');
const log = section.querySelector('.said');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void move(event.submitter.value);
});

/** Open cases; the chosen one is read as its messages come. */
export const cases = {
  known: [],
  shown: '',
  openId: undefined,
  messages: [],
  get open() {
    return this.known.find(({ id }) => id === this.openId);
  },
  async refresh() {
    this.known = await readJson('/sandbox/cases');
    if (this.open !== undefined && (this.open.unread > 0 || this.open.messages !== this.messages.length)) {
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
  async choose({ id }) {
    this.openId = id;
    await this.read();
    await this.refresh();
    form.elements.text.focus();
  },
  async read() {
    const { userId, id } = this.open;
    const { ok, value } = await sendJson('/sandbox/chat/read', { userId, topicId: id });
    this.messages = ok ? value : [];
  },
  /** Elements are made anew only when something has changed, so that focus stays where it is. */
  show() {
    const text = JSON.stringify([this.known, this.openId, this.messages]);
    if (text === this.shown) {
      return;
    }
    this.shown = text;
    const { open } = this;
    section.querySelector('.nobody').hidden = this.known.length > 0;
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.case : undefined;
    list.replaceChildren(...this.known.map(caseElement));
    list.querySelector(`[data-case="${focused}"]`)?.focus();
    form.hidden = open === undefined;
    log.hidden = open === undefined;
    log.replaceChildren(...(open === undefined ? [] : this.messages.map((message) => messageElement(message, open))));
    log.scrollTop = log.scrollHeight;
  },
};

function caseElement(one) {
  const words = WORDS[desk.language];
  const element = fromTemplate('chat-template');
  const button = element.querySelector('button');
  button.dataset.case = one.id;
  button.setAttribute('aria-pressed', String(one.id === cases.openId));
  button.querySelector('.owner-name').textContent = one.company
    ? `№ ${one.id} · ${nameOf(one.userName)}, ${nameOf(one.company)}`
    : `№ ${one.id} · ${nameOf(one.userName)}`;
  button.querySelector('.topic').textContent = [
    words.kinds[one.kind],
    ...(one.transactionId === undefined ? [] : [words.operation + one.transactionId]),
    words.states[one.state],
    words.until + one.dueOn.split('-').toReversed().join('.'),
    ...(one.unread > 0 ? [words.unread + one.unread] : []),
  ].join(' · ');
  button.addEventListener('click', () => void cases.choose(one));
  return element;
}

async function move(act) {
  const { text, file } = form.elements;
  const files = await Promise.all([...file.files].map(readFile));
  const { ok, value } = await sendJson('/sandbox/cases', { caseId: cases.openId, act, text: text.value, files });
  const words = WORDS[desk.language];
  desk.notify(ok ? words.done : words[value.error]);
  if (ok) {
    form.reset();
    await cases.refresh();
  }
}
