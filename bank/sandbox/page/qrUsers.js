import { desk, deskList, fromTemplate, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Регистрация для QR-точек',
    hint: 'Сотрудник компании приходит в отделение с паспортом. Без регистрации нельзя управлять точками продаж и работать на кассе.',
    nobody: 'Сотрудников компаний нет.',
    register: 'Зарегистрировать',
    remove: 'Снять регистрацию',
    registered: 'зарегистрирован',
    set: 'Регистрация изменена.',
    NOT_SET: 'Регистрация уже изменена.',
  },
  en: {
    heading: 'Registration for QR points',
    hint: 'An employee of a company comes to the branch with a passport. Without registration nobody manages points of sale or works at a till.',
    nobody: 'There are no employees of companies.',
    register: 'Register',
    remove: 'Remove registration',
    registered: 'registered',
    set: 'The registration is changed.',
    NOT_SET: 'The registration was changed already.',
  },
  kg: {
    heading: 'QR түйүндөрү үчүн каттоо',
    hint: 'Компаниянын кызматкери бөлүмгө паспорт менен келет. Каттоосуз соода түйүндөрүн башкарууга жана кассада иштөөгө болбойт.',
    nobody: 'Компаниялардын кызматкерлери жок.',
    register: 'Каттоо',
    remove: 'Каттоодон чыгаруу',
    registered: 'катталган',
    set: 'Каттоо өзгөртүлдү.',
    NOT_SET: 'Каттоо мурда эле өзгөртүлгөн.',
  },
  cn: {
    heading: '收款点登记',
    hint: '公司员工携带护照到网点办理。未登记者不能管理收款点，也不能在收银台工作。',
    nobody: '没有公司员工。',
    register: '登记',
    remove: '取消登记',
    registered: '已登记',
    set: '登记已更改。',
    NOT_SET: '登记此前已更改。',
  },
};

const section = document.getElementById('qr-users');

/** Users of companies, each registered for codes or not. */
export const qrUsers = deskList({ section, address: '/sandbox/qr-users', words: WORDS, elementOf });

function elementOf({ userId, login, name, company, registered }) {
  const words = WORDS[desk.language];
  const shownName = name[desk.language] || name.ru;
  const element = fromTemplate('branch-template');
  element.querySelector('.owner-name').textContent = shownName;
  const facts = [login, company[desk.language] || company.ru, ...(registered ? [words.registered] : [])];
  element.querySelector('.expiry').textContent = facts.join(' · ');
  const button = element.querySelector('button');
  button.textContent = registered ? words.remove : words.register;
  button.setAttribute('aria-label', `${button.textContent}: ${shownName}`);
  button.addEventListener('click', () => void set({ userId, registered: !registered }));
  return element;
}

async function set(request) {
  const { ok, value } = await sendJson('/sandbox/qr-users', request);
  const words = WORDS[desk.language];
  desk.notify(ok ? words.set : (words[value.error] ?? words.NOT_SET));
  await qrUsers.refresh();
}
