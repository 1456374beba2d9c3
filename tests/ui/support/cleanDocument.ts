import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import { watchTimers } from './startedTimers';
import type { StartedTimers } from './startedTimers';

// What a component shows comes when it comes; the default of a second is a bet on the machine.
configure({ asyncUtilTimeout: 15_000 });

/** Files share one document and its modules, so each test leaves no component behind, and each file no other trace. */

let timers: StartedTimers | undefined;

/** Milliseconds within which a library ends what it does after a component has gone, as giving the focus back. */
const END_MS = 500;

/** Places that started a timer which does not end by itself. */
async function timersLeft(): Promise<readonly string[]> {
  const places = () => timers?.places() ?? [];
  await vi.waitUntil(() => places().length === 0, { timeout: END_MS }).catch(() => undefined);
  return places();
}

beforeAll(() => {
  timers = watchTimers();
});

afterEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  // React reads the window when a page it has left arrives.
  await vi.dynamicImportSettled();
  const left = await timersLeft();
  timers?.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
  }
  if (left.length > 0) {
    throw new Error(`Timers outlive the file:\n${left.join('\n')}`);
  }
});
