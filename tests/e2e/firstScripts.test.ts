import { afterAll, beforeAll, expect, it } from 'vitest';

import { importedBy, named, scriptsOf } from '../../scripts/lib/firstPages.mjs';
import { nextLiveStream } from './support/nextLiveStream';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

/** Time after which a page that nobody uses has asked for all it needs, before the lock screen is fetched for a lost network. */
const AT_REST_MS = 15_000;
/** Scripts that belong to no screen: one registers the service worker, one writes the figures into the frame of home. */
const OF_NO_SCREEN = /^assets\/(?:registerWorker|figures)-/;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Scripts of the application a page asks for, below `dist/app`. */
function scriptsAskedFor(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.slice(1);
    if (/^assets\/.*\.js$/.test(name)) {
      names.push(name);
    }
  });
  return names;
}

/** Scripts that the first page declares: those it begins with, and the panels below the first screen with their words. */
function declared(): ReadonlySet<string> {
  return new Set([...scriptsOf('home'), ...importedBy(named(/\/(?:later|people|words-ru-later)-[\w-]{8}\.js$/))]);
}

it.each([360, 1280])(
  'the first page asks for its own scripts alone until something is done, at %i px',
  async (width) => {
    const user = await environment.user({ width });
    const { context, page, words } = user;
    await context.clock.install();
    await user.signInByForm('aibek');
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const scripts = scriptsAskedFor(page);
    const stream = await nextLiveStream(page);
    await page.goto(`${user.origin}/`);
    await page.getByRole('heading', { name: words.home.accounts, exact: true }).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await context.clock.runFor(AT_REST_MS);
    await stream.alive;
    const own = declared();
    expect(scripts.filter((name) => !own.has(name) && !OF_NO_SCREEN.test(name))).toEqual([]);
    // On a phone the panels of the later ones are folded.
    expect(width === 360 || [...own].every((name) => scripts.includes(name))).toBe(true);

    await page.keyboard.press('Tab');
    await context.clock.runFor(AT_REST_MS);
    await expect.poll(() => scripts.some((name) => /^assets\/journeys-/.test(name))).toBe(true);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
