import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Row far below the first screen. */
const FAR = 25;
/** A list may move by less than a line of text. */
const SAME_PLACE_PX = 4;

function listOf({ page, words }: BrowserUser) {
  return page.getByRole('list', { name: words.history.list });
}

function closeButton({ page, words }: BrowserUser) {
  return page.getByRole('main').getByRole('button', { name: words.common.close, exact: true });
}

const operationOf = ({ page }: BrowserUser) => new URL(page.url()).searchParams.get('operation');

/** Address of the element that has the focus. */
const focused = ({ page }: BrowserUser) => page.evaluate(() => document.activeElement?.getAttribute('href'));

it('an operation opens beside the list, which keeps its place, and Escape leads back to its row', async () => {
  const user = await environment.user({ language: 'en' });
  const { page, words } = user;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await user.signIn('aibek', '/history');
  const list = listOf(user);
  await list.getByRole('link').nth(8).waitFor();
  await page.mouse.move(500, 600);
  await page.mouse.wheel(0, FAR * 70);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(scripts.filter((path) => /OperationPanel/.test(path))).toEqual([]);

  const href = await page.evaluate(() =>
    [...document.querySelectorAll('main [role="list"] a[href^="/history/"]')]
      .find((row) => row.getBoundingClientRect().top > 300)
      ?.getAttribute('href'),
  );
  const row = list.locator(`a[href="${href ?? ''}"]`);
  const id = href?.split('/').at(-1) ?? '';
  const before = await row.boundingBox();
  await row.click();
  await closeButton(user).waitFor();
  expect(scripts.some((path) => /OperationPanel/.test(path))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/history');
  expect(operationOf(user)).toBe(id);
  expect(await row.getAttribute('aria-current')).toBe('true');
  expect(await list.locator('[aria-current]').count()).toBe(1);
  await expect
    .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(SAME_PLACE_PX);
  await expectFits(user);

  await page.getByText(words.operations.further, { exact: true }).click();
  await page.keyboard.press('Escape');
  await closeButton(user).waitFor({ state: 'detached' });
  expect(operationOf(user)).toBeNull();
  await expect.poll(() => focused(user)).toBe(href);

  await page.keyboard.press('ArrowDown');
  const next = await focused(user);
  expect(next).toMatch(/^\/history\//);
  expect(next).not.toBe(href);
  await page.keyboard.press('Enter');
  await closeButton(user).waitFor();
  expect(`/history/${operationOf(user)}`).toBe(next);
  await list.locator(`a[href="${next ?? ''}"]`).focus();
  await page.keyboard.press('ArrowUp');
  expect(await focused(user)).toBe(href);
  await page.keyboard.press('Enter');
  await expect.poll(() => operationOf(user)).toBe(id);

  // The second operation took the place of the first, so that one step back is the list.
  await page.goBack();
  await closeButton(user).waitFor({ state: 'detached' });
  expect(operationOf(user)).toBeNull();
  await page.goForward();
  await closeButton(user).waitFor();
  expect(operationOf(user)).toBe(id);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('the address of an open operation works after a reload, in a new tab and on a phone', async () => {
  const user = await environment.user({ language: 'en' });
  const { page, words } = user;
  await user.signIn('aibek', '/history?order=largest');
  const row = listOf(user).getByRole('link').first();
  await row.click();
  await closeButton(user).waitFor();
  const title = (await closeButton(user).locator('xpath=preceding-sibling::h2').innerText()).trim();
  const address = page.url();
  expect(new URL(address).searchParams.get('order')).toBe('largest');
  await page.reload();
  await closeButton(user).waitFor();
  expect(page.url()).toBe(address);
  await closeButton(user).click();
  await closeButton(user).waitFor({ state: 'detached' });
  expect(operationOf(user)).toBeNull();

  const { pathname, search } = new URL(address);
  const tab = await user.newTab(`${pathname}${search}`);
  await tab.getByRole('main').getByRole('button', { name: words.common.close, exact: true }).waitFor();
  await tab.getByRole('main').getByRole('heading', { name: title, exact: true }).first().waitFor();
  await tab.close();

  await page.setViewportSize({ width: 390, height: 800 });
  await user.open(`${pathname}${search}`);
  await page.waitForURL('**/history/*');
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.getByRole('link', { name: words.history.details.back }).click();
  await listOf(user).getByRole('link').first().click();
  await page.waitForURL('**/history/*');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('an operation is noted, printed and kept as a receipt beside the operations of its account', async () => {
  const user = await environment.user({ language: 'en' });
  const { page, words } = user;
  await user.signIn('aibek', '/accounts/overview');
  const listed = page.getByRole('region', { name: words.accounts.latest.title });
  await listed.getByRole('listitem').nth(1).getByRole('link').click();
  await closeButton(user).waitFor();
  expect(new URL(page.url()).pathname).toBe('/accounts/overview');
  expect(await listed.locator('[aria-current="true"]').count()).toBe(1);
  await expectFits(user);

  const note = page.getByRole('region', { name: words.history.note.title });
  await note.getByText(words.history.note.add, { exact: true }).click();
  await note.getByRole('textbox').fill('Beside the account');
  await page.keyboard.press('Escape');
  await note.getByRole('button', { name: words.history.note.save }).click();
  await note.getByText('Beside the account').waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: words.operations.receipt }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', String(document.querySelector('main h1') !== null));
  });
  await page.getByText(words.operations.further, { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: words.operations.print, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body').getAttribute('data-printed')).toBe('true');
  expect(await listed.isVisible()).toBe(false);
  expect(await note.isVisible()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await listed.isVisible()).toBe(true);
  expect(await note.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: words.cases.wrong }).click();
  await user.heading(words.cases.wrong).waitFor();
  await page.goBack();
  await closeButton(user).waitFor();
  await closeButton(user).click();
  await closeButton(user).waitFor({ state: 'detached' });
  await expect.poll(() => focused(user)).toMatch(/^\/history\//);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
