const POLL_MS = 1000;
const COPIED_SHOWN_MS = 1600;
const LANGUAGE_KEY = 'tulpar.sandbox.language';

const WORDS = {
  ru: {
    title: 'Тулпар — телефоны демонстрации',
    heading: 'Телефоны демонстрации',
    explanation: 'Сюда приходят SMS клиентов демонстрационного банка. Нажмите на код, чтобы скопировать его.',
    bank: 'Открыть интернет-банк',
    empty: 'Сообщений пока нет. Войдите в интернет-банк, и код придёт сюда.',
    login: 'логин',
    copy: 'Скопировать код',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать. Введите код вручную.',
    unreachable: 'Нет связи с банком. Пробуем снова…',
    messagesOf: 'Сообщения',
  },
  en: {
    title: 'Tulpar — demonstration phones',
    heading: 'Demonstration phones',
    explanation: 'SMS messages of the demonstration customers arrive here. Press a code to copy it.',
    bank: 'Open the internet bank',
    empty: 'No messages yet. Sign in to the internet bank and the code will arrive here.',
    login: 'login',
    copy: 'Copy the code',
    copied: 'Copied',
    copyFailed: 'Could not copy. Type the code by hand.',
    unreachable: 'The bank cannot be reached. Trying again…',
    messagesOf: 'Messages',
  },
};

const TIME = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Bishkek',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const phonesElement = document.getElementById('phones');
const notice = document.getElementById('notice');
const phoneTemplate = document.getElementById('phone-template');
const messageTemplate = document.getElementById('message-template');

let language = localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'ru';
let phones = [];

async function readJson(address) {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) {
    throw new Error(`Answered ${answer.status}`);
  }
  return answer.json();
}

function addPhone(owner) {
  const element = phoneTemplate.content.firstElementChild.cloneNode(true);
  phonesElement.append(element);
  return { owner, element, shown: undefined };
}

function showOwner({ owner, element }) {
  const words = WORDS[language];
  const name = owner.name[language] || owner.name.ru;
  const company = owner.company === null ? [] : [owner.company[language] || owner.company.ru];
  element.querySelector('.name').textContent = name;
  element.querySelector('.details').textContent = [`${words.login} ${owner.login}`, owner.phone, ...company].join(' · ');
  element.querySelector('.badge').textContent = name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');
  const messages = element.querySelector('.messages');
  messages.dataset.empty = words.empty;
  messages.setAttribute('aria-label', `${words.messagesOf}: ${name}`);
}

function messageElement(message) {
  const element = messageTemplate.content.firstElementChild.cloneNode(true);
  element.querySelector('.text').textContent = message.text;
  const time = element.querySelector('time');
  time.dateTime = message.createdAt;
  time.textContent = TIME.format(new Date(message.createdAt));
  const button = element.querySelector('.code');
  if (message.code === '') {
    button.remove();
  } else {
    button.textContent = message.code;
    button.setAttribute('aria-label', `${WORDS[language].copy} ${message.code}`);
    button.addEventListener('click', () => copy(message.code, button));
  }
  return element;
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = WORDS[language].copied;
    notice.textContent = `${WORDS[language].copied}: ${code}`;
  } catch {
    notice.textContent = WORDS[language].copyFailed;
  }
  setTimeout(() => {
    button.textContent = code;
  }, COPIED_SHOWN_MS);
}

function showMessages(phone, messages) {
  const shown = JSON.stringify(messages);
  if (shown === phone.shown) {
    return;
  }
  phone.shown = shown;
  phone.element.querySelector('.messages').replaceChildren(...messages.map(messageElement));
}

async function refresh() {
  try {
    if (phones.length === 0) {
      phones = (await readJson('/sandbox/phones')).map(addPhone);
      phones.forEach(showOwner);
      phonesElement.setAttribute('aria-busy', 'false');
    }
    await Promise.all(
      phones.map(async (phone) => {
        showMessages(phone, await readJson(`/sandbox/messages?login=${encodeURIComponent(phone.owner.login)}`));
      }),
    );
    if (notice.textContent === WORDS[language].unreachable) {
      notice.textContent = '';
    }
  } catch {
    notice.textContent = WORDS[language].unreachable;
  }
  showClocks();
  setTimeout(refresh, POLL_MS);
}

function showClocks() {
  const time = TIME.format(new Date()).slice(0, 5);
  for (const { element } of phones) {
    element.querySelector('.clock').textContent = time;
  }
}

function showLanguage() {
  const words = WORDS[language];
  document.documentElement.lang = language;
  document.title = words.title;
  document.getElementById('heading').textContent = words.heading;
  document.getElementById('explanation').textContent = words.explanation;
  document.getElementById('bank-link').textContent = words.bank;
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
  }
  notice.textContent = '';
  phones.forEach(showOwner);
}

for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    language = button.dataset.language;
    localStorage.setItem(LANGUAGE_KEY, language);
    showLanguage();
  });
}

showLanguage();
refresh();
