import { desk, deskList, fromTemplate, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Разрешения на автосписания',
    hint: 'Клиент дал разрешение в интернет-банке. Сотрудник проверяет компанию и включает автосписания.',
    nobody: 'Разрешений на проверке нет.',
    activate: 'Включить',
    refuse: 'Отклонить',
    set: 'Решение принято.',
    NOT_DECIDED: 'Решение уже принято.',
  },
  en: {
    heading: 'Direct debit mandates',
    hint: 'A customer has given a mandate online. An employee checks the company and activates it.',
    nobody: 'No mandates are under review.',
    activate: 'Activate',
    refuse: 'Decline',
    set: 'The decision is made.',
    NOT_DECIDED: 'The decision was made already.',
  },
  kg: {
    heading: 'Автоматтык чыгарууга уруксаттар',
    hint: 'Кардар интернет-банкта уруксат берди. Кызматкер компанияны текшерип, автоматтык чыгарууну иштетет.',
    nobody: 'Текшериле турган уруксат жок.',
    activate: 'Иштетүү',
    refuse: 'Четке кагуу',
    set: 'Чечим кабыл алынды.',
    NOT_DECIDED: 'Чечим мурда эле кабыл алынган.',
  },
  cn: {
    heading: '自动扣款授权',
    hint: '客户在网上银行提交了授权。员工核查公司后启用。',
    nobody: '没有待审核的授权。',
    activate: '启用',
    refuse: '拒绝',
    set: '已处理。',
    NOT_DECIDED: '此前已处理。',
  },
};

const section = document.getElementById('direct-debits');

/** Mandates that wait for the bank. */
export const directDebits = deskList({ section, address: '/sandbox/direct-debits', words: WORDS, elementOf });

function elementOf({ mandateId, payer, creditor }) {
  const words = WORDS[desk.language];
  const element = fromTemplate('mandate-template');
  const name = payer[desk.language] || payer.ru;
  element.querySelector('.owner-name').textContent = name;
  element.querySelector('.expiry').textContent = creditor[desk.language] || creditor.ru;
  for (const [kind, activated] of [
    ['activate', true],
    ['refuse', false],
  ]) {
    const button = element.querySelector(`.${kind}`);
    button.textContent = words[kind];
    button.setAttribute('aria-label', `${words[kind]}: ${name}`);
    button.addEventListener('click', () => void decide({ mandateId, activated }));
  }
  return element;
}

async function decide(decision) {
  const { ok, value } = await sendJson('/sandbox/direct-debits', decision);
  const words = WORDS[desk.language];
  desk.notify(ok ? words.set : (words[value.error] ?? words.NOT_DECIDED));
  await directDebits.refresh();
}
