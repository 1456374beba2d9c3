import { desk, deskList, fromTemplate, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Отделение банка',
    hint: 'Клиент разрешил вход только из известных браузеров и потерял их все. Сотрудник проверил паспорт и снимает ограничение: известные браузеры забыты, сеансы завершены, клиент получит SMS.',
    nobody: 'Вход только из известных браузеров сейчас никто не включил.',
    lift: 'Снять ограничение',
    lifted: 'Ограничение снято. Войти можно из любого браузера.',
    NOT_LIFTED: 'У этого клиента ограничения нет.',
  },
  en: {
    heading: 'Bank branch',
    hint: 'A customer allows only known browsers to sign in and has lost them all. The employee has checked the passport and lifts the restriction: known browsers are forgotten, sessions end, the customer gets an SMS.',
    nobody: 'Nobody restricts sign-in to known browsers at the moment.',
    lift: 'Lift the restriction',
    lifted: 'The restriction is lifted. Any browser may sign in.',
    NOT_LIFTED: 'This customer has no such restriction.',
  },
  kg: {
    heading: 'Банктын бөлүмү',
    hint: 'Кардар белгилүү браузерлерден гана кирүүгө уруксат берип, баарын жоготкон. Кызматкер паспортту текшерип, чектөөнү алып салат: белгилүү браузерлер унутулат, сеанстар аяктайт, кардарга SMS келет.',
    nobody: 'Азыр эч ким белгилүү браузерлерден гана кирүүнү коюп алган эмес.',
    lift: 'Чектөөнү алып салуу',
    lifted: 'Чектөө алынды. Каалаган браузерден кирүүгө болот.',
    NOT_LIFTED: 'Бул кардарда мындай чектөө жок.',
  },
  cn: {
    heading: '银行网点',
    hint: '客户只允许已知浏览器登录，却失去了全部已知浏览器。员工核对护照后解除限制：已知浏览器被清除，会话结束，客户会收到短信。',
    nobody: '目前没有客户仅允许已知浏览器登录。',
    lift: '解除限制',
    lifted: '限制已解除，可从任何浏览器登录。',
    NOT_LIFTED: '该客户没有此限制。',
  },
};

const section = document.getElementById('branch');

/** Customers who may sign in from known browsers only, and the employee who lifts that. */
export const branch = deskList({ section, address: '/sandbox/branch', words: WORDS, elementOf });

function elementOf({ login, name }) {
  const words = WORDS[desk.language];
  const shownName = name[desk.language] || name.ru;
  const element = fromTemplate('branch-template');
  element.querySelector('.owner-name').textContent = shownName;
  element.querySelector('.expiry').textContent = login;
  const button = element.querySelector('button');
  button.textContent = words.lift;
  button.setAttribute('aria-label', `${words.lift}: ${shownName}`);
  button.addEventListener('click', () => void lift(login));
  return element;
}

async function lift(login) {
  const { ok, value } = await sendJson('/sandbox/branch/any-browser', { login });
  const words = WORDS[desk.language];
  desk.notify(ok ? words.lifted : words[value.error]);
  await branch.refresh();
}
