import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Titles of the panels in the order of the page. */
function titles(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
}

/** Has the page note, when two titles are first there, whether they stand in this order. */
function noteFirstOrder(page: Page, order: readonly [string, string]): Promise<unknown> {
  return page.addInitScript(([first, second]) => {
    const look = new MutationObserver(() => {
      const found = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
      if (found.includes(first) && found.includes(second)) {
        look.disconnect();
        document.documentElement.dataset['firstOrder'] =
          found.indexOf(first) < found.indexOf(second) ? 'kept' : 'other';
      }
    });
    look.observe(document, { childList: true, subtree: true });
  }, order);
}

it.each([
  { language: 'ru', theme: 'light', width: 1280, height: 900 },
  { language: 'kg', theme: 'dark', width: 360, height: 740 },
] as const)('panels are ordered and folded by keys and stay so, in $language, $theme at $width px', async (look) => {
  const user = await environment.user(look);
  const { page, words } = user;
  const { arrange, home } = words;
  await user.signIn('aibek');
  if (look.width < 1000) {
    await user.button(home.whole).click();
  }
  await page.getByRole('region', { name: home.cards.title, exact: true }).getByRole('link').nth(1).waitFor();
  await page.getByRole('region', { name: words.payees.people, exact: true }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  const before = await titles(page);
  expect(before.indexOf(home.accounts)).toBeLessThan(before.indexOf(home.cards.title));

  await user.button(home.arrange).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: arrange.title });
  const up = dialog.getByRole('button', { name: arrange.up.replace('{{name}}', home.cards.title), exact: true });
  await up.waitFor();
  await expectAccessible(user, 'home.arrange');
  await up.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('status').getByText(home.cards.title).waitFor({ state: 'attached' });
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => user.button(home.arrange).evaluate((button) => button === document.activeElement)).toBe(true);
  const after = await titles(page);
  expect(after.indexOf(home.cards.title)).toBe(after.indexOf(words.calendar.upcoming) - 1);

  const rates = page.getByRole('region', { name: home.rates, exact: true });
  await rates.getByRole('button', { name: home.rates, expanded: true }).press('Enter');
  await rates.getByRole('table').waitFor({ state: 'detached' });
  await expectAccessible(user, 'home.folded');

  await noteFirstOrder(page, [home.cards.title, words.calendar.upcoming]);
  await page.reload();
  await rates.getByRole('button', { name: home.rates, expanded: false }).waitFor();
  // While a part of the page is fetched, React hides what was there.
  await expect.poll(() => titles(page)).toEqual(after);
  expect(await page.locator('html').getAttribute('data-first-order')).toBe('kept');
  await user.button(home.arrange).click();
  await dialog.getByRole('button', { name: arrange.restore, exact: true }).click();
  await dialog.getByRole('button', { name: arrange.done, exact: true }).click();
  await rates.getByRole('table').waitFor();
  expect(await titles(page)).toEqual(before);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('a card is turned over by a key, at home and on its page', async () => {
  const user = await environment.user({ language: 'ru', width: 360, height: 740 });
  const { page, words } = user;
  await user.signIn('aibek');
  await user.button(words.home.whole).click();
  const name = `${words.cardProducts.schemes.visa} •1010`;
  const turn = page.getByRole('button', { name: words.cardProducts.face.turn.replace('{{name}}', name), exact: true });
  const back = page.getByText(/^4288 01\*\* \*\*\*\* 1010$/).first();
  await turn.waitFor();
  expect(await back.isVisible()).toBe(false);
  await turn.press('Enter');
  await expect.poll(() => back.isVisible()).toBe(true);
  await expectAccessible(user, 'home.cardTurned');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await turn.press('Space');
  await page.getByText(words.cardProducts.face.codeHint).waitFor();
  await expectAccessible(user, 'cards.turned');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
