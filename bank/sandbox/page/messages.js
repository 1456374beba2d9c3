import { desk, fromTemplate, readJson, showCode, timeOf } from './desk.js';

const NAMES = { ru: 'Сообщения', en: 'Messages', kg: 'Билдирүүлөр', cn: '短信' };

const EMPTY = {
  ru: 'Сообщений пока нет. Войдите в интернет-банк, и код придёт сюда.',
  en: 'No messages yet. Sign in to the internet bank and the code will arrive here.',
  kg: 'Азырынча билдирүү жок. Интернет-банкка кириңиз, код ушул жерге келет.',
  cn: '暂无短信。登录网上银行后，验证码会发到这里。',
};

/** The text messages of a phone, newest first. */
export const messages = {
  id: 'messages',
  icon: 'messages-icon',
  names: NAMES,
  always: true,
  isFor: () => true,
  open(owner) {
    const element = fromTemplate('messages-template');
    const list = element.querySelector('ol');
    let shown;
    let latest = [];
    return {
      element,
      async refresh() {
        latest = await readJson(`/sandbox/messages?login=${encodeURIComponent(owner.login)}`);
        const text = JSON.stringify(latest);
        if (text === shown) {
          return false;
        }
        const isNew = shown !== undefined;
        shown = text;
        list.replaceChildren(...latest.map(messageElement));
        return isNew;
      },
      speak() {
        element.querySelector('.empty').textContent = EMPTY[desk.language];
        list.replaceChildren(...latest.map(messageElement));
      },
    };
  },
};

function messageElement(message) {
  const element = fromTemplate('message-template');
  element.querySelector('.text').textContent = message.text;
  const time = element.querySelector('time');
  time.dateTime = message.createdAt;
  time.textContent = timeOf(Date.parse(message.createdAt));
  const button = element.querySelector('.code');
  if (message.code === '') {
    button.remove();
  } else {
    showCode(button, message.code);
  }
  return element;
}
