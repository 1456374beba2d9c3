// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BrowserRestart } from '../../../src/infrastructure/device/BrowserRestart';
import { BrowserUserActivity } from '../../../src/infrastructure/device/BrowserUserActivity';
import { BrowserLocalData } from '../../../src/infrastructure/storage/BrowserLocalData';
import { readTabMessage } from '../../../src/infrastructure/tabs/BroadcastTabChannel';
import { MemoryStore } from '../support/fakePorts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('BrowserUserActivity', () => {
  function listening() {
    const received: string[] = [];
    const stop = new BrowserUserActivity().listen({
      active: () => received.push('active'),
      returned: () => received.push('returned'),
    });
    return { received, stop };
  }

  it.each(['keydown', 'scroll', 'wheel', 'touchstart', 'touchmove', 'pointerdown'])(
    'takes %s for activity, swallowed or not',
    (sign) => {
      const { received, stop } = listening();
      const swallow = (event: Event): void => event.stopPropagation();
      document.body.addEventListener(sign, swallow);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      document.body.removeEventListener(sign, swallow);
      expect(received).toEqual(['active']);
      stop();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(received).toEqual(['active']);
    },
  );

  it('takes a pointer that stays where it is for no move', () => {
    const { received, stop } = listening();
    for (const screenX of [1, 1, 1, 2, 2]) {
      document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, screenX }));
    }
    expect(received).toEqual(['active', 'active']);
    stop();
  });

  it('reports a return to the page, which does not count as activity', () => {
    const { received, stop } = listening();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(received).toEqual(['returned', 'returned']);
    stop();
  });
});

describe('BrowserLocalData', () => {
  const dropped: string[] = [];

  beforeEach(() => {
    dropped.length = 0;
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'accounts' }, { name: 'directories' }],
      deleteDatabase: (name: string) => dropped.push(`database ${name}`),
    });
    vi.stubGlobal('caches', {
      keys: async () => ['pages'],
      delete: async (name: string) => dropped.push(`cache ${name}`),
    });
    window.localStorage.setItem('tulpar.language', 'kg');
    window.localStorage.setItem('tulpar.version', '1.0.10');
    window.localStorage.setItem('anything', 'else');
  });

  it('drops databases and caches and leaves the settings', async () => {
    await new BrowserLocalData(['tulpar.language']).dropCopies();
    expect(dropped.toSorted()).toEqual(['cache pages', 'database accounts', 'database directories']);
    expect(Object.keys(window.localStorage)).toHaveLength(3);
  });

  it('keeps a setting of every user', async () => {
    window.localStorage.setItem('homePanels:7', 'recent total');
    window.localStorage.setItem('homePanelsOfOld:7', 'recent');
    await new BrowserLocalData(['homePanels']).clear();
    expect(Object.keys(window.localStorage)).toEqual(['homePanels:7']);
  });

  it('clears everything except the named entries', async () => {
    await new BrowserLocalData(['tulpar.language']).clear();
    expect(dropped).toHaveLength(3);
    expect({ ...window.localStorage }).toEqual({ 'tulpar.language': 'kg' });
  });

  it('clears what it can where the browser has neither databases nor caches', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('caches', undefined);
    await new BrowserLocalData([]).clear();
    expect({ ...window.localStorage }).toEqual({});
  });
});

describe('BrowserRestart', () => {
  it('hands a reason over once, and only one it knows', () => {
    const store = new MemoryStore();
    const restart = new BrowserRestart(store);
    expect(restart.takeReason()).toBeUndefined();
    store.write('sessionEnd', 'inactive');
    expect(restart.takeReason()).toBe('inactive');
    expect(restart.takeReason()).toBeUndefined();
    store.write('sessionEnd', '<b>anything</b>');
    expect(restart.takeReason()).toBeUndefined();
  });

  it('does nothing without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = new MemoryStore();
    new BrowserRestart(store).begin('offline');
    expect(store.entries.size).toBe(0);
    vi.restoreAllMocks();
  });
});

describe('the messages between tabs', () => {
  it.each([
    { type: 'SESSION_WANTED' },
    { type: 'SIGNED_IN', sessionId: '7' },
    { type: 'SIGNED_OUT', sessionId: '7', end: 'inactive' },
    { type: 'ACTIVITY', sessionId: '7', at: 1 },
    { type: 'ACTIVITY_WANTED', sessionId: '7' },
  ])('are read as they were written: $type', (message) => {
    expect(readTabMessage(message)).toEqual(message);
  });

  it.each([
    [
      { type: 'SIGNED_OUT', sessionId: '7' },
      { type: 'SIGNED_OUT', sessionId: '7', end: 'signedOut' },
    ],
    [
      { type: 'SIGNED_OUT', sessionId: '7', end: 'whatever' },
      { type: 'SIGNED_OUT', sessionId: '7', end: 'signedOut' },
    ],
    [{ type: 'SIGNED_IN' }, undefined],
    [{ type: 'ACTIVITY', sessionId: '7', at: 'now' }, undefined],
    [{ type: 'ACTIVITY', at: 1 }, undefined],
    [{ type: 'SOMETHING_NEW', sessionId: '7' }, undefined],
    ['SIGNED_IN', undefined],
    [null, undefined],
  ])('of another version are taken for what they surely mean: %o', (data, message) => {
    expect(readTabMessage(data)).toEqual(message);
  });
});
