import { expect } from 'vitest';

import { LOOKS } from './Sheet';
import type { Page } from 'playwright-core';
import type { Look } from './Sheet';

/** Height of a window, in pixels, that shows a short page as a device does. */
const MIN_HEIGHT = 800;
/** Height beyond which a page only goes on as it began; a phone shows the same in a longer column. */
const MAX_HEIGHT = 1600;
const MAX_HEIGHT_OF_PHONE = 2400;
const PHONE = 360;

/** The stream of news never ends. */
const ENDLESS = /\/beginStream$/;

/** Watches the calls of a page; the returned function tells how many of them have not been answered yet. */
export function watchCalls(page: Page): () => number {
  let open = 0;
  const count = (step: number) => (request: { url(): string }) => {
    if (!ENDLESS.test(request.url())) {
      open += step;
    }
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => open;
}

/** Waits until a page has its heading, its fonts and its images, and nothing on it is being loaded. */
export async function atRest(page: Page, openCalls: () => number): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await expect.poll(async () => ({ calls: openCalls(), unfinished: await page.evaluate(UNFINISHED) })).toEqual(AT_REST);
  await page.evaluate(TWO_FRAMES);
}

const AT_REST = { calls: 0, unfinished: 0 };
/** Parts that say they are busy, images without their bytes, fonts on their way. */
const UNFINISHED = `document.querySelectorAll('[aria-busy="true"]').length
  + [...document.images].filter((image) => !image.complete).length
  + (document.fonts.status === 'loaded' ? 0 : 1)`;
const TWO_FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Shots of a page in every look, in the order of the looks. The window is as high as the page, so that bars stand at its end and long lists fill it. */
export async function takeShots(page: Page, settle: () => Promise<void>): Promise<readonly Buffer[]> {
  const shots = new Map<Look, Buffer>();
  // Where the pointer was left by the last press, something may be highlighted.
  await page.mouse.move(0, 0);
  for (const width of new Set(LOOKS.map((look) => look.width))) {
    await page.setViewportSize({ width, height: MIN_HEIGHT });
    await page.evaluate(TWO_FRAMES);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: windowHeight(width, height) });
    await settle();
    for (const look of LOOKS.filter((one) => one.width === width)) {
      await page.emulateMedia({ colorScheme: look.theme });
      await page.evaluate(TWO_FRAMES);
      // A map is drawn anew.
      await settle();
      shots.set(look, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
  }
  return LOOKS.flatMap((look) => shots.get(look) ?? []);
}

function windowHeight(width: number, pageHeight: number): number {
  return Math.max(MIN_HEIGHT, Math.min(pageHeight, width === PHONE ? MAX_HEIGHT_OF_PHONE : MAX_HEIGHT));
}
