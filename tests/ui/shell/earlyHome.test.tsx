import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { TWO_COLUMNS } from '../../../src/ui/features/accounts/home/useTwoColumns';

const SCRIPT = readFileSync(join(projectRoot(), 'src/ui/early/early.js'), 'utf8');
const HEAD = `<meta name="early-home" content="assets/home-a.css assets/frame-ru-1-a.html assets/frame-ru-2-b.html assets/frame-en-1-c.html" />`;
const FRAME = '<body><div><b>FirstName</b><i>FF</i><kbd>Ctrl K</kbd><a href="/history">История</a></div></body>';
const AIBEK = ['Айбек', 'АА'];
const SESSION = { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' };

let asked: string[];
let answer: () => void;
let hasColumns: boolean;

beforeEach(() => {
  asked = [];
  hasColumns = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasColumns && query === TWO_COLUMNS }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      response = new DOMParser().parseFromString(FRAME, 'text/html');
      open = (_method: string, address: string) => asked.push(address);
      send = () => undefined;
      addEventListener = (_name: string, hear: () => void) => (answer = hear);
    },
  );
  document.head.innerHTML = HEAD;
  document.body.innerHTML = '<div id="root"><div class="early"></div></div>';
  sessionStorage.setItem('session', JSON.stringify(SESSION));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset['early'];
});

/** Runs the script of the document in a tab with these names, and has all come that it asks for. */
function open(kept?: unknown): void {
  if (kept !== undefined) {
    sessionStorage.setItem('names', JSON.stringify({ ru: kept, en: kept, kg: kept, cn: kept }));
  }
  runInThisContext(SCRIPT);
  document.querySelectorAll('link').forEach((style) => style.dispatchEvent(new Event('load')));
  if (asked.length > 0) {
    answer();
  }
}

const shown = () => document.querySelector('#early-page')?.textContent;

it('greets with the first name and the letters that the application has kept', () => {
  open(AIBEK);
  expect(asked).toEqual(['/assets/frame-ru-1-a.html']);
  expect(document.querySelector('#early-page b')?.textContent).toBe('Айбек');
  expect(document.querySelector('#early-page i')?.textContent).toBe('АА');
});

it('has two columns where the application has them', () => {
  hasColumns = true;
  open(AIBEK);
  expect(asked).toEqual(['/assets/frame-ru-2-b.html']);
});

it.each([
  ['without a name', undefined, SESSION],
  ['while the screen is locked', AIBEK, { ...SESSION, stage: 'locked' }],
  ['without a session', AIBEK, undefined],
  ['in a tab where an earlier version has kept the whole name', 'Асанов Айбек', SESSION],
] as const)('is not asked for %s', (_name, kept, session) => {
  sessionStorage.setItem('session', JSON.stringify(session ?? null));
  open(kept);
  expect([asked, shown()]).toEqual([[], undefined]);
});

it('does not come over a page that the application has drawn', () => {
  document.body.innerHTML = '<div id="root"><main></main></div>';
  open(AIBEK);
  expect(shown()).toBeUndefined();
});

it('keeps a press on a link for the application', () => {
  open(AIBEK);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('#early-page a')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(document.querySelector<HTMLElement>('#early-page a')?.dataset).toHaveProperty('pressed');
});
