import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import type { HomeShape, KeptFrame } from '../../../src/application/session/keptFrame';
import type { drawFigures } from '../../../src/ui/early/figures';
import { TWO_COLUMNS } from '../../../src/ui/features/accounts/home/useTwoColumns';

/** A script that is run by itself cannot import. */
const SCRIPT = readFileSync(join(projectRoot(), 'src/ui/early/early.js'), 'utf8').replace(' import(', ' importFile(');
const HEAD = `<meta name="early-home" content="assets/home-a.css assets/figures-a.js assets/frame-ru-1-a.html assets/frame-ru-2-b.html assets/frame-en-1-c.html" />`;
const LINKS = '<li><a href="/payment">Платежи</a></li><a href="/history">История</a>';
const frameOf = (shape: HomeShape) =>
  `<div data-frame="${shape}"><div><b>FirstName</b><i>FF</i><s>PersonName</s><kbd>Ctrl K</kbd>${LINKS}<u>${shape}</u><section><div><h2>Счета</h2><button>Скрыть</button></div><p>…</p></section></div></div>`;
const lookOf = (look: string, control: string) =>
  `<div data-look="${look}"><section><div><h2>Счета</h2><button>${control}</button></div><em>100,00</em></section></div>`;
const PARTS = `<body>${frameOf('person')}${frameOf('company')}${frameOf('reader')}${lookOf('shown', 'Скрыть')}${lookOf('hidden', 'Показать')}</body>`;
const AIBEK = ['Айбек', 'АА', 'Асанов Айбек'] as const;
const SESSION = { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' };

/** Time for which the frame waits for its figures. */
const FIGURES_MS = 200;

const figures = vi.fn<typeof drawFigures>();

let asked: string[];
let answer: () => void;
let hasColumns: boolean;
let fetched: Promise<Response>;

beforeEach(() => {
  asked = [];
  hasColumns = false;
  fetched = new Promise(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => fetched);
  vi.stubGlobal('importFile', async (address: string) => {
    asked.push(address);
    return { drawFigures: figures };
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasColumns && query === TWO_COLUMNS }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      response = new DOMParser().parseFromString(PARTS, 'text/html');
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
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset['early'];
});

/** Runs the script of the document in a tab with this name, and has all come that it asks for. */
function open(name?: KeptFrame['names'][string], values: Partial<KeptFrame> = {}): void {
  if (name !== undefined) {
    const frame: KeptFrame = { shape: 'person', names: { ru: name, en: name }, closed: [], ...values };
    sessionStorage.setItem('frame', JSON.stringify(frame));
  }
  runInThisContext(SCRIPT);
  document.querySelectorAll('link').forEach((style) => style.dispatchEvent(new Event('load')));
  if (asked.length > 0) {
    answer();
    vi.advanceTimersByTime(FIGURES_MS);
  }
}

const shown = () => document.querySelector('#early-page')?.textContent;

it('greets with the first name and the letters that the application has kept', () => {
  open(AIBEK);
  expect(asked).toEqual(['/assets/figures-a.js', '/assets/frame-ru-1-a.html']);
  expect(document.querySelector('#early-page b')?.textContent).toBe('Айбек');
  expect(document.querySelector('#early-page i')?.textContent).toBe('АА');
  expect(document.querySelector('#early-page s')?.textContent).toBe('Асанов Айбек');
});

it('has two columns where the application has them', () => {
  hasColumns = true;
  open(AIBEK);
  expect(asked).toEqual(['/assets/figures-a.js', '/assets/frame-ru-2-b.html']);
});

it.each([
  ['without a name', undefined, SESSION],
  ['while the screen is locked', AIBEK, { ...SESSION, stage: 'locked' }],
  ['without a session', AIBEK, undefined],
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

it.each<HomeShape>(['person', 'company', 'reader'])('is that of the user: %s', (shape) => {
  open(AIBEK, { shape });
  expect(document.querySelector('#early-page u')?.textContent).toBe(shape);
});

it('has no section that is closed to the user', () => {
  open(AIBEK, { closed: ['/payment'] });
  expect([...document.querySelectorAll('#early-page a')].map((link) => link.textContent)).toEqual(['История']);
  expect(document.querySelector('#early-page li')).toBeNull();
});

it('has the control of hidden amounts where they are hidden', () => {
  localStorage.setItem('amountsHidden', 'true');
  open(AIBEK);
  expect(document.querySelector('#early-page button')?.textContent).toBe('Показать');
  expect(document.querySelector('#early-page p')?.textContent).toBe('…');
});

describe('the figures of the answer', () => {
  const settled = async () => vi.waitFor(() => expect(figures).toHaveBeenCalled());

  beforeEach(() => {
    figures.mockReset();
    fetched = Promise.resolve(new Response('answer'));
  });

  it('are waited for, so that they move nothing', async () => {
    figures.mockReturnValue(true);
    vi.spyOn(vi, 'advanceTimersByTime').mockReturnValueOnce(vi);
    open(AIBEK);
    expect(shown()).toBeUndefined();
    await vi.waitFor(() => expect(document.querySelector('#early-page em')?.textContent).toBe('100,00'));
  });

  it('take the place of those to come', async () => {
    figures.mockReturnValue(true);
    open(AIBEK);
    await settled();
    await vi.waitFor(() => expect(document.querySelector('#early-page em')?.textContent).toBe('100,00'));
    expect(figures.mock.calls[0]?.[0]).toBe('answer');
    expect(document.querySelector('#early-page p')).toBeNull();
  });

  it.each<[string, () => boolean]>([
    ['there are none', () => false],
    [
      'they cannot be drawn',
      () => {
        throw new Error('no figures');
      },
    ],
  ])('leave the frame as it is where %s', async (_name, draw) => {
    const rejected = vi.fn();
    window.addEventListener('unhandledrejection', rejected);
    figures.mockImplementation(draw);
    open(AIBEK);
    await settled();
    expect(document.querySelector('#early-page p')?.textContent).toBe('…');
    expect(rejected).not.toHaveBeenCalled();
    window.removeEventListener('unhandledrejection', rejected);
  });
});
