import { act, cleanup, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { OfferedReload } from '../../../src/application/version/OfferedReload';
import { CrashBoundary } from '../../../src/ui/shell/CrashBoundary';
import { Defects } from '../../../src/ui/kernel/Defects';
import { LOAD_LIMIT_MS, NOTICE_MS } from '../../../src/ui/kernel/LoadLimit';
import { LoadingRows } from '../../../src/ui/kernel/LoadingRows';
import { Splash } from '../../../src/ui/kernel/Splash';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryStore, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

const BANK_IS_LATE = 'Банк долго не отвечает';
const FILES_ARE_LATE = 'Страница долго не загружается';

const reported: string[] = [];
/** Storage of the tab, which outlives a reload. */
let tab: MemoryStore;
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  reported.length = 0;
  tab = new MemoryStore();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React writes what a boundary has caught to the console as well.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, pathname: '/history' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function sessionAt(stage: 'active' | 'none') {
  const gateway = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(new MemoryVault());
  if (stage === 'active') {
    keeper.keep({ sessionKey: 'key', sessionId: 'id', stage, phoneNumber: '' });
  }
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: new MovableTime(), restart: new FakeRestart() });
  return { gateway, session };
}

async function shown(load: () => Promise<never>, fallback: ReactNode, session = sessionAt('none').session) {
  const Page = lazy(load);
  const defects = { defect: (label: string, cause: unknown) => reported.push(`${label}: ${String(cause)}`) };
  await showInBank(
    <CrashBoundary defects={defects} newReferenceId={() => 'ref-7'}>
      <Defects value={defects}>
        <Suspense fallback={fallback}>
          <Page />
        </Suspense>
      </Defects>
    </CrashBoundary>,
    { services: [session, new OfferedReload(tab)] },
  );
}

const never = () => new Promise<never>(() => undefined);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a step of the start', () => {
  it.each([
    ['the opening page', <Splash key="splash" />, FILES_ARE_LATE],
    ['the opening page before an answer', <Splash key="splash" waitsFor="bank" />, BANK_IS_LATE],
    ['the opening page within another', <Splash key="splash" isInside />, FILES_ARE_LATE],
    ['rows', <LoadingRows key="rows" />, FILES_ARE_LATE],
  ])('that is late behind %s is named, with a way to open the page again', async (_name, fallback, title) => {
    await shown(never, fallback);
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS - 2000));
    expect([screen.queryByRole('alert'), reported]).toEqual([null, []]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.queryByText('Открываем банк…')).toBeNull();
    expect(reported).toEqual([
      `wait for ${title === BANK_IS_LATE ? 'bank' : 'files'}: LoadFailure: Loading failed (late): /history`,
    ]);
    screen.getByRole('button', { name: 'Открыть заново' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('has the heading of the page when nothing else is on it', async () => {
    await shown(never, <Splash waitsFor="bank" />);
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(BANK_IS_LATE);
    expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true);
  });

  it('that waits for the bank lets a customer with a session sign in again', async () => {
    const { gateway, session } = sessionAt('active');
    await shown(never, <Splash waitsFor="bank" />, session);
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    await act(async () => screen.getByRole('button', { name: 'Войти заново' }).click());
    expect([session.status, session.session]).toEqual(['unauthenticated', undefined]);
    expect(gateway.calls).toEqual(['exit key']);
  });

  it.each([
    ['that waits for the bank', 'none', 'bank'],
    ['that waits for files', 'active', 'files'],
  ] as const)('%s offers no sign-in to session "%s"', async (_name, stage, waitsFor) => {
    await shown(never, <Splash waitsFor={waitsFor} />, sessionAt(stage).session);
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    expect(buttons()).toContain('Открыть заново');
    expect(buttons()).not.toContain('Войти заново');
  });

  it.each([
    ['the opening page', <Splash key="splash" />],
    ['rows', <LoadingRows key="rows" />],
  ])('that does not end fails behind %s, with a way to load again', async (_name, fallback) => {
    await shown(never, fallback);
    await act(() => vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 2000));
    expect(screen.getByRole('alert').textContent).toContain(FILES_ARE_LATE);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('alert').textContent).toContain('Страница не открылась');
    expect(reported.at(-1)).toBe('screen: LoadFailure: Loading failed (timeout): /history');
    screen.getByRole('button', { name: 'Открыть заново' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('files of a screen', () => {
  it.each([
    [
      'Failed to fetch dynamically imported module: https://bank.kg/assets/History-1a2b.js',
      'https://bank.kg/assets/History-1a2b.js',
    ],
    [
      'error loading dynamically imported module: https://bank.kg/assets/Loans-1.js',
      'https://bank.kg/assets/Loans-1.js',
    ],
    ['Importing a module script failed.', '/history'],
    ['Unable to preload CSS for /assets/Loans-9.css', '/assets/Loans-9.css'],
  ])('that are missing are reported with their address: %s', async (message, address) => {
    await shown(() => Promise.reject(new TypeError(message)), <LoadingRows />);
    expect((await screen.findByRole('alert')).textContent).toContain('ref-7');
    expect(reported).toEqual([`screen: LoadFailure: Loading failed (missing): ${address}`]);
  });

  describe('that are missing', () => {
    const MISSING = new TypeError('Importing a module script failed.');

    beforeEach(() => {
      const entry = document.createElement('script');
      entry.type = 'module';
      entry.setAttribute('src', '/assets/index-12345678.js');
      document.head.append(entry);
      return () => entry.remove();
    });

    const served = (entry: string) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script type="module" src="/assets/${entry}">`)));

    it('lead to one reload where the bank serves another version', async () => {
      served('index-87654321.js');
      await shown(() => Promise.reject(MISSING), <LoadingRows />);
      await screen.findByText('Вышла новая версия');
      expect(screen.getByRole('alert').textContent).toContain('введённое сохранится');
      screen.getByRole('button', { name: 'Открыть заново' }).click();
      expect(reload).toHaveBeenCalledOnce();
    });

    it('lead to no second reload for the same version, but to one for the next', async () => {
      served('index-87654321.js');
      await shown(() => Promise.reject(MISSING), <LoadingRows />);
      await screen.findByText('Вышла новая версия');
      screen.getByRole('button', { name: 'Открыть заново' }).click();
      cleanup();
      // The page came back as it was, such as from a copy on the way.
      await shown(() => Promise.reject(MISSING), <LoadingRows />);
      await screen.findByRole('alert');
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole('alert').textContent).toContain('Страница не открылась');
      cleanup();
      served('index-99999999.js');
      await shown(() => Promise.reject(MISSING), <LoadingRows />);
      await screen.findByText('Вышла новая версия');
    });

    it.each([
      ['the same version is served', () => served('index-12345678.js')],
      ['nobody answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
    ])('are an ordinary failure when %s', async (_case, arrange) => {
      arrange();
      await shown(() => Promise.reject(MISSING), <LoadingRows />);
      await screen.findByRole('alert');
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole('alert').textContent).toContain('Страница не открылась');
    });
  });

  it('are not blamed for another error', async () => {
    await shown(() => Promise.reject(new TypeError('x is not a function')), <LoadingRows />);
    await screen.findByRole('alert');
    expect(reported).toEqual(['screen: TypeError: x is not a function']);
  });
});
