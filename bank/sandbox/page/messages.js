import { desk, fromTemplate, readJson, showCode, timeOf } from './desk.js';

/** Messages of one kind to a phone, newest first, as the bank gives them out at an address. */
export function inbox({ address, empty }, owner) {
  const element = fromTemplate('messages-template');
  const list = element.querySelector('ol');
  let shown;
  let latest = [];
  return {
    element,
    async refresh() {
      latest = await readJson(`${address}?login=${encodeURIComponent(owner.login)}`);
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
      element.querySelector('.empty').textContent = empty[desk.language];
      list.replaceChildren(...latest.map(messageElement));
    },
  };
}

/** The text messages of a phone. */
export const messages = {
  id: 'messages',
  icon: 'messages-icon',
  names: { ru: 'Сообщения', en: 'Messages', kg: 'Билдирүүлөр', cn: '短信' },
  always: true,
  isFor: () => true,
  open: (owner) =>
    inbox(
      {
        address: '/sandbox/messages',
        empty: {
          ru: 'Сообщений пока нет. Войдите в интернет-банк, и код придёт сюда.',
          en: 'No messages yet. Sign in to the internet bank and the code will arrive here.',
          kg: 'Азырынча билдирүү жок. Интернет-банкка кириңиз, код ушул жерге келет.',
          cn: '暂无短信。登录网上银行后，验证码会发到这里。',
        },
      },
      owner,
    ),
};

function messageElement(message) {
  const element = fromTemplate('message-template');
  element.querySelector('.text').textContent =
    message.subject === undefined ? message.text : `${message.subject}\n\n${message.text}`;
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
