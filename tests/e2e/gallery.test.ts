import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveBuiltGallery } from '../../scripts/lib/gallery.mjs';
import { launchChromium } from '../support/chromium';
import { freePort } from '../support/StartedBank';
import { a11yViolations } from './support/accessibility';
import type { Browser, Page } from 'playwright-core';
import type { ServedGallery } from '../../scripts/lib/gallery.mjs';

/** Themes of the gallery, with the scheme of the device; high contrast is light or dark as the device is. */
const THEMES = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'light'],
  ['contrast', 'dark'],
] as const;
/** Roles of what opens over the page. */
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const WIDTHS = [360, 1280] as const;

let gallery: ServedGallery;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([freePort().then(serveBuiltGallery), launchChromium()]);
});

afterAll(async () => {
  await browser.close();
  await gallery.close();
});

describe.each(THEMES)('every component in every state, theme %s on a %s device', (theme, colorScheme) => {
  it.each(WIDTHS)('has nothing axe objects to and nothing that scrolls sideways at %s px', async (width) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Bishkek',
    });
    const page = await context.newPage();
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(error.error().message));
    await open(page, `${gallery.origin}/?bare&theme=${theme}&language=ru`);
    const alone = await page
      .getByRole('link', { name: 'On a page of its own' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(alone.length).toBeGreaterThan(30);
    const found = [...(await a11yViolations(page, 'gallery'))];
    for (const address of alone) {
      await open(page, `${gallery.origin}/${address}`);
      found.push(...(await a11yViolations(page, decodeURIComponent(address))));
    }
    expect(found).toEqual([]);
    expect(thrown).toEqual([]);
    await context.close();
  });
});

describe('the gallery', () => {
  it('opens what an example opens', async () => {
    const page = await browser.newPage();
    const opened = async (component: string, state: string) => {
      const search = new URLSearchParams({ bare: '', component, state });
      await open(page, `${gallery.origin}/?${search.toString()}`);
      return page.locator(OPENED).first().getAttribute('role');
    };
    expect(await opened('Picker', 'open, one cannot be chosen')).toBe('dialog');
    expect(await opened('ThemeButton', 'open')).toBe('menu');
    expect(await opened('QuestionDialog', 'open')).toBe('alertdialog');
    await page.close();
  });

  it.each([520, 740])('says in an open calendar, on a phone %s px tall, why a day cannot be chosen', async (height) => {
    const page = await browser.newPage({ viewport: { width: 360, height }, reducedMotion: 'reduce' });
    const search = new URLSearchParams({ bare: '', component: 'DateField', state: 'open, with an error' });
    await open(page, `${gallery.origin}/?${search.toString()}`);
    const calendar = page.getByRole('dialog');
    // It says itself that it cannot be chosen, so the browser driver would wait for it.
    await calendar.locator('[data-day="2025-10-05"]').click({ force: true });
    for (const text of [/^Выберите день с/, /^Можно выбрать день с/]) {
      const shown = await calendar.getByText(text).evaluate((element) => {
        const { left, top, width: wide, height: tall } = element.getBoundingClientRect();
        return document.elementFromPoint(left + wide / 2, top + tall / 2) === element;
      });
      expect([text, shown]).toEqual([text, true]);
    }
    await page.close();
  });

  it('changes theme, language and width, and leads to a component', async () => {
    const page = await browser.newPage();
    await page.goto(`${gallery.origin}/`);
    const examples = page.frameLocator('iframe');
    await examples.getByRole('heading', { name: 'Alert', exact: true }).waitFor();
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Language').selectOption('kg');
    await page.getByLabel('Width').selectOption('360');
    await expect.poll(() => examples.locator('html').getAttribute('lang')).toBe('ky');
    await examples.getByRole('heading', { name: 'Alert', exact: true }).waitFor();
    await page.getByRole('link', { name: 'SelectField', exact: true }).click();
    const html = examples.locator('html');
    await examples.getByRole('heading', { name: 'SelectField' }).waitFor();
    await expect.poll(() => html.getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => html.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(360);
    await expect
      .poll(() => examples.locator('#SelectField').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
      .toBeLessThan(900);
    await page.close();
  });
});

/** Opens an address of the gallery and waits until its examples are there, and what a state that is named for it opens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor({ state: 'attached' });
  if (new URL(address).searchParams.get('state')?.startsWith('open') === true) {
    await page.locator(OPENED).first().waitFor();
  }
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))',
  );
}
