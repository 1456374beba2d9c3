import { desk, fromTemplate, readJson, showCode } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Карты на столе',
    hint: 'Для регистрации по карте: номер и кодовое слово; для ПИН-кода карты: CVV.',
    card: 'Номер карты',
    code: 'CVV',
    word: 'Кодовое слово',
  },
  en: {
    heading: 'Cards on the desk',
    hint: 'To register with a card: its number and the code word; to set its PIN: the CVV.',
    card: 'Card number',
    code: 'CVV',
    word: 'Code word',
  },
  kg: {
    heading: 'Столдогу карталар',
    hint: 'Карта менен катталуу үчүн: номери жана коддук сөз; ПИН-код үчүн: CVV.',
    card: 'Картанын номери',
    code: 'CVV',
    word: 'Коддук сөз',
  },
  cn: {
    heading: '桌上的银行卡',
    hint: '用银行卡注册：卡号和暗语；设置密码：CVV。',
    card: '卡号',
    code: 'CVV',
    word: '暗语',
  },
};

const section = document.getElementById('cards');

/** The cards of the demonstration; a press on a number or a code word copies it. */
export const cards = {
  known: undefined,
  async lay() {
    this.known = await readJson('/sandbox/cards');
    this.speak();
  },
  speak() {
    const words = WORDS[desk.language];
    section.querySelector('h2').textContent = words.heading;
    section.querySelector('.quiet').textContent = words.hint;
    section.querySelector('ul').replaceChildren(...(this.known ?? []).map((card) => cardElement(card, words)));
  },
};

function cardElement(card, words) {
  const element = fromTemplate('card-template');
  element.querySelector('.owner-name').textContent = card.name[desk.language] || card.name.ru;
  const [year, month] = card.expiresOn.split('-');
  element.querySelector('.expiry').textContent = `${month}/${year.slice(2)}`;
  for (const [place, word, value] of [
    ['.number', words.card, card.number],
    ['.security-code', words.code, card.securityCode],
    ['.word', words.word, card.codeWord],
  ]) {
    const button = element.querySelector(place);
    button.hidden = value === '';
    showCode(button, value);
    button.setAttribute('aria-label', `${word}: ${value}`);
  }
  return element;
}
