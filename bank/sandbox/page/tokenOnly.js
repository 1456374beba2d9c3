import { desk, deskList, fromTemplate, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Подпись только токеном',
    hint: 'Компания может потребовать, чтобы её документы подписывали только кодом токена. Коды из SMS и приложения тогда не принимаются.',
    nobody: 'Компаний нет.',
    demand: 'Требовать токен',
    release: 'Разрешить другие способы',
    demanded: 'только токен',
    set: 'Порядок подписи изменён.',
    NOT_SET: 'Порядок подписи уже изменён.',
  },
  en: {
    heading: 'Signing by token only',
    hint: 'A company may demand that its documents are signed with token codes only. Codes from SMS and the authenticator are then refused.',
    nobody: 'There are no companies.',
    demand: 'Demand the token',
    release: 'Allow other ways',
    demanded: 'token only',
    set: 'The rule of signing is changed.',
    NOT_SET: 'The rule of signing was changed already.',
  },
  kg: {
    heading: 'Токен менен гана кол коюу',
    hint: 'Компания документтерине токендин коду менен гана кол коюлушун талап кыла алат. Анда SMS жана колдонмо коддору кабыл алынбайт.',
    nobody: 'Компаниялар жок.',
    demand: 'Токенди талап кылуу',
    release: 'Башка жолдорго уруксат берүү',
    demanded: 'токен гана',
    set: 'Кол коюу тартиби өзгөртүлдү.',
    NOT_SET: 'Кол коюу тартиби мурда эле өзгөртүлгөн.',
  },
  cn: {
    heading: '仅限令牌签署',
    hint: '公司可要求其单据只能使用令牌验证码签署，此时不接受短信和验证器的验证码。',
    nobody: '没有公司。',
    demand: '要求使用令牌',
    release: '允许其他方式',
    demanded: '仅限令牌',
    set: '签署规则已更改。',
    NOT_SET: '签署规则此前已更改。',
  },
};

const section = document.getElementById('token-only');

/** Companies, each signing by tokens only or by any means. */
export const tokenOnly = deskList({ section, address: '/sandbox/token-only', words: WORDS, elementOf });

function elementOf({ customerId, name, tokenOnly: demanded }) {
  const words = WORDS[desk.language];
  const shownName = name[desk.language] || name.ru;
  const element = fromTemplate('branch-template');
  element.querySelector('.owner-name').textContent = shownName;
  element.querySelector('.expiry').textContent = demanded ? words.demanded : '';
  const button = element.querySelector('button');
  button.textContent = demanded ? words.release : words.demand;
  button.setAttribute('aria-label', `${button.textContent}: ${shownName}`);
  button.addEventListener('click', () => void set({ customerId, tokenOnly: !demanded }));
  return element;
}

async function set(request) {
  const { ok, value } = await sendJson('/sandbox/token-only', request);
  const words = WORDS[desk.language];
  desk.notify(ok ? words.set : (words[value.error] ?? words.NOT_SET));
  await tokenOnly.refresh();
}
