import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { LANGUAGE_KEY } from '../../../src/infrastructure/device/languageKey';
import { MORE_CONTRAST, THEME_KEY } from '../../../src/ui/theme/Theme';
import { NOTICE_MS } from '../../../src/ui/kernel/LoadLimit';

const textOf = (name: string) => readFileSync(join(projectRoot(), name), 'utf8');

const PAGE = new DOMParser().parseFromString(textOf('index.html'), 'text/html');

let listening: AbortController;

/** Runs src/ui/early/early.js on the page before the application has come. */
function begin(): void {
  document.documentElement.lang = 'ru';
  document.body.innerHTML = PAGE.body.innerHTML;
  runInThisContext(textOf('src/ui/early/early.js'));
}

let asksForContrast = false;

beforeEach(() => {
  vi.useFakeTimers();
  asksForContrast = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asksForContrast && query === MORE_CONTRAST }));
  listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (name: string, hear: EventListener, isCapturing?: boolean) =>
    listen(name, hear, { capture: isCapturing === true, signal: listening.signal }),
  );
});

afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  document.body.innerHTML = '';
});

const failure = () => document.querySelector('#early-failure');
const shownTexts = () =>
  failure()?.hasAttribute('hidden') === true
    ? []
    : [...document.querySelectorAll('#early-failure > :not([hidden]) > h1')].map(({ textContent }) => textContent);

describe('an application that does not come', () => {
  it('is named after the limit, with a link that opens the page again', () => {
    begin();
    vi.advanceTimersByTime(NOTICE_MS - 1);
    expect(shownTexts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shownTexts()).toEqual(['Банк не открылся']);
    expect(document.querySelector('.early')?.hasAttribute('hidden')).toBe(true);
    expect(document.querySelector('#early-failure > :not([hidden]) a')?.getAttribute('href')).toBe('');
  });

  it.each([
    ['en', 'The bank did not open'],
    ['kg', 'Банк ачылган жок'],
    ['cn', '银行未能打开'],
  ])('is named in the language that was chosen: %s', (language, title) => {
    window.localStorage.setItem(LANGUAGE_KEY, language);
    begin();
    vi.advanceTimersByTime(NOTICE_MS);
    expect(shownTexts()).toEqual([title]);
  });

  it('is named at once when its script is missing, but not for a file asked for ahead', () => {
    begin();
    const link = document.body.appendChild(document.createElement('link'));
    link.dispatchEvent(new Event('error'));
    expect(shownTexts()).toEqual([]);
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(shownTexts()).toEqual(['Банк не открылся']);
  });

  it.each(['error', 'unhandledrejection'])('is named at once when it fails to begin: %s', (name) => {
    begin();
    window.dispatchEvent(new Event(name));
    expect(shownTexts()).toEqual(['Банк не открылся']);
  });

  it('is not looked for once something else is on the page', () => {
    begin();
    document.body.innerHTML = '<main>the bank</main>';
    window.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(NOTICE_MS);
    expect(document.body.innerHTML).toBe('<main>the bank</main>');
  });

  it('lets the browser draw although a style does not come', () => {
    begin();
    const style = document.body.appendChild(document.createElement('link'));
    style.rel = 'stylesheet';
    vi.advanceTimersByTime(NOTICE_MS);
    expect([style.isConnected, shownTexts()]).toEqual([false, ['Банк не открылся']]);
  });
});

describe('the theme of the first paint', () => {
  const shown = () => document.documentElement.dataset['theme'];

  afterEach(() => {
    delete document.documentElement.dataset['theme'];
  });

  it.each([
    ['high contrast where the device asks for it', true, undefined, 'contrast'],
    ['the chosen one all the same', true, 'dark', 'dark'],
    ['that of the device otherwise', false, undefined, undefined],
  ])('is %s', (_case, asks, chosen, theme) => {
    asksForContrast = asks;
    if (chosen !== undefined) {
      window.localStorage.setItem(THEME_KEY, chosen);
    }
    begin();
    expect(shown()).toBe(theme);
  });
});
