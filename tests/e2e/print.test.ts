import { afterAll, beforeAll, expect, it } from 'vitest';

import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

/** Black, the grey of captions, and a white page. */
const PRINTED: ReadonlySet<string> = new Set(['rgb(0, 0, 0)', 'rgb(58, 58, 58)', 'on rgb(255, 255, 255)']);

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** The colours of every element with text that a print shows: text, and the ground when it is painted. */
function coloursOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) =>
      element.checkVisibility(),
    );
    const spoken = shown.filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE));
    const painted = shown
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((colour) => !colour.endsWith(', 0)'));
    return [
      ...new Set([
        ...spoken.map((element) => getComputedStyle(element).color),
        ...painted.map((colour) => `on ${colour}`),
      ]),
    ];
  });
}

it('prints the whole history, black on white in the dark theme too, under the name of the bank', async () => {
  const user = await environment.user({ theme: 'dark', width: 360 });
  const { page, words } = user;
  await user.signIn('aibek');
  await page.goto(`${user.origin}/history`);
  await user.heading(words.history.title).waitFor();
  const count = page.getByRole('main').getByRole('status').first();
  await expect.poll(async () => /\d+/.exec(await count.innerText())?.[0]).toMatch(/^\d+$/);
  const operations = Number(/\d+/.exec(await count.innerText())?.[0]);

  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('main a[href^="/history/"]').length);
    });
  });
  await page.pdf({ format: 'A4' });
  expect(operations).toBeGreaterThan(50);
  expect(await page.evaluate(() => document.body.dataset['printed'])).toBe(String(operations));

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await coloursOf(page)).toEqual(expect.arrayContaining(['rgb(0, 0, 0)']));
  expect((await coloursOf(page)).filter((colour) => !PRINTED.has(colour))).toEqual([]);
  expect((await page.getByRole('banner').innerText()).trim()).toBe('Tulpar');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
