import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const ADMINISTRATOR = 'meerim';
const REASON = 'Телефон украден, клиент звонил';

async function openUsers({ page, words }: BrowserUser): Promise<void> {
  await page.getByRole('link', { name: words.shell.nav.administration, exact: true }).first().click();
  await page.getByRole('link', { name: words.administration.tabs.users, exact: true }).click();
  await page.getByRole('heading', { name: words.administration.users.title, level: 1 }).waitFor();
}

/** Finds users with the keyboard alone and opens the one who has this login. */
async function openUser({ page, words }: BrowserUser, text: string, login: string): Promise<void> {
  await page.getByLabel(words.administration.users.search, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: `${login} · ` });
  await row.getByRole('link').click();
  await page.getByText(words.administration.user.access.title, { exact: true }).waitFor();
}

it('blocks a customer at work, who reads why, and unblocks, in Russian on a wide screen', async () => {
  const [admin, customer] = await Promise.all([environment.user(), environment.user()]);
  await Promise.all([admin.signIn(ADMINISTRATOR), customer.signIn('aibek')]);
  const { page, words } = admin;
  const { user, users, log, acts } = words.administration;
  await openUsers(admin);
  await page.getByRole('listitem').filter({ hasText: 'aizada · ' }).waitFor();
  await expectAccessible(admin, 'administration.users');
  await page.getByLabel(users.search, { exact: true }).fill('zzzz');
  await page.keyboard.press('Enter');
  await page.getByText(users.emptyTitle).waitFor();
  await openUser(admin, 'aibek', 'aibek');
  await page.getByText(log.events.SIGN_IN).first().waitFor();
  await expectAccessible(admin, 'administration.user');

  await admin.button(user.access.block).click();
  const dialog = page.getByRole('alertdialog');
  const yes = dialog.getByRole('button', { name: user.block.yes, exact: true });
  expect(await yes.isDisabled()).toBe(true);
  await dialog.getByLabel(user.block.reason, { exact: true }).fill(REASON);
  await expectAccessible(admin, 'administration.blockQuestion');
  await yes.click();
  await page.getByText(user.done.blocked).waitFor();
  await page.getByText(REASON).waitFor();

  await customer.page.getByText(customer.words.closed.access).waitFor();
  await expectAccessible(customer, 'login.accessEnded');
  await customer.enterPassword('aibek');
  await customer.page.getByText(customer.words.failures.USER_BLOCKED.what).waitFor();

  await page.getByRole('switch', { name: log.failuresOnly }).check();
  await page.getByText('USER_BLOCKED').first().waitFor();
  await admin.button(user.access.unblock).click();
  await dialog.getByRole('button', { name: user.unblock.yes, exact: true }).click();
  await page.getByText(user.done.unblocked).waitFor();
  await customer.signIn('aibek');
  await page.getByRole('link', { name: user.back, exact: true }).click();
  await page.getByText(users.found.replace('{{text}}', 'aibek')).waitFor();
  await page.getByRole('link', { name: words.administration.tabs.bank, exact: true }).click();
  await page.getByText(acts.changes.userUnblocked).first().waitFor();
  expect([...admin.consoleErrors, ...customer.consoleErrors]).toEqual([]);
  await Promise.all([admin.leave(), customer.leave()]);
});

it('shows the rights of a user of a company and the own page, in Kyrgyz on a narrow screen', async () => {
  const admin = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  const { page, words } = admin;
  const { user } = words.administration;
  await admin.signIn(ADMINISTRATOR, '/admin/users');
  await admin.heading(words.administration.users.title).waitFor();
  await openUser(admin, 'cholpon', 'cholpon');
  await page.getByText(user.rights.note).waitFor();
  await page.getByText(words.company.employees.rights.view, { exact: true }).waitFor();
  await page.getByText(words.administration.log.emptyTitle).waitFor();
  await expectAccessible(admin, 'administration.userOfCompany');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole('link', { name: user.back, exact: true }).click();
  await openUser(admin, ADMINISTRATOR, ADMINISTRATOR);
  await page.getByText(user.access.own).waitFor();
  expect(await admin.button(user.access.block).count()).toBe(0);
  await page.getByText(words.administration.log.details).first().click();
  await page.getByText(words.administration.log.fields.userlogin, { exact: true }).first().waitFor();
  await expectAccessible(admin, 'administration.ownPage');

  await admin.open('/admin/users/999999');
  await page.getByText(user.missingTitle).waitFor();
  expect(admin.consoleErrors).toEqual([]);
  await admin.leave();
});

it('is not there for customers', async () => {
  const user = await environment.user();
  await user.signIn('aizada');
  for (const path of ['/admin/users', '/admin/users/1']) {
    await user.open(path);
    await user.heading(user.words.common.notFound.title).waitFor();
  }
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
