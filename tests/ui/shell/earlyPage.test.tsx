import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { holdEarlyPage } from '../../../src/ui/kernel/earlyPage';

const FORM = (id: string) => `
  <form>
    <input id="${id}-username" value="" />
    <input id="${id}-password" type="password" value="" />
    <select id="${id}-language"><option>ru</option><option>en</option></select>
    <button type="submit" id="${id}-submit">Войти</button>
    <a href="/login/restore">Забыли пароль?</a>
  </form>`;

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) {
    throw new Error(`There is no ${id}`);
  }
  return found;
}

const field = (id: string) => element(id, HTMLInputElement);
const isThere = () => document.querySelector('#early-page') !== null;

/** Lets the moment pass in which another part of the application could begin to wait. */
const moment = () => Promise.resolve();

const happened: string[] = [];
const idOf = (target: EventTarget | null) => (target instanceof HTMLElement ? target.id : '');

beforeEach(() => {
  happened.length = 0;
  document.body.innerHTML = `<div id="early-page">${FORM('early')}</div><div id="root">${FORM('real')}</div>`;
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
    field('early-username').value = 'aizada';
    field('early-password').value = 'secret';
    element('early-language', HTMLSelectElement).value = 'en';
    field('early-password').focus();
    element('early-submit', HTMLButtonElement).dataset['pressed'] = '';
    holdEarlyPage()();
    await moment();
    expect(field('real-username').value).toBe('aizada');
    expect(field('real-password').value).toBe('secret');
    expect(document.activeElement?.id).toBe('real-password');
    expect(happened).toEqual([
      'input real-username',
      'input real-password',
      'change real-language',
      'click real-submit',
    ]);
  });

  it('changes nothing on a page that nobody touched', async () => {
    holdEarlyPage()();
    await moment();
    expect(happened).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves nothing on another page than it was', async () => {
    field('early-username').value = 'aizada';
    element('early-submit', HTMLButtonElement).dataset['pressed'] = '';
    element('root', HTMLDivElement).insertAdjacentHTML('afterbegin', '<input id="real-code" />');
    holdEarlyPage()();
    await moment();
    expect(happened).toEqual([]);
    expect(field('real-code').value).toBe('');
    expect(isThere()).toBe(false);
  });
});
