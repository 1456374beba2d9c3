import { afterAll, beforeAll, expect, it } from 'vitest';

import { OWN_NAMES } from '../../src/domain/language/ownNames';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const ADMINISTRATOR = 'meerim';
const BANNER = {
  ru: 'Работы до 6:00, карты работают',
  en: 'Maintenance until 6 am, cards work',
  kg: '6:00гө чейин иштер жүрөт, карталар иштейт',
  cn: '维护至6点，银行卡正常使用',
};

/** Opens the administration by its entry in the frame. */
async function openAdministration({ page, words }: BrowserUser): Promise<void> {
  await page.getByRole('link', { name: words.shell.nav.administration, exact: true }).click();
  await page.getByText(words.administration.status.state.none).first().waitFor();
}

/** Writes the announcement in every language, closes sign-in and answers the question. */
async function closeBank({ page, words }: BrowserUser): Promise<void> {
  const { status, question } = words.administration;
  for (const [language, text] of Object.entries(BANNER)) {
    await page.locator(`#banner-${language}`).fill(text);
  }
  await page.getByRole('radio', { name: status.text.shown }).check();
  await page.getByRole('radio', { name: status.behavior.block.label }).check();
  await page.getByRole('button', { name: status.save, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: question.title });
  await dialog.getByText(question.text).waitFor();
  await expectAccessible({ page }, 'administration.closeQuestion');
  await dialog.getByRole('button', { name: question.yes, exact: true }).click();
  await page.getByText(status.saved.block).waitFor();
}

async function openBank({ page, words }: BrowserUser): Promise<void> {
  const { status } = words.administration;
  await page.getByRole('radio', { name: status.behavior.none.label }).check();
  await page.getByRole('button', { name: status.save, exact: true }).click();
  await page.getByText(status.saved.none).waitFor();
}

it('closes the bank for a customer at another tab, who reads why, and opens it again', async () => {
  const [admin, customer] = await Promise.all([
    environment.user({ language: 'en' }),
    environment.user({ language: 'ru' }),
  ]);
  await admin.signIn(ADMINISTRATOR);
  await customer.signIn('aibek');
  await openAdministration(admin);
  await expectAccessible(admin, 'administration.bank');

  await closeBank(admin);
  const { page, words } = customer;
  await page.getByText(words.closed.ended).waitFor();
  await page.getByText(words.closed.title).waitFor();
  await page.getByText(BANNER.ru).waitFor();
  expect(await page.getByLabel(words.login.username, { exact: true }).count()).toBe(0);
  await expectAccessible(customer, 'login.closed');

  await customer.button(words.closed.staff).click();
  await page.getByLabel(words.login.username, { exact: true }).fill('aibek');
  await page.getByLabel(words.login.password, { exact: true }).fill('Tulpar-2026');
  await customer.button(words.login.submit).click();
  await page.getByText(words.failures.IBANK_BLOCKED.what).waitFor();

  await admin.page.getByText(admin.words.administration.acts.changes.blocked).first().waitFor();
  await openBank(admin);
  await customer.button(words.closed.again).click();
  await page.getByText(words.closed.title).waitFor({ state: 'detached' });
  await customer.signIn('aibek');
  expect([...admin.consoleErrors, ...customer.consoleErrors]).toEqual([]);
  await Promise.all([admin.leave(), customer.leave()]);
});

it('lets an administrator in while the bank is closed, on a phone and in Kyrgyz', async () => {
  const first = await environment.user();
  await first.signIn(ADMINISTRATOR);
  await openAdministration(first);
  await closeBank(first);

  const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  const { page, words } = user;
  await user.open('/login');
  await user.chooseLanguage();
  await page.getByText(BANNER.kg).waitFor();
  const phone = await user.phoneOf(ADMINISTRATOR);
  await user.button(words.closed.staff).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('username');
  await page.getByLabel(words.login.username, { exact: true }).fill(ADMINISTRATOR);
  await page.getByLabel(words.login.password, { exact: true }).fill('Tulpar-2026');
  await user.button(words.login.submit).click();
  await page.waitForURL('**/otp');
  await user.enterCode(await phone.next());
  await user.heading(words.home.title).waitFor();
  await user.open('/admin');
  await user.heading(words.administration.title).waitFor();
  expect(await page.getByLabel(OWN_NAMES.cn, { exact: true }).inputValue()).toBe(BANNER.cn);
  await expectFits(user);
  await openBank(user);
  expect([...first.consoleErrors, ...user.consoleErrors]).toEqual([]);
  await Promise.all([first.leave(), user.leave()]);
});

it('is not there for customers', async () => {
  const user = await environment.user();
  const { page, words } = user;
  await user.signIn('aizada');
  expect(await page.getByRole('link', { name: words.shell.nav.administration, exact: true }).count()).toBe(0);
  await user.open('/admin');
  await user.heading(words.common.notFound.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
