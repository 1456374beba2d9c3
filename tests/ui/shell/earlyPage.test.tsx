import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { holdEarlyPage } from '../../../src/ui/kernel/earlyPage';

const FORM = `
  <form>
    <input id="username" value="" />
    <input id="password" type="password" value="" />
    <select><option>ru</option><option>en</option></select>
    <button type="submit">Войти</button>
    <a href="/login/restore">Забыли пароль?</a>
  </form>`;

function element<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) {
    throw new Error(`There is no ${selector}`);
  }
  return found;
}

const field = (part: 'early-page' | 'root', id: string) => element(`#${part} #${id}`, HTMLInputElement);
const isThere = () => document.querySelector('#early-page') !== null;

/** Lets the moment pass in which another part of the application could begin to wait. */
const moment = () => Promise.resolve();

const happened: string[] = [];
const idOf = (target: EventTarget | null) => (target instanceof HTMLElement ? target.id || target.tagName : '');

beforeEach(() => {
  happened.length = 0;
  document.body.innerHTML = `<div id="early-page">${FORM}</div><div id="root">${FORM}</div>`;
  document.documentElement.dataset['early'] = '';
  const root = document.querySelector('#root');
  root?.addEventListener('input', ({ target }) => happened.push(`input ${idOf(target)}`));
  root?.addEventListener('change', ({ target }) => happened.push(`change ${idOf(target)}`));
  root?.addEventListener('click', (event) => {
    event.preventDefault();
    happened.push(`click ${idOf(event.target)}`);
  });
});

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['early'];
});

describe('the page shown before the application', () => {
  it('stays while any part of the application waits', async () => {
    const first = holdEarlyPage();
    const second = holdEarlyPage();
    first();
    await moment();
    expect(isThere()).toBe(true);
    second();
    const third = holdEarlyPage();
    await moment();
    expect(isThere()).toBe(true);
    third();
    await moment();
    expect(isThere()).toBe(false);
    expect('early' in document.documentElement.dataset).toBe(false);
  });

  it('leaves what was typed, chosen and pressed in the page of the application', async () => {
    field('early-page', 'username').value = 'aizada';
    field('early-page', 'password').value = 'secret';
    element('#early-page select', HTMLSelectElement).value = 'en';
    field('early-page', 'password').focus();
    element('#early-page button', HTMLButtonElement).dataset['pressed'] = '';
    holdEarlyPage()();
    await moment();
    expect(field('root', 'username').value).toBe('aizada');
    expect(field('root', 'password').value).toBe('secret');
    expect(document.activeElement).toBe(field('root', 'password'));
    expect(happened).toEqual(['input username', 'input password', 'change SELECT', 'click BUTTON']);
  });

  it('changes nothing on a page that nobody touched', async () => {
    holdEarlyPage()();
    await moment();
    expect(happened).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('finds its fields on a page with further buttons', async () => {
    field('early-page', 'username').value = 'aizada';
    element('#early-page button', HTMLButtonElement).dataset['pressed'] = '';
    element('#root form', HTMLFormElement).insertAdjacentHTML('afterbegin', '<button type="button">Ключ</button>');
    holdEarlyPage()();
    await moment();
    expect(happened).toEqual(['input username', 'click BUTTON']);
    expect(field('root', 'username').value).toBe('aizada');
  });

  it('leaves nothing on another page than it was', async () => {
    field('early-page', 'password').value = 'secret';
    element('#early-page button', HTMLButtonElement).dataset['pressed'] = '';
    field('root', 'username').remove();
    holdEarlyPage()();
    await moment();
    expect(happened).toEqual([]);
    expect(field('root', 'password').value).toBe('');
    expect(isThere()).toBe(false);
  });
});
