import { TAGS, WORDS } from './words.js';

const LANGUAGE_KEY = 'tulpar.sandbox.language';
const COPIED_SHOWN_MS = 1600;

const notice = document.getElementById('notice');

/** State shared by the applications and devices of the page: the language, the bank's time, the line of notices. */
export const desk = {
  language: localStorage.getItem(LANGUAGE_KEY) in WORDS ? localStorage.getItem(LANGUAGE_KEY) : 'ru',
  /** Lead of the bank's time over this browser's, in milliseconds. */
  aheadMs: 0,
  now() {
    return Date.now() + this.aheadMs;
  },
  speak(language) {
    this.language = language;
    localStorage.setItem(LANGUAGE_KEY, language);
  },
  notify(text) {
    notice.textContent = text;
  },
  notified() {
    return notice.textContent;
  },
};

/** A copy of what a template holds. */
export function fromTemplate(id) {
  return document.getElementById(id).content.firstElementChild.cloneNode(true);
}

/** Writes the words named in the markup into it: `data-word` as text, `data-label` as accessible name. */
export function say(element, words) {
  for (const place of element.querySelectorAll('[data-word]')) {
    if (words[place.dataset.word] !== undefined) {
      place.textContent = words[place.dataset.word];
    }
  }
  for (const place of element.querySelectorAll('[data-label]')) {
    if (words[place.dataset.label] !== undefined) {
      place.setAttribute('aria-label', words[place.dataset.label]);
    }
  }
}

export async function readJson(address) {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) {
    throw new Error(`Answered ${answer.status}`);
  }
  return answer.json();
}

/**
 * List of a desk, read from an address again and again. Its elements are made anew only when something has come, gone or changed, so that
 * focus and what was typed stay.
 */
export function deskList({ section, address, words, elementOf }) {
  return {
    known: [],
    shown: '',
    async refresh() {
      this.known = await readJson(address);
      this.show();
    },
    speak() {
      say(section, words[desk.language]);
      this.shown = '';
      this.show();
    },
    show() {
      const text = JSON.stringify(this.known);
      if (text === this.shown) {
        return;
      }
      this.shown = text;
      section.querySelector('.nobody').hidden = this.known.length > 0;
      section.querySelector('ul').replaceChildren(...this.known.map(elementOf));
    },
  };
}

/** Sends JSON; `{ ok, value }`, where the value of a refusal is `{ error }`. */
export async function sendJson(address, value) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  return { ok: answer.ok, value: await answer.json() };
}

/** Formats in `Asia/Bishkek`, whatever the time zone of the machine. */
const PARTS = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Bishkek',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Year, month, day, hour, minute and second of a moment in Bishkek, as text. */
export function partsOf(milliseconds) {
  return Object.fromEntries(PARTS.formatToParts(new Date(milliseconds)).map(({ type, value }) => [type, value]));
}

export function timeOf(milliseconds) {
  const { hour, minute, second } = partsOf(milliseconds);
  return `${hour}:${minute}:${second}`;
}

export function dayOf(milliseconds) {
  const { year, month, day } = partsOf(milliseconds);
  return desk.language === 'cn' ? `${year}-${month}-${day}` : `${day}.${month}.${year}`;
}

/** A button that shows a code and copies it. */
export function showCode(button, code) {
  button.textContent = code;
  button.setAttribute('aria-label', `${WORDS[desk.language].copy} ${code}`);
  button.onclick = () => copyCode(code, button);
}

/** Copies a code and says so, on the button for a moment and in the line of notices. */
export async function copyCode(code, button) {
  const words = WORDS[desk.language];
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    desk.notify(words.copyFailed);
    return;
  }
  desk.notify(`${words.copied}: ${code}`);
  button.textContent = words.copied;
  setTimeout(() => {
    if (button.textContent === words.copied) {
      button.textContent = before;
    }
  }, COPIED_SHOWN_MS);
}

export function applyLanguage() {
  const words = WORDS[desk.language];
  document.documentElement.lang = TAGS[desk.language];
  document.title = words.title;
  say(document.body, words);
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === desk.language));
  }
}
