import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CrashBoundary } from '../../../src/ui/shell/CrashBoundary';
import { LOAD_LIMIT_MS } from '../../../src/ui/shell/LoadLimit';
import { LoadingRows } from '../../../src/ui/shell/LoadingRows';
import { Splash } from '../../../src/ui/shell/Splash';
import { showInBank } from '../support/showInBank';

const reported: string[] = [];
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  reported.length = 0;
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

async function shown(load: () => Promise<never>, fallback: ReactNode) {
  const Page = lazy(load);
  const defects = { defect: (_label: string, cause: unknown) => reported.push(String(cause)) };
  await showInBank(
    <CrashBoundary defects={defects} newReferenceId={() => 'ref-7'}>
      <Suspense fallback={fallback}>
        <Page />
      </Suspense>
    </CrashBoundary>,
  );
}

describe('files of a screen', () => {
  it.each([
    ['the opening page', <Splash key="splash" />],
    ['rows', <LoadingRows key="rows" />],
  ])('that do not come in time fail behind %s, with a way to load again', async (_name, fallback) => {
    await shown(() => new Promise(() => undefined), fallback);
    await act(() => vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 2000));
    expect([screen.queryByRole('alert'), reported]).toEqual([null, []]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('alert').textContent).toContain('Страница не открылась');
    expect(reported).toEqual(['LoadFailure: Loading failed (timeout): /history']);
    screen.getByRole('button', { name: 'Открыть заново' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

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
    expect(reported).toEqual([`LoadFailure: Loading failed (missing): ${address}`]);
  });

  it('are not blamed for another error', async () => {
    await shown(() => Promise.reject(new TypeError('x is not a function')), <LoadingRows />);
    await screen.findByRole('alert');
    expect(reported).toEqual(['TypeError: x is not a function']);
  });
});
