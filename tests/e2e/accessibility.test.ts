import { afterAll, beforeAll, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { a11yViolations } from './support/accessibility';
import { expectAccessible } from './support/expectAccessible';
import { unfoldDetails } from './support/operationPages';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it('every screen and state has nothing axe objects to and nothing that scrolls sideways', async () => {
  const user = await environment.user();
  await walk(user);
  await user.leave();
});

it('notices what it looks for: a picture without words, a page too wide', async () => {
  const user = await environment.user({ width: 360 });
  await user.open('/login');
  await user.heading(user.words.login.title).waitFor();
  await user.page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    picture.width = 500;
    document.querySelector('main')?.append(picture);
  });
  const found = (await a11yViolations(user.page, 'login')).join('\n');
  expect(found).toContain('login: image-alt');
  expect(found).toContain('px wide in 360 px');
  await user.leave();
});

/** Goes through the whole bank once and looks at each screen in each of its states. */
async function walk(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  await user.open('/login');
  await user.heading(words.login.title).waitFor();
  await expectAccessible(user, 'login.form');
  await user.button(words.login.submit).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectAccessible(user, 'login.errors');

  const phone = await user.phoneOf('aibek');
  await user.enterPassword('aibek');
  await user.heading(words.login.otp.title).waitFor();
  await expectAccessible(user, 'login.secondFactor');
  await user.enterCode(await phone.next());
  await user.heading(words.home.title).waitFor();
  await settled(page);
  await expectAccessible(user, 'home.page');

  await page.getByRole('banner').getByRole('button', { name: words.shell.notifications.title }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await expectAccessible(user, 'shell.notifications');
  await page.keyboard.press('Escape');

  await user.open('/payment');
  await user.heading(words.transfer.hub.title).waitFor();
  await expectAccessible(user, 'payments.hub');
  await walkForms(user);
  await walkServices(user);
  await user.open('/payment');
  await walkTransfer(user);

  await unfoldDetails(user);
  await page.getByRole('link', { name: words.transfer.result.toHistory }).click();
  await user.heading(words.history.title).waitFor();
  await settled(page);
  await expectAccessible(user, 'history.list');
  await page.getByLabel(words.history.search, { exact: true }).fill('there is no such operation');
  await page.getByText(words.history.noMatchesInPeriod).waitFor();
  await expectAccessible(user, 'history.nothingFound');
  await page.getByLabel(words.history.search, { exact: true }).fill('');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/history?*operation=*');
  const ownPage = page.getByRole('link', { name: words.history.details.ownPage });
  await ownPage.waitFor();
  await settled(page);
  await expectAccessible(user, 'history.beside');
  await ownPage.click();
  await page.waitForURL('**/history/*');
  await settled(page);
  await expectAccessible(user, 'history.operation');

  await user.open('/there-is-no-such-page');
  await user.heading(words.common.notFound.title).waitFor();
  await expectAccessible(user, 'shell.notFound');
}

/** The forms of payments that are filled in elsewhere, as they open and with everything wrong in them. */
async function walkForms(user: BrowserUser): Promise<void> {
  const { kinds, form } = user.words.transfer;
  const forms = [
    ['/payment/other-accounts', kinds.otherAccounts.title, 'otherAccounts.form', 'otherAccounts.errors'],
    ['/payment/exchange', kinds.exchange.title, 'exchange.form', 'exchange.errors'],
    ['/payment/provider/mobile', kinds.mobile.title, 'mobile.form', 'mobile.errors'],
    ['/payment/provider/jany-kitep', kinds.janyKitep.title, 'janyKitep.form', 'janyKitep.errors'],
  ] as const;
  for (const [path, title, asOpened, withErrors] of forms) {
    await user.open(path);
    await user.heading(title).waitFor();
    await settled(user.page);
    await expectAccessible(user, asOpened);
    await user.button(form.next).click();
    await user.page.getByRole('alert').first().waitFor();
    await expectAccessible(user, withErrors);
  }
}

/** Everybody who can be paid for services, and the form of a provider with what is known of the subscriber. */
async function walkServices(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  await user.open('/payment/provider');
  await page.getByLabel(words.services.search, { exact: true }).waitFor();
  await settled(page);
  await expectAccessible(user, 'services.categories');
  await page.getByLabel(words.services.search, { exact: true }).fill('электр');
  await page.getByRole('button', { name: /Ала-Нур/ }).click();
  await page.waitForURL('**/payment/provider/bill');
  await page.locator('#subscriber').fill('120456789');
  await page.keyboard.press('Tab');
  await page.getByText('***').first().waitFor();
  await expectAccessible(user, 'services.form');
}

async function walkTransfer(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const [debit, credit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');

  await page.getByRole('link', { name: new RegExp(`^${words.transfer.kinds.ownAccounts.title}`) }).click();
  await user.heading(words.transfer.kinds.ownAccounts.title).waitFor();
  await settled(page);
  await expectAccessible(user, 'ownAccounts.form');
  await user.button(words.transfer.form.next).click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(user, 'ownAccounts.errors');
  await page.getByRole('combobox', { name: words.transfer.form.from, exact: true }).click();
  await page.getByRole('listbox').waitFor();
  await expectAccessible(user, 'ownAccounts.picker');
  await page.keyboard.press('Escape');
  await user.fillTransfer(debit, credit, '12,34');
  await user.proceedToCheck();
  await user.waitForCode(money(1234n, 'KGS'));
  await expectAccessible(user, 'payment.sheet');
  const code = await user.sheetCode('aibek');
  await user.enterCode('1');
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(user, 'payment.codeErrors');
  await user.enterCode(code);
  await user.heading(words.transfer.acts.transfer.done).waitFor();
  await settled(page);
  await expectAccessible(user, 'payment.result');
}

/** Skeletons have gone and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}
