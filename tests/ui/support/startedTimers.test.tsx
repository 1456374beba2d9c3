import { afterEach, beforeEach, expect, it } from 'vitest';

import { BrowserScheduler } from '../../../src/infrastructure/device/BrowserScheduler';
import { watchTimers } from './startedTimers';
import type { StartedTimers } from './startedTimers';

const browser = new BrowserScheduler();
let timers: StartedTimers;
let environment: typeof globalThis.setTimeout;

beforeEach(() => {
  environment = globalThis.setTimeout;
  timers = watchTimers();
});
afterEach(() => timers.end());

it('names the source of a timer that is left', () => {
  browser.after(60_000, () => undefined);
  browser.every(60_000, () => undefined);
  const scheduler = expect.stringMatching(/src\/infrastructure\/device\/BrowserScheduler\.ts:\d+/);
  expect(timers.places()).toEqual([scheduler, scheduler]);
});

it('forgets a timer that has fired or was cancelled', async () => {
  await new Promise<void>((resolve) => browser.after(0, resolve));
  browser.after(60_000, () => undefined)();
  browser.every(60_000, () => undefined)();
  expect(timers.places()).toEqual([]);
});

it('puts the functions of the environment back', () => {
  expect(globalThis.setTimeout).not.toBe(environment);
  timers.end();
  expect(globalThis.setTimeout).toBe(environment);
});
