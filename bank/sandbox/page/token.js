import { copyCode, desk, fromTemplate, readJson, say, sendJson } from './desk.js';

const SHOWN_MS = 60_000;
const IDLE_DISPLAY = '– – –  – – –';

const WORDS = {
  ru: { token: 'Токен', press: 'Новый код', copy: 'Копировать' },
  en: { token: 'Token', press: 'New code', copy: 'Copy' },
  kg: { token: 'Токен', press: 'Жаңы код', copy: 'Көчүрүү' },
  cn: { token: '令牌', press: '新验证码', copy: '复制' },
};

/** The hardware tokens that lie beside the phone of their owner. */
export async function tokensOf(owner) {
  const tokens = await readJson(`/sandbox/tokens?login=${encodeURIComponent(owner.login)}`);
  return tokens.map(({ serial }) => new Token(serial));
}

/** A token: its button shows the next code until the display goes dark. */
class Token {
  element = fromTemplate('token-template');
  #serial;
  #code;
  #timer;

  constructor(serial) {
    this.#serial = serial;
    this.element.querySelector('.serial').textContent = serial;
    this.element.querySelector('.press').addEventListener('click', () => this.#press());
    const copy = this.element.querySelector('.copy');
    copy.addEventListener('click', () => copyCode(this.#code, copy));
    this.#show(undefined);
  }

  speak() {
    const words = WORDS[desk.language];
    say(this.element, words);
    this.element.setAttribute('aria-label', `${words.token} ${this.#serial}`);
    this.element.querySelector('.copy').textContent = words.copy;
    const press = this.element.querySelector('.press');
    press.textContent = words.press;
    press.setAttribute('aria-label', `${words.press}: ${words.token} ${this.#serial}`);
  }

  async #press() {
    const { ok, value } = await sendJson('/sandbox/tokens/press', { serial: this.#serial });
    if (ok) {
      this.#show(value.code);
    }
  }

  #show(code) {
    clearTimeout(this.#timer);
    this.#code = code;
    this.element.querySelector('output').textContent =
      code === undefined ? IDLE_DISPLAY : `${code.slice(0, 3)} ${code.slice(3)}`;
    this.element.querySelector('.copy').hidden = code === undefined;
    this.element.classList.toggle('lit', code !== undefined);
    if (code !== undefined) {
      this.#timer = setTimeout(() => this.#show(undefined), SHOWN_MS);
    }
  }
}
