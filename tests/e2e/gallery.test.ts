import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { galleryProblems, openExamples, openGallery, OPENED } from './support/galleryLooks';
import type { OpenGallery } from './support/galleryLooks';

let open: OpenGallery;

beforeAll(async () => {
  open = await openGallery();
});

afterAll(() => open.close());

// gallery.slow.test.ts has the other themes and widths.
it.each([
  { theme: 'light', colorScheme: 'light', width: 1280 },
  { theme: 'dark', colorScheme: 'dark', width: 360 },
] as const)('every component in every state has nothing axe objects to and fits, $theme at $width px', async (look) => {
  expect(await galleryProblems(open, look)).toEqual([]);
});

describe('the gallery', () => {
  it('opens what an example opens', async () => {
    const page = await open.browser.newPage();
    const opened = async (component: string, state: string) => {
      const search = new URLSearchParams({ bare: '', component, state });
      await openExamples(page, `${open.gallery.origin}/?${search.toString()}`);
      return page.locator(OPENED).first().getAttribute('role');
    };
    expect(await opened('Picker', 'open, one cannot be chosen')).toBe('dialog');
    expect(await opened('ThemeButton', 'open')).toBe('menu');
    expect(await opened('QuestionDialog', 'open')).toBe('alertdialog');
    await page.close();
  });

  it.each([520, 740])('says in an open calendar, on a phone %s px tall, why a day cannot be chosen', async (height) => {
    const page = await open.browser.newPage({ viewport: { width: 360, height }, reducedMotion: 'reduce' });
    const search = new URLSearchParams({ bare: '', component: 'DateField', state: 'open, with an error' });
    await openExamples(page, `${open.gallery.origin}/?${search.toString()}`);
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
    const page = await open.browser.newPage();
    await page.goto(`${open.gallery.origin}/`);
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
