import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const FOCUSED = `document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label')`;
const SMALLEST_TARGET = 44;

/** Places of the bar of a phone that are smaller than a finger, or whose words are cut. */
async function smallOrCut(page: Page): Promise<readonly string[]> {
  return page.getByRole('navigation').evaluate(
    (bar, smallest) =>
      [...bar.children].flatMap((item) => {
        const { width, height } = item.getBoundingClientRect();
        const isCut = item.scrollWidth > item.clientWidth + 1;
        return width < smallest || height < smallest || isCut ? [`${item.textContent} ${width}×${height}`] : [];
      }),
    SMALLEST_TARGET,
  );
}

describe('the frame of a phone', () => {
  it('has the code in the middle of five places, everything else behind the last, and covers nothing', async () => {
    const user = await environment.user({ language: 'kg', width: 360, height: 740 });
    const { page, words } = user;
    const { nav } = words.shell;
    await user.signInByForm('aizada');
    const bar = page.getByRole('navigation', { name: nav.label, exact: true });
    const names = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(names).toEqual(['/', '/payment', '/payment/qr', '/history']);
    expect(await bar.getByRole('link', { name: nav.home, exact: true }).getAttribute('aria-current')).toBe('page');
    expect(await smallOrCut(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await smallOrCut(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);

    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.evaluate('document.querySelector("footer").getBoundingClientRect().bottom <= innerHeight - 60');
      })
      .toBe(true);

    await page.getByRole('button', { name: nav.more, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: nav.more, exact: true });
    await sheet.waitFor();
    await expectAccessible(user, 'frame.more');
    const further = await sheet
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(further).toEqual(expect.arrayContaining(['/card-list', '/deposit', '/loan', '/wallets', '/profile']));
    await sheet.getByRole('button', { name: words.shell.signOut, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(FOCUSED)).toBe(nav.more);

    await page.getByRole('button', { name: nav.more, exact: true }).click();
    await sheet.getByRole('link', { name: nav.cards, exact: true }).click();
    await page.waitForURL('**/card-list');
    await sheet.waitFor({ state: 'detached' });
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('the frame of a desktop', () => {
  it('is walked by keyboard: past the frame, sections, the user, and back', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signInByForm('aibek');
    // Another address, opened anew, leaves the focus at the top of the page.
    await user.load('/history');
    await user.heading(words.history.title).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(FOCUSED)).toBe(words.common.skipToContent);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(FOCUSED)).toBe(words.shell.nav.home);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await user.heading(words.transfer.hub.title).waitFor();
    expect(await page.getByRole('navigation').locator('[aria-current="page"]').innerText()).toBe(
      words.shell.nav.payments,
    );
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it.each(['light', 'dark'] as const)('remembers high contrast, which is accessible on a %s device', async (theme) => {
    const user = await environment.user({ theme });
    const { page, words } = user;
    const { themes, themeNow } = words.common;
    await user.signInByForm('aibek');
    const named = (name: string) => user.button(themeNow.replace('{{theme}}', name));
    await named(themes.system).click();
    await page.getByRole('menuitemradio', { name: themes.contrast, exact: true }).click();
    await named(themes.contrast).waitFor();
    await page.reload();
    await named(themes.contrast).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectAccessible(user, 'home.highContrast');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('is in high contrast on a device that asks for more, unless another theme was chosen', async () => {
    const user = await environment.user({ contrast: 'more' });
    const { page, words } = user;
    const { themes, themeNow } = words.common;
    const shown = () => page.locator('html').getAttribute('data-theme');
    await user.load('/login');
    await user.button(themeNow.replace('{{theme}}', themes.system)).waitFor();
    expect(await shown()).toBe('contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect.poll(shown).toBeNull();
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(shown).toBe('contrast');
    await user.button(themeNow.replace('{{theme}}', themes.system)).click();
    await page.getByRole('menuitemradio', { name: themes.dark, exact: true }).click();
    await expect.poll(shown).toBe('dark');
    await user.leave();
  });
});
