import { desk, fromTemplate, readJson, say, sendJson, showCode } from './desk.js';

const NAMES = { ru: 'Аутентификатор', en: 'Authenticator', kg: 'Аутентификатор', cn: '身份验证器' };

const WORDS = {
  ru: {
    empty: 'Ключей пока нет. Выберите аутентификатор в настройках интернет-банка и вставьте сюда ключ.',
    keyLabel: 'Ключ или текст QR-кода',
    keyHint: 'Буквы и цифры ключа или адрес otpauth://…',
    addKey: 'Добавить ключ',
    remove: 'Удалить',
    unnamed: 'Ключ без имени',
    seconds: 'с',
    KEY_NOT_READABLE: 'Это не ключ. Скопируйте его из интернет-банка целиком и вставьте ещё раз.',
    KEY_NOT_KEPT: 'Больше ключей не помещается. Удалите ненужные и попробуйте снова.',
  },
  en: {
    empty: 'No keys yet. Choose the authenticator in the settings of the internet bank and paste the key here.',
    keyLabel: 'Key or text of the QR code',
    keyHint: 'Letters and digits of the key, or an otpauth:// address',
    addKey: 'Add the key',
    remove: 'Remove',
    unnamed: 'Key without a name',
    seconds: 's',
    KEY_NOT_READABLE: 'This is not a key. Copy all of it from the internet bank and paste it again.',
    KEY_NOT_KEPT: 'There is no room for more keys. Remove those you do not need and try again.',
  },
  kg: {
    empty: 'Азырынча ачкыч жок. Интернет-банктын жөндөөлөрүнөн аутентификаторду тандап, ачкычты ушул жерге коюңуз.',
    keyLabel: 'Ачкыч же QR-коддун тексти',
    keyHint: 'Ачкычтын тамгалары менен сандары же otpauth://… дареги',
    addKey: 'Ачкычты кошуу',
    remove: 'Өчүрүү',
    unnamed: 'Аты жок ачкыч',
    seconds: 'с',
    KEY_NOT_READABLE: 'Бул ачкыч эмес. Аны интернет-банктан толугу менен көчүрүп, кайра коюңуз.',
    KEY_NOT_KEPT: 'Дагы ачкычка орун жок. Керексизин өчүрүп, кайра аракет кылыңыз.',
  },
  cn: {
    empty: '暂无密钥。请在网上银行设置中选择身份验证器，然后将密钥粘贴到这里。',
    keyLabel: '密钥或二维码文本',
    keyHint: '密钥的字母和数字，或 otpauth:// 地址',
    addKey: '添加密钥',
    remove: '删除',
    unnamed: '未命名的密钥',
    seconds: '秒',
    KEY_NOT_READABLE: '这不是密钥。请从网上银行完整复制后重新粘贴。',
    KEY_NOT_KEPT: '无法再添加密钥。请删除不需要的密钥后重试。',
  },
};

/** An authenticator: keys its owner gave it, and the codes they make now. */
export const authenticator = {
  id: 'authenticator',
  icon: 'authenticator-icon',
  names: NAMES,
  always: false,
  isFor: () => true,
  open(owner) {
    return new Authenticator(owner);
  },
};

class Authenticator {
  element = fromTemplate('authenticator-template');
  #login;
  #entries = [];
  #rows = new Map();
  #problem;

  constructor(owner) {
    this.#login = owner.login;
    this.element.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#add(event.currentTarget.elements.text);
    });
  }

  async refresh() {
    this.#show(await readJson(`/sandbox/authenticator?login=${encodeURIComponent(this.#login)}`));
    return false;
  }

  speak() {
    const words = WORDS[desk.language];
    say(this.element, words);
    this.#rows.clear();
    this.#show(this.#entries);
    this.#tell(this.#problem);
  }

  async #add(field) {
    const { ok, value } = await sendJson('/sandbox/authenticator', { login: this.#login, text: field.value });
    this.#tell(ok ? undefined : value.error);
    if (ok) {
      field.value = '';
      this.#show(value);
    } else {
      field.focus();
    }
  }

  async #remove(id) {
    const { ok, value } = await sendJson('/sandbox/authenticator/remove', { login: this.#login, id });
    if (ok) {
      this.#show(value);
    }
  }

  #tell(problem) {
    this.#problem = problem;
    this.element.querySelector('.problem').textContent = problem === undefined ? '' : WORDS[desk.language][problem];
  }

  /** Rows stay while their keys do, so that a button in use is not replaced under the finger. */
  #show(entries) {
    this.#entries = entries;
    const rows = new Map(entries.map((entry) => [entry.id, this.#rows.get(entry.id) ?? this.#row(entry)]));
    const changed = rows.size !== this.#rows.size || entries.some(({ id }) => !this.#rows.has(id));
    this.#rows = rows;
    if (changed) {
      this.element.querySelector('.entries').replaceChildren(...rows.values());
    }
    for (const entry of entries) {
      showEntry(rows.get(entry.id), entry);
    }
  }

  #row(entry) {
    const words = WORDS[desk.language];
    const row = fromTemplate('entry-template');
    const name = [entry.issuer, entry.account].filter((part) => part !== '').join(' · ') || words.unnamed;
    row.querySelector('.entry-name').textContent = name;
    const remove = row.querySelector('.remove');
    remove.textContent = words.remove;
    remove.setAttribute('aria-label', `${words.remove}: ${name}`);
    remove.addEventListener('click', () => this.#remove(entry.id));
    return row;
  }
}

function showEntry(row, { code, millisecondsLeft }) {
  const button = row.querySelector('.code');
  if (row.dataset.code !== code) {
    row.dataset.code = code;
    showCode(button, code);
  }
  const seconds = Math.ceil(millisecondsLeft / 1000);
  row.querySelector('progress').value = seconds;
  row.querySelector('.left span').textContent = `${seconds} ${WORDS[desk.language].seconds}`;
}
